import { decimalOf, impossible, type Points, tenths } from '../../model/index.ts';
import type { LeftOver, PassedOver, Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import { type Near, notComplete } from '../swiss/against.ts';
import { type BracketDemand, demandOnField, demandOnVertices } from '../swiss/bracket-demand.ts';
import { areSamePairs, prohibitedIn } from '../swiss/bracket-reasons.ts';
import { againstReceiving, type ByeLadder, barredBy, steppedPast } from '../swiss/bye-ladder.ts';
import { type ColourRule, colourBy, deniedIn } from '../swiss/colours.ts';
import { type Teller, tellerOf } from '../swiss/counterfactual.ts';
import { byeCandidates, demandedField, type RoundDemand } from '../swiss/field.ts';
import { leftOverWith } from '../swiss/left-over.ts';
import type { BracketGraph, PairedBracket } from './bracket-graph.ts';
import { byRanking, type Member } from './definitions.ts';
import { type Field, withoutMember } from './field.ts';

/** What an edition says, by what it decides. */
export interface Edition {
  readonly bye: ByeOfEdition;
  readonly brackets: (field: Field) => Generator<PairedBracket>;
  readonly ranking: Rule;
  /** The order of pairings. */
  readonly fold: Rule;
  /** Where a pair would leave others without an opponent. */
  readonly completion: Rule;
  readonly colours: readonly ColourRule<string, Member>[];
  /** Of whoever is alone in a bracket. */
  readonly float: Rule;
  /** Groups made one; absent where none are. */
  readonly union?: Rule;
}

/** The ladder of the bye, who stands on it, and what it is where nobody else is there. */
export interface ByeOfEdition extends ByeLadder<Member> {
  readonly eligible: Rule;
  readonly completion: Rule;
  readonly natural: Rule;
}

/** Undefined: no complete round exists, or none with a bye. */
const receiverIn = (field: Field, { offered }: ByeLadder<Member>): Member | undefined => {
  const candidates = byeCandidates(field);
  return candidates === 'no round' ? undefined : offered(candidates)[0];
};

/** A round as it was paired, of which it is asked what else it could have been. */
export interface BursteinRound {
  readonly edition: Edition;
  /** With whoever has the bye. */
  readonly everybody: Field;
  readonly receiver: Member | undefined;
  /** Whoever may have the bye with everybody else paired. */
  readonly candidates: () => readonly Member[];
  /** Without. */
  readonly field: Field;
  readonly brackets: readonly PairedBracket[];
  readonly tellers: readonly BursteinTeller[];
}

type BursteinTeller = Teller<Member, BracketGraph>;

export const pairedRound = (everybody: Field, edition: Edition): BursteinRound => {
  const receiver = receiverIn(everybody, edition.bye);
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const brackets = [...edition.brackets(field)];
  const candidates = once(() => {
    const found = byeCandidates(everybody);
    return found === 'no round' ? [] : found;
  });
  return {
    edition,
    everybody,
    receiver,
    candidates,
    field,
    brackets,
    tellers: brackets.map(paired => tellerOf(paired)),
  };
};

export const prohibited = ({ prohibitions }: Field, a: Member, b: Member): Near | undefined =>
  prohibitedIn(prohibitions, a, b);

/** The first step of the ladder that told somebody apart from whoever has the bye. */
export const againstBye = (
  { edition, everybody, candidates, receiver }: BursteinRound,
  member: Member,
): Near =>
  againstReceiving(
    edition.bye,
    {
      bar: ({ barredSince }) => barredBy(edition.bye.eligible, barredSince),
      isPossible: each => candidates().includes(each),
      leftOver: bye => leftOverWith(demandedField<Field, Member>(everybody, { bye })),
      completion: edition.bye.completion,
    },
    { receiver: receiver ?? impossible('somebody has the bye'), member },
  );

/** Why two do not meet: the prohibition, the bye that would have to go to another, or the first bracket that parts. */
export const againstPair = (round: BursteinRound, a: Member, b: Member): Near => {
  const { edition, everybody, receiver } = round;
  const prohibition = prohibited(everybody, a, b);
  if (prohibition) return prohibition;
  const demanded = demandedField<Field, Member>(everybody, { pairs: [[a, b]] });
  if (byeCandidates(demanded) === 'no round')
    return { ...notComplete(edition.completion, leftOverWith(demanded)), nearness: [-1, 1] };
  const other = receiverIn(demanded, edition.bye);
  if (receiver && other && receiver.id !== other.id) return steppedPast(edition.bye, receiver, other);
  return againstBrackets(round, [a, b]);
};

const againstBrackets = (round: BursteinRound, pair: readonly [Member, Member]): Near => {
  const { field, edition, brackets, tellers } = round;
  const [a, b] = pair.map(({ id }) => memberIn(field, id)) as unknown as readonly [Member, Member];
  const demanded = demandedField<Field, Member>(field, { pairs: [[a, b]] });
  let index = 0;
  for (const other of edition.brackets(demanded)) {
    const [chosen, teller] = [brackets[index], tellers[index]];
    if (!chosen || !teller) break;
    // 6.6: the group and the next would have to be made one.
    if (!isSameBracket(chosen, other))
      return {
        ...notComplete(edition.completion, undefined),
        nearness: [index, 1],
        bracket: scoreOf(chosen),
      };
    if (!areSamePairs(chosen.candidate, other.candidate)) {
      const told = teller.toldBy(other);
      return told.kind === 'worse' ? worse(round, index, told) : later(edition, index, chosen);
    }
    index += 1;
  }
  return impossible('the round with the pair is another round');
};

const memberIn = ({ members }: Field, player: number): Member =>
  members.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);

