import { type Position, positionBefore } from '../../../../position/index.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../../testing/listed-replay.ts';
import { randomPosition } from '../../../testing/random-positions.ts';
import type { Proof, Replay } from '../../../testing/replay.ts';
import { leftBy, pairsOf, type Walked, type WalkedGroup, walkedOf } from './oracle.ts';
import type { Pair } from './place.ts';
import { type Member, mayHaveBye, mayMeet, prohibitionIn, whiteOf } from './player.ts';
import { proofOf, proofOfStay, RULE, scoreOf } from './proof.ts';

/** The rulings looked up in the lists of the oracle. */
export const replay: Replay = listedReplay<Member>(
  {
    system: 'dutch-1998',
    options: { excused: 'all' },
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 10 === 0 ? 9 : 8 });
      return positionBefore(tournament, round);
    },
  },
  position => {
    const walked = walkedOf(position);
    return walked && roundOf(walked, position);
  },
);

type Told = Pick<ListedRound<Member>, 'lists' | 'prohibition' | 'against'>;

const roundOf = (walked: Walked, position: Position): ListedRound<Member> => {
  const { members, legal, groups } = walked;
  const hall = { position, members };
  const told: Told = {
    lists: {
      players: members,
      legal,
      decisions: [],
      completion: RULE('C13'),
      mayMeet: (a, b) => mayMeet(hall, a, b, 'waived'),
      mayHaveBye,
    },
    prohibition: (a, b) => prohibitionIn({ position }, a, b, 'waived'),
    against: asked => proofOf(walked, asked),
  };
  const bye = groups.at(-1)?.chosen.remaining[0];
  return {
    ...told,
    bye,
    bar: ({ barredSince }) =>
      barredSince === undefined ? undefined : { rule: RULE('B1b'), round: barredSince },
    // A5: whoever ranks below, from the lowest up.
    claimants: bye ? members.slice(bye.order + 1).reverse() : [],
    naturalBye: RULE('A5'),
    boards: groups.flatMap(group => boardsOf(told, group)),
    // From each group but the last.
    floats: groups.slice(0, -1).flatMap((_, index) => floatsOf(told, walked, index)),
    coloursOf: pair => whiteOf(...pair, position),
    boardOrder: 'basic-rules.F1',
    others: waivedIn(walked),
  };
};

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

const boardsOf = (told: Told, group: WalkedGroup): ListedRound<Member>['boards'] =>
  pairsOf(group.chosen).map((pair, at) => {
    const [chooser] = pair;
    const isRemainder = at >= group.chosen.ofMovedDown.length;
    return {
      pair,
      natural: RULE(isRemainder && isExchanged(group, chooser) ? 'D2' : 'C6'),
      passed: () =>
        offeredBefore(group, pair, at).map(
          other => [[chooser, other], proofOfPair(told, chooser, other)] as const,
        ),
    };
  });

/** Of S2, those still free who stand before the opponent chosen. */
const offeredBefore = (group: WalkedGroup, [, opponent]: Pair, at: number): readonly Member[] => {
  const { ofMovedDown, ofRemainder, forced } = group.chosen;
  const isRemainder = at >= ofMovedDown.length;
  const s1 = [...(isRemainder ? ofRemainder : []), ...ofMovedDown].map(([higher]) => higher);
  const taken = [...pairsOf(group.chosen).slice(0, at).flat(), ...forced, ...s1];
  return everybodyIn(group)
    .filter(member => !taken.includes(member) && member.order < opponent.order)
    .sort((a, b) => a.order - b.order);
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
const floatsOf = (told: Told, walked: Walked, index: number): ListedRound<Member>['floats'] => {
  const group = walked.groups[index];
  if (!group) throw new Error('the round has this group');
  const { chosen, undone } = group;
  const [left, before] = [leftBy(chosen), undone ? leftBy(undone) : []];
  return left.map(player => {
    const isForced = chosen.forced.includes(player);
    const instead = (other: Member): Proof | undefined => {
      if (!pairsOf(chosen).flat().includes(other)) return undefined;
      const partners = everybodyIn(group).filter(member => member !== player && member !== other);
      return allForbidden(told.prohibition, player, partners) ?? proofOfStay(walked, index, player, other);
    };
    const others = before.includes(player) ? [] : before.filter(other => !left.includes(other));
    return {
      player,
      bracket: scoreOf(group),
      natural: RULE(isForced ? 'C1' : 'C6'),
      before: others,
      passed: () =>
        isForced
          ? []
          : [
              ...others.map(other => [[other], instead(other)] as const),
              [[player], proofOfStay(walked, index, player)] as const,
            ],
      instead,
    };
  });
};
