import { TightGraph } from '../../matching/index.ts';
import { decimalOf, impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { Near } from '../swiss/against.ts';
import {
  againstHavingBye,
  againstMeeting,
  againstStayingIn,
  type ComparedRound,
  onVertices,
  restOf,
} from '../swiss/against-brackets.ts';
import { prohibitedIn } from '../swiss/bracket-reasons.ts';
import { byeCandidates, demandedField } from '../swiss/field.ts';
import { c5 } from './2026/quality.ts';
import { c2, c2Of2017 } from './absolute.ts';
import type { Edition, Member } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { bracketsOf, type DutchRound } from './paired-round.ts';
import { PROCEDURE } from './procedure-rules.ts';
import { incomplete, later, worseOrLater } from './verdicts.ts';
import { wholeDemand } from './whole-demand.ts';

const BAR = { '2026': c2, '2017': c2Of2017 } as const satisfies Record<Edition, Rule>;

/** C1, C3, and what the tournament excludes. */
export const prohibited = ({ prohibitions }: Field, a: Member, b: Member): Near | undefined =>
  prohibitedIn(prohibitions, a, b);

/** C2. */
const barred = ({ edition }: Field, { barredSince }: Member): Near | undefined =>
  barredSince === undefined
    ? undefined
    : { verdict: 'forbidden', rule: BAR[edition], round: barredSince, nearness: [-1, 0] };

/** Why two do not meet: the prohibition between them, or what the best round with them does worse. */
export const againstPair = (round: DutchRound, a: Member, b: Member): Near =>
  prohibited(round.field, a, b) ?? againstMeeting(comparedOf(round), [a, b]);

/** Why somebody has not the bye: C2, completion, C5, or what the best round with that bye does worse. */
export const againstBye = (round: DutchRound, bye: Member): Near => {
  const bar = barred(round.field, bye);
  if (bar) return bar;
  const score = scoreOfBye(round, onlyBye(bye, round.byes()), () => bye);
  if (score === 'no round') return incomplete(round, { bye });
  return score ?? againstHavingBye(comparedOf(round), bye);
};

/** Why somebody floated from a bracket and did not stay; and another, where there is one, did not leave it instead. */
export const againstStaying = (
  round: DutchRound,
  index: number,
  floater: { readonly inside: Member; readonly outside?: Member },
): Near => againstStayingIn(comparedOf(round), index, floater);

const comparedOf = (round: DutchRound): ComparedRound<Member, PairedBracket> => {
  const { field, brackets, askedOf } = round;
  return {
    // Of 2026 with the bye for the score of C5 alone.
    field: brackets[0]?.field ?? field,
    byeFrom: field.groups.length - 1,
    brackets,
    stands: ({ bracket }, member) => bracket.residents.includes(member) || bracket.movedDown.includes(member),
    lowestIn: ({ bracket: { residents } }) =>
      residents.at(-1)?.score ?? impossible('a bracket has residents'),
    groupBelow: index => index + 1,
    // An ordinary bracket of 2017 does not look farther.
    isCompleting: ({ kind }) => field.edition === '2026' || kind !== 'ordinary',
    againstAny: demandIn => {
      const demand = demandIn(field.members);
      const demanded = demandedField<Field, Member>(field, demand);
      const score = scoreOfBye(round, byeCandidates(demanded), () => receiverIn(demanded));
      return score === 'no round' ? incomplete(round, demand) : score;
    },
    againstBest: (index, what, rest) => {
      const bracket = askedOf[index]?.() ?? impossible('every bracket can be asked');
      const demand = onVertices(what, bracket.vertexOf);
      const found = bracket.found({
        demand,
        isAllowed: rest?.isAllowed,
        whole: rest && (() => wholeDemand(bracket.paired, demand, rest.demandIn)),
      });
      return found && worseOrLater(field, index, bracket, found);
    },
  };
};

const bracketAt = ({ brackets }: DutchRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

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
    unit: 'score',
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
  const rest = restOf(comparedOf(round), () => ({ divided: halves.divided }));
  const isOrdinary2017 = field.edition === '2017' && chosen.kind === 'ordinary';
  const isLast = index === brackets.length - 1;
  const found = bracket.found({
    isAllowed: isOrdinary2017 || isLast ? undefined : downfloaters => rest(downfloaters, index),
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
