import { leftoversOf } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { type Against, forbidden, notComplete, withCompared } from '../../swiss/against.ts';
import { barredBy } from '../../swiss/bye-ladder.ts';
import { leftOverIn } from '../../swiss/left-over.ts';
import { legalAcross } from '../../swiss/legal-pairs.ts';
import { hasRound } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import { type Allowed, among, both, toldApart, withBye, withPair } from '../../swiss/steps.ts';
import { sideBySide, type Way } from '../../swiss/ways.ts';
import { prohibitionsOf } from './absolute.ts';
import type { Member } from './definitions.ts';
import { type Field, within } from './field.ts';
import { type PairedGroup, pairGroup, pairsOf } from './pair-group.ts';
import { canAllFindOpponents, type GroupOfRound, isAsMany } from './procedure.ts';
import { b1b, c12, c13 } from './rules.ts';
import { compareInOrder, waysInGroup } from './steps-of-group.ts';

/*
 * What stands against something that was not taken (decision 730): the first group in which every legal round that has it
 * differs from the one chosen; there, of the pairings that begin such a round, the one to which C comes first.
 */

export interface RoundOfGroups {
  readonly field: Field;
  readonly groups: readonly GroupOfRound[];
}

/** B1a, B2 and what the tournament excludes; B2 as a legal round needs it. */
export const prohibited = ({ field }: RoundOfGroups, a: Member, b: Member): Against | undefined => {
  const found = prohibitionBetween(prohibitionsOf(field, 'waived'), a, b);
  return found && forbidden(found);
};

/** Why two do not meet. */
export const againstPair = (round: RoundOfGroups, a: Member, b: Member): Against =>
  prohibited(round, a, b) ?? against(round, withPair(a, b));

/** Why somebody has not the bye. */
export const againstBye = (round: RoundOfGroups, bye: Member): Against => {
  const bar = barredBy(b1b, bye.barredSince);
  return bar ? forbidden(bar) : against(round, withBye(bye));
};

/** Why somebody moved down from a group and did not stay; and another, where there is one, did not move down instead. */
export const againstStaying = (
  round: RoundOfGroups,
  index: number,
  floater: { readonly inside: Member; readonly outside?: Member },
): Against => {
  const lowest = lowestIn(groupAt(round, index));
  const above = round.field.members.filter(({ score }) => score >= lowest);
  return against(round, among(above, floater));
};

const groupAt = ({ groups }: RoundOfGroups, index: number): GroupOfRound =>
  groups[index] ?? impossible('the round has this group');

const lowestIn = ({ group: { residents } }: PairedGroup): number => residents.at(-1)?.score ?? 0;

/** Whether everybody else can be paired once these groups are. */
const completesAfter = (field: Field, groups: readonly PairedGroup[]): boolean => {
  const paired = new Set(groups.flatMap(pairsOf).flat());
  return hasRound({ ...field, members: field.members.filter(member => !paired.has(member)) });
};

const against = (round: RoundOfGroups, asked: Allowed<Member>): Against => {
  const { field, groups } = round;
  const demanded = within(field, asked);
  const couldFollow = (count: number): boolean => completesAfter(demanded, groups.slice(0, count));
  const isBroken = (group: GroupOfRound): boolean =>
    pairsOf(group).some(([a, b]) => !asked.mayMeet(a, b)) ||
    (group.bye !== undefined && !asked.mayHaveBye(group.bye));
  const at = groups.findIndex(isBroken);
  if (at < 0) return impossible('what is asked is what was chosen');
  if (couldFollow(at)) return againstGroup(round, at, asked);
  if (at === 0 || !couldFollow(0)) {
    const prohibitions = prohibitionsOf(field, 'waived');
    return notComplete(c13, leftOverIn({ ...demanded, prohibitions }));
  }
  const above = groups.findIndex((_, index) => index < at && !couldFollow(index + 1));
  return againstGroup(round, above, asked);
};

const againstGroup = (round: RoundOfGroups, index: number, asked: Allowed<Member>): Against => {
  const [chosen, other] = waysOf(round, index, asked);
  const told = toldApart(chosen.steps, other.steps) ?? impossible('the two differ in this group');
  return withCompared(told, () => sideBySide(...waysOf(round, index, asked)));
};

/** As a group was paired, and as it would be otherwise. */
const waysOf = (round: RoundOfGroups, index: number, asked: Allowed<Member>): readonly [Way, Way] => {
  const chosen = groupAt(round, index);
  const open: Open = { round, index, demanded: within(round.field, asked) };
  const stuck = (paired: PairedGroup) => (isOfC12(chosen) && paired !== chosen ? stuckIn(open, paired) : []);
  return waysInGroup(round.field, [chosen, firstAllowed(open)], stuck);
};

