import { impossible, type PlayerId } from '../../../../model/index.ts';
import { type Position, positionBefore } from '../../../../position/index.ts';
import type { Ruling } from '../../../../rules/ruling.ts';
import { randomPosition } from '../../../testing/random-positions.ts';
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
} from '../../../testing/refutations.ts';
import type { Proof, Replay } from '../../../testing/replay.ts';
import { leftBy, pairsOf, type Walked, type WalkedGroup, walkedOf } from './oracle.ts';
import type { Pair } from './place.ts';
import { type Member, whiteOf } from './player.ts';
import { prohibitionOf, proofOfBye, proofOfPair, proofOfStay, RULE } from './proof.ts';

const known = new WeakMap<Position, Walked>();
const walkedIn = (position: Position): Walked => {
  const walked = known.get(position) ?? walkedOf(position) ?? impossible('a round exists');
  known.set(position, walked);
  return walked;
};

/** The rulings looked up in the lists of the oracle. */
export const replay: Replay = {
  system: 'dutch-1998',
  options: { excused: 'all' },
  positionFor: seed => {
    const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 10 === 0 ? 9 : 8 });
    return positionBefore(tournament, round);
  },
  refute: (position, rulings) => {
    const walked = walkedIn(position);
    const floats = floatsIn(walked);
    return [
      ...missingAmong(rulings, {
        boards: allPairsOf(walked).length,
        floats: floats.length,
        bye: receiverOf(walked),
      }),
      ...missingOfRound(rulings, waivedIn(walked)),
      ...rulings.flatMap(ruling => refuted(walked, ruling, rulings)),
    ];
  },
  refuteAnswer: (position, question, answer) => refutedAnswer(foundIn(walkedIn(position)), question, answer),
  refuteRefusal: (position, question, refusals) =>
    refutedRefusal(foundIn(walkedIn(position)), question, refusals),
};

const allPairsOf = ({ groups }: Walked): readonly Pair[] => groups.flatMap(({ chosen }) => pairsOf(chosen));

const receiverOf = ({ groups }: Walked): Member | undefined => groups.at(-1)?.chosen.remaining[0];

const everybodyIn = ({ group: { movedDown, residents } }: WalkedGroup): readonly Member[] => [
  ...movedDown,
  ...residents,
];

const waivedIn = ({ groups }: Walked): readonly string[] =>
  groups
    .filter(({ chosen }) => chosen.lastRound === 'waived')
    .map(group => {
      const above = everybodyIn(group).filter(({ isAboveHalf }) => isAboveHalf);
      return `group ${RULE('21')} ${above.map(({ id }) => id).join()}`;
    });

interface Float {
  readonly index: number;
  readonly member: Member;
}

/** Who moves down from each group but the last. */
const floatsIn = ({ groups }: Walked): readonly Float[] =>
  groups.slice(0, -1).flatMap(({ chosen }, index) => leftBy(chosen).map(member => ({ index, member })));

const memberOf = ({ members }: Walked, id: number): Member =>
  members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);

const groupAt = ({ groups }: Walked, index: number): WalkedGroup =>
  groups[index] ?? impossible('the round has this group');

const refuted = (walked: Walked, ruling: Ruling, all: readonly Ruling[]): readonly string[] => {
  switch (ruling.subject) {
    case 'board': {
      const expected = expectedBoard(walked, ruling.about);
      return expected ? refutedBy(ruling, expected) : [`${named(ruling)}: no such board`];
    }
    case 'float': {
      // Whoever floats twice has a ruling for each time, in that order.
      const [id] = ruling.about;
      const times = all.filter(({ subject, about }) => subject === 'float' && about[0] === id);
      const float = floatsIn(walked).filter(({ member }) => member.id === id)[times.indexOf(ruling)];
      return float ? refutedBy(ruling, expectedFloat(walked, float)) : [`${named(ruling)}: does not float`];
    }
    case 'bye':
      return [...refutedScore(ruling, walked.position), ...refutedBy(ruling, expectedBye(walked))];
    case 'colour':
      return refutedColour(ruling, coloursOf(walked, ruling.about[0] ?? 0));
    default:
      return [];
  }
};

