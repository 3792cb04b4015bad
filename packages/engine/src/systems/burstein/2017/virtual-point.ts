import { plus, pointsOfWin, type Tournament, ZERO } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { type Ruling, ruling } from '../../../rules/index.ts';
import { rule33 } from './rules.ts';

const ROUNDS_WITH_VIRTUAL_POINT = 2;

/**
 * Rule 3.3: a point more for the upper half of the initial ranking, in the first two rounds. Where the tournament states
 * an acceleration of its own, that one is used instead (decision 0073).
 */
export const withVirtualPoint = (position: Position): Position => {
  const { tournament } = position;
  if (!hasVirtualPoint(position)) return position;
  const last = lastOfUpperHalf(tournament);
  const win = pointsOfWin(tournament.scoring);
  const raised = (entrant: Entrant): Entrant => ({
    ...entrant,
    pairingScore: plus(entrant.score, entrant.place <= last ? win : ZERO),
  });
  return {
    ...position,
    everyone: position.everyone.map(raised),
    entrants: position.entrants.map(raised),
  };
};

const hasVirtualPoint = ({ round, tournament: { acceleration, virtualPoints } }: Position): boolean =>
  round <= ROUNDS_WITH_VIRTUAL_POINT && acceleration === undefined && virtualPoints.length === 0;

/** Whom 3.3 gives the point, in a position that has it. */
export const rulingsOfVirtualPoint = (position: Position): readonly Ruling[] => {
  const raised = position.entrants.filter(({ score, pairingScore }) => pairingScore > score);
  return hasVirtualPoint(position) && raised.length > 0
    ? [
        ruling(
          'group',
          rule33,
          raised.map(({ id }) => id),
        ),
      ]
    : [];
};

/** The last place of the upper half of those who were there at the start; the middle one of an odd number is not in it. */
const lastOfUpperHalf = ({ players }: Tournament): number => {
  const atTheStart = players.filter(player => player.turns[0]?.kind !== 'absent');
  return atTheStart[Math.floor(atTheStart.length / 2) - 1]?.place ?? 0;
};
