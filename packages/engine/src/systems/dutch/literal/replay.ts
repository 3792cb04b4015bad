import { impossible, type PlayerId } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { PassedOver, Ruling } from '../../../rules/index.ts';
import type { Answer, PairingQuestion } from '../../question.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { claimAgainst, claimOfPair, type Proof, type Replay } from '../../testing/replay.ts';
import { colourIn } from './colours.ts';
import { type Pair, prohibitionBetween, ranked } from './field.ts';
import type { Edition, Member } from './member.ts';
import {
  bracketsOf,
  type Demand,
  type LiteralTrial,
  type PlacedProof,
  proofInBracket,
  proofOfBye,
  proofOfPair,
  trialOf,
} from './proof.ts';

/** The rulings of an edition proved again by enumeration. */
export const replayOf = (edition: Edition): Replay => {
  const known = new WeakMap<Position, LiteralTrial>();
  const trialFor = (position: Position): LiteralTrial => {
    const trial = known.get(position) ?? trialOf(position, edition);
    known.set(position, trial);
    return trial;
  };
  return {
    system: `dutch-${edition}`,
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
      return positionBefore(tournament, round);
    },
    refute: (position, rulings) => {
      const trial = trialFor(position);
      return [...missing(trial, rulings), ...rulings.flatMap(ruling => refuted(trial, ruling))];
    },
    refuteAnswer: (position, question, answer) => refutedAnswer(trialFor(position), question, answer),
    refuteRefusal: (position, question) => refutedRefusal(trialFor(position), question),
  };
};

const NATURAL: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.3.3', '2017': 'dutch-2017.B.3' };
const MOST_PAIRS: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.C6', '2017': 'dutch-2017.C.5' };
const ODD: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.1.5', '2017': 'dutch-2017.A.5' };

const pairsOf = ({ round }: LiteralTrial): readonly Pair[] =>
  round.flatMap(({ candidate }) => candidate.pairs);

const receiverOf = ({ round }: LiteralTrial): Member | undefined => round.at(-1)?.candidate.downfloaters[0];

/** Every board, float, colour and bye has a ruling. */
const missing = (trial: LiteralTrial, rulings: readonly Ruling[]): readonly string[] => {
  const count = (subject: Ruling['subject']): number =>
    rulings.filter(ruling => ruling.subject === subject).length;
  const boards = pairsOf(trial).length;
  const floats = trial.round.flatMap(({ candidate }) => candidate.downfloaters).length;
  const expected = { board: boards, colour: boards, float: floats, bye: receiverOf(trial) ? 1 : 0 };
  return (['board', 'colour', 'float', 'bye'] as const)
    .filter(subject => count(subject) !== expected[subject])
    .map(subject => `${count(subject)} rulings about ${subject}, ${expected[subject]} needed`);
};

const refuted = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(trial, ruling);
    case 'float':
      return refutedFloat(trial, ruling);
    case 'bye':
      return refutedBye(trial, ruling);
    case 'colour':
      return refutedColour(trial, ruling);
    case 'exchange':
      return refutedExchange(trial, ruling);
    default:
      return [`no ruling about ${ruling.subject} belongs to this system`];
  }
};

const named = ({ subject, about }: Ruling): string => `${subject} ${about.join('-')}`;

/** The rule of a ruling is the one against the first thing passed over; without any, the one given. */
const refutedRule = (ruling: Ruling, otherwise: string): readonly string[] => {
  const expected = ruling.passedOver[0]?.rule.key ?? otherwise;
  return ruling.rule.key === expected ? [] : [`${named(ruling)}: says ${ruling.rule.key}, not ${expected}`];
};

/** What is passed over is exactly what stood before, in that order, each with the proof against it. */
const refutedList = (
  ruling: Ruling,
  expected: readonly (readonly Member[])[],
  proofOf: (players: readonly Member[]) => Proof | undefined,
): readonly string[] => {
  const [claimed, found] = [ruling.passedOver.map(({ players }) => players), expected.map(ids)];
  if (JSON.stringify(claimed) !== JSON.stringify(found))
    return [`${named(ruling)}: passed over ${JSON.stringify(claimed)}, not ${JSON.stringify(found)}`];
  return ruling.passedOver.flatMap((passed, index) =>
    refutedClaim(ruling, passed, proofOf(expected[index] ?? [])),
  );
};

