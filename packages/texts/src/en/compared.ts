import type { ComparedTexts } from '../compared-texts.ts';

const pointsOf = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

export const compared: ComparedTexts = {
  title: bracket => `Side by side, in the bracket of ${pointsOf(bracket)}`,
  chosen: 'Chosen',
  otherwise: 'Best otherwise',
  pairs: 'Pairs',
  floaters: 'Float',
  bye: 'Bye',
  samePairs: pairs => `In both: ${pairs}.`,
  nothing: rules => `Nothing in either: ${rules}.`,
  equal: 'No rule tells the two apart: the order does.',
  size: ({ of, points }) => (of === 'score' ? pointsOf(points) : `a difference of ${points}`),
};