const expectedBoard = (walked: Walked, about: readonly number[]): Expected | undefined => {
  for (const group of walked.groups) {
    const { ofMovedDown, ofRemainder, forced } = group.chosen;
    const pairs = pairsOf(group.chosen);
    const at = pairs.findIndex(pair => pair.every(({ id }) => about.includes(id)));
    const [chooser, opponent] = pairs[at] ?? [];
    if (!chooser || !opponent) continue;
    const isRemainder = at >= ofMovedDown.length;
    const s1 = [...(isRemainder ? ofRemainder : []), ...ofMovedDown].map(([higher]) => higher);
    const taken = [...pairs.slice(0, at).flat(), ...forced, ...s1];
    const offered = everybodyIn(group)
      .filter(member => !taken.includes(member) && member.order < opponent.order)
      .sort((a, b) => a.order - b.order);
    return {
      natural: RULE(isRemainder && isExchanged(group, chooser) ? 'D2' : 'C6'),
      passed: offered.map(other => [[chooser.id, other.id], proofOfPair(walked, [chooser, other])]),
    };
  }
  return undefined;
};

/** Whether a player of S1 stood in S2 before the exchanges. */
const isExchanged = (group: WalkedGroup, player: Member): boolean => {
  const gone = [...group.chosen.ofMovedDown.flat(), ...group.chosen.forced];
  const remainder = everybodyIn(group)
    .filter(member => !gone.includes(member))
    .sort((a, b) => a.order - b.order);
  return remainder.indexOf(player) >= group.chosen.ofRemainder.length;
};

/** C1 leaves no alternative. Where C12 or C13 undid a pairing: first whoever that one moved down, then staying. */
const expectedFloat = (walked: Walked, { index, member }: Float): Expected => {
  const { chosen, undone } = groupAt(walked, index);
  if (chosen.forced.includes(member)) return { natural: RULE('C1'), passed: [] };
  const before = undone ? leftBy(undone) : [];
  const instead = before.includes(member) ? [] : before.filter(other => !leftBy(chosen).includes(other));
  return {
    natural: RULE('C6'),
    passed: [
      ...instead.map(other => [[other.id], proofOfFloat(walked, member.id, other.id)] as const),
      [[member.id], proofOfStay(walked, index, member)],
    ],
  };
};

/** A5: whoever ranks below, from the lowest up. */
const expectedBye = (walked: Walked): Expected => {
  const receiver = receiverOf(walked) ?? impossible('somebody has the bye');
  const below = walked.members.slice(receiver.order + 1).reverse();
  return {
    natural: RULE('A5'),
    passed: below.map(member => [[member.id], proofOfBye(walked, member)]),
  };
};

/** The first group that the one left, and in which the other was paired. */
const groupLeftBy = (walked: Walked, player: PlayerId, instead: PlayerId): number => {
  const [inside, outside] = [memberOf(walked, player), memberOf(walked, instead)];
  return walked.groups
    .slice(0, -1)
    .findIndex(
      ({ chosen }) => leftBy(chosen).includes(inside) && pairsOf(chosen).some(pair => pair.includes(outside)),
    );
};

const proofOfFloat = (walked: Walked, player: PlayerId, instead: PlayerId): Proof | undefined => {
  const [inside, outside] = [memberOf(walked, player), memberOf(walked, instead)];
  const index = groupLeftBy(walked, player, instead);
  const partners = everybodyIn(groupAt(walked, index)).filter(
    member => member !== inside && member !== outside,
  );
  const proofs = partners.map(other => prohibitionOf(walked, inside, other));
  const [first] = proofs;
  return first && proofs.every(proof => proof) ? first : proofOfStay(walked, index, inside, outside);
};

const coloursOf = (walked: Walked, player: number) => {
  const pair = allPairsOf(walked).find(made => made.some(({ id }) => id === player));
  return pair && whiteOf(...pair, walked.position);
};

const foundIn = (walked: Walked): FoundRound => {
  const floats = floatsIn(walked);
  return {
    bye: receiverOf(walked),
    meet: (a, b) => allPairsOf(walked).some(pair => pair.every(({ id }) => id === a || id === b)),
    againstPair: (a, b) => proofOfPair(walked, [memberOf(walked, a), memberOf(walked, b)]),
    againstBye: player => proofOfBye(walked, memberOf(walked, player)),
    floats: (player, instead) =>
      instead === undefined
        ? floats.some(({ member }) => member.id === player)
        : groupLeftBy(walked, player, instead) >= 0,
    againstFloat: (player, instead) => proofOfFloat(walked, player, instead),
    timesFloated: player => floats.filter(({ member }) => member.id === player).length,
    floatTogether: (...players) =>
      walked.groups
        .slice(0, -1)
        .some(({ chosen }) => players.every(player => leftBy(chosen).some(({ id }) => id === player))),
    coloursOf: player => coloursOf(walked, player),
    boards: { position: walked.position, pairs: allPairsOf(walked), rule: 'basic-rules.F1' },
  };
};
