import { addEdge, hasEdge, possibleLastOf } from '../../../matching/index.ts';
import { decimalOf, impossible } from '../../../model/index.ts';
import { weigh } from '../../../rules/index.ts';
import { once } from '../../once.ts';
import type { Horizon } from '../../swiss/bracket.ts';
import { type Completion, completionOf } from '../../swiss/completion.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import { possibleLast } from '../../swiss/pairable.ts';
import { countedOn } from '../../swiss/steps.ts';
import type { BracketGraph, PairedBracket } from '../bracket-graph.ts';
import { byRanking, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { folded } from '../fold.ts';
import type { ByeOfEdition } from '../paired-round.ts';
import { rule41, rule42, rule43Of2017, rule65, rule66 } from './rules.ts';

/** Rules 4.1 to 4.3, among those who let the others be paired (decision 0074). */
export const BYE_2017: ByeOfEdition = {
  eligible: rule41,
  completion: rule66,
  natural: rule42,
  counts: member => [
    countedOn(rule42, decimalOf(member.score), member, 'score'),
    // A product of two scores in tenths.
    countedOn(rule42, sonnebornBerger(member) / 100, member, 'sonneborn-berger'),
  ],
  order: rule43Of2017,
  offered: members =>
    [...members].sort(
      (a, b) => a.score - b.score || sonnebornBerger(a) - sonnebornBerger(b) || b.rank - a.rank,
    ),
};

const sonnebornBerger = ({ index: [first = 0] }: Member): number => first;

/**
 * From the top group down. A group without a valid combination is made one with the next (6.6). The field is even and
 * has a legal pairing; every combination leaves one to the rest, so that in the end all that is left is one group.
 */
export function* groups2017(field: Field): Generator<PairedBracket> {
  const completion = completionOf(field, -1);
  let incoming: Member | undefined;
  let from = 0;
  for (let to = 1; from < field.groups.length; to++) {
    if (to > field.groups.length) return impossible('whoever is left can be paired');
    const group = pairGroup({ field, completion, incoming, from, to });
    if (!group) continue;
    yield group;
    incoming = group.candidate.downfloaters[0];
    from = to;
  }
}

interface Task {
  readonly field: Field;
  readonly completion: Completion;
  /** Floated here from another group: may not float again (6.3). */
  readonly incoming: Member | undefined;
  /** Scoregroups, the second not included. */
  readonly from: number;
  readonly to: number;
}

const residentsOf = (field: Field, from: number, to: number): readonly Member[] =>
  field.members.slice(
    field.groups[from]?.from ?? field.members.length,
    field.groups[to]?.from ?? field.members.length,
  );

/** The first combination among those that grant most preferences (6.5); undefined when none is valid. */
const pairGroup = (task: Task): PairedBracket | undefined => {
  const { field, incoming, from, to } = task;
  const members = [...(incoming ? [incoming] : []), ...residentsOf(field, from, to)].sort(byRanking);
  const problem = problemOf(task, members);
  const candidate = problem && folded(problem);
  if (!candidate) return undefined;
  return { horizons: [only(() => problem)], within: 0, candidate, members, scoregroups: to - from };
};

/** The only horizon there is: who may float is settled by 6.3 and 6.6. */
const only = (problem: () => BracketGraph): Horizon<Member, BracketGraph> => ({
  problem: once(problem),
  completes: () => true,
  suffices: () => true,
});

/** Undefined: the rest cannot be completed. */
const problemOf = (task: Task, members: readonly Member[]): BracketGraph | undefined => {
  const { field, completion, incoming, to } = task;
  const isOdd = members.length % 2 === 1;
  if (!isOdd && !completion.completes([], to)) return undefined;
  const mayFloat = isOdd ? mayFloatTo(task) : () => false;
  return groupGraph(field, members, member => member.id !== incoming?.id && mayFloat(member));
};

/*
 * 6.3 and 6.6 (decision 0071): whoever floats must be paired in the next group, which is left with nobody, or with one
 * of its own if the number is odd then; and whoever is left after both must let the rest be paired.
 *
 * Let B be the next group. With an odd B, f can be paired in it exactly if f may meet somebody whom B can be left
 * without, all others of B being paired: the outer vertices of a matching of B that leaves one. With an even B, one
 * more place, "nobody", is open to those of B whom the groups below can take; then B and nobody are odd, and it is
 * the same question again.
 */
const mayFloatTo = ({ field, completion, to }: Task): ((member: Member) => boolean) => {
  const next = residentsOf(field, to, to + 1);
  const leavable =
    next.length % 2 === 1 ? leavableOfOdd(field, completion, to) : leavableOfEven(field, completion, to);
  return member => leavable.some(other => hasEdge(field.legal, member.order, other.order));
};

const leavableOfOdd = (field: Field, completion: Completion, to: number): readonly Member[] => {
  if (!completion.completes([], to + 1)) return [];
  return possibleLast(field, residentsOf(field, to, to + 1));
};

const leavableOfEven = (field: Field, completion: Completion, to: number): readonly Member[] => {
  const next = residentsOf(field, to, to + 1);
  const isWanted = completion.wantedAbove(to + 1);
  const nobody = next.length;
  const graph = legalAmong(field, next, { size: nobody + 1 });
  for (const [v, member] of next.entries()) if (isWanted(member.order)) addEdge(graph, v, nobody);
  const vertices = Array.from({ length: nobody + 1 }, (_, v) => v);
  return possibleLastOf(graph, vertices).flatMap(v => next[v] ?? []);
};

/** Classes: who prefers White, Black, nothing, and the place of the floater. */
const NO_PREFERENCE = 2;
const NOBODY = 3;

/** The group as a matching problem; vertex = number of 3.2 minus 1, then the place of the floater if there is one. */
const groupGraph = (
  field: Field,
  members: readonly Member[],
  mayFloat: (member: Member) => boolean,
): BracketGraph => {
  const size = members.length + (members.length % 2);
  const graph = legalAmong(field, members, { size });
  const classOf = new Int32Array(size).fill(NOBODY);
  const examples: Member[] = [];
  for (const [v, member] of members.entries()) {
    if (size > members.length && mayFloat(member)) addEdge(graph, v, members.length);
    const preferred = member.preference?.colour;
    const ofColour = preferred === undefined ? NO_PREFERENCE : preferred === 'white' ? 0 : 1;
    classOf[v] = ofColour;
    examples[ofColour] = member;
  }
  const denied = (a: number, b: number): number => {
    const [one, other] = [examples[a], examples[b]];
    return one && other ? rule65.ofPair(one, other) : 0;
  };
  const costs = weigh({
    classOf,
    classes: NOBODY + 1,
    digits: 1,
    joined: (a, b) => [[0, denied(a, b)] as const],
    apart: () => undefined,
  });
  const digits = [{ rule: rule65, grade: 1 }];
  const all = members.length;
  return { members, graph, costs, inBracket: all, inNext: all, digits, digitsBeforeNext: 0, bye: undefined };
};
