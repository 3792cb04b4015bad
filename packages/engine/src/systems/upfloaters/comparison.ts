import { impossible } from '../../model/index.ts';
import { type Against, allForbidden, type Bar, forbidden, notComplete } from '../swiss/against.ts';
import { receiverOf } from '../swiss/bye-ladder.ts';
import { leftOverBy } from '../swiss/left-over.ts';
import { canAllBePaired, within } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { type Allowed, among, both, keeping, toldByCounts, withPair } from '../swiss/steps.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import { bracketProblem, pairBracket } from './bracket.ts';
import type { Contender } from './contender.ts';
import { countsOfPairs, countsOfSet } from './counts.ts';
import type { Field } from './field.ts';
import { byeLadder, type PairedBracket, type PairedField } from './procedure.ts';
import { chooseUpfloaters } from './upfloater-set.ts';

/*
 * What stands against something that was not taken (decisions 600 and 720). The text decides the bye, then of each scoregroup
 * the upfloaters and the pairs. The answer is about the first of these decisions that cannot be as it was: there the best
 * after which what is asked can still be is held against what was chosen.
 */

/** A round as it was paired, of which it is asked what else it could have been. */
export interface UpfloatRound {
  readonly field: Field;
  readonly paired: PairedField;
}

/** C1, and what the tournament excludes. */
export const prohibited = ({ field }: UpfloatRound, a: Contender, b: Contender): Bar | undefined =>
  prohibitionBetween(field.prohibitions, a, b);

/** Why two do not meet. */
export const againstPair = (round: UpfloatRound, a: Contender, b: Contender): Against => {
  const bar = prohibited(round, a, b);
  if (bar) return forbidden(bar);
  const pair = withPair(a, b);
  return against(round, pair) ?? incomplete(round, pair);
};

/** Why one floated up into a bracket and not another, who then meets somebody of at least its score. */
export const againstInstead = (
  round: UpfloatRound,
  { group }: PairedBracket,
  { player, instead }: Readonly<Record<'player' | 'instead', Contender>>,
): Against => {
  const { residents } = group;
  const barred = allForbidden(residents, resident => prohibited(round, resident, instead));
  if (barred) return barred;
  const { field, paired } = round;
  const score = residents[0]?.score ?? impossible('a scoregroup has somebody');
  const upper = field.members.filter(member => member.score >= score);
  const floating = among(upper, { inside: instead, outside: player });
  // Nobody is said to be barred from the bye but by C2: where it would mend the rest, it is kept.
  const left = both({ ...floating, mayHaveBye: () => true }, keeping(paired.bye, []));
  return against(round, floating) ?? incomplete(round, left);
};

/** C3. */
const incomplete = ({ field }: UpfloatRound, asked: Allowed<Contender>): Against =>
  notComplete(field.terms.rules.c3, leftOverBy<Contender>(field)(asked));

/** Undefined: no legal round has what is asked. */
const against = (round: UpfloatRound, asked: Allowed<Contender>): Against | undefined => {
  const { field, paired } = round;
  const { bye, brackets } = paired;
  const narrow = within<Field, Contender>(field, asked);
  if (bye && !asked.mayHaveBye(bye)) return againstReceiver(round, narrow);
  const index = brackets.findIndex(({ pairs }) => pairs.some(([a, b]) => !asked.mayMeet(a, b)));
  const bracket = brackets[index] ?? impossible('what is asked is not what was chosen');
  if (canAllBePaired(narrow, bracket.problem.members) && canAllBePaired(narrow, belowBoth(bracket)))
    return againstPairs(bracket, narrow);
  for (const above of brackets.slice(0, index + 1).reverse())
    if (canAllBePaired(narrow, [...above.group.residents, ...above.group.below]))
      return againstSet(above, narrow);
  return againstReceiver(round, narrow);
};

/** Whoever is left for the brackets that follow. */
const belowBoth = ({ group, upfloaters }: PairedBracket): readonly Contender[] =>
  group.below.filter(contender => !upfloaters.includes(contender));

/** 3.4: whoever else would have the bye. */
const againstReceiver = ({ field, paired }: UpfloatRound, narrow: Field): Against | undefined => {
  const ladder = byeLadder(field);
  const [{ bye }, other] = [paired, receiverOf(narrow, ladder)];
  return bye && other && toldByCounts(ladder.counts(bye), ladder.counts(other), ladder.order);
};

/** 3.5: the best set of upfloaters. What C6 asks of the following scoregroup, it asks whatever is asked of the round. */
const againstSet = ({ group, upfloaters, keepsC6 }: PairedBracket, narrow: Field): Against => {
  const other = chooseUpfloaters(group, narrow);
  const chosen = countsOfSet(group, { upfloaters, keepsC6 });
  return {
    ...toldByCounts(chosen, countsOfSet(group, other), group.field.terms.rules.orderOfSets),
    bracket: scoreOfGroup(group),
  };
};

/** 3.6: the best pairs of those in the bracket. */
const againstPairs = ({ group, upfloaters, problem, pairs }: PairedBracket, narrow: Field): Against => {
  const { field } = group;
  const other = bracketProblem({ ...group, field: narrow }, upfloaters);
  return {
    ...toldByCounts(
      countsOfPairs(field, problem, pairs),
      countsOfPairs(field, other, pairBracket(other)),
      field.terms.rules.orderOfPairings,
    ),
    bracket: scoreOfGroup(group),
  };
};
