import type { Rule } from '../rules/index.ts';
import { isScoreEnough } from './minimum-average.ts';
import type { NormPlayer, NormTerms } from './rounds.ts';
import { B01, EXEMPTIONS } from './rules.ts';
import type { Tally } from './tally.ts';
import { FIGURES, type NormTitle } from './titles.ts';

export interface NormCheck {
  readonly rule: Rule;
  /** Scores are points, the others counts or ratings. */
  readonly found: number;
  readonly needed: number;
  readonly ok: boolean;
  /** It does not hold, and need not by this article. */
  readonly exempt?: Rule;
}

/** 1.4.5b to e; of a double round robin half of it, in persons (1.4.5f). */
const askedOf = (games: number, { schedule }: NormTerms): number => {
  const asked = Math.max(3, Math.ceil(games / 3));
  return schedule === 'double-round-robin' ? Math.ceil(asked / 2) : asked;
};

/** The terms for one player. */
export interface OwnTerms extends NormTerms {
  /** The article by which this player need not meet foreigners. */
  readonly exemption: Rule | undefined;
}

/** National championships free the players of their federation, zonal tournaments and strong fields everybody. */
export const ownTerms = (terms: NormTerms, { federation }: Pick<NormPlayer, 'federation'>): OwnTerms => {
  const { declared, isStrong, host } = terms;
  const isFreed = declared === '1.4.3c' || (declared !== undefined && federation === host);
  const exemption = isFreed ? EXEMPTIONS[declared] : isStrong ? B01.strongSwiss : undefined;
  return { ...terms, exemption };
};

const atLeast = (rule: Rule, found: number, needed: number): NormCheck => ({
  rule,
  found,
  needed,
  ok: found >= needed,
});
const atMost = (rule: Rule, found: number, needed: number): NormCheck => ({
  rule,
  found,
  needed,
  ok: found <= needed,
});

/** Every condition of a norm, in the order of the articles. `eight`: by 1.4.1c. */
export const checksOf = (
  title: NormTitle,
  tally: Tally,
  terms: OwnTerms,
  { eight }: { readonly eight: boolean },
): readonly NormCheck[] => {
  const { games, score, performance, foreign, own, most, holders, asked } = tally;
  const figures = FIGURES[title];
  const { exemption } = terms;
  const waived = (check: NormCheck): NormCheck =>
    check.ok || !exemption ? check : { ...check, exempt: exemption };
  return [
    { rule: B01.games, found: games, needed: terms.minimumGames, ok: eight || games >= terms.minimumGames },
    waived(atLeast(B01.foreigners, foreign, 2)),
    waived(atMost(B01.own, own, Math.floor((3 * games) / 5))),
    waived(atMost(B01.one, most, Math.floor((2 * games) / 3))),
    atLeast(B01.holders, holders, Math.ceil(games / 2)),
    atLeast(figures.rule, asked, askedOf(games, terms)),
    atLeast(B01.average, performance.average, figures.average),
    {
      rule: B01.score,
      found: score / 100,
      // The next half point from 35 %.
      needed: Math.ceil((35 * games) / 50) / 2,
      ok: isScoreEnough(score, games),
    },
    atLeast(B01.performance, performance.rating, figures.performance),
  ];
};

export const holds = ({ ok, exempt }: NormCheck): boolean => ok || exempt !== undefined;

/** Whether it is one, without the account of why: what a search asks of every choice of games. */
export const isNorm = (
  title: NormTitle,
  tally: Tally,
  terms: OwnTerms,
  { eight }: { readonly eight: boolean },
): boolean => {
  const { games, score, performance, foreign, own, most, holders, asked } = tally;
  const { average, performance: needed } = FIGURES[title];
  return (
    performance.rating >= needed &&
    performance.average >= average &&
    isScoreEnough(score, games) &&
    holders >= Math.ceil(games / 2) &&
    asked >= askedOf(games, terms) &&
    (eight || games >= terms.minimumGames) &&
    (terms.exemption !== undefined ||
      (foreign >= 2 && own <= Math.floor((3 * games) / 5) && most <= Math.floor((2 * games) / 3)))
  );
};
