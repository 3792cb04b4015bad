import type { Position } from '../../../../position/index.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../../testing/listed-replay.ts';
import { type Asked, pairAsked, proofOf, thereAsked } from '../../../testing/listed-walk.ts';
import type { Proof, Replay } from '../../../testing/replay.ts';
import { ratedPosition } from '../../testing/rated-positions.ts';
import { coloursOf } from './colours.ts';
import {
  type Walked,
  type WalkedDescent,
  type WalkedGroup,
  type WalkedTransfer,
  walkedOf,
} from './oracle.ts';
import { byClaimToBye, byMove } from './orders.ts';
import { isBound, type Player, prohibitionIn, without } from './player.ts';

const RULE = (id: string): string => `dubov-1997.${id}`;

/** C.04.4.1 (1997) looked up in the lists of the oracle. */
export const replay: Replay = listedReplay<Player>(
  { system: 'dubov-1997', positionFor: ratedPosition },
  position => {
    const walked = walkedOf(position);
    return walked && roundOf(walked, position);
  },
);

type Told = Pick<ListedRound<Player>, 'lists' | 'prohibition'>;

const roundOf = (walked: Walked, position: Position): ListedRound<Player> => {
  const { players, legal, bye, decisions, groups } = walked;
  const prohibition = prohibitionIn(position);
  const told: Told = {
    prohibition,
    lists: {
      players,
      mayMeet: (a, b) => !prohibition(a, b),
      mayHaveBye: ({ barredSince }) => barredSince === undefined,
      between: prohibition,
      legal,
      decisions,
      completion: RULE('9'),
    },
  };
  return {
    ...told,
    bye,
    bar: ({ barredSince }) =>
      barredSince === undefined ? undefined : { rule: RULE('d'), round: barredSince },
    claimants: byClaimToBye(players, players),
    naturalBye: RULE(players.every(({ hasPlayed }) => !hasPlayed) ? '5' : '4'),
    boards: groups.flatMap(group => [...boardsOfTurns(told, group), ...boardsOfRows(told, group)]),
    floats: groups.flatMap(group => [...transfersOf(told, group, walked.round), ...descentsOf(told, group)]),
    coloursOf: ([a, b]) => coloursOf(a, b, position),
    boardOrder: 'basic-rules.D.9',
  };
};

const boardsOfTurns = (told: Told, { turns }: WalkedGroup): ListedRound<Player>['boards'] =>
  turns.flatMap(({ floater, opponent, offered }) =>
    opponent
      ? [
          {
            pair: [floater, opponent],
            natural: RULE('8.2'),
            passed: () =>
              offered
                .slice(0, offered.indexOf(opponent))
                .map(other => [[floater, other], proofOfPair(told, floater, other)] as const),
          },
        ]
      : [],
  );

const boardsOfRows = (told: Told, group: WalkedGroup): ListedRound<Player>['boards'] => {
  const { rows, columns } = group;
  return rows.map((row, index) => {
    const [player, opponent] = row;
    const free = rows.slice(index).flat();
    const column = [...columns.black, ...(columns.white.includes(player) ? columns.white : [])].filter(
      other => other !== player && free.includes(other),
    );
    return {
      pair: row,
      natural: naturalOf(group, row),
      passed: () => [
        ...boundBefore(group, row).map(
          other => [[other], { verdict: 'forbidden', rule: RULE('f-g') }] as const,
        ),
        ...column
          .slice(0, column.indexOf(opponent))
          .map(other => [[player, other], proofOfPair(told, player, other)] as const),
      ],
    };
  });
};

type Row = readonly [Player, Player];

const isInside = ({ columns: { white } }: WalkedGroup, [a, b]: Row): boolean =>
  white.includes(a) === white.includes(b);

/** Who was counted among those of the other colour (7.3, 7.4). */
const movedIn = ({ columns: { white } }: WalkedGroup, row: Row): Player | undefined =>
  row.find(player => (player.seeks === 'white') !== white.includes(player));

const isNew = ({ columns: { white, black } }: WalkedGroup): boolean =>
  [...white, ...black].every(({ hasPlayed }) => !hasPlayed);

const naturalOf = (group: WalkedGroup, row: Row): string => {
  if (isNew(group)) return RULE('5');
  if (isInside(group, row)) return RULE('6.3');
  const moved = movedIn(group, row);
  if (!moved) return RULE('6.2');
  return RULE(moved.seeks === 'white' ? '7.3' : '7.4');
};

/** 2.2: who stands before whoever was moved to the other colour, and may not have it. */
const boundBefore = (group: WalkedGroup, row: Row): readonly Player[] => {
  const moved = movedIn(group, row);
  if (!moved || isNew(group) || isInside(group, row)) return [];
  const { white, black } = group.columns;
  const seekers = byMove(
    [...white, ...black].filter(({ seeks }) => seeks === moved.seeks),
    moved.seeks,
  );
  return seekers.slice(0, seekers.indexOf(moved)).filter(isBound);
};

type Floats = ListedRound<Player>['floats'];
type Round = Walked['round'];

/** 7.1 and 7.2; not whoever meets a floater of the group all the same. */
const transfersOf = (told: Told, { transfers, score }: WalkedGroup, round: Round): Floats => {
  const moved = transfers.map(({ player }) => player);
  return transfers.map(transfer => {
    const { player, below } = transfer;
    const might = below.filter(other => !moved.includes(other) && !askedFor(transfer, other).isIn(round));
    return {
      player,
      bracket: score / 10,
      direction: 'up',
      natural: RULE(transfer.for ? '7.1' : '7.2'),
      before: might.filter(other => below.indexOf(other) < below.indexOf(player)),
      instead: other => (might.includes(other) ? proofOfTransfer(told, transfer, other) : undefined),
    };
  });
};

const askedFor = ({ player, here, for: wanted }: WalkedTransfer, other: Player): Asked<Player> =>
  wanted
    ? pairAsked(wanted, other)
    : thereAsked<Player>(each => here.includes(each), { inside: other, outside: player });

const proofOfTransfer = (told: Told, transfer: WalkedTransfer, other: Player): Proof | undefined => {
  const { here, for: wanted } = transfer;
  if (!other.mayBeTransferredUp) return { verdict: 'forbidden', rule: RULE('2.1') };
  return (
    allForbidden(told.prohibition, other, wanted ? [wanted] : here) ??
    proofOf(told.lists, askedFor(transfer, other))
  );
};

/** 6.4. */
const descentsOf = (told: Told, { descents, score }: WalkedGroup): Floats => {
  const goneDown = descents.map(({ player }) => player);
  return descents.map(descent => {
    const { player, order } = descent;
    return {
      player,
      bracket: score / 10,
      direction: 'down',
      natural: RULE('6.4'),
      before: without(order.slice(0, order.indexOf(player)), goneDown),
      instead: other =>
        order.includes(other) && !goneDown.includes(other) ? proofOfDescent(told, descent, other) : undefined,
    };
  });
};

/** The one stays in the group as it was, and the other leaves it. */
const proofOfDescent = (
  { lists, prohibition }: Told,
  { player, order }: WalkedDescent,
  other: Player,
): Proof | undefined =>
  allForbidden(prohibition, player, without(order, [player, other])) ??
  proofOf(
    lists,
    thereAsked<Player>(each => order.includes(each), { inside: player, outside: other }),
  );
