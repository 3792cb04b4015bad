import { hasEdge } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type BracketGraph, bracketGraph, type Horizon } from './bracket-graph.ts';
import { type Completion, canAllBePaired, completionOf, leftoversAmong } from './completion.ts';
import { byRanking, type Member } from './definitions.ts';
import { type Field, matchEverybody, possibleLeftovers } from './field.ts';
import { foldedMatching } from './fold.ts';

/** A bracket in ranking order, and what was chosen for it. */
export interface PairedBracket {
  readonly members: readonly Member[];
  readonly problem: BracketGraph;
  /** The higher ranked first. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floaters: readonly Member[];
}

/** Article 3.1: from those who may have it (C2) and let the others be paired (C4). The number of players is odd. */
export const receiverOfBye = (field: Field): Member => {
  const candidates = possibleLeftovers(field, matchEverybody(field)).filter(member => member.mayHaveBye);
  const [receiver] = [...candidates].sort(byClaimToBye);
  return receiver ?? impossible('somebody may have the bye');
};

/** 3.1.3 to 3.1.5: the lowest score, the most games played, the lowest ranking. */
export const byClaimToBye = (a: Member, b: Member): number =>
  a.score - b.score || b.gamesPlayed - a.gamesPlayed || b.rank - a.rank;

/** Article 1.9.2: bracket by bracket from the top. The field is even and has a legal pairing. */
export const pairBrackets2026 = (field: Field): readonly PairedBracket[] => {
  const completion = completionOf(field);
  const paired: PairedBracket[] = [];
  let floaters: readonly Member[] = [];
  for (const group of field.groups.keys()) {
    const members = [...floaters, ...groupMembers(field, group)].sort(byRanking);
    const bracket = pairBracket({ field, members, group, completion });
    paired.push(bracket);
    floaters = bracket.floaters;
  }
  return paired;
};

const groupMembers = (field: Field, group: number): readonly Member[] => {
  const found = field.groups[group];
  return found ? field.members.slice(found.from, found.to) : [];
};

interface Task {
  readonly field: Field;
  readonly members: readonly Member[];
  readonly group: number;
  readonly completion: Completion;
}

/*
 * The best pairing of a bracket by C4 to C8, looking no farther than needed. Without the players below, a pairing can
 * only be better or equal; so when the best one also serves the following bracket ideally (C7) and lets everybody
 * below be paired (C4), it is the best of all. Only otherwise does the next scoregroup enter, and then the field.
 */
const pairBracket = (task: Task): PairedBracket => {
  const near = solveWithin(task, { next: [], below: [], isOpen: !isLastGroup(task) });
  if (near && (isLastGroup(task) || servesNextIdeally(task, near.floaters))) return near;
  const { field, group, completion } = task;
  const next = groupMembers(field, group + 1);
  const nearby = solveWithin(task, { next, below: [], isOpen: !isLastGroup(task, 1) });
  if (nearby && (isLastGroup(task, 1) || completion.completes(verticesOf(nearby.unpaired), group + 2)))
    return nearby;
  const below = field.members.slice(field.groups[group + 1]?.to ?? field.members.length);
  return solveWithin(task, { next, below, isOpen: false }) ?? impossible('C4 kept the round completable');
};

const isLastGroup = ({ field, group }: Task, offset = 0): boolean =>
  group + offset >= field.groups.length - 1;

const verticesOf = (members: readonly Member[]): readonly number[] => members.map(member => member.order);

const solveWithin = (
  { field, members }: Task,
  horizon: Horizon,
): (PairedBracket & { readonly unpaired: readonly Member[] }) | undefined => {
  const problem = bracketGraph(field, members, horizon);
  const folded = foldedMatching(problem, problem.inBracket);
  if (!folded) return undefined;
  const memberAt = (v: number): Member => problem.members[v] ?? impossible('only players are paired');
  const paired = new Set(folded.pairs.flat());
  const isLeft = (v: number): boolean => {
    const mate = folded.mateOf(v);
    return mate >= problem.members.length || !hasEdge(problem.graph, v, mate);
  };
  return {
    members,
    problem,
    pairs: folded.pairs.map(([v, u]) => [memberAt(v), memberAt(u)] as const),
    floaters: folded.floating.map(memberAt),
    unpaired: problem.members.filter((_, v) => !paired.has(v) && isLeft(v)),
  };
};

/** C7 at its best and C4: nobody of the following bracket is left, or one of its residents whom those below can take. */
const servesNextIdeally = ({ field, group, completion }: Task, floaters: readonly Member[]): boolean => {
  if (floaters.length === 0) return completion.completes([], group + 1);
  const residents = verticesOf(groupMembers(field, group + 1));
  const together = [...verticesOf(floaters), ...residents];
  if (together.length % 2 === 0)
    return canAllBePaired(field, together) && completion.completes([], group + 2);
  const isWanted = completion.wantedAbove(group + 2);
  const first = residents[0] ?? 0;
  return leftoversAmong(field, together).some(vertex => vertex >= first && isWanted(vertex));
};
