import { type Colour, type PlayerRecord, type Turn, tenths, titleIn } from '../../model/index.ts';
import { CELL, CELL_STRIDE, type Field, PLAYER, STATIC, shifted } from './columns.ts';
import { nameInColumns } from './extras.ts';
import { isFederation } from './read.ts';
import { isCutShort } from './read-player.ts';
import { rowOf } from './row.ts';
import { type Entry, entriesOf, notExpressible, pointsText, type Sheet, writeFixed } from './sheet.ts';

/** What the cells of a player depend on besides the player. */
export interface Surroundings {
  /** The last round in which anybody was paired. */
  readonly paired: number;
  /** A player absent at the start does not count for group A (C.04.7, article 1.2). */
  readonly countsTheStart: boolean;
  /** Whether record 240 already says that the player rests in the round. */
  readonly isExcused: (player: number, round: number) => boolean;
}

export const writePlayer = (sheet: Sheet, player: PlayerRecord, surroundings: Surroundings): void => {
  const path = `players/${player.id}`;
  const { statedPoints } = player;
  const before = sheet.faults.length;
  writeFixed(sheet, '001', [
    ...entriesOf(PLAYER, path, {
      id: player.id,
      sex: player.sex,
      title: titleOf(player),
      name: nameInColumns(player.name),
      rating: player.rating,
      federation: player.federation,
      number: player.fideId,
      birth: player.birth,
      points: pointsText(statedPoints === undefined ? undefined : tenths(statedPoints)),
      rank: player.statedRank,
    }),
    ...player.turns.flatMap((turn, index) => cellOf(sheet, turn, { player: player.id, index, surroundings })),
  ]);
  const line = sheet.lines.at(-1) ?? '';
  if (sheet.faults.length === before && isCutShort(rowOf(line, 1))) notExpressible(sheet, path, line);
};

export const writeNational = (sheet: Sheet, player: PlayerRecord): void => {
  for (const [index, national] of (player.national ?? []).entries()) {
    const path = `players/${player.id}/national/${index}`;
    if (!isFederation(national.federation)) notExpressible(sheet, `${path}/federation`, national.federation);
    writeFixed(
      sheet,
      national.federation,
      entriesOf(STATIC, path, {
        id: player.id,
        sex: national.sex,
        title: titleOf(national),
        name: national.name,
        rating: national.rating,
        federation: national.origin,
        number: national.id,
        birth: national.birth,
      }),
    );
  }
};

const cellOf = (
  sheet: Sheet,
  turn: Turn,
  {
    player,
    index,
    surroundings: { paired, countsTheStart, isExcused },
  }: { readonly player: number; readonly index: number; readonly surroundings: Surroundings },
): readonly Entry[] => {
  const path = `players/${player}/turns/${index}`;
  /* Blank is absent where the round was paired. Where it was not, blank is somebody to be paired: whoever is known to
   * be absent gets the bye that is worth the same, except where it is not the same. */
  const isComing = turn.kind === 'absent' && index >= paired;
  if (isComing && index === 0 && countsTheStart) {
    notExpressible(sheet, path, turn.kind);
    return [];
  }
  const cell = symbolsOf(isComing && !isExcused(player, index + 1) ? ZERO_BYE : turn);
  if (cell === 'not-expressible') {
    notExpressible(sheet, path, turn.kind);
    return [];
  }
  if (cell === undefined) return [];
  if ((turn.kind === 'game' || turn.kind === 'pairing-bye' || turn.kind === 'forfeit') && turn.tally)
    notExpressible(sheet, `${path}/tally`, `${turn.tally.own}-${turn.tally.opponents}`);
  const [opponent, colour, result] = cell;
  const at = (field: Field, text: string): Entry => ({
    field: shifted(field, index * CELL_STRIDE),
    path,
    text,
  });
  return [at(CELL.opponent, String(opponent)), at(CELL.colour, colour), at(CELL.result, result)];
};

type Cell = readonly [opponent: string | number, colour: string, result: string];

const NOBODY = '0000';
const LETTERS = { white: 'w', black: 'b' } as const satisfies Record<Colour, string>;
const RATED = { win: '1', draw: '=', loss: '0' } as const;
const UNRATED = { win: 'W', draw: 'D', loss: 'L' } as const;
const BYES = { full: 'F', half: 'H', zero: 'Z' } as const;

const ZERO_BYE: Turn = { kind: 'requested-bye', worth: 'zero' };

/** Undefined: a blank cell. */
const symbolsOf = (turn: Turn): Cell | 'not-expressible' | undefined => {
  switch (turn.kind) {
    case 'game':
      return [turn.opponent, LETTERS[turn.colour], (turn.unrated ? UNRATED : RATED)[turn.result]];
    case 'forfeit':
      return [turn.opponent ?? NOBODY, turn.colour ? LETTERS[turn.colour] : '-', turn.won ? '+' : '-'];
    case 'pairing-bye':
      return [NOBODY, '-', 'U'];
    case 'requested-bye':
      return [NOBODY, '-', BYES[turn.worth]];
    case 'adjourned':
      return [turn.opponent, LETTERS[turn.colour], ''];
    case 'match':
      return 'not-expressible';
    case 'absent':
    case 'unpaired':
      return undefined;
  }
};

/** In the letters of FIDE, however it was written. */
const titleOf = ({ title }: { readonly title?: string }): string | undefined =>
  title === undefined ? undefined : (titleIn(title) ?? title);
