import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import type { WorkedRound } from '../define.ts';
import { type Board, type Bye, type NoPairing, noPairing } from '../system.ts';

/* What tables share: they say who meets whom before it is known who will be there. */

/** A meeting that a table prescribes, with the rulings that belong to its board. */
export interface Fixture extends Pick<Board, 'games' | 'group'> {
  readonly white: Entrant;
  readonly black: Entrant;
  readonly rulings: readonly Ruling[];
}

/** Someone whom the table leaves without an opponent. */
export interface FreeRound {
  readonly player: Entrant;
  readonly rulings: readonly Ruling[];
}

export interface RoundOfTable {
  /** In the order of the printed table. */
  readonly fixtures: readonly Fixture[];
  readonly free: readonly FreeRound[];
  /** What concerns the round as a whole. */
  readonly rulings: readonly Ruling[];
  /** Cited for whoever rests because the opponent is not there. */
  readonly absence: Rule;
}

/** Whoever is in the table: all but those who left before the first round. Numbers never change afterwards. */
export const fieldOf = (position: Position): readonly Entrant[] =>
  position.everyone.filter(({ player }) => player.withdrawnAfter !== 0 && player.expelledAfter !== 0);

/**
 * The round as it will be played. A table cannot be changed: whoever meets an absent player rests, and a pair that
 * the tournament forbids makes the round impossible.
 */
export const playRound = (position: Position, table: RoundOfTable): Outcome<WorkedRound, NoPairing> => {
  const there = new Set(position.entrants.map(entrant => entrant.id));
  const isThere = ({ id }: Entrant) => there.has(id);
  const played = table.fixtures.filter(({ white, black }) => isThere(white) && isThere(black));
  const forbidden = played.filter(({ white, black }) => position.mayNotMeet(white.id, black.id));
  if (forbidden.length > 0)
    return refuse(
      ...forbidden.map(({ white, black }) =>
        noPairing('table-pair-forbidden', { players: [white.id, black.id], round: position.round }),
      ),
    );
  const resting = [
    ...table.free.filter(({ player }) => restsFreely(position, player)),
    ...table.fixtures.flatMap(({ white, black }) =>
      leftAlone(position, [white, black], { isThere, absence: table.absence }),
    ),
  ];
  if (played.length + resting.length === 0)
    return refuse(noPairing('nobody-to-pair', { round: position.round }));
  return accept({
    boards: played.map(boardOf),
    byes: resting.map(({ player }): Bye => ({ player: player.id, kind: 'rest' })),
    rulings: () => [...table.rulings, ...[...played, ...resting].flatMap(({ rulings }) => rulings)],
  });
};

/** A free round leaves no trace in a round already paired: it is given again to whoever had not left. */
const restsFreely = (position: Position, { id, player }: Entrant): boolean => {
  if (position.entrants.some(entrant => entrant.id === id)) return true;
  return position.round <= position.tournament.roundsPaired && !hadLeft(position, player);
};

const hadLeft = ({ round }: Position, { withdrawnAfter, expelledAfter }: Entrant['player']): boolean =>
  Math.min(withdrawnAfter ?? Infinity, expelledAfter ?? Infinity) < round;

/** Nor does the rest of whoever was to meet somebody who had left, or had asked not to play. */
const leftAlone = (
  position: Position,
  [one, other]: readonly [Entrant, Entrant],
  { isThere, absence }: { readonly isThere: (entrant: Entrant) => boolean; readonly absence: Rule },
): readonly FreeRound[] => {
  const isGone = ({ player, coming }: Entrant) =>
    hadLeft(position, player) || coming.kind === 'requested-bye';
  const isAlone = (entrant: Entrant, absent: Entrant): boolean =>
    isThere(entrant)
      ? !isThere(absent)
      : entrant.coming.kind === 'absent' && !isGone(entrant) && !isThere(absent) && isGone(absent);
  const [player, absent] = isAlone(one, other) ? [one, other] : [other, one];
  return isAlone(player, absent)
    ? [{ player, rulings: [ruling('rest', absence, [player.id], { because: [absent.id] })] }]
    : [];
};

const boardOf = ({ white, black, games, group }: Fixture, index: number): Board => ({
  number: index + 1,
  white: white.id,
  black: black.id,
  ...(games === undefined || games === 1 ? {} : { games }),
  ...(group === undefined ? {} : { group }),
});
