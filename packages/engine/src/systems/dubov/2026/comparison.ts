import { decimalOf, impossible, tenths } from '../../../model/index.ts';
import type { PassedOver } from '../../../rules/index.ts';
import { once } from '../../once.ts';
import { type Against, allForbidden, notComplete } from '../../swiss/against.ts';
import { againstAsked, type Walk } from '../../swiss/asked-walk.ts';
import { colourBy, deniedIn } from '../../swiss/colours.ts';
import { leftOverAmong } from '../../swiss/left-over.ts';
import { canAllBePaired, within } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import {
  type Allowed,
  among,
  both,
  type Counted,
  type CountedLater,
  closed,
  type Step,
  toldApart,
  writtenSet,
} from '../../swiss/steps.ts';
import { scoreOfGroup } from '../../swiss/upfloats.ts';
import type { Way } from '../../swiss/ways.ts';
import { dueColour, type Member, seekTheSame, sumOf } from '../definitions.ts';
import type { Field } from '../field.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c4, c7, QUALITIES_2026, type Quality } from './criteria.ts';
import { byeLadder, type PairedBracket, pairGroup, pairMembers, type Round2026 } from './procedure.ts';
import { rule42, rule43, rule44, rule3241 } from './procedure-rules.ts';
import type { Group } from './upfloaters.ts';

/* What the brackets of a round could have been instead (decision 710). */

export type Walk2026 = Walk<Field, Member>;

export const walkOf = (field: Field, { bye, brackets }: Round2026): Walk2026 => ({
  field,
  ladder: byeLadder(field),
  bye,
  completion: c4,
  brackets: brackets.map(bracket => ({
    paired: bracket.pairs.flat(),
    chosen: once(() => wayOf(bracket)),
    isOpenIn: other => canAllBePaired(other, [...bracket.group.residents, ...bracket.group.below]),
    wayIn: other => wayOf(pairGroup({ ...bracket.group, field: other })),
  })),
});

const wayOf = (paired: PairedBracket): Way => ({
  steps: stepsOf(paired),
  pairs: paired.pairs,
  floaters: paired.upfloaters,
});

/** 3.2.1 and 3.2.2, both instances of 3.2.4, 3.2.6. */
const stepsOf = (paired: PairedBracket): readonly Step[] => {
  const { group, upfloaters, subgroups, pairs } = paired;
  const bracket = scoreOfGroup(group);
  const { fromSmaller, fromLarger } = subgroups;
  const counts = countsOf(paired);
  // The pairs of the same players may be worse by C7.
  const values = counts.map(([, count]) => count).join();
  return [
    { choice: `${writtenSet(upfloaters)} ${values}`, counts, order: rule42, bracket },
    {
      choice: writtenSet(fromSmaller),
      counts: [[rule3241, fromSmaller.length, idsOf(fromSmaller)]],
      order: rule43,
      bracket,
    },
    { choice: writtenSet(fromLarger), counts: [], order: rule43, bracket },
    { choice: pairs.map(([a, b]) => `${a.id}-${b.id}`).join(), counts: [], order: rule44, bracket },
  ];
};

/** C5 to C10 of a bracket as it is paired; of C6 each difference is counted by itself, the greatest first. */
const countsOf = (paired: PairedBracket): Step['counts'] => {
  const { residents, below } = paired.group;
  const score = residents[0]?.score ?? 0;
  const grades = [...new Set(below.map(member => score - member.score))].sort((a, b) => b - a);
  return QUALITIES_2026.flatMap((rule: Quality): Step['counts'] => {
    if (rule.faults === 'added up') return [countOf(paired, rule)];
    return grades.map(grade => {
      const charged = paired.upfloaters.filter(member => score - member.score === grade);
      const each: PassedOver['each'] = { of: 'difference', points: decimalOf(tenths(grade)) };
      return [rule, charged.length, idsOf(charged), { each }];
    });
  });
};

const countOf = ({ group, upfloaters, pairs }: PairedBracket, rule: Quality): Counted | CountedLater => {
  if (rule.key === c7.key) {
    const denied = pairs.filter(([a, b]) => seekTheSame(a, b));
    return [rule, denied.length, () => idsOf(denied.flatMap(pair => deniedOf(pair, group)))];
  }
  const score = group.residents[0]?.score ?? 0;
  const faultOf = (member: Member): number => rule.ofUpfloater?.(member, group.circumstances, score) ?? 0;
  return [rule, sumOf(upfloaters.map(faultOf)), idsOf(upfloaters.filter(member => faultOf(member) > 0))];
};

/** Whoever does not get the colour sought. */
const deniedOf = ([a, b]: readonly [Member, Member], { field: { position } }: Group): readonly Member[] => {
  const pair = a.order < b.order ? ([a, b] as const) : ([b, a] as const);
  const colours = colourBy<Member>(COLOUR_RULES_2026, pair, position);
  return deniedIn(pair, colours, member => dueColour(member).colour);
};

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);

/** Why one floated up into a bracket and not another. */
export const againstUpfloater = (
  walk: Walk2026,
  { index, group }: { readonly index: number; readonly group: Group },
  { player, instead }: { readonly player: Member; readonly instead: Member },
): Against => {
  const { field } = walk;
  const score = group.residents[0]?.score ?? 0;
  // Meeting somebody of this score or of a higher one.
  const above = field.members.filter(member => member.score >= score);
  return (
    allForbidden(group.residents, resident => prohibitionBetween(field.prohibitions, resident, instead)) ??
    againstAsked(walk, among(above, { inside: instead, outside: player }), { index })
  );
};

/**
 * Why another of a subgroup was not shifted, in this bracket alone and with its upfloaters: it would meet somebody who stands
 * later in the order of 4.3.
 */
export const againstShift = (paired: PairedBracket, subgroup: readonly Member[], member: Member): Against => {
  const { group, pairs } = paired;
  const partners = subgroup.slice(subgroup.indexOf(member) + 1);
  const here = pairs.flat();
  const isShifted: Allowed<Member> = among(partners, { inside: member });
  const demand = both(closed(here), isShifted);
  const field = within<Field, Member>(group.field, demand);
  if (canAllBePaired(field, here)) {
    const other = { ...paired, ...pairMembers(field, here) };
    return toldApart(stepsOf(paired), stepsOf(other)) ?? impossible('another is shifted');
  }
  return (
    allForbidden(partners, other => prohibitionBetween(group.field.prohibitions, member, other)) ??
    notComplete(c4, leftOverAmong<Member>(group.field, here, demand))
  );
};
