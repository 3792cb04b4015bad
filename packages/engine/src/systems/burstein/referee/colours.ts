import { type Colour, impossible, opposite } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Edition, Member } from './member.ts';

type Pair = readonly [Member, Member];
type Rule = (pair: Pair, position: Position) => Colour | undefined;

/** The colour of the higher ranked, and the paragraph that says so. */
export const colourIn = (pair: Pair, position: Position, edition: Edition) => {
  for (const [id, rule] of edition === '2026' ? RULES_2026 : RULES_2017) {
    const colour = rule(pair, position);
    if (colour) return { colourOfHigher: colour, rule: `burstein-${edition}.${id}` };
  }
  return impossible('the last paragraph answers');
};

const neitherPlayed: Rule = ([higher, lower], { initialColour, pairingNumber }) => {
  if (higher.wants || lower.wants) return undefined;
  const isOdd = (pairingNumber.get(higher.id) ?? 0) % 2 === 1;
  return isOdd ? initialColour : initialColour && opposite(initialColour);
};

const both: Rule = ([higher, lower]) => {
  if (higher.wants === lower.wants) return undefined;
  return higher.wants ?? (lower.wants && opposite(lower.wants));
};

/** To whoever has more of it. */
const more =
  (of: (member: Member) => number): Rule =>
  ([higher, lower]) => {
    if (!higher.wants || of(higher) === of(lower)) return undefined;
    return of(higher) > of(lower) ? higher.wants : opposite(higher.wants);
  };

const alternated: Rule = ([higher, lower]) => {
  const [a, b] = [[...higher.entrant.colours].reverse(), [...lower.entrant.colours].reverse()];
  const colour = a.find((one, index) => b[index] !== undefined && b[index] !== one);
  return colour && opposite(colour);
};

const higherRanked: Rule = ([higher]) => higher.wants;

const RULES_2026: readonly (readonly [string, Rule])[] = [
  ['5.2.1', neitherPlayed],
  ['5.2.2', both],
  ['5.2.3', more(({ strength }) => strength)],
  ['5.2.4', alternated],
  ['5.2.5', higherRanked],
];

const RULES_2017: readonly (readonly [string, Rule])[] = [
  ['5.1', neitherPlayed],
  ['5.4.1', both],
  ['5.2', more(({ difference }) => (Math.abs(difference) > 1 ? 1 : 0))],
  ['5.3', more(({ hadTwice }) => (hadTwice ? 1 : 0))],
  ['5.4.2', more(({ difference }) => Math.abs(difference))],
  ['5.4.3', alternated],
  ['5.4.4', pair => (pair[0].sums[0] === pair[1].sums[0] ? undefined : pair[0].wants)],
  ['5.4.5', higherRanked],
];
