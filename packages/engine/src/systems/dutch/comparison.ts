import { TightGraph } from '../../matching/index.ts';
import { decimalOf, impossible } from '../../model/index.ts';
import type { Demand } from '../../rules/demand.ts';
import type { Rule } from '../../rules/index.ts';
import type { Near } from '../swiss/against.ts';
import { type BracketDemand, demandOnField, demandOnVertices } from '../swiss/bracket-demand.ts';
import { areSamePairs, prohibitedIn } from '../swiss/bracket-reasons.ts';
import type { Elsewhere } from '../swiss/counterfactual.ts';
import { byeCandidates, demandedField, membersOfGroup, type RoundDemand } from '../swiss/field.ts';
import { bracketOf2017 } from './2017/procedure.ts';
import { brackets2026 } from './2026/procedure.ts';
import { c5 } from './2026/quality.ts';
import { c2, c2Of2017 } from './absolute.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Edition, Member } from './definitions.ts';
import type { Field } from './field.ts';
import { laterIn } from './order.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { bracketsOf, type DutchRound, type DutchTeller } from './paired-round.ts';
import { PROCEDURE } from './procedure-rules.ts';
import { incomplete, later, worse, worseOrLater } from './verdicts.ts';

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
  prohibited(round.field, a, b) ??
  againstRound(round, {
    demand: { pairs: [[a, b]] },
    concerned: [a, b],
    inBracket: vertexOf => ({ pairs: [[vertexOf(a), vertexOf(b)]] }),
  });

/** Why somebody has not the bye: C2, completion, C5, or what the best round with that bye does worse. */
export const againstBye = (round: DutchRound, bye: Member): Near =>
  barred(round.field, bye) ??
  againstFloating(round, bye) ??
  againstRound(round, {
    demand: { bye },
    concerned: [bye],
    inBracket: vertexOf => ({ bye: vertexOf(bye) }),
  });

/**
 * 2017: an ordinary bracket knows nothing of the bye. Whoever was paired in one could have had it only by floating from
 * there (decision 420).
 */
