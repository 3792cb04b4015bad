import type { RatingKind } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { RatingEdition } from './editions.ts';
import { b02, RULE_OF_400 } from './rules.ts';
import { expectedFor } from './tables.ts';

export interface ExpectedScore {
  /** Own rating less the opponent's. */
  readonly difference: number;
  /** After the rule of 400 points. */
  readonly counted: number;
  readonly hundredths: number;
  /** The rule of 400 points where it bit; otherwise the table. */
  readonly rule: Rule;
}

/** What a player expects of one game. Each side is judged for itself: 2813 sees 413 where 2400 sees 400. */
export const expectedScore = (
  kind: RatingKind,
  edition: RatingEdition,
  own: number,
  opponent: number,
): ExpectedScore => {
  const difference = own - opponent;
  const limit = limitOf400(kind, edition, own);
  const isLimited = limit !== undefined && Math.abs(difference) > 400;
  const counted = isLimited ? Math.sign(difference) * 400 : difference;
  return {
    difference,
    counted,
    hundredths: expectedFor(counted),
    rule: isLimited ? limit : b02(kind, 'expected'),
  };
};

/** The same without the rule of 400 points. */
export const expectedWithoutLimit = (kind: RatingKind, own: number, opponent: number): ExpectedScore => ({
  difference: own - opponent,
  counted: own - opponent,
  hundredths: expectedFor(own - opponent),
  rule: b02(kind, 'expected'),
});

const limitOf400 = (kind: RatingKind, edition: RatingEdition, own: number): Rule | undefined => {
  if (kind !== 'standard') return RULE_OF_400.rapidAndBlitz;
  switch (edition) {
    case '2022-01':
      return RULE_OF_400.once;
    case '2024-03':
    case '2024-12':
      return RULE_OF_400.always;
    case '2025-10':
      return own < 2650 ? RULE_OF_400.below2650 : undefined;
  }
};

/**
 * The games of one player in one tournament. The text of 2022 grants the stronger player one upgrade, for the largest
 * difference (decision 895); later texts judge each game alone.
 */
export const expectedScores = (
  kind: RatingKind,
  edition: RatingEdition,
  own: number,
  opponents: readonly number[],
): readonly ExpectedScore[] => {
  const each = opponents.map(opponent => expectedScore(kind, edition, own, opponent));
  if (edition !== '2022-01') return each;
  const largest = each.reduce(
    (best, { difference }, at) =>
      difference > 400 && difference > (each[best]?.difference ?? 400) ? at : best,
    -1,
  );
  return each.map((one, at) =>
    one.difference > 400 && at !== largest ? expectedWithoutLimit(kind, own, opponents[at] ?? 0) : one,
  );
};
