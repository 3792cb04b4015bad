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
import { everybodyIn } from './begun.ts';
import { colourIn } from './colours.ts';
import { type Pair, prohibitionBetween, ranked } from './field.ts';
import type { Edition, Member } from './member.ts';
import { type Walked, type WalkedBracket, walkedOf } from './oracle.ts';
import { type PlacedProof, proofOfBye, proofOfHalves, proofOfPair, proofOfStay } from './proof.ts';

/** The rulings of an edition looked up in the lists of the oracle. */
export const replayOf = (edition: Edition): Replay => {
  const known = new WeakMap<Position, Walked>();
  const walkedIn = (position: Position): Walked => {
    const walked = known.get(position) ?? walkedOf(position, edition) ?? impossible('a round exists');
    known.set(position, walked);
    return walked;
  };
  return {
    system: `dutch-${edition}`,
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 10 === 0 ? 9 : 8 });
      return positionBefore(tournament, round);
    },
    refute: (position, rulings) => {
      const walked = walkedIn(position);
      const made = {
        boards: pairsOf(walked).length,
        floats: walked.brackets.flatMap(({ chosen }) => chosen.downfloaters).length,
        bye: receiverOf(walked),
      };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(
          rulings.filter(({ subject }) => subject !== 'exchange'),
          [],
        ),
        ...missingExchanges(walked, rulings),
        ...rulings.flatMap(ruling => refuted(walked, ruling)),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(walkedIn(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(walkedIn(position)), question, refusals),
  };
};

const NATURAL: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.3.3', '2017': 'dutch-2017.B.3' };
const MOST_PAIRS: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.C6', '2017': 'dutch-2017.C.5' };
const ODD: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.1.5', '2017': 'dutch-2017.A.5' };

const pairsOf = ({ brackets }: Walked): readonly Pair[] => brackets.flatMap(({ chosen }) => chosen.pairs);

const receiverOf = ({ brackets }: Walked): Member | undefined => brackets.at(-1)?.chosen.downfloaters[0];

const memberOf = ({ field }: Walked, id: number): Member =>
  field.members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);

const refuted = (walked: Walked, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(walked, ruling);
    case 'float':
      return refutedFloat(walked, ruling);
    case 'bye':
      return refutedBye(walked, ruling);
    case 'colour':
      return refutedColour(ruling, placeOf(walked, ruling.about) && coloursIn(walked, ruling.about));
    case 'exchange':
      return refutedExchange(walked, ruling);
    default:
      return [];
  }
};

const forbidden = (walked: Walked, a: Member, b: Member): Proof | undefined => {
  const prohibition = prohibitionBetween(walked.position, walked.edition, ranked(a, b));
  return prohibition && { verdict: 'forbidden', ...prohibition };
};

/** Where a pair was made: its bracket, and its place among the pairs of the bracket. */
const placeOf = (walked: Walked, about: readonly number[]) => {
  const pair = about.map(id => memberOf(walked, id));
  for (const [index, { chosen }] of walked.brackets.entries()) {
    const at = chosen.pairs.findIndex(([a, b]) => pair.includes(a) && pair.includes(b));
    if (at >= 0) return { index, at };
  }
  return undefined;
};

const bracketAt = ({ brackets }: Walked, index: number): WalkedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

/** Whom the order offered for a board before the opponent taken. */
const offeredAt = (walked: Walked, place: { readonly index: number; readonly at: number }) => {
  const { bracket, chosen } = bracketAt(walked, place.index);
  const [higher, lower] = chosen.pairs[place.at] ?? impossible('the pair of a board');
  const kept = chosen.pairs.slice(0, place.at);
  const isRemainder = !bracket.movedDown.includes(higher);
  const s1 = chosen.pairs.filter(([first]) => !bracket.movedDown.includes(first)).map(([first]) => first);
  const offered = bracket.residents.filter(
    member =>
      member !== higher &&
      member.order < lower.order &&
      !kept.flat().includes(member) &&
      !(isRemainder && s1.includes(member)),
  );
  return { higher, offered };
};

const refutedBoard = (walked: Walked, ruling: Ruling): readonly string[] => {
  const place = placeOf(walked, ruling.about);
  if (!place) return [`${named(ruling)}: no such board`];
  const { higher, offered } = offeredAt(walked, place);
  return refutedBy(ruling, {
    natural: NATURAL[walked.edition],
    passed: offered.map(other => [[higher.id, other.id], proofOfPair(walked, ranked(higher, other))]),
  });
};

/** A downfloater: either everybody they could meet in the bracket is forbidden, or it is worse to keep them. */
const refutedFloat = (walked: Walked, ruling: Ruling): readonly string[] => {
  const member = memberOf(walked, ruling.about[0] ?? 0);
  const score = ruling.facts && 'bracket' in ruling.facts ? ruling.facts.bracket : undefined;
  const index = walked.brackets.findIndex(
    ({ bracket, chosen }) =>
      chosen.downfloaters.includes(member) && (bracket.residents.at(-1)?.score ?? 0) / 10 === score,
  );
  if (index < 0) return [`${named(ruling)}: does not float from ${score}`];
  return refutedBy(ruling, {
    natural: MOST_PAIRS[walked.edition],
    passed: stayingOf(walked, index, member),
  });
};

/** What would keep somebody in a bracket, and the proof against it. */
const stayingOf = (walked: Walked, index: number, member: Member): Expected['passed'] => {
  const all = partnersIn(walked, index, member).map(
    other => [[member.id, other.id], forbidden(walked, member, other)] as const,
  );
  return all.every(([, proof]) => proof) ? all : [[[member.id], proofOfStay(walked, index, member)]];
};

