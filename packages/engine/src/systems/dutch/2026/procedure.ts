import { type LeastCost, leastCostPerfectMatching } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { type Horizon, pairWithin } from '../../swiss/bracket.ts';
import type { QualityOrder } from '../../swiss/charges.ts';
import { type Completion, completionOf } from '../../swiss/completion.ts';
import { byeCandidates, membersOfGroup, withByeFor } from '../../swiss/field.ts';
import { horizonsOf, takesBye } from '../../swiss/horizons.ts';
import { startNear } from '../../swiss/start-near.ts';
import { type Bracket, type BracketGraph, bracketGraph } from '../bracket-graph.ts';
import type { Member, Traits } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { Known, PairedBracket } from '../paired-bracket.ts';
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
const startOf = (field: Field, bye: Member | undefined): Start | undefined => {
  const candidates = bye ? [bye] : byeCandidates(field);
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
  known?: Known,
  solve: LeastCost = leastCostPerfectMatching,
): Generator<PairedBracket> {
  const start = startOf(given, known?.bye);
  if (!start) return;
  const { field } = start;
  let movedDown: readonly Member[] = [];
  let isAsKnown = true;
  for (const group of field.groups.keys()) {
    const task = {
      ...start,
      group,
      bracket: { movedDown, residents: membersOfGroup(field, group) },
      before: known?.brackets[group]?.candidate,
      solve,
    };
    const paired: PairedBracket = (isAsKnown && stillPaired(task, known)) || pairBracket(task);
    isAsKnown &&= known?.brackets[group]?.candidate === paired.candidate;
    yield paired;
    movedDown = paired.candidate.downfloaters;
  }
}

interface Task extends Start {
  readonly bracket: Bracket;
  readonly group: number;
  /** What was chosen for it in a field with more legal pairs: a search may start there. */
  readonly before: ChosenCandidate | undefined;
  readonly solve: LeastCost;
}

/** C9 counts where the bracket sends down exactly one player, who takes the bye (decision 0022). */
const pairBracket = (task: Task): PairedBracket => {
  const found = pairWithin(horizonsIn(task, 'no'), problem => bestWithC9(task, problem));
  if (!found) return impossible('C4 kept the round completable');
  const { countsUnplayed } = found.candidate.problem;
  return {
    ...found,
    ...inTask(task, countsUnplayed),
    bracket: task.bracket,
    kind: 'ordinary',
  };
};

const inTask = (
  task: Task,
  countsUnplayed: BracketGraph['countsUnplayed'],
): Pick<PairedBracket, 'field' | 'horizons' | 'horizonsIn'> => ({
  field: task.field,
  horizons: horizonsIn(task, countsUnplayed),
  horizonsIn: field =>
    horizonsIn({ ...task, field, completion: completionOf(field, task.byeGroup) }, countsUnplayed),
});

const bestWithC9 = (task: Task, problem: BracketGraph): ChosenCandidate | undefined => {
  const { field, group, before, solve } = task;
  const solved = solve(problem.graph, problem.costs, startNear(problem, before));
  if (!solved) return undefined;
  return takesBye(task, group) && leastDownfloaters(problem, solved) === 1
    ? bestCandidate(problem.again({ field, order: ORDER, countsUnplayed: 'yes' }), { before, solve })
    : firstCandidate(problem, solved);
};

/** What is known of another field holds here too, where nobody near is concerned and the rest can be completed. */
const stillPaired = (task: Task, known: Known | undefined): PairedBracket | undefined => {
  const { field, group, bracket } = task;
  const before = known?.brackets[group];
  if (!known || !before) return undefined;
  if ([...bracket.movedDown, ...bracket.residents].some(known.isConcerned)) return undefined;
  const isSeen =
    before.within === WHOLE_FIELD ||
    (before.within > 0 && membersOfGroup(field, group + 1).some(known.isConcerned));
  const here = inTask(task, before.candidate.problem.countsUnplayed);
  const isSame = isSeen
    ? !takesBye(task, group) && known.stays?.(group)
    : here.horizons[before.within]?.suffices(before.candidate);
  return isSame ? { ...before, ...here } : undefined;
};

const WHOLE_FIELD = 2;

const horizonsIn = (
  task: Task,
  countsUnplayed: BracketGraph['countsUnplayed'],
): readonly Horizon<Member, BracketGraph>[] =>
  horizonsOf(task, view =>
    bracketGraph(task.bracket, view, { field: task.field, order: ORDER, countsUnplayed }),
  );
