import type { PassedOver } from '@pareo/engine';

/** What a rule counts on both sides, and what the counts are of. */
export const toldCounts = ({
  chosen,
  other,
  unit,
  each,
}: {
  readonly [K in 'chosen' | 'other' | 'unit' | 'each']?: PassedOver[K] | undefined;
}): string => {
  if (chosen === undefined || other === undefined) return '';
  switch (unit) {
    case 'breach':
      return '(the rule is not kept)';
    case 'type':
      return `(${letterOf(other)} instead of ${letterOf(chosen)})`;
    case 'unplayed':
      return `(${other} not played instead of ${chosen})`;
    case 'score':
      return `(score ${other} instead of ${chosen})`;
    case 'sonneborn-berger':
      return `(Sonneborn-Berger ${other} instead of ${chosen})`;
    case 'left-over':
      return `(${other} left over instead of ${chosen})`;
    case 'denied':
      return `(${other} without their preference instead of ${chosen})`;
    case 'union':
      return '(their group would be made one with the next, though it can be paired alone)';
    case 'pairs':
    case undefined:
      return `(${other} instead of ${chosen}${each === undefined ? '' : sizes[each.of](pointsOf(each.points))})`;
  }
};

const pointsOf = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

const sizes = {
  score: (points: string) => ` with ${points}`,
  difference: (points: string) => ` with a difference of ${points}`,
};

/** The types of floaters that a text lists, the worst first. */
const letterOf = (type: number): string =>
  ['none of these', 'type c', 'type b', 'type a'][type] ?? String(type);

/** The score of whoever has the bye, and what of it are no virtual points. */
export const scoreOfBye = (score: number, points = score): string =>
  `score ${score}${points === score ? '' : `, ${points} without virtual points`}`;
