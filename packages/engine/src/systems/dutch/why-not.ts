import { impossible, type PlayerId } from '../../model/index.ts';
import { type Demand, faultsWith, firstWorse } from '../../rules/forced.ts';
import type { Rule, Verdict } from '../../rules/index.ts';
import type { PairFacts } from '../question.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Edition, Member } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './procedure-2026.ts';
import { PROCEDURE } from './procedure-rules.ts';
import { c4Of2017 } from './quality-2017.ts';
import { c4 } from './quality-2026.ts';
import { bracketFacts, prohibitionBetween } from './rulings.ts';

/** Why two do not meet: the word, the rule, the facts. */
export interface Apart {
  readonly verdict: Verdict;
  readonly rule: Rule;
  readonly facts: PairFacts;
}

const apart = (verdict: Verdict, rule: Rule, facts: PairFacts): Apart => ({ verdict, rule, facts });

const bracketOf = (paired: PairedBracket): Pick<PairFacts, 'bracket'> => {
  const { bracket } = bracketFacts(paired);
  return bracket === undefined ? {} : { bracket };
};

/**
 * Why two do not meet: the prohibition between them; or, in the bracket where both stood, what the best candidate with
 * that pair does worse; or, where they never stood in one bracket, what it would have cost to send the higher down.
 * Undefined for two who meet, or of whom one is not to be paired.
 */
export const whyNotPaired = (
  field: Field,
  brackets: readonly PairedBracket[],
  pair: readonly [PlayerId, PlayerId],
): Apart | undefined => {
  const [higher, lower] = field.members.filter(({ id }) => pair.includes(id));
  if (!higher || !lower || meet(brackets, higher, lower)) return undefined;
  const prohibition = prohibitionBetween(higher, lower, field);
  if (prohibition) return apart('forbidden', prohibition, { about: pair });
  const shared = brackets.find(paired => stoodIn(paired, higher) && stoodIn(paired, lower));
  if (shared) return apartInBracket(field.edition, shared, [higher, lower]);
  const own = brackets.find(paired => paired.candidate.pairs.flat().includes(higher));
  return own && apartByBrackets(field.edition, own, [higher, lower]);
};

const meet = (brackets: readonly PairedBracket[], a: Member, b: Member): boolean =>
  brackets.some(({ candidate }) => candidate.pairs.some(pair => pair.includes(a) && pair.includes(b)));

const stoodIn = ({ bracket }: PairedBracket, member: Member): boolean =>
  bracket.residents.includes(member) || bracket.movedDown.includes(member);

const apartInBracket = (edition: Edition, paired: PairedBracket, pair: readonly [Member, Member]): Apart => {
  const { natural, transposition } = PROCEDURE[edition];
  const ids = pair.map(({ id }) => id);
  if (pair.every(member => paired.bracket.movedDown.includes(member)))
    return apart('forbidden', natural, { about: ids, ...bracketOf(paired) });
  const [a = 0, b = 0] = pair.map(member => vertexOf(paired.candidate.problem, member));
  const worse = whatIsWorse(paired, { pairs: [[a, b]] });
  if (worse === 'cannot be')
    return apart('forbidden', completionOf(edition), { about: ids, ...bracketOf(paired) });
  if (worse)
    return apart('worse', worse.digit.rule, { about: ids, ...bracketOf(paired), ...faultsIn(worse) });
  // As good as the pairing made: then the order decides, in which the pairs before this one are chosen first.
  const kept = whatIsWorse(paired, { pairs: [...pairsBefore(paired, a, b), [a, b]] });
  return kept && kept !== 'cannot be'
    ? apart('worse', kept.digit.rule, {
        about: ids,
        ...bracketOf(paired),
        ...faultsIn(kept),
        keeping: 'earlier pairs',
      })
    : apart('equal-later', transposition, { about: ids, ...bracketOf(paired) });
};

const faultsIn = ({ chosen, other }: { readonly chosen: number; readonly other: number }) => ({
  chosen,
  other,
});

/** The pairs that the order chose before the first that names one of the two. */
const pairsBefore = ({ candidate }: PairedBracket, a: number, b: number) => {
  const chosen = candidate.pairs.map(
    ([one, two]) => [vertexOf(candidate.problem, one), vertexOf(candidate.problem, two)] as const,
  );
  const first = chosen.findIndex(pair => pair.includes(a) || pair.includes(b));
  return first < 0 ? chosen : chosen.slice(0, first);
};

const apartByBrackets = (
  edition: Edition,
  paired: PairedBracket,
  [higher, lower]: readonly [Member, Member],
): Apart => {
  const worse = whatIsWorse(paired, { pairs: [], unpaired: vertexOf(paired.candidate.problem, higher) });
  const rule =
    worse === 'cannot be' ? completionOf(edition) : (worse?.digit.rule ?? PROCEDURE[edition].natural);
  const faults = worse && worse !== 'cannot be' ? faultsIn(worse) : {};
  const verdict = worse === 'cannot be' ? 'forbidden' : worse ? 'worse' : 'equal-later';
  return apart(verdict, rule, {
    about: [higher.id, lower.id],
    ...bracketOf(paired),
    ...faults,
    sentDown: higher.id,
  });
};

const completionOf = (edition: Edition) => (edition === '2026' ? c4 : c4Of2017);

const vertexOf = ({ members, inBracket }: BracketGraph, member: Member): number =>
  members.slice(0, inBracket).indexOf(member);

const whatIsWorse = ({ candidate }: PairedBracket, demand: Demand) => {
  const { problem, pairs } = candidate;
  const chosen = pairs.map(([a, b]) => [vertexOf(problem, a), vertexOf(problem, b)] as const);
  const best =
    faultsWith(problem, { pairs: chosen }) ??
    impossible('the candidate chosen meets the demand to be what it is');
  const forced = faultsWith(problem, demand);
  return forced ? firstWorse(problem.charges.digits, best, forced) : 'cannot be';
};
