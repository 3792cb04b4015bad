import { impossible } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { Ruling } from '../../../rules/ruling.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import {
  type FoundColours,
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
import type { Edition, Member } from './member.ts';
import { type Pair, type Walked, walkedOf } from './oracle.ts';
import { forbidden, lowestIn, proofOfBye, proofOfPair, proofOfStay } from './proof.ts';
import { withVirtualPointLiterally } from './virtual-point.ts';

/** The rulings of an edition looked up in the lists of the oracle. */
export const replayOf = (edition: Edition): Replay => {
  const known = new WeakMap<Position, Walked>();
  const walkedIn = (given: Position): Walked => {
    const position = edition === '2017' ? withVirtualPointLiterally(given) : given;
    const walked = known.get(given) ?? walkedOf(position, edition) ?? impossible('a round exists');
    known.set(given, walked);
    return walked;
  };
  return {
    system: `burstein-${edition}`,
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 10 === 0 ? 9 : 8 });
      const position = positionBefore(tournament, round);
      return edition === '2026' && isSeeding(position) ? undefined : position;
    },
    refute: (position, rulings) => {
      const walked = walkedIn(position);
      const { brackets, bye } = walked;
      const made = {
        boards: pairsOf(walked).length,
        floats: brackets.flatMap(({ chosen }) => chosen.floaters).length,
        bye,
      };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(rulings, rulingsOfRound(walked)),
        ...rulings.flatMap(ruling => refuted(walked, ruling)),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(walkedIn(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(walkedIn(position)), question, refusals),
  };
};

/** 1.6.2: half of the rounds, four at most, are paired by another system. */
const isSeeding = ({ round, tournament: { plannedRounds = 0 } }: Position): boolean =>
  round <= Math.min(Math.floor(plannedRounds / 2), 4);

const WORDS = {
  '2026': { fold: '4.3', alone: 'C5', ranking: '1.8', ofBye: '3.1.3' },
  '2017': { fold: '6.1', alone: '6.3', ranking: '3.2', ofBye: '4.2' },
} as const satisfies Record<Edition, object>;

const keyOf = (edition: Edition, word: keyof (typeof WORDS)['2026']): string =>
  `burstein-${edition}.${WORDS[edition][word]}`;

const pairsOf = ({ brackets }: Walked): readonly Pair[] => brackets.flatMap(({ chosen }) => chosen.pairs);

const memberOf = ({ everybody }: Walked, player: number): Member =>
  everybody.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);

const refuted = (walked: Walked, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(walked, ruling);
    case 'float':
      return refutedFloat(walked, ruling);
    case 'bye':
      return refutedBye(walked, ruling);
    case 'colour':
      return refutedColour(ruling, coloursIn(walked, ruling.about));
    default:
      return [];
  }
};

/**
 * Who has the virtual point of 3.3, the order of each bracket of more than one (1.8; 3.2), and the groups of several scores
 * that 6.6 made one.
 */
const rulingsOfRound = (walked: Walked): readonly string[] => {
  const { edition, brackets } = walked;
  const raised = raisedIn(walked);
  return [
    ...(raised.length > 0 ? [`group burstein-2017.3.3 ${raised.join()}`] : []),
    ...brackets.flatMap(({ members, chosen }) => {
      const about = members.map(({ id }) => id).join();
      return [
        ...(members.length > 1 ? [`order ${keyOf(edition, 'ranking')} ${about}`] : []),
        ...(chosen.united > 1 ? [`group burstein-2017.6.6 ${about}`] : []),
      ];
    }),
  ];
};

/** 3.3: those of the round who have the point, where the tournament has no acceleration of its own. */
const raisedIn = ({ position: { entrants, tournament }, edition }: Walked): readonly number[] =>
  edition === '2026' || tournament.acceleration || tournament.virtualPoints.length > 0
    ? []
    : entrants.filter(({ score, pairingScore }) => score !== pairingScore).map(({ id }) => id);

/** From the last of the bracket up, whoever comes before the opponent taken and was not taken by an earlier pair. */
const refutedBoard = (walked: Walked, ruling: Ruling): readonly string[] => {
  const isOf = (pair: Pair) => pair.every(({ id }) => ruling.about.includes(id));
  const bracket = walked.brackets.find(({ chosen }) => chosen.pairs.some(isOf));
  const { members, chosen } = bracket ?? impossible('the bracket of a board');
  const at = chosen.pairs.findIndex(isOf);
  const [higher, lower] = chosen.pairs[at] ?? impossible('the pair of a board');
  const taken = chosen.pairs.slice(0, at).flat();
  const offered = members.filter(member => member.rank > lower.rank && !taken.includes(member)).reverse();
  return refutedBy(ruling, {
    natural: keyOf(walked.edition, 'fold'),
    passed: offered.map(other => [[higher.id, other.id], proofOfPair(walked, [higher, other])]),
  });
};

