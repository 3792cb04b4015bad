import { TightGraph } from '../../matching/index.ts';
import { decimalOf, impossible, type Points } from '../../model/index.ts';
import type { Demand } from '../../rules/demand.ts';
import type { Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import type { Near } from '../swiss/against.ts';
import { prohibitedIn } from '../swiss/bracket-reasons.ts';
import { completionOf } from '../swiss/completion.ts';
import { byeCandidates, demandedField, type RoundDemand } from '../swiss/field.ts';
import { c5 } from './2026/quality.ts';
import { c2, c2Of2017 } from './absolute.ts';
import type { Edition, Member } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { type AskedDutchBracket, bracketsOf, type DutchRound } from './paired-round.ts';
import { PROCEDURE } from './procedure-rules.ts';
import { incomplete, later, worseOrLater } from './verdicts.ts';

const BAR = { '2026': c2, '2017': c2Of2017 } as const satisfies Record<Edition, Rule>;

/** C1, C3, and what the tournament excludes. */
export const prohibited = ({ prohibitions }: Field, a: Member, b: Member): Near | undefined =>
  prohibitedIn(prohibitions, a, b);

/** C2. */
const barred = ({ edition }: Field, { barredSince }: Member): Near | undefined =>
  barredSince === undefined
    ? undefined
    : { verdict: 'forbidden', rule: BAR[edition], round: barredSince, nearness: [-1, 0] };

/** Something that was not taken: in whole rounds, and in each bracket. */
interface NotTaken {
  readonly demand: RoundDemand<Member>;
  /** Whether what was chosen for a bracket is against it. */
  readonly isBrokenBy: (paired: PairedBracket) => boolean;
  /** What it is in a bracket. `isSettled`: whatever becomes of the rest, it is so then. */
  readonly inBracket: (paired: PairedBracket) => BracketNotTaken;
}

interface BracketNotTaken {
  readonly pairs?: readonly (readonly [Member, Member])[];
  readonly paired?: readonly Member[];
  readonly unpaired?: readonly Member[];
  readonly isSettled?: boolean;
}

const standsIn = ({ bracket }: PairedBracket, member: Member): boolean =>
  bracket.residents.includes(member) || bracket.movedDown.includes(member);

const isPairedIn = ({ candidate }: PairedBracket, member: Member): boolean =>
  candidate.pairs.some(pair => pair.includes(member));

/** Why two do not meet: the prohibition between them, or what the best round with them does worse. */
export const againstPair = (round: DutchRound, a: Member, b: Member): Near =>
  prohibited(round.field, a, b) ??
  against(round, {
    demand: { pairs: [[a, b]] },
    // Two meet where the lower is a resident; once both have moved down they do not.
    isBrokenBy: paired =>
      paired.bracket.residents.includes(b) || isPairedIn(paired, a) || isPairedIn(paired, b),
    inBracket: paired =>
      paired.bracket.residents.includes(b)
        ? { pairs: [[a, b]], isSettled: true }
        : { unpaired: [a].filter(member => standsIn(paired, member)) },
  });

/** Why somebody has not the bye: C2, completion, C5, or what the best round with that bye does worse. */
export const againstBye = (round: DutchRound, bye: Member): Near => {
  const bar = barred(round.field, bye);
  if (bar) return bar;
  const score = scoreOfBye(round, onlyBye(bye, round.byes()), () => bye);
  if (score === 'no round') return incomplete(round, { bye });
  return (
    score ??
    against(round, {
      demand: { bye },
      isBrokenBy: paired => isPairedIn(paired, bye),
      inBracket: paired => ({ unpaired: standsIn(paired, bye) ? [bye] : [] }),
    })
  );
};

/** Why somebody floated from a bracket and did not stay; and another, where there is one, did not leave it instead. */
export const againstStaying = (
  round: DutchRound,
  index: number,
  { inside, outside }: { readonly inside: Member; readonly outside?: Member },
): Near => {
  const left = round.brackets[index] ?? impossible('the round has this bracket');
  const lowest = scoreOf(left);
  const above = round.field.members.filter(({ score }) => score >= lowest);
  return against(round, {
    demand: {
      inside: { member: inside, among: above },
      ...(outside && { outside: { member: outside, among: above } }),
    },
    isBrokenBy: paired => paired === left || (outside !== undefined && isPairedIn(paired, outside)),
    inBracket: paired => ({
      ...(paired === left && { paired: [inside] }),
      unpaired: outside && standsIn(paired, outside) ? [outside] : [],
      isSettled: paired === left && outside === undefined,
    }),
  });
};

const scoreOf = ({ bracket: { residents } }: PairedBracket): Points =>
  residents.at(-1)?.score ?? impossible('a bracket has residents');

/**
 * Decision 600. The first bracket in which every legal round that has what is asked differs from the one chosen: as a rule
 * the first one that is against it; one above only where that leaves nothing.
 */
const against = (round: DutchRound, asked: NotTaken): Near => {
  const { brackets } = round;
  const at = brackets.findIndex(asked.isBrokenBy);
  if (at < 0) return impossible('what is asked is what was chosen');
  const rest = restOf(round, asked);
  // Otherwise every set of downfloaters would be gone through in vain.
  const isOpen = isCertainIn(round, at, asked) || couldFollow(round, at, rest);
  const found = isOpen ? againstBracket(round, at, { asked, rest }) : undefined;
  return found ?? againstAbove(round, at, { asked, rest });
};

const bracketAt = ({ brackets }: DutchRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

/** Whether what is asked can be with the brackets above as they are. */
const couldFollow = ({ brackets }: DutchRound, index: number, { completes }: Rest): boolean =>
  completes(brackets[index - 1]?.candidate.downfloaters ?? [], index - 1);

/** Whether what is asked can still be when these leave a bracket and everybody below is to be paired. */
interface Rest {
  readonly completes: (downfloaters: readonly Member[], index: number) => boolean;
}

const restOf = ({ field, brackets }: DutchRound, { demand }: Pick<NotTaken, 'demand'>): Rest => {
  const last = field.groups.length - 1;
  const completion = once(() => {
    // Of 2026 with the bye for the score of C5 alone.
    const within = brackets[0]?.field ?? field;
    return completionOf(demandedField<Field, Member>(within, demand), last);
  });
  return {
    completes: (downfloaters, index) =>
      completion().completes(
        downfloaters.map(({ order }) => order),
        index + 1,
      ),
  };
};

interface AskedWithRest {
  readonly asked: NotTaken;
  readonly rest: Rest;
}

/** Whether each candidate of a bracket that has what is asked begins a round. An ordinary bracket of 2017 does not look farther. */
const isCertainIn = ({ field, brackets }: DutchRound, index: number, asked: NotTaken): boolean => {
  const chosen = brackets[index] ?? impossible('the round has this bracket');
  const isCompleting = field.edition === '2026' || chosen.kind !== 'ordinary';
  return index === brackets.length - 1 || (isCompleting && asked.inBracket(chosen).isSettled === true);
};

/** Undefined: no candidate of the bracket begins what is asked. */
const againstBracket = (
  round: DutchRound,
  index: number,
  { asked, rest }: AskedWithRest,
): Near | undefined => {
  const { field, askedOf } = round;
  const chosen = bracketAt(round, index);
  const bracket = askedOf[index]?.() ?? impossible('every bracket can be asked');
  const { isSettled: _, ...what } = asked.inBracket(chosen);
  const found = bracket.found({
    demand: onVertices(what, bracket),
    isAllowed: isCertainIn(round, index, asked)
      ? undefined
      : downfloaters => rest.completes(downfloaters, index),
  });
  if (!found) return undefined;
  return worseOrLater(field, index, bracket, found);
};

const onVertices = (
  { pairs, paired, unpaired }: BracketNotTaken,
  { vertexOf }: AskedDutchBracket,
): Demand => ({
  ...(pairs && { pairs: pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const) }),
  ...(paired && { paired: paired.map(vertexOf) }),
  ...(unpaired && { unpaired: unpaired.map(vertexOf) }),
});

/** No candidate of the bracket begins it: there is no such round, none with the bye at its score (C5), or a bracket above decides. */
const againstAbove = (round: DutchRound, below: number, { asked, rest }: AskedWithRest): Near => {
  const { field, brackets } = round;
  const demanded = demandedField<Field, Member>(field, asked.demand);
  const score = scoreOfBye(round, byeCandidates(demanded), () => receiverIn(demanded));
  if (score === 'no round') return incomplete(round, asked.demand);
  if (score) return score;
  const index = brackets.findIndex((_, at) => at < below && !couldFollow(round, at + 1, rest));
  return (
    (index < 0 ? undefined : againstBracket(round, index, { asked, rest })) ??
    impossible('a round that is legal begins somewhere')
  );
};

/** C5 (2026), and whether there is a round at all: who can have the bye when the demand is met. */
const scoreOfBye = (
  round: DutchRound,
  candidates: Receivers,
  receiver: () => Member,
): Near | 'no round' | undefined => {
  const { field } = round;
  const before = round.byes();
  if (candidates === 'no round') return 'no round';
  if (field.edition === '2017' || before === 'no round') return undefined;
  const [chosen, other] = [before.at(-1)?.score, candidates.at(-1)?.score];
  if (chosen === undefined || other === undefined || chosen === other) return undefined;
  return {
    verdict: 'worse',
    rule: c5,
    chosen: decimalOf(chosen),
    other: decimalOf(other),
    suffers: [receiver().id],
    nearness: [-1, 2],
  };
};

type Receivers = ReturnType<DutchRound['byes']>;

/** The candidates in a round where nobody else may have the bye. */
const onlyBye = (bye: Member, candidates: Receivers): Receivers =>
  candidates !== 'no round' && candidates.includes(bye) ? [bye] : 'no round';

/** Whoever has the bye in the best round. */
const receiverIn = (field: Field): Member =>
  [...bracketsOf(field)].at(-1)?.candidate.downfloaters[0] ?? impossible('an odd number leaves one over');

/** What stands against the halves of a bracket as they were, the brackets above and these pairs kept. */
export const againstHalves = (
  round: DutchRound,
  index: number,
  halves: {
    readonly pairs: readonly (readonly [Member, Member])[];
    readonly divided: readonly [readonly Member[], readonly Member[]];
  },
): Near => {
  const { field, brackets, askedOf } = round;
  const chosen = bracketAt(round, index);
  const bracket = askedOf[index]?.() ?? impossible('every bracket can be asked');
  const [first, second] = halves.divided;
  const rest = restOf(round, { demand: { divided: halves.divided } });
  const isOrdinary2017 = field.edition === '2017' && chosen.kind === 'ordinary';
  const isLast = index === brackets.length - 1;
  const found = bracket.found({
    isAllowed: isOrdinary2017 || isLast ? undefined : downfloaters => rest.completes(downfloaters, index),
    demand: {
      pairs: halves.pairs.map(([a, b]) => [bracket.vertexOf(a), bracket.vertexOf(b)] as const),
      divided: [first.map(bracket.vertexOf), second.map(bracket.vertexOf)],
    },
  });
  if (found) return worseOrLater(field, index, bracket, found);
  const above = brackets.slice(0, index).flatMap(({ candidate }) => candidate.pairs);
  const demanded = demandedField<Field, Member>(field, { ...halves, pairs: [...above, ...halves.pairs] });
  const score = scoreOfBye(round, byeCandidates(demanded), () => receiverIn(demanded));
  return score === undefined || score === 'no round' ? incomplete(round, halves, { index }) : score;
};

/**
 * In a round of one bracket, everybody who could have the bye as well, by the order alone: two searches instead of a
 * comparison each. Nobody where the bracket has a blossom of positive dual, or moved-down players.
 */
export const equalByes = ({ field, brackets: [chosen, ...more] }: DutchRound): ReadonlyMap<Member, Near> => {
  const { problem, pairs, mate, solved } = chosen?.candidate ?? impossible('a round has a bracket');
  if (!chosen || more.length > 0 || problem.bye === undefined || solved.blossoms.length > 0) return new Map();
  const { transposition, exchange } = PROCEDURE[field.edition];
  const s1 = pairs.map(([higher]) => problem.members.indexOf(higher));
  const s2 = problem.members.map((_, vertex) => vertex).filter(vertex => !s1.includes(vertex));
  const tight = new TightGraph(problem, { mate, ...solved });
  const asGood = tight.partnersOf(problem.bye);
  const inHalves = new Set(tight.divide(s1, s2) ? tight.partnersOf(problem.bye) : []);
  return new Map(
    asGood.map(vertex => [
      problem.members[vertex] ?? impossible('only players have the bye'),
      later(0, chosen, inHalves.has(vertex) ? [transposition, 3] : [exchange, 2]),
    ]),
  );
};

/** Whom somebody may meet in a bracket: a moved-down player the residents, a resident anybody (3.3.3; B.3). */
export const partnersIn = (
  { movedDown, residents }: PairedBracket['bracket'],
  member: Member,
): readonly Member[] =>
  movedDown.includes(member) ? residents : [...movedDown, ...residents].filter(other => other !== member);
