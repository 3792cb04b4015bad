import { type Colour, type PlayerRecord, type Turn, tenths } from '../../model/index.ts';
import { CELL, CELL_STRIDE, type Field, PLAYER, STATIC, shifted } from './columns.ts';
import { nameInColumns } from './extras.ts';
import { isFederation } from './read.ts';
import { isCutShort } from './read-player.ts';
import { rowOf } from './row.ts';
import { type Entry, entriesOf, notExpressible, pointsText, type Sheet, writeFixed } from './sheet.ts';

export const writePlayer = (sheet: Sheet, player: PlayerRecord): void => {
  const path = `players/${player.id}`;
  const { statedPoints } = player;
  const before = sheet.faults.length;
  writeFixed(sheet, '001', [
    ...entriesOf(PLAYER, path, {
      id: player.id,
      sex: player.sex,
      title: player.title,
      name: nameInColumns(player.name),
      rating: player.rating,
      federation: player.federation,
      number: player.fideId,
      birth: player.birth,
      points: pointsText(statedPoints === undefined ? undefined : tenths(statedPoints)),
      rank: player.statedRank,
    }),
    ...player.turns.flatMap((turn, index) => cellOf(sheet, turn, `${path}/turns/${index}`, index)),
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
        title: national.title,
        name: national.name,
        rating: national.rating,
        federation: national.origin,
        number: national.id,
        birth: national.birth,
      }),
    );
  }
};

const cellOf = (sheet: Sheet, turn: Turn, path: string, index: number): readonly Entry[] => {
  const cell = symbolsOf(turn);
  if (cell === 'not-expressible') {
    notExpressible(sheet, path, turn.kind);
    return [];
  }
  if (cell === undefined) return [];
  if ((turn.kind === 'game' || turn.kind === 'pairing-bye') && turn.tally)
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
