import { inHundredths } from '../model/index.ts';
import { type Part, type Rule, type Working, worked } from '../rules/index.ts';
import { type Encounter, ruleAgainst, type Terms } from './encounters.ts';
import { expectedScores } from './expected.ts';
import { type ChosenK, kWithin700 } from './k.ts';
import { b02 } from './rules.ts';

/** What a tournament does to a rating. */
export interface Change {
  /** Those that count. */
  readonly games: number;
  /** Scores less expected scores, in hundredths. */
  readonly sum: number;
  readonly k: Working;
  /** In points of rating. Its lines add up to the sum, which K multiplies. */
  readonly change: Working;
  /** As it would stand on the list if the month held nothing else. */
  readonly rounded: number;
}

/** 8.3: K times the sum of scores less expected scores. */
export const changeOf = (
  terms: Terms,
  { own, k: chosen }: { readonly own: number; readonly k: ChosenK },
  encounters: readonly Encounter[],
): Change => {
  const { kind, edition } = terms;
  const judged = encounters.map(encounter => ({ encounter, cut: ruleAgainst(terms, own, encounter) }));
  const counted = judged.filter(({ cut }) => !cut).map(({ encounter }) => encounter);
  const expected = expectedScores(
    kind,
    edition,
    own,
    counted.map(({ rating = 0 }) => rating),
  );
  const expectedIn = new Map(counted.map((encounter, at) => [encounter, expected[at]]));
  let sum = 0;
  const parts = judged.map(({ encounter, cut }): Part => {
    const found = expectedIn.get(encounter);
    if (!found || cut) return lineOf(encounter, { amount: 0, rule: cut ?? b02(kind, 'expected'), cut });
    const delta = encounter.score - found.hundredths;
    sum += delta;
    return lineOf(encounter, {
      amount: delta / 100,
      rule: found.rule,
      difference: found.difference,
      counted: found.counted,
      expected: found.hundredths / 100,
    });
  });
  const { k, rule } = kWithin700(chosen, counted.length);
  return {
    games: counted.length,
    sum,
    k: worked(rule, k, [], { listed: chosen.k, games: counted.length }),
    change: worked(b02(kind, 'change'), inHundredths(k * sum), parts, {
      k,
      sum: sum / 100,
      games: counted.length,
    }),
    rounded: roundedAwayFromZero(k * sum),
  };
};

type Line = Pick<Part, 'amount' | 'rule' | 'difference' | 'counted' | 'expected'> & {
  readonly cut?: Rule | undefined;
};

/** A game as a line of a working. Field by field: of a thousand players there are ten thousand, and spreading took most of the time. */
export const lineOf = ({ round, opponent, rating, score }: Encounter, line: Line): Part => {
  const part: { -readonly [Field in keyof Part]: Part[Field] } = {
    points: score / 100,
    amount: line.amount,
    rule: line.rule,
  };
  if (round !== undefined) part.round = round;
  if (opponent !== undefined) part.opponent = opponent;
  if (rating !== undefined) part.score = rating;
  if (line.difference !== undefined) part.difference = line.difference;
  if (line.counted !== undefined) part.counted = line.counted;
  if (line.expected !== undefined) part.expected = line.expected;
  if (line.cut) part.cut = line.cut;
  return part;
};

/** 8.3.4, of hundredths: half a point away from zero. */
export const roundedAwayFromZero = (hundredths: number): number => {
  const size = Math.floor((Math.abs(hundredths) + 50) / 100);
  // There is no zero below zero.
  return hundredths < 0 && size > 0 ? -size : size;
};
