import { type LeastCost, leastCostPerfectMatching } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { type Horizon, pairWithin } from '../../swiss/bracket.ts';
import type { QualityOrder } from '../../swiss/charges.ts';
import { type Completion, completionOf } from '../../swiss/completion.ts';
import { byeCandidates, membersOfGroup, withByeFor } from '../../swiss/field.ts';
import { horizonsOf, takesBye } from '../../swiss/horizons.ts';
import { type Bracket, type BracketGraph, bracketGraph } from '../bracket-graph.ts';
import type { Member, Traits } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { PairedBracket } from '../paired-bracket.ts';
import { bestCandidate, type ChosenCandidate, firstCandidate, leastDownfloaters } from '../sequence.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c8 } from './quality.ts';

const ORDER: QualityOrder<Traits> = {
  before: BEFORE_NEXT_BRACKET_2026,
  nextBracket: c8,
  after: AFTER_NEXT_BRACKET_2026,
};

/** A field of which C5 is decided. */
interface Start {
  /** Only players of the lowest possible score may have the bye. */
  readonly field: Field;
  /** The scoregroup of that score; -1 when the number is even. */
  readonly byeGroup: number;
  readonly completion: Completion;
}

/**
 * C5: the lowest score whose holder can take the bye with everybody else paired; from here on only players with that
 * score are candidates. Undefined: no complete round exists.
 */
const startOf = (field: Field): Start | undefined => {
  const candidates = byeCandidates(field);
  if (candidates === 'no round') return undefined;
  const lowest = candidates.at(-1)?.score;
  const byeGroup = field.groups.findIndex(group => group.score === lowest);
  const decided = field.isOdd
    ? withByeFor<Field, Member>(field, member => member.mayHaveBye && member.score === lowest)
    : field;
  return { field: decided, byeGroup, completion: completionOf(decided, byeGroup) };
};

/** Article 1.9: from the top scoregroup down, one after the other. Nothing: no complete round exists. */
export function* brackets2026(
  given: Field,
  solve: LeastCost = leastCostPerfectMatching,
): Generator<PairedBracket> {
  const start = startOf(given);
  if (!start) return;
  const { field } = start;
  let movedDown: readonly Member[] = [];
  for (const group of field.groups.keys()) {
    const bracket = { movedDown, residents: membersOfGroup(field, group) };
    const paired = pairBracket({ ...start, group, bracket, solve });
    yield paired;
    movedDown = paired.candidate.downfloaters;
  }
}

interface Task extends Start {
  readonly bracket: Bracket;
  readonly group: number;
  readonly solve: LeastCost;
}

/** C9 counts where the bracket sends down exactly one player, who takes the bye (decision 0022). */
const pairBracket = (task: Task): PairedBracket => {
  const found = pairWithin(horizonsIn(task, 'no'), problem => bestWithC9(task, problem));
  if (!found) return impossible('C4 kept the round completable');
  return {
    ...found,
    field: task.field,
    horizons: horizonsIn(task, found.candidate.problem.countsUnplayed),
    bracket: task.bracket,
    kind: 'ordinary',
  };
};

const bestWithC9 = (task: Task, problem: BracketGraph): ChosenCandidate | undefined => {
  const { field, group, solve } = task;
  const solved = solve(problem.graph, problem.costs);
  if (!solved) return undefined;
  return takesBye(task, group) && leastDownfloaters(problem, solved) === 1
    ? bestCandidate(problem.again({ field, order: ORDER, countsUnplayed: 'yes' }), solve)
    : firstCandidate(problem, solved);
};

const horizonsIn = (
  task: Task,
  countsUnplayed: BracketGraph['countsUnplayed'],
): readonly Horizon<Member, BracketGraph>[] =>
  horizonsOf(task, view =>
    bracketGraph(task.bracket, view, { field: task.field, order: ORDER, countsUnplayed }),
  );
