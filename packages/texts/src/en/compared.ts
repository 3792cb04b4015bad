import type { FaultSize } from '@pareo/engine/systems';
import { reasons } from './reasons.ts';

const pointsOf = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

export const compared = {
  /** `other`: what was not taken; absent: what is asked about. */
  title: (bracket: number, other?: string) =>
    `Side by side, in the bracket of ${pointsOf(bracket)}${other === undefined ? '' : `: what was chosen, and the best that allows “${other}”`}`,
  chosen: 'Chosen',
  otherwise: 'Best otherwise',
  pairs: 'Pairs',
  floaters: 'Float',
  bye: 'Bye',
  samePairs: (pairs: string) => `In both: ${pairs}.`,
  nothing: (rules: string) => `Nothing in either: ${rules}.`,
  broken: 'not kept',
  floaterType: (type: number) => reasons.floaterTypes[type] ?? String(type),
  unplayed: (games: number) => `${games} not played`,
  equal: 'No rule tells the two apart: the order does.',
  size: ({ of, points }: FaultSize) => (of === 'score' ? pointsOf(points) : `a difference of ${points}`),
};