const againstFloating = (round: DutchRound, bye: Member): Near | undefined => {
  const { field, brackets } = round;
  if (field.edition !== '2017' || onlyBye(bye, round.byes()) === 'no round') return undefined;
  const index = brackets.findIndex(
    ({ kind, candidate }) => kind === 'ordinary' && candidate.pairs.some(pair => pair.includes(bye)),
  );
  return index < 0 ? undefined : againstInBracket(round, index, { outside: bye });
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

/** Something that was not taken, as the whole round and as the bracket of those concerned sees it. */
interface NotTaken {
  readonly demand: RoundDemand<Member>;
  readonly concerned: readonly Member[];
  readonly inBracket: (vertexOf: DutchTeller['vertexOf']) => Demand;
}

const againstRound = (round: DutchRound, notTaken: NotTaken): Near => {
  const demanded = demandedField<Field, Member>(round.field, notTaken.demand);
  const score =
    scoreOfBye(round, demanded, notTaken.demand.bye) ?? againstBrackets(round, demanded, notTaken);
  return score === 'no round' ? incomplete(round, notTaken.demand) : score;
};

/**
 * Bracket by bracket, until the two rounds part. In the first one that has somebody concerned the bracket itself may
 * tell that it is worse; where it is as good, or the bracket cannot tell, the round is paired with the demand.
 */
const againstBrackets = (round: DutchRound, demanded: Field, notTaken: NotTaken): Near => {
  const { field, brackets, tellers } = round;
  const pairedNext = pairedWith(round, demanded, notTaken);
  for (const [index, chosen] of brackets.entries()) {
    const parting = { chosen, teller: tellers[index] ?? impossible('every bracket can be asked'), notTaken };
    const told = toldOfBye(round, index, parting) ?? toldInBracket(round, index, parting);
    if (told) return told;
    const other = pairedNext(index, chosen);
    if (!other) return incomplete(round, notTaken.demand, { index, nearness: [index, 99] });
    if (!areSamePairs(chosen.candidate, other.candidate))
      return toldBetween(field, index, { ...parting, other });
  }
  return impossible('the round with what was not taken is another round');
};

/** The brackets of the round with the demand, one after the other, while it is the round that was paired. */
const pairedWith = (
  { field, brackets, tellers }: DutchRound,
  demanded: Field,
  { concerned, demand: { bye, pairs: [pair] = [] } }: NotTaken,
): ((index: number, chosen: PairedBracket) => PairedBracket | undefined) => {
  const isConcerned = (member: Member): boolean => concerned.includes(member);
  if (field.edition === '2017')
    return (index, chosen) => {
      const { bracket, kind } = chosen;
      const near = [...bracket.movedDown, ...bracket.residents, ...membersOfGroup(field, index + 1)];
      // An ordinary bracket sees the next one and no farther, and knows nothing of the bye; of others the bye is told.
      const isAsBefore = bye !== undefined || (kind === 'ordinary' && !near.some(isConcerned));
      return isAsBefore ? chosen : bracketOf2017(demanded, bracket, { kind });
    };
  const stays = (index: number): boolean =>
    (bye && tellers[index]?.staysWithBye(bye)) || (pair && tellers[index]?.staysWithPair(...pair)) || false;
  const others = brackets2026(demanded, { brackets, isConcerned, bye, stays });
  return () => others.next().value ?? undefined;
};

/** 2017: what the penultimate bracket, which sees everybody below, says of a bye. */
const toldOfBye = (
  round: DutchRound,
  index: number,
  { chosen, teller, notTaken }: Asking,
): Near | undefined => {
  const { bye } = notTaken.demand;
  if (chosen.kind !== 'penultimate' || !bye || teller.staysWithBye(bye)) return undefined;
  const told = teller.told({ bye: chosen.candidate.problem.members.indexOf(bye) });
  return told.kind === 'impossible'
    ? incomplete(round, { bye }, { index, nearness: [index, 99] })
    : worseOrLater(round.field, index, chosen, teller, told);
};

interface Asking {
  readonly chosen: PairedBracket;
  readonly teller: DutchTeller;
  readonly notTaken: NotTaken;
}

const toldInBracket = (
  round: DutchRound,
  index: number,
  { chosen, teller, notTaken: { demand, concerned, inBracket } }: Asking,
): Near | undefined => {
  const { field } = round;
  const { bracket, candidate } = chosen;
  // Whoever floats anyway may still do what is demanded: a later bracket tells.
  const here = concerned.filter(
    member => bracket.residents.includes(member) || bracket.movedDown.includes(member),
  );
  if (here.every(member => candidate.downfloaters.includes(member))) return undefined;
  const isWhole = here.length === concerned.length;
  const wanted: Demand = isWhole ? inBracket(teller.vertexOf) : { unpaired: here.map(teller.vertexOf) };
  // Two who meet inside the bracket, and whoever has the bye that is given here: for the others nothing changes.
  const isOwnConcern =
    wanted.pairs !== undefined ||
    (wanted.bye !== undefined && chosen.horizons[0]?.problem().bye !== undefined);
  const elsewhere = (): Elsewhere<Member, BracketGraph> => ({
    horizons: chosen.horizonsIn(demandedField<Field, Member>(chosen.field, demand)),
    problems: 'theirs',
  });
  const told = teller.told(wanted, isOwnConcern ? undefined : elsewhere());
  if (told.kind === 'impossible')
    return incomplete(round, demand, { index, nearness: field.edition === '2026' ? [-1, 1] : [index, 99] });
  if (told.kind === 'worse') return worse(field, index, chosen, told);
  return isWhole ? worseOrLater(field, index, chosen, teller, told) : undefined;
};

/** C5 (2026), and whether there is a round at all: who can have the bye when the demand is met. `bye`: whoever is demanded to have it. */
const scoreOfBye = (round: DutchRound, demanded: Field, bye?: Member): Near | 'no round' | undefined => {
  const { field } = round;
  const before = round.byes();
  const candidates = bye ? onlyBye(bye, before) : byeCandidates(demanded);
  if (candidates === 'no round') return 'no round';
  if (field.edition === '2017' || before === 'no round') return undefined;
  const [chosen, other] = [before.at(-1)?.score, candidates.at(-1)?.score];
  if (chosen === undefined || other === undefined || chosen === other) return undefined;
  return {
    verdict: 'worse',
    rule: c5,
    chosen: decimalOf(chosen),
    other: decimalOf(other),
    suffers: [(bye ?? receiverIn(demanded)).id],
    nearness: [-1, 2],
  };
};

/** The candidates in a round where nobody else may have the bye. */
const onlyBye = (bye: Member, candidates: ReturnType<DutchRound['byes']>): ReturnType<DutchRound['byes']> =>
  candidates !== 'no round' && candidates.includes(bye) ? [bye] : 'no round';

/** Whoever has the bye in the best round. */
const receiverIn = (field: Field): Member =>
  [...bracketsOf(field)].at(-1)?.candidate.downfloaters[0] ?? impossible('an odd number leaves one over');

interface Parting extends Asking {
  readonly other: PairedBracket;
}

const toldBetween = (field: Field, index: number, { chosen, other, teller }: Parting): Near => {
  const told = teller.toldBy(other);
  return told.kind === 'worse'
    ? worse(field, index, chosen, told)
    : later(index, chosen, laterIn(field.edition, chosen, other));
};

/** Why a bracket was not paired so, the brackets above kept. */
export const againstInBracket = (round: DutchRound, index: number, demand: BracketDemand<Member>): Near => {
  const { field, brackets, tellers } = round;
  const [chosen, teller] = [brackets[index], tellers[index]];
  if (!chosen || !teller) return impossible('the round has this bracket');
  const { bracket } = chosen;
  const restriction = demandOnField(demand, {
    members: [...bracket.movedDown, ...bracket.residents],
    partnersOf: member => partnersIn(bracket, member),
  });
  // Pairs that are made inside the bracket leave the others as they were; whatever else is demanded concerns them.
  const { outside, divided } = demand;
  const isOthersConcern = outside !== undefined || divided !== undefined;
  const elsewhere = (): Elsewhere<Member, BracketGraph> => ({
    horizons: chosen.horizonsIn(demandedField<Field, Member>(chosen.field, restriction)),
    problems: 'own',
  });
  const told = teller.told(
    demandOnVertices(demand, teller.vertexOf),
    isOthersConcern ? elsewhere() : undefined,
  );
  if (told.kind !== 'impossible') return worseOrLater(field, index, chosen, teller, told);
  const above = brackets.slice(0, index).flatMap(({ candidate }) => candidate.pairs);
  const demanded = demandedField<Field, Member>(field, {
    ...restriction,
    pairs: [...above, ...(restriction.pairs ?? [])],
  });
  const score = scoreOfBye(round, demanded);
  return score === undefined || score === 'no round' ? incomplete(round, restriction, { index }) : score;
};

/** Whom somebody may meet in a bracket: a moved-down player the residents, a resident anybody (3.3.3; B.3). */
export const partnersIn = (
  { movedDown, residents }: PairedBracket['bracket'],
  member: Member,
): readonly Member[] =>
  movedDown.includes(member) ? residents : [...movedDown, ...residents].filter(other => other !== member);
