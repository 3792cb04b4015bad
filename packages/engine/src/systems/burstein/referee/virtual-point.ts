import { pointsOfWin } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';

/**
 * Rule 3.3 word for word: in rounds 1 and 2 the upper half has a point more. Of the upper half is whoever has fewer than
 * half of those who were there at the start before them. An acceleration of the tournament's own is used instead.
 */
export const withVirtualPointLiterally = (position: Position): Position => {
  const { round, tournament } = position;
  const hasItsOwn = tournament.acceleration !== undefined || tournament.virtualPoints.length > 0;
  if (round > 2 || hasItsOwn) return position;
  const started = tournament.players.filter(({ turns: [first] }) => first?.kind !== 'absent');
  const half = Math.floor(started.length / 2);
  const isUpper = (entrant: Entrant): boolean =>
    started.filter(({ place }) => place < entrant.place).length < half;
  const point = pointsOfWin(tournament.scoring);
  const standing = (entrant: Entrant): Entrant => ({
    ...entrant,
    pairingScore: (isUpper(entrant) ? entrant.score + point : entrant.score) as Entrant['score'],
  });
  return {
    ...position,
    everyone: position.everyone.map(standing),
    entrants: position.entrants.map(standing),
  };
};