const ids = (members: readonly Member[]): readonly PlayerId[] => members.map(({ id }) => id);

const refutedClaim = (ruling: Ruling, passed: PassedOver, proof: Proof | undefined): readonly string[] => {
  const what = `${named(ruling)}, not ${passed.players.join('-')}`;
  return proof ? claimAgainst(what, passed, proof) : [`${what}: that is what was chosen`];
};

/** Where a pair was made: its bracket, and its place among the pairs of the bracket. */
const placeOf = ({ round, memberOf }: LiteralTrial, about: readonly number[]) => {
  const pair = about.map(memberOf);
  for (const [index, { candidate }] of round.entries()) {
    const at = candidate.pairs.findIndex(([a, b]) => pair.includes(a) && pair.includes(b));
    if (at >= 0) return { index, at };
  }
  return undefined;
};

/** Whom the order offered for a board before the opponent taken, and the proof against each. */
const offeredAt = (trial: LiteralTrial, place: { readonly index: number; readonly at: number }) => {
  const { bracket, candidate } = trial.round[place.index] ?? impossible('the bracket of a board');
  const [higher, lower] = candidate.pairs[place.at] ?? impossible('the pair of a board');
  const kept = candidate.pairs.slice(0, place.at);
  const isRemainder = !bracket.movedDown.includes(higher);
  const s1 = candidate.pairs.filter(([first]) => !bracket.movedDown.includes(first)).map(([first]) => first);
  const offered = bracket.residents.filter(
    member =>
      member !== higher &&
      member.order < lower.order &&
      !kept.flat().includes(member) &&
      !(isRemainder && s1.includes(member)),
  );
  const proofOf = (other: Member): Proof | undefined => {
    const pair = ranked(higher, other);
    const prohibition = prohibitionBetween(trial.position, trial.edition, pair);
    if (prohibition) return { verdict: 'forbidden', ...prohibition };
    return proofInBracket(trial, place.index, { pairs: [...kept, pair] });
  };
  return { higher, offered, proofOf };
};

const refutedBoard = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const place = placeOf(trial, ruling.about);
  if (!place) return [`${named(ruling)}: no such board`];
  const { higher, offered, proofOf } = offeredAt(trial, place);
  return [
    ...refutedRule(ruling, NATURAL[trial.edition]),
    ...refutedList(
      ruling,
      offered.map(other => [higher, other]),
      ([, other]) => proofOf(other ?? impossible('a pair is of two')),
    ),
  ];
};

/** The proof against a pair that the order offered for some board. */
const proofInRuling = (trial: LiteralTrial, pair: readonly Member[]): Proof | undefined => {
  for (const [index, { candidate }] of trial.round.entries())
    for (const at of candidate.pairs.keys()) {
      const { higher, offered, proofOf } = offeredAt(trial, { index, at });
      const other = pair.includes(higher) ? offered.find(member => pair.includes(member)) : undefined;
      if (other) return proofOf(other);
    }
  return undefined;
};

/** A downfloater: either everybody they could meet in the bracket is forbidden, or it is worse to keep them. */
const refutedFloat = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const [id = 0] = ruling.about;
  const member = trial.memberOf(id);
  const score = ruling.facts && 'bracket' in ruling.facts ? ruling.facts.bracket : undefined;
  const index = trial.round.findIndex(
    ({ bracket, candidate }) =>
      candidate.downfloaters.includes(member) && (bracket.residents.at(-1)?.score ?? 0) / 10 === score,
  );
  if (index < 0) return [`${named(ruling)}: does not float from ${score}`];
  return [
    ...refutedRule(ruling, MOST_PAIRS[trial.edition]),
    ...refutedList(ruling, ...stayingOf(trial, index, member)),
  ];
};

