import { hasEdge, possibleLastOf } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { once } from '../../once.ts';
import { type Horizon, type PairedBracket as PairedBracketOf, pairWithin } from '../../swiss/bracket.ts';
import type { QualityOrder } from '../../swiss/charges.ts';
import { canAllBePaired, completionOf } from '../../swiss/completion.ts';
import { byeCandidates, membersOfGroup } from '../../swiss/field.ts';
import { type Bracket, type BracketGraph, bracketGraph, type View } from '../bracket-graph.ts';
import type { Member, Traits } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { Known, PairedBracket } from '../paired-bracket.ts';
import { bestCandidate } from '../sequence.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017, c7Of2017 } from './quality.ts';

const WITH_NEXT: QualityOrder<Traits> = {
  before: BEFORE_NEXT_BRACKET_2017,
  nextBracket: c7Of2017,
  after: AFTER_NEXT_BRACKET_2017,
};
/** C.7 does not concern the penultimate and the last bracket. */
const WITHOUT_NEXT: QualityOrder<Traits> = { ...WITH_NEXT, nextBracket: undefined };

/**
 * A.9: from the top down, and where the rest cannot be completed, the penultimate bracket and the collapsed last one.
 * Nothing: no complete round exists.
 */
export function* brackets2017(field: Field, known?: Known): Generator<PairedBracket> {
  if (byeCandidates(field) === 'no round') return;
  const lastGroup = field.groups.length - 1;
  const completion = completionOf(field, lastGroup);
  let movedDown: readonly Member[] = [];
  let isAsKnown = true;
  for (const group of field.groups.keys()) {
    const bracket = { movedDown, residents: membersOfGroup(field, group) };
    if (group === lastGroup) {
      yield lastBracket(field, bracket);
      return;
    }
    const task = { field, bracket, group };
    const found: Found = (isAsKnown && stillPaired(task, known)) || pairedWithin(ordinaryHorizons(task));
    isAsKnown &&= known?.brackets[group]?.candidate === found.candidate;
    const { downfloaters } = found.candidate;
    if (!completion.completes(verticesOf(downfloaters), group + 1)) {
      yield* penultimateAndLast(field, bracket);
      return;
    }
    yield {
      ...found,
      field,
      bracket,
      kind: 'ordinary',
      horizonsIn: other => ordinaryHorizons({ ...task, field: other }),
    };
    movedDown = downfloaters;
  }
}

interface Task {
  readonly field: Field;
  readonly bracket: Bracket;
  readonly group: number;
}

type Found = PairedBracketOf<Member, BracketGraph>;

const verticesOf = (members: readonly Member[]): readonly number[] => members.map(member => member.order);

const CLOSED: View = { next: [], below: [], isOpen: false, withBye: false, weightOfLeft: () => 1 };

const pairedWithin = (horizons: readonly Horizon<Member, BracketGraph>[]): Found =>
  pairWithin(horizons, bestCandidate) ??
  impossible('an open bracket and a completable rest have a candidate');

const seen = (field: Field, bracket: Bracket, view: View, order: QualityOrder<Traits>) =>
  once(() => bracketGraph(bracket, view, { field, order, countsUnplayed: 'no' }));

/** The only horizon there is. */
const final = (problem: () => BracketGraph): readonly Horizon<Member, BracketGraph>[] => [
  { problem, completes: () => true, suffices: () => true },
];

/** An ordinary bracket looks at the next one (C.7) and not beyond: completing the round is no concern of it. */
const ordinaryHorizons = ({ field, bracket, group }: Task): readonly Horizon<Member, BracketGraph>[] => {
  const next = membersOfGroup(field, group + 1);
  const isLast = group + 1 === field.groups.length - 1;
  const weightOfLeft = (member: Member): number =>
    isLast && !mayTakeBye(field, member) ? WEIGHT_WITHOUT_BYE : 1;
  return [
    {
      problem: seen(field, bracket, { ...CLOSED, isOpen: true }, WITH_NEXT),
      completes: () => true,
      suffices: ({ downfloaters }) =>
        servesNextIdeally(field, downfloaters, next, isLast ? 'last' : 'ordinary'),
    },
    ...final(seen(field, bracket, { ...CLOSED, next, isOpen: true, weightOfLeft }, WITH_NEXT)),
  ];
};

/** What is known of another field holds here too, where nobody near is concerned. */
const stillPaired = (task: Task, known: Known | undefined): Found | undefined => {
  const { field, bracket, group } = task;
  const before = known?.brackets[group];
  const near = [...bracket.movedDown, ...bracket.residents, ...membersOfGroup(field, group + 1)];
  if (!known || !before || near.some(known.isConcerned)) return undefined;
  return before.kind === 'ordinary' ? { ...before, horizons: ordinaryHorizons(task) } : undefined;
};

const mayTakeBye = ({ legal, bye, isOdd }: Field, { order, mayHaveBye }: Member): boolean =>
  isOdd ? hasEdge(legal, order, bye) : mayHaveBye;

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
  return possibleLastOf(field.legal, together).some(
    vertex => vertex >= first && (next === 'ordinary' || hasEdge(field.legal, vertex, field.bye)),
  );
};

/** A bracket that completes the round. */
const completing = (
  field: Field,
  bracket: Bracket,
  kind: PairedBracket['kind'],
  view: View,
): PairedBracket => {
  const horizonsIn = (other: Field) => final(seen(other, bracket, view, WITHOUT_NEXT));
  return { ...pairedWithin(horizonsIn(field)), field, bracket, kind, horizonsIn };
};

const lastBracket = (field: Field, bracket: Bracket): PairedBracket =>
  completing(field, bracket, 'last', { ...CLOSED, withBye: field.isOdd });

function* penultimateAndLast(field: Field, bracket: Bracket): Generator<PairedBracket> {
  const below = field.members.slice((bracket.residents.at(-1)?.order ?? -1) + 1);
  const penultimate = completing(field, bracket, 'penultimate', {
    ...CLOSED,
    below,
    withBye: field.isOdd,
  });
  yield penultimate;
  yield lastBracket(field, { movedDown: penultimate.candidate.downfloaters, residents: below });
}
