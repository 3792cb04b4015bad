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
    ...table.fixtures.flatMap(({ white, black }) => leftAlone([white, black], isThere, table.absence)),
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
  const left = Math.min(player.withdrawnAfter ?? Infinity, player.expelledAfter ?? Infinity);
  return position.round <= position.tournament.roundsPaired && left >= position.round;
};

const leftAlone = (
  [one, other]: readonly [Entrant, Entrant],
  isThere: (entrant: Entrant) => boolean,
  absence: Rule,
): readonly FreeRound[] => {
  if (isThere(one) === isThere(other)) return [];
  const [player, absent] = isThere(one) ? [one, other] : [other, one];
  return [{ player, rulings: [ruling('rest', absence, [player.id], { because: [absent.id] })] }];
};

const boardOf = ({ white, black, games, group }: Fixture, index: number): Board => ({
  number: index + 1,
  white: white.id,
  black: black.id,
  ...(games === undefined || games === 1 ? {} : { games }),
  ...(group === undefined ? {} : { group }),
});