/** A group, and what may be in it and below; the groups above are as they were paired. */
interface Open {
  readonly round: RoundOfGroups;
  readonly index: number;
  readonly demanded: Field;
}

const chosenIn = ({ round, index }: Open): GroupOfRound => groupAt(round, index);

const isOfC12 = ({ special }: GroupOfRound): boolean => special?.key === c12.key;

/** Whether a round begins like this in a field. */
const completes = ({ round, index }: Open, field: Field, paired: PairedGroup): boolean =>
  completesAfter(field, [...round.groups.slice(0, index), paired]);

/** Of the pairings after which what is asked can still be, the first. C12 wants as many pairs as there were. */
const firstAllowed = (open: Open): PairedGroup => {
  const { round, index, demanded } = open;
  const chosen = chosenIn(open);
  const accepted = isOfC12(chosen) ? firstAccepted(open) : undefined;
  if (accepted) return accepted;
  const isLowest = index === round.groups.length - 1;
  const best = pairGroup(demanded, chosen.group, { kind: isLowest ? 'complete' : 'none' });
  if (best && (isLowest || completes(open, demanded, best))) return best;
  const paired = new Set(round.groups.slice(0, index).flatMap(pairsOf).flat());
  const here = new Set([...chosen.group.movedDown, ...chosen.group.residents]);
  const below = round.field.members.filter(member => !paired.has(member) && !here.has(member));
  return (
    pairGroup(demanded, chosen.group, { kind: 'rest', below }) ??
    impossible('a round that is legal begins somewhere')
  );
};

const firstAccepted = (open: Open): PairedGroup | undefined => {
  const { round, demanded } = open;
  const chosen = chosenIn(open);
  const { demand } = chosen;
  const other =
    demand.kind === 'next' || demand.kind === 'lowest'
      ? pairGroup(demanded, chosen.group, { ...demand, known: round.field })
      : undefined;
  if (!other || !isAsMany(other, chosen)) return undefined;
  return completes(open, demanded, other) ? other : firstAcceptedOfSets(open);
};

/** Where what is asked depends on who moves down: the first for each of the sets. */
const firstAcceptedOfSets = (open: Open): PairedGroup | undefined => {
  const chosen = chosenIn(open);
  const here = [...chosen.group.movedDown, ...chosen.group.residents];
  let first: PairedGroup | undefined;
  for (const set of setsOf(here, chosen.left.length)) {
    const stays = here.filter(member => !set.includes(member));
    const field = within(
      open.demanded,
      both(...stays.map(inside => among(stays, { inside })), ...set.map(outside => among(here, { outside }))),
    );
    const paired = pairGroup(field, chosen.group, { kind: 'none' });
    if (!paired || !isAsMany(paired, chosen) || !isAccepted(open, paired)) continue;
    if (!completes(open, open.demanded, paired)) continue;
    if (!first || compareInOrder(paired, first) < 0) first = paired;
  }
  return first;
};

const setsOf = <Item>([first, ...others]: readonly Item[], size: number): readonly (readonly Item[])[] => {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...setsOf(others, size - 1).map(set => [first, ...set]), ...setsOf(others, size)];
};

/** C12: everybody moved down finds an opponent below; where the lowest group is below, with everybody else paired. */
const isAccepted = (open: Open, paired: PairedGroup): boolean => {
  const { round } = open;
  const { demand } = chosenIn(open);
  if (demand.kind === 'next')
    return canAllFindOpponents(round.field, { movedDown: paired.left, residents: demand.below });
  if (demand.kind !== 'lowest') return impossible('C12 looks at the group below');
  const seated = both(...paired.left.map(inside => among(demand.below, { inside })));
  return completes(open, within(round.field, seated), paired);
};

/** C12: of those moved down, who can be without an opponent however many of them have one. */
const stuckIn = (open: Open, paired: PairedGroup): readonly Member[] => {
  const { demand } = chosenIn(open);
  if (isAccepted(open, paired) || !('below' in demand)) return [];
  const { left } = paired;
  const across = legalAcross(open.round.field, left, demand.below);
  const { possible } = leftoversOf(
    across,
    [...left, ...demand.below].map((_, vertex) => vertex),
  );
  const stuck = left.filter((_, vertex) => possible.includes(vertex));
  return stuck.length > 0 ? stuck : left;
};
