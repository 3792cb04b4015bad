import { canAllBeMatched, hasEdge, type LeastCost, possibleLastOf } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { once } from '../../once.ts';
import { type Horizon, pairWithin } from '../../swiss/bracket.ts';
import type { QualityOrder } from '../../swiss/charges.ts';
import { completionOf } from '../../swiss/completion.ts';
import { byeCandidates, membersOfGroup } from '../../swiss/field.ts';
import { type Bracket, type BracketGraph, bracketGraph, type View } from '../bracket-graph.ts';
import type { Member, Traits } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { PairedBracket } from '../paired-bracket.ts';
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
export function* brackets2017(field: Field, solve?: LeastCost): Generator<PairedBracket> {
  if (byeCandidates(field) === 'no round') return;
  const lastGroup = field.groups.length - 1;
  const completion = completionOf(field, lastGroup);
  const bracketOf = (bracket: Bracket, kind: PairedBracket['kind']) =>
    bracketOf2017(field, bracket, { kind, solve });
  let movedDown: readonly Member[] = [];
  for (const group of field.groups.keys()) {
    const bracket = { movedDown, residents: membersOfGroup(field, group) };
    if (group === lastGroup) {
      yield found(bracketOf(bracket, 'last'));
      return;
    }
    const ordinary = found(bracketOf(bracket, 'ordinary'));
    const { downfloaters } = ordinary.candidate;
    if (!completion.completes(verticesOf(downfloaters), group + 1)) {
      const penultimate = found(bracketOf(bracket, 'penultimate'));
      yield penultimate;
      const residents = membersBelow(field, bracket);
      const collapsed = { movedDown: penultimate.candidate.downfloaters, residents };
      yield found(bracketOf(collapsed, 'last'));
      return;
    }
    yield ordinary;
    movedDown = downfloaters;
  }
}

const found = (paired: PairedBracket | undefined): PairedBracket =>
  paired ?? impossible('an open bracket and a completable rest have a candidate');

/** One bracket, as what A.9 made of it. Undefined: nothing completes the round. */
const bracketOf2017 = (
  field: Field,
  bracket: Bracket,
  { kind, solve }: { readonly kind: PairedBracket['kind']; readonly solve: LeastCost | undefined },
): PairedBracket | undefined => {
  const best = pairWithin(HORIZONS[kind](field, bracket), problem => bestCandidate(problem, solve));
  return best && { ...best, field, bracket, kind };
};

const verticesOf = (members: readonly Member[]): readonly number[] => members.map(member => member.order);

const CLOSED: View = { next: [], below: [], isOpen: false, withBye: false, weightOfLeft: () => 1 };

const seen = (field: Field, bracket: Bracket, view: View, order: QualityOrder<Traits>) =>
  once(() => bracketGraph(bracket, view, { field, order, countsUnplayed: 'no' }));

/** The only horizon there is. */
const final = (problem: () => BracketGraph): readonly Horizon<Member, BracketGraph>[] => [
  { problem, completes: () => true, suffices: () => true },
];

/** An ordinary bracket looks at the next one (C.7) and not beyond: completing the round is no concern of it. */
const ordinaryHorizons = (field: Field, bracket: Bracket): readonly Horizon<Member, BracketGraph>[] => {
  const lowest = bracket.residents.at(-1)?.order ?? -1;
  const group = field.groups.findIndex(({ from, to }) => from <= lowest && lowest < to);
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
  if (together.length % 2 === 0) return canAllBeMatched(field.legal, together);
  const first = residents[0]?.order ?? 0;
  return possibleLastOf(field.legal, together).some(
    vertex => vertex >= first && (next === 'ordinary' || hasEdge(field.legal, vertex, field.bye)),
  );
};

/** A bracket that completes the round. */
const completing = (field: Field, bracket: Bracket, view: Partial<View>) =>
  final(seen(field, bracket, { ...CLOSED, ...view, withBye: field.isOdd }, WITHOUT_NEXT));

const membersBelow = ({ members }: Field, { residents }: Bracket): readonly Member[] =>
  members.slice((residents.at(-1)?.order ?? -1) + 1);

const HORIZONS: Readonly<
  Record<PairedBracket['kind'], (field: Field, bracket: Bracket) => readonly Horizon<Member, BracketGraph>[]>
> = {
  ordinary: ordinaryHorizons,
  penultimate: (field, bracket) => completing(field, bracket, { below: membersBelow(field, bracket) }),
  last: (field, bracket) => completing(field, bracket, {}),
};
