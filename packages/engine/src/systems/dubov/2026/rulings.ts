import { decimalOf, tenths } from '../../../model/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../../rules/index.ts';
import type { Member } from '../definitions.ts';
import { type Field, prohibitionBetween } from '../field.ts';
import { rulingOfBye } from './bye.ts';
import { c4 } from './criteria.ts';
import { byPlace } from './definitions.ts';
import { rule42, rule44, rule321, rule326, rule3241, rule3242 } from './procedure-rules.ts';
import type { PairedBracket, Round2026 } from './round.ts';
import { bestUpfloaters, type Group } from './upfloaters.ts';

/** Why the round was paired as it was: each board, float and bye with the rule that decided it. */
export const rulingsOfRound = (field: Field, { brackets, bye }: Round2026): readonly Ruling[] => [
  ...(bye ? [rulingOfBye(field, bye)] : []),
  ...brackets.flatMap(paired => [
    ...paired.upfloaters.map(upfloater => rulingOfFloat(paired, upfloater)),
    ...paired.pairs.map((_, index) => rulingOfBoard(field, paired, index)),
  ]),
];

const factsOf = ({ group, upfloaters }: PairedBracket): BracketFacts => ({
  bracket: decimalOf(group.residents[0]?.score ?? tenths(0)),
  players: group.residents.length + upfloaters.length,
  upfloaters: upfloaters.length,
});

/**
 * The first player who stands before the upfloater in 4.2 and stays shows the rule: the criterion by which the best
 * set with that player is worse, what forbids every resident to that player, or C4; and 4.2 where sets are equal.
 */
const rulingOfFloat = (paired: PairedBracket, upfloater: Member): Ruling => {
  const { group, upfloaters } = paired;
  const facts = { ...factsOf(paired), direction: 'up' as const };
  const passed = group.below.find(member => !upfloaters.includes(member));
  if (!passed || passed.order > upfloater.order) return ruling('float', rule321, [upfloater.id], { facts });
  const barred = prohibitionWithAll(group, passed);
  if (barred) return ruling('float', barred, [upfloater.id], { because: [passed.id], facts });
  const chosen = bestUpfloaters(group, { floating: upfloaters, staying: [] });
  const forced = bestUpfloaters(group, { floating: [passed], staying: [] });
  const digit = forced?.faults.findIndex((fault, at) => fault !== chosen?.faults[at]) ?? -1;
  const worse = forced?.digits[digit];
  const counted = worse && { chosen: chosen?.faults[digit] ?? 0, other: forced?.faults[digit] ?? 0 };
  const rule: Rule = worse?.rule ?? (forced ? rule42 : c4);
  return ruling('float', rule, [upfloater.id], { because: [passed.id], facts: { ...facts, ...counted } });
};

/** The rule that keeps a player from the first resident, where no resident at all may be met. */
const prohibitionWithAll = ({ field, residents }: Group, player: Member): Rule | undefined => {
  const prohibitions = residents.map(resident => prohibitionBetween(field, resident, player));
  return prohibitions.every(rule => rule !== undefined) ? prohibitions[0] : undefined;
};

/** The first opponent of G2 whom the order offers before the one chosen shows what moved the pairing. */
const rulingOfBoard = (field: Field, paired: PairedBracket, index: number): Ruling => {
  const { pairs, subgroups } = paired;
  const [member, opponent] = pairs[index] as readonly [Member, Member];
  const about = [member.id, opponent.id];
  const facts = factsOf(paired);
  const [passed] = pairs
    .slice(index + 1)
    .map(([, other]) => other)
    .filter(other => byPlace(other, opponent) < 0)
    .sort(byPlace);
  if (passed) {
    const rule = prohibitionBetween(field, member, passed) ?? rule44;
    return ruling('board', rule, about, { because: [passed.id], facts });
  }
  const isAmong = (members: readonly Member[]) => members.includes(member) || members.includes(opponent);
  if (isAmong(subgroups.fromSmaller)) return ruling('board', rule3241, about, { facts });
  return ruling('board', isAmong(subgroups.fromLarger) ? rule3242 : rule326, about, { facts });
};
