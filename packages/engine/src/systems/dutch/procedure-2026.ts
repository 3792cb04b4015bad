import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { type Bracket, type BracketSettings, bracketGraph, type Horizon } from './bracket-graph.ts';
import type { QualityOrder } from './charges.ts';
import { type Completion, canAllBePaired, completionOf, leftoversAmong } from './completion.ts';
import type { Member } from './definitions.ts';
import { type Field, matchEverybody, possibleLeftovers, restrictBye } from './field.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c8 } from './quality-2026.ts';
import { bestCandidate, type ChosenCandidate, leastDownfloaters } from './sequence.ts';

const ORDER: QualityOrder = {
  before: BEFORE_NEXT_BRACKET_2026,
  nextBracket: c8,
  after: AFTER_NEXT_BRACKET_2026,
};

/** A bracket with the candidate chosen for it. */
export interface PairedBracket {
  readonly bracket: Bracket;
  readonly candidate: ChosenCandidate;
  /** The rule that named the bracket, where it is not an ordinary one (2017: C.4, A.9). */
  readonly special?: Rule;
}

/** Article 1.9: from the top scoregroup down. The field is known to have a legal pairing. */
export const pairBrackets2026 = (field: Field): readonly PairedBracket[] => {
  const byeGroup = giveByeToLowestScore(field);
  const completion = completionOf(field, byeGroup);
  const paired: PairedBracket[] = [];
  let movedDown: readonly Member[] = [];
  for (const [group, { from, to }] of field.groups.entries()) {
    const bracket = { movedDown, residents: field.members.slice(from, to) };
    const candidate = pairBracket({ field, bracket, group, byeGroup, completion });
    paired.push({ bracket, candidate });
    movedDown = candidate.downfloaters;
  }
  return paired;
};

/**
 * C5: the lowest score whose holder can take the bye with everybody else paired; from here on only players with that
 * score are candidates. Gives their scoregroup; -1 when the number is even.
 */
const giveByeToLowestScore = (field: Field): number => {
  if (!field.isOdd) return -1;
  const candidates = possibleLeftovers(field, matchEverybody(field)).filter(member => member.mayHaveBye);
  const lowest = candidates.at(-1)?.score ?? impossible('somebody may have the bye');
  restrictBye(field, member => member.mayHaveBye && member.score === lowest);
  return field.groups.findIndex(group => group.score === lowest);
};

interface Task {
  readonly field: Field;
  readonly bracket: Bracket;
  readonly group: number;
  readonly byeGroup: number;
  readonly completion: Completion;
}

/*
 * The best candidate of a bracket by C4 to C21, looking no farther than needed. Without the players below, a candidate
 * can only be better or equal; so when the best one also serves the next bracket ideally (C8) and lets everybody
 * below be paired (C4), it is the best of all. Only otherwise does the next scoregroup enter, and then the field.
 */
const pairBracket = (task: Task): ChosenCandidate => {
  const near = solveWithin(task, bracketOnly(task));
  if (near && (isLastGroup(task) || servesNextIdeally(task, near))) return near;
  const next = solveWithin(task, bracketAndNext(task));
  if (next && (isLastGroup(task, 1) || task.completion.completes(verticesOf(next.unpaired), task.group + 2)))
    return next;
  return solveWithin(task, wholeField(task)) ?? impossible('C4 kept the round completable');
};

const isLastGroup = ({ field, group }: Task, offset = 0): boolean =>
  group + offset >= field.groups.length - 1;

const verticesOf = (members: readonly Member[]): readonly number[] => members.map(member => member.order);

const groupMembers = (field: Field, group: number): readonly Member[] => {
  const found = field.groups[group];
  return found ? field.members.slice(found.from, found.to) : [];
};

const takesBye = ({ field, byeGroup }: Task, downTo: number): boolean => field.isOdd && byeGroup <= downTo;

const HORIZON = { below: [], weightOfLeft: () => 1 };

const bracketOnly = (task: Task): Horizon => ({
  ...HORIZON,
  next: [],
  isOpen: !isLastGroup(task),
  withBye: takesBye(task, task.group),
});

const bracketAndNext = (task: Task): Horizon => ({
  ...HORIZON,
  next: groupMembers(task.field, task.group + 1),
  isOpen: !isLastGroup(task, 1),
  withBye: takesBye(task, task.group + 1),
});

const wholeField = (task: Task): Horizon => ({
  ...HORIZON,
  next: groupMembers(task.field, task.group + 1),
  below: task.field.members.slice(task.field.groups[task.group + 1]?.to ?? task.field.members.length),
  isOpen: false,
  withBye: task.field.isOdd,
});

/**
 * C9 counts where the bracket sends down exactly one player, who takes the bye: the bye belongs to this bracket's
 * scores (or to a moved-down player's), so that the one downfloater is its recipient.
 */
const solveWithin = (task: Task, horizon: Horizon): ChosenCandidate | undefined => {
  const settings: BracketSettings = { field: task.field, order: ORDER, countsUnplayed: 'no' };
  const problem = bracketGraph(task.bracket, horizon, settings);
  if (!takesBye(task, task.group) || leastDownfloaters(problem) !== 1) return bestCandidate(problem);
  return bestCandidate(bracketGraph(task.bracket, horizon, { ...settings, countsUnplayed: 'yes' }));
};

/** C8 at its best and C4: nobody of the next bracket is left, or one of its residents whom those below can take. */
const servesNextIdeally = (task: Task, { downfloaters, bye }: ChosenCandidate): boolean => {
  const { field, group, byeGroup, completion } = task;
  const floating = verticesOf(downfloaters.filter(member => member !== bye));
  if (floating.length === 0) return completion.completes([], group + 1);
  const residents = verticesOf(groupMembers(field, group + 1));
  const byeInNext = field.isOdd && byeGroup === group + 1;
  const together = [...floating, ...residents, ...(byeInNext ? [field.bye] : [])];
  if (together.length % 2 === 0)
    return canAllBePaired(field, together) && completion.completes([], group + 2);
  if (byeInNext) return false;
  const isWanted = completion.wantedAbove(group + 2);
  const first = residents[0] ?? 0;
  return leftoversAmong(field, together).some(vertex => vertex >= first && isWanted(vertex));
};
