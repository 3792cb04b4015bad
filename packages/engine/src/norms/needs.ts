import type { NormOpponent, NormPlayer, NormRound, NormTerms } from './rounds.ts';
import type { NormTitle } from './titles.ts';
import { makesNorm, titlesFor } from './verdict.ts';

export type LeastResult = 'loss' | 'draw' | 'win';

export interface Need {
  readonly title: NormTitle;
  /** The norm stands without playing on. */
  readonly sure: boolean;
  /** Against each opponent the least result that makes the norm; absent: none does. */
  readonly least: readonly { readonly opponent: NormOpponent; readonly result?: LeastResult }[];
}

const RESULTS: readonly LeastResult[] = ['loss', 'draw', 'win'];

/** What the next round has to bring. Opponents that a norm cannot tell apart are asked about once. */
export const needsIn = (
  player: NormPlayer,
  terms: NormTerms,
  rounds: readonly NormRound[],
  { round, opponents }: { readonly round: number; readonly opponents: readonly NormOpponent[] },
): readonly Need[] =>
  titlesFor(player).map(title => {
    // Of fixed pairings every round counts: nothing is sure before the last (1.4.1e).
    const sure = terms.schedule === 'swiss' && makesNorm(title, player, terms, rounds);
    const known = new Map<string, LeastResult | undefined>();
    const leastAgainst = (opponent: NormOpponent): LeastResult | undefined => {
      const makes = (result: LeastResult) =>
        makesNorm(title, player, terms, [...rounds, { round, opponent, result }]);
      // A norm survives a better result: without a win there is none.
      return makes('win') ? RESULTS.find(makes) : undefined;
    };
    return {
      title,
      sure,
      least: opponents.map(opponent => {
        const { rating, title: held, federation } = opponent;
        const alike = `${rating} ${held} ${federation}`;
        if (!known.has(alike)) known.set(alike, sure ? 'loss' : leastAgainst(opponent));
        const result = known.get(alike);
        return { opponent, ...(result ? { result } : {}) };
      }),
    };
  });
