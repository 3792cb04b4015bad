import { impossible, type PlayerId } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { Ruling } from '../../../rules/ruling.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import {
  type Expected,
  type FoundRound,
  missingAmong,
  missingOfRound,
  named,
  refutedAnswer,
  refutedBy,
  refutedColour,
  refutedRefusal,
  refutedScore,
} from '../../testing/refutations.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { colourIn } from './colours.ts';
import { type Pair, prohibitionBetween, ranked } from './field.ts';
import type { Edition, Member } from './member.ts';
import {
  bracketsOf,
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
      const made = {
        boards: pairsOf(trial).length,
        floats: trial.round.flatMap(({ candidate }) => candidate.downfloaters).length,
        bye: receiverOf(trial),
      };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(
          rulings.filter(({ subject }) => subject !== 'exchange'),
          [],
        ),
        ...missingExchanges(trial, rulings),
        ...rulings.flatMap(ruling => refuted(trial, ruling)),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(trialFor(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(trialFor(position)), question, refusals),
  };
};

const NATURAL: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.3.3', '2017': 'dutch-2017.B.3' };
const MOST_PAIRS: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.C6', '2017': 'dutch-2017.C.5' };
const ODD: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.1.5', '2017': 'dutch-2017.A.5' };

const pairsOf = ({ round }: LiteralTrial): readonly Pair[] =>
  round.flatMap(({ candidate }) => candidate.pairs);

const receiverOf = ({ round }: LiteralTrial): Member | undefined => round.at(-1)?.candidate.downfloaters[0];

const refuted = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(trial, ruling);
    case 'float':
      return refutedFloat(trial, ruling);
    case 'bye':
      return refutedBye(trial, ruling);
    case 'colour':
      return refutedColour(ruling, placeOf(trial, ruling.about) && coloursIn(trial, ruling.about));
    case 'exchange':
      return refutedExchange(trial, ruling);
    default:
      return [];
  }
};

const forbidden = (trial: LiteralTrial, a: Member, b: Member): Proof | undefined => {
  const prohibition = prohibitionBetween(trial.position, trial.edition, ranked(a, b));
  return prohibition && { verdict: 'forbidden', ...prohibition };
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
  const proofOf = (other: Member): Proof | undefined =>
    forbidden(trial, higher, other) ??
    proofInBracket(trial, place.index, { pairs: [...kept, ranked(higher, other)] });
  return { higher, offered, proofOf };
};

const refutedBoard = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const place = placeOf(trial, ruling.about);
  if (!place) return [`${named(ruling)}: no such board`];
  const { higher, offered, proofOf } = offeredAt(trial, place);
  return refutedBy(ruling, {
    natural: NATURAL[trial.edition],
    passed: offered.map(other => [[higher.id, other.id], proofOf(other)]),
  });
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
  return refutedBy(ruling, {
    natural: MOST_PAIRS[trial.edition],
    passed: stayingOf(trial, index, member),
  });
};

/** What would keep somebody in a bracket, and the proof against it. */
const stayingOf = (trial: LiteralTrial, index: number, member: Member): Expected['passed'] => {
  const all = partnersIn(trial, index, member).map(
    other => [[member.id, other.id], forbidden(trial, member, other)] as const,
  );
  return all.every(([, proof]) => proof)
    ? all
    : [[[member.id], proofInBracket(trial, index, { inside: member })]];
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
    ...refutedScore(ruling, trial.position),
    ...refutedBy(ruling, {
      natural: ODD[trial.edition],
      passed: inOrder.map(([member, proof]) => [[member.id], proof]),
    }),
  ];
};

const missingExchanges = (trial: LiteralTrial, rulings: readonly Ruling[]): readonly string[] => {
  const made = trial.round.filter((_, index) => exchangeIn(trial, index)).length;
  const told = rulings.filter(({ subject }) => subject === 'exchange').length;
  return made === told ? [] : [`${told} rulings about exchanges, not ${made}`];
};

/** Who left the original S1, and what stands against leaving it as it was. */
const refutedExchange = (trial: LiteralTrial, ruling: Ruling): readonly string[] => {
  const [first = 0] = ruling.about;
  const index = bracketsOf(trial, trial.memberOf(first)).find(at => exchangeIn(trial, at)) ?? -1;
  const exchange = exchangeIn(trial, index);
  if (!exchange) return [`${named(ruling)}: nobody was exchanged`];
  const { kept, leaving, divided } = exchange;
  const proof = proofInBracket(trial, index, { pairs: kept, divided });
  return refutedBy(ruling, { natural: '', passed: [[leaving.map(({ id }) => id), proof]] });
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
const proofOfFloat = (trial: LiteralTrial, player: PlayerId, instead: PlayerId): Proof | undefined => {
  const [inside, outside] = [trial.memberOf(player), trial.memberOf(instead)];
  const index = bracketLeftBy(trial, player, instead);
  const partners = partnersIn(trial, index, inside).filter(member => member !== outside);
  const proofs = partners.map(other => forbidden(trial, inside, other));
  const [first] = proofs;
  return first && proofs.every(proof => proof) ? first : proofInBracket(trial, index, { inside, outside });
};

const coloursIn = (
  { memberOf, position, edition }: LiteralTrial,
  [one = 0, other = 0]: readonly number[],
) => {
  const [higher, lower] = ranked(memberOf(one), memberOf(other));
  const { colourOfHigher, rule } = colourIn([higher, lower], position, edition);
  return { white: colourOfHigher === 'white' ? higher : lower, rule };
};

const foundIn = (trial: LiteralTrial): FoundRound => ({
  bye: receiverOf(trial),
  meet: (a, b) => placeOf(trial, [a, b]) !== undefined,
  againstPair: (a, b) => {
    const pair = ranked(trial.memberOf(a), trial.memberOf(b));
    return { inRuling: proofInRuling(trial, pair), inRound: proofOfPair(trial, pair) };
  },
  againstBye: player => proofOfBye(trial, trial.memberOf(player)),
  floats: (player, instead) =>
    instead === undefined
      ? trial.round.some(({ candidate }) => candidate.downfloaters.includes(trial.memberOf(player)))
      : bracketLeftBy(trial, player, instead) >= 0,
  againstFloat: (player, instead) => proofOfFloat(trial, player, instead),
  floatTogether: (...players) =>
    trial.round.some(({ candidate }) =>
      players.every(player => candidate.downfloaters.includes(trial.memberOf(player))),
    ),
  coloursOf: player => {
    const pair = pairsOf(trial).find(made => made.some(({ id }) => id === player));
    return (
      pair &&
      coloursIn(
        trial,
        pair.map(({ id }) => id),
      )
    );
  },
  boards: {
    position: trial.position,
    pairs: pairsOf(trial),
    rule: trial.edition === '2026' ? 'basic-rules.3.6' : 'basic-rules.D.9',
  },
});
