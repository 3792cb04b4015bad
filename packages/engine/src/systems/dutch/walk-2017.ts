import { impossible } from '../../model/index.ts';
import { type Bracket, bracketGraph, type Horizon } from './bracket-graph.ts';
import type { QualityOrder } from './charges.ts';
import { canAllBePaired, completionOf, leftoversAmong } from './completion.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './procedure-2026.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017, c4Of2017, c7Of2017 } from './quality-2017.ts';
import { bestCandidate, type ChosenCandidate } from './sequence.ts';

const WITH_NEXT: QualityOrder = {
  before: BEFORE_NEXT_BRACKET_2017,
  nextBracket: c7Of2017,
  after: AFTER_NEXT_BRACKET_2017,
};
/** C.7 does not concern the penultimate and the last bracket. */
const WITHOUT_NEXT: QualityOrder = { ...WITH_NEXT, nextBracket: undefined };

/** A.9: from the top down, and where the rest cannot be completed, the penultimate bracket and the collapsed last one. */
export const pairBrackets2017 = (field: Field): readonly PairedBracket[] => {
  const completion = completionOf(field, field.groups.length - 1);
  const paired: PairedBracket[] = [];
  let movedDown: readonly Member[] = [];
  for (const [group, { from, to }] of field.groups.entries()) {
    const bracket = { movedDown, residents: field.members.slice(from, to) };
    if (group === field.groups.length - 1)
      return [...paired, { bracket, candidate: lastBracket(field, bracket) }];
    const candidate = ordinaryBracket(field, bracket, group);
    if (!completion.completes(verticesOf(candidate.downfloaters), group + 1))
      return [...paired, ...penultimateAndLast(field, bracket)];
    paired.push({ bracket, candidate });
    movedDown = candidate.downfloaters;
  }
  return paired;
};

const verticesOf = (members: readonly Member[]): readonly number[] => members.map(member => member.order);

const CLOSED: Horizon = { next: [], below: [], isOpen: false, withBye: false, weightOfLeft: () => 1 };

const solve = (field: Field, bracket: Bracket, horizon: Horizon, order: QualityOrder): ChosenCandidate =>
  bestCandidate(bracketGraph(bracket, horizon, { field, order, countsUnplayed: 'no' })) ??
  impossible('an open bracket and a completable rest have a candidate');

const lastBracket = (field: Field, bracket: Bracket): ChosenCandidate =>
  solve(field, bracket, { ...CLOSED, withBye: field.isOdd }, WITHOUT_NEXT);

const ordinaryBracket = (field: Field, bracket: Bracket, group: number): ChosenCandidate => {
  const near = solve(field, bracket, { ...CLOSED, isOpen: true }, WITH_NEXT);
  const next = field.groups[group + 1] ?? impossible('an ordinary bracket has a next one');
  const residents = field.members.slice(next.from, next.to);
  const isLast = group + 1 === field.groups.length - 1;
  if (servesNextIdeally(field, near.downfloaters, residents, isLast ? 'last' : 'ordinary')) return near;
  const weightOfLeft = (member: Member): number => (isLast && !member.mayHaveBye ? WEIGHT_WITHOUT_BYE : 1);
  return solve(field, bracket, { ...CLOSED, next: residents, isOpen: true, weightOfLeft }, WITH_NEXT);
};

/** Decision 0025: in the last bracket, whoever may not take the bye counts as three left over. */
const WEIGHT_WITHOUT_BYE = 3;

/** C.7 at its best: nobody of the next bracket is left, or one of its residents (who may take the bye, in the last). */
const servesNextIdeally = (
  field: Field,
  downfloaters: readonly Member[],
  residents: readonly Member[],
  next: 'ordinary' | 'last',
): boolean => {
  if (downfloaters.length === 0) return true;
  const together = verticesOf([...downfloaters, ...residents]);
  if (together.length % 2 === 0) return canAllBePaired(field, together);
  const first = residents[0]?.order ?? 0;
  return leftoversAmong(field, together).some(
    vertex => vertex >= first && (next === 'ordinary' || field.members[vertex]?.mayHaveBye === true),
  );
};

const penultimateAndLast = (field: Field, bracket: Bracket): readonly PairedBracket[] => {
  const below = field.members.slice((bracket.residents.at(-1)?.order ?? -1) + 1);
  const penultimate = solve(field, bracket, { ...CLOSED, below, withBye: field.isOdd }, WITHOUT_NEXT);
  const last = { movedDown: penultimate.downfloaters, residents: below };
  return [
    { bracket, candidate: penultimate, special: c4Of2017 },
    { bracket: last, candidate: lastBracket(field, last), special: c4Of2017 },
  ];
};