/** Whoever floats: either everybody they could meet in the bracket is forbidden, or it is worse to keep them. */
const refutedFloat = (walked: Walked, ruling: Ruling): readonly string[] => {
  const member = memberOf(walked, ruling.about[0] ?? 0);
  const score = 'bracket' in ruling.facts ? ruling.facts.bracket : undefined;
  const index = walked.brackets.findIndex(
    bracket => bracket.chosen.floaters.includes(member) && lowestIn(bracket) / 10 === score,
  );
  if (index < 0) return [`${named(ruling)}: does not float from ${score}`];
  const all = partnersIn(walked, index, member).map(
    other => [[member.id, other.id], forbidden(walked, member, other)] as const,
  );
  return refutedBy(ruling, {
    natural: keyOf(walked.edition, 'alone'),
    passed: all.every(([, proof]) => proof) ? all : [[[member.id], proofOfStay(walked, index, member)]],
  });
};

const partnersIn = ({ brackets }: Walked, index: number, member: Member): readonly Member[] =>
  (brackets[index]?.members ?? []).filter(other => other !== member);

/** Whoever came nearest to it first; among equals the lower ranked of the lower score. */
const refutedBye = (walked: Walked, ruling: Ruling): readonly string[] => {
  const { everybody, bye, edition, position } = walked;
  if (!bye || ruling.about[0] !== bye.id) return [`${named(ruling)}: has not the bye`];
  const others = everybody
    .map((member, order) => ({ member, order }))
    .filter(({ member }) => member !== bye)
    .map(each => ({ ...each, ...proofOfBye(walked, each.member) }))
    .sort((a, b) => b.step - a.step || b.order - a.order);
  return [
    ...refutedScore(ruling, position),
    ...refutedBy(ruling, {
      natural: keyOf(edition, 'ofBye'),
      passed: others.map(({ member, proof }) => [[member.id], proof]),
    }),
  ];
};

const coloursIn = (walked: Walked, about: readonly number[]): FoundColours | undefined => {
  const pair = pairsOf(walked).find(made => made.every(({ id }) => about.includes(id)));
  if (!pair) return undefined;
  const { colourOfHigher, rule } = colourIn(pair, walked.position, walked.edition);
  return { white: colourOfHigher === 'white' ? pair[0] : pair[1], rule };
};

/** The first bracket that the one left, and in which the other was paired. */
const bracketLeftBy = ({ brackets }: Walked, inside: Member, outside: Member): number =>
  brackets.findIndex(
    ({ chosen }) => chosen.floaters.includes(inside) && chosen.pairs.some(pair => pair.includes(outside)),
  );

/** Why one floated and not the other, in the first bracket that the one left and the other did not. */
const proofOfFloat = (walked: Walked, inside: Member, outside: Member): Proof | undefined => {
  const index = bracketLeftBy(walked, inside, outside);
  const partners = partnersIn(walked, index, inside).filter(member => member !== outside);
  const proofs = partners.map(other => forbidden(walked, inside, other));
  const [first] = proofs;
  return first && proofs.every(proof => proof) ? first : proofOfStay(walked, index, inside, outside);
};

const foundIn = (walked: Walked): FoundRound => {
  const { brackets, bye, edition, position } = walked;
  const member = (id: number): Member => memberOf(walked, id);
  const timesFloated = (player: number): number =>
    brackets.filter(({ chosen }) => chosen.floaters.includes(member(player))).length;
  const pairOf = (player: number): Pair | undefined =>
    pairsOf(walked).find(pair => pair.some(({ id }) => id === player));
  return {
    bye,
    meet: (a, b) => pairOf(a)?.some(({ id }) => id === b) === true,
    againstPair: (a, b) => proofOfPair(walked, [member(a), member(b)]),
    againstBye: player => proofOfBye(walked, member(player)).proof,
    floats: (player, instead) =>
      instead === undefined
        ? timesFloated(player) > 0
        : bracketLeftBy(walked, member(player), member(instead)) >= 0,
    againstFloat: (player, instead) => proofOfFloat(walked, member(player), member(instead)),
    timesFloated,
    floatTogether: (...players) =>
      brackets.some(({ chosen }) => players.every(player => chosen.floaters.includes(member(player)))),
    coloursOf: player =>
      coloursIn(
        walked,
        (pairOf(player) ?? []).map(({ id }) => id),
      ),
    boards: {
      position,
      pairs: pairsOf(walked),
      rule: edition === '2026' ? 'basic-rules.3.6' : 'basic-rules.D.9',
    },
  };
};