const isSameBracket = (a: PairedBracket, b: PairedBracket): boolean =>
  a.members.length === b.members.length && a.members.every((member, at) => member.id === b.members[at]?.id);

export const scoreOf = ({ members }: PairedBracket): number =>
  Math.min(...members.map(({ score }) => decimalOf(score)));

type Worse = Extract<ReturnType<BursteinTeller['toldBy']>, { readonly kind: 'worse' }>;

const worse = (round: BursteinRound, index: number, told: Worse): Near => ({
  verdict: 'worse',
  rule: told.digit.rule,
  chosen: told.chosen,
  other: told.other,
  suffers: sufferersIn(round, told).map(({ id }) => id),
  ...sizeOfFaults(told.digit),
  // 6.5 wants the most preferences granted.
  ...(told.digit.rule.id === '6.5' ? { unit: 'denied' } : {}),
  nearness: [index, 2],
  bracket: scoreOf(round.brackets[index] ?? impossible('the round has this bracket')),
});

/** C6, and C7 once the following bracket leaves as many: the score of those counted. */
const sizeOfFaults = ({ rule, grade }: Worse['digit']): Pick<PassedOver, 'each'> => {
  const scored = (points: Points) => ({ each: { of: 'score', points: decimalOf(points) } as const });
  if (rule.id === 'C6') return scored(tenths(grade - 1));
  return rule.id === 'C7' && grade > 0 ? scored(tenths(grade)) : {};
};

/** Of C5 and C6 whoever floats, of C7 whoever the following bracket leaves, of C8 and 6.5 whoever misses a colour. */
const sufferersIn = (
  { field: { position }, edition: { colours } }: BursteinRound,
  { digit: { rule, grade }, candidate }: Worse,
): readonly Member[] => {
  const { pairs, downfloaters, leftByNext } = candidate;
  if (rule.id === 'C5') return downfloaters;
  if (rule.id === 'C6') return downfloaters.filter(({ score }) => score + 1 === grade);
  if (rule.id === 'C7') return leftByNext.filter(({ score }) => grade === 0 || score === grade);
  return pairs
    .map(([a, b]) => (byRanking(a, b) < 0 ? ([a, b] as const) : ([b, a] as const)))
    .flatMap(pair =>
      deniedIn(pair, colourBy(colours, pair, position), ({ preference }) => preference?.colour),
    );
};

const later = ({ fold }: Edition, index: number, chosen: PairedBracket): Near => ({
  verdict: 'equal-later',
  rule: fold,
  nearness: [index, 3],
  bracket: scoreOf(chosen),
});

/** Why a bracket was not paired so, the brackets above kept. */
export const againstInBracket = (
  round: BursteinRound,
  index: number,
  demand: BracketDemand<Member>,
): Near => {
  const [chosen, teller] = [round.brackets[index], round.tellers[index]];
  if (!chosen || !teller) return impossible('the round has this bracket');
  const { inside, outside } = demand;
  const { members } = chosen;
  // Pairs that are made inside the bracket leave the others as they were.
  const elsewhere = outside && {
    horizons: chosen.horizonsIn(
      demandedField<Field, Member>(
        chosen.field,
        restrictionOf(members, { ...(inside && { inside }), outside }),
      ),
    ),
    problems: 'own' as const,
  };
  const told = teller.told(demandOnVertices(demand, teller.vertexOf), elsewhere);
  if (told.kind === 'impossible')
    return {
      ...notComplete(round.edition.completion, leftOverInBracket(round, index, demand)),
      nearness: [index, 1],
    };
  return told.kind === 'worse' ? worse(round, index, told) : later(round.edition, index, chosen);
};

/** What the demand means for a field of these members, each of whom may meet any other. */
const restrictionOf = (members: readonly Member[], demand: BracketDemand<Member>): RoundDemand<Member> =>
  demandOnField(demand, { members, partnersOf: member => members.filter(other => other !== member) });

/** Who would be left over: of a pair by that pair alone; else with the bye, the brackets above and the boards before kept. */
const leftOverInBracket = (
  { field, everybody, brackets }: BursteinRound,
  index: number,
  { pairs = [], ...demand }: BracketDemand<Member>,
): LeftOver | undefined => {
  const { members } = brackets[index] ?? impossible('the round has this bracket');
  const above = brackets.slice(0, index).flatMap(({ candidate }) => candidate.pairs);
  const inWhole = ({ id }: Member): Member => memberIn(everybody, id);
  const asked = pairs.slice(-1).map(([a, b]) => [inWhole(a), inWhole(b)] as const);
  const alone = restrictionOf(members.map(inWhole), {
    pairs: asked,
    ...(demand.inside && { inside: inWhole(demand.inside) }),
    ...(demand.outside && { outside: inWhole(demand.outside) }),
  });
  return leftOverWith<Member>(demandedField<Field, Member>(everybody, alone), () =>
    demandedField<Field, Member>(field, restrictionOf(members, { ...demand, pairs: [...above, ...pairs] })),
  );
};