/** What would keep somebody in a bracket, and the proof against it. */
const stayingOf = (
  trial: LiteralTrial,
  index: number,
  member: Member,
): readonly [readonly (readonly Member[])[], (players: readonly Member[]) => Proof | undefined] => {
  const partners = partnersIn(trial, index, member);
  const prohibition = (other: Member) =>
    prohibitionBetween(trial.position, trial.edition, ranked(member, other));
  if (partners.every(prohibition))
    return [
      partners.map(other => [member, other]),
      ([, other]) => ({
        verdict: 'forbidden',
        ...(prohibition(other ?? member) ?? impossible('the pair is forbidden')),
      }),
    ];
  return [[[member]], () => proofInBracket(trial, index, { inside: member } satisfies Demand)];
};

/** Whom somebody could meet in a bracket: a moved-down player the residents, a resident anybody. */
const partnersIn = ({ round }: LiteralTrial, index: number, member: Member): readonly Member[] => {
  const { bracket } = round[index] ?? impossible('the bracket of a float');
  const others = bracket.movedDown.includes(member)
    ? bracket.residents
    : [...bracket.movedDown, ...bracket.residents];
  return others.filter(other => other !== member);
};

const refutedBye = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const receiver = receiverOf(trial);
  if (!receiver || ruling.about[0] !== receiver.id) return [`${named(ruling)}: has not the bye`];
  const proofs = new Map<Member, PlacedProof>(
    trial.field.members
      .filter(member => member !== receiver)
      .map(member => [member, proofOfBye(trial, member)]),
  );
  // Whoever came nearest to it first; among equals the lower ranked.
  const inOrder = [...proofs].sort(
    ([a, one], [b, other]) =>
      other.nearness[0] - one.nearness[0] || other.nearness[1] - one.nearness[1] || b.order - a.order,
  );
  return [
    ...refutedRule(ruling, ODD[trial.edition]),
    ...refutedList(
      ruling,
      inOrder.map(([member]) => [member]),
      ([member]) => member && proofs.get(member),
    ),
  ];
};

const refutedColour = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const [white = 0, black = 0] = ruling.about;
  const place = placeOf(trial, [white, black]);
  if (!place) return [`${named(ruling)}: no such board`];
  const [higher, lower] = ranked(trial.memberOf(white), trial.memberOf(black));
  const { colourOfHigher, rule } = colourIn([higher, lower], trial.position, trial.edition);
  const isRight = (colourOfHigher === 'white' ? higher.id : lower.id) === white;
  return isRight && ruling.rule.key === rule
    ? []
    : [`${named(ruling)}: says ${ruling.rule.key}, enumeration finds ${rule}, ${colourOfHigher}`];
};

/** Who left the original S1, and what stands against leaving it as it was. */
const refutedExchange = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const [first = 0] = ruling.about;
  const index = bracketsOf(trial, trial.memberOf(first)).find(at => exchangeIn(trial, at)) ?? -1;
  const exchange = exchangeIn(trial, index);
  if (!exchange) return [`${named(ruling)}: nobody was exchanged`];
  const { kept, leaving, divided } = exchange;
  return [
    ...refutedRule(ruling, ''),
    ...refutedList(ruling, [leaving], () => proofInBracket(trial, index, { pairs: kept, divided })),
  ];
};

const exchangeIn = ({ round }: LiteralTrial, index: number) => {
  const decided = round[index];
  if (!decided) return undefined;
  const { bracket, candidate } = decided;
  const kept = candidate.pairs.filter(([higher]) => bracket.movedDown.includes(higher));
  const pairs = candidate.pairs.filter(([higher]) => !bracket.movedDown.includes(higher));
  const remainder = bracket.residents.filter(member => !kept.flat().includes(member));
  const [original, others] = [remainder.slice(0, pairs.length), remainder.slice(pairs.length)];
  const s1 = pairs.map(([higher]) => higher);
  const leaving = original.filter(member => !s1.includes(member));
  return leaving.length === 0 ? undefined : { kept, leaving, divided: [original, others] as const };
};