/** Whom somebody could meet in a bracket: a moved-down player the residents, a resident anybody. */
const partnersIn = (walked: Walked, index: number, member: Member): readonly Member[] => {
  const { bracket } = bracketAt(walked, index);
  const others = bracket.movedDown.includes(member) ? bracket.residents : everybodyIn(bracket);
  return others.filter(other => other !== member);
};

const refutedBye = (walked: Walked, ruling: Ruling): readonly string[] => {
  const receiver = receiverOf(walked);
  if (!receiver || ruling.about[0] !== receiver.id) return [`${named(ruling)}: has not the bye`];
  const proofs = new Map<Member, PlacedProof>(
    walked.field.members
      .filter(member => member !== receiver)
      .map(member => [member, proofOfBye(walked, member) ?? impossible('another has the bye')]),
  );
  // Whoever came nearest to it first; among equals the lower ranked.
  const inOrder = [...proofs].sort(
    ([a, one], [b, other]) =>
      other.nearness[0] - one.nearness[0] || other.nearness[1] - one.nearness[1] || b.order - a.order,
  );
  return [
    ...refutedScore(ruling, walked.position),
    ...refutedBy(ruling, {
      natural: ODD[walked.edition],
      passed: inOrder.map(([member, proof]) => [[member.id], proof]),
    }),
  ];
};

const missingExchanges = (walked: Walked, rulings: readonly Ruling[]): readonly string[] => {
  const made = walked.brackets.filter(bracket => exchangeIn(bracket)).length;
  const told = rulings.filter(({ subject }) => subject === 'exchange').length;
  return made === told ? [] : [`${told} rulings about exchanges, not ${made}`];
};

/** Who left the original S1, and what stands against leaving it as it was. */
const refutedExchange = (walked: Walked, ruling: Ruling): readonly string[] => {
  const first = memberOf(walked, ruling.about[0] ?? 0);
  const index = walked.brackets.findIndex(
    bracket => everybodyIn(bracket.bracket).includes(first) && exchangeIn(bracket),
  );
  const exchange = index < 0 ? undefined : exchangeIn(bracketAt(walked, index));
  if (!exchange) return [`${named(ruling)}: nobody was exchanged`];
  return refutedBy(ruling, {
    natural: '',
    passed: [[exchange.leaving.map(({ id }) => id), proofOfHalves(walked, index, exchange)]],
  });
};

const exchangeIn = ({ bracket, chosen }: WalkedBracket) => {
  const kept = chosen.pairs.filter(([higher]) => bracket.movedDown.includes(higher));
  const pairs = chosen.pairs.filter(([higher]) => !bracket.movedDown.includes(higher));
  const remainder = bracket.residents.filter(member => !kept.flat().includes(member));
  const [original, others] = [remainder.slice(0, pairs.length), remainder.slice(pairs.length)];
  const s1 = pairs.map(([higher]) => higher);
  const leaving = original.filter(member => !s1.includes(member));
  return leaving.length === 0 ? undefined : { kept, leaving, divided: [original, others] as const };
};

/** The first bracket that the one left, and in which the other was paired. */
const bracketLeftBy = (walked: Walked, player: PlayerId, instead: PlayerId): number => {
  const [inside, outside] = [memberOf(walked, player), memberOf(walked, instead)];
  return walked.brackets.findIndex(
    ({ chosen }) => chosen.downfloaters.includes(inside) && chosen.pairs.some(pair => pair.includes(outside)),
  );
};

/** Why one floated and not the other, in the first bracket that the one left and the other did not. */
const proofOfFloat = (walked: Walked, player: PlayerId, instead: PlayerId): Proof | undefined => {
  const [inside, outside] = [memberOf(walked, player), memberOf(walked, instead)];
  const index = bracketLeftBy(walked, player, instead);
  const partners = partnersIn(walked, index, inside).filter(member => member !== outside);
  const proofs = partners.map(other => forbidden(walked, inside, other));
  const [first] = proofs;
  return first && proofs.every(proof => proof) ? first : proofOfStay(walked, index, inside, outside);
};

const coloursIn = (walked: Walked, [one = 0, other = 0]: readonly number[]) => {
  const [higher, lower] = ranked(memberOf(walked, one), memberOf(walked, other));
  const { colourOfHigher, rule } = colourIn([higher, lower], walked.position, walked.edition);
  return { white: colourOfHigher === 'white' ? higher : lower, rule };
};

const foundIn = (walked: Walked): FoundRound => ({
  bye: receiverOf(walked),
  meet: (a, b) => placeOf(walked, [a, b]) !== undefined,
  againstPair: (a, b) => proofOfPair(walked, ranked(memberOf(walked, a), memberOf(walked, b))),
  againstBye: player => proofOfBye(walked, memberOf(walked, player)),
  floats: (player, instead) =>
    instead === undefined
      ? walked.brackets.some(({ chosen }) => chosen.downfloaters.includes(memberOf(walked, player)))
      : bracketLeftBy(walked, player, instead) >= 0,
  againstFloat: (player, instead) => proofOfFloat(walked, player, instead),
  timesFloated: player =>
    walked.brackets.filter(({ chosen }) => chosen.downfloaters.includes(memberOf(walked, player))).length,
  floatTogether: (...players) =>
    walked.brackets.some(({ chosen }) =>
      players.every(player => chosen.downfloaters.includes(memberOf(walked, player))),
    ),
  coloursOf: player => {
    const pair = pairsOf(walked).find(made => made.some(({ id }) => id === player));
    return (
      pair &&
      coloursIn(
        walked,
        pair.map(({ id }) => id),
      )
    );
  },
  boards: {
    position: walked.position,
    pairs: pairsOf(walked),
    rule: walked.edition === '2026' ? 'basic-rules.3.6' : 'basic-rules.D.9',
  },
});