const refutedAnswer = (trial: LiteralTrial, question: PairingQuestion, answer: Answer): readonly string[] => {
  const what = `${question.kind} ${JSON.stringify(question)}`;
  const claim = { ...answer, ...answer.facts, rule: answer.rule, verdict: answer.verdict };
  const against = (proof: Proof): readonly string[] => claimAgainst(what, claim, proof);
  const isChosen = answer.verdict === 'chosen';
  const unexpected = (expected: string): readonly string[] =>
    isChosen ? [] : [`${what}: ${answer.verdict}, but ${expected}`];
  switch (question.kind) {
    case 'pair': {
      const [a, b] = question.players.map(trial.memberOf);
      if (!a || !b) return [`${what}: of whom?`];
      if (placeOf(trial, question.players)) return unexpected('they meet');
      return claimOfPair(what, answer, {
        inRuling: proofInRuling(trial, [a, b]),
        inRound: proofOfPair(trial, ranked(a, b)),
      });
    }
    case 'bye': {
      const member = trial.memberOf(question.player);
      return member === receiverOf(trial) ? unexpected('has it') : against(proofOfBye(trial, member));
    }
    case 'float':
      return question.instead === undefined
        ? unexpected('floats')
        : refutedInstead(trial, [question.player, question.instead], against);
    case 'colour': {
      const pair = pairsOf(trial).find(made => made.some(({ id }) => id === question.player));
      if (!pair || answer.kind !== 'colour') return [`${what}: does not play`];
      const { colourOfHigher, rule } = colourIn(ranked(...pair), trial.position, trial.edition);
      const white = ranked(...pair)[colourOfHigher === 'white' ? 0 : 1];
      return answer.facts.white === white.id && answer.rule.key === rule
        ? unexpected('has that colour')
        : [`${what}: not by ${answer.rule.key}, but ${white.id} White by ${rule}`];
    }
    case 'board':
      return answer.rule.key === 'basic-rules.3.6'
        ? unexpected('has that number')
        : [`${what}: not by ${answer.rule.key}`];
  }
};

/** Nothing is left without an answer but what did not happen. */
const refutedRefusal = (trial: LiteralTrial, question: PairingQuestion): readonly string[] => {
  const isExplained = (): boolean => {
    switch (question.kind) {
      case 'pair':
      case 'board':
        return true;
      case 'bye':
        return receiverOf(trial) !== undefined;
      case 'colour':
        return receiverOf(trial)?.id !== question.player;
      case 'float':
        return question.instead === undefined
          ? trial.round.some(({ candidate }) =>
              candidate.downfloaters.includes(trial.memberOf(question.player)),
            )
          : bracketLeftBy(trial, question.player, question.instead) >= 0;
    }
  };
  return isExplained() ? [`${JSON.stringify(question)} is not answered`] : [];
};

const bracketLeftBy = ({ round, memberOf }: LiteralTrial, player: PlayerId, instead: PlayerId): number => {
  const [inside, outside] = [memberOf(player), memberOf(instead)];
  return round.findIndex(
    ({ bracket, candidate }) =>
      candidate.downfloaters.includes(inside) &&
      !candidate.downfloaters.includes(outside) &&
      [...bracket.movedDown, ...bracket.residents].includes(outside),
  );
};

/** Why one floated and not the other, in the first bracket that the one left and the other did not. */
const refutedInstead = (
  trial: LiteralTrial,
  [player, instead]: readonly [PlayerId, PlayerId],
  against: (proof: Proof) => readonly string[],
): readonly string[] => {
  const [inside, outside] = [trial.memberOf(player), trial.memberOf(instead)];
  const index = bracketLeftBy(trial, player, instead);
  const partners = partnersIn(trial, index, inside).filter(member => member !== outside);
  const forbidden = partners.map(other =>
    prohibitionBetween(trial.position, trial.edition, ranked(inside, other)),
  );
  const [first] = forbidden;
  if (first && forbidden.every(prohibition => prohibition !== undefined))
    return against({ verdict: 'forbidden', ...first });
  const proof = proofInBracket(trial, index, { inside, outside });
  return proof ? against(proof) : ['that is what was chosen'];
};
