import { closed, confined, type LiteralAllowed } from '../../../testing/literal-demand.ts';
import {
  countOf,
  type LiteralBoard,
  type LiteralFloat,
  type LiteralRun,
  type LiteralStep,
  onceFor,
  pairCountOf,
} from '../../../testing/literal-procedure.ts';
import type { Proof, Replay } from '../../../testing/replay.ts';
import { stepwiseReplay } from '../../../testing/stepwise-replay.ts';
import { ratedPosition } from '../../testing/rated-positions.ts';
import { coloursOf } from './colours.ts';
import { byClaimToBye } from './orders.ts';
import {
  decideLiterally,
  type LiteralDecision,
  type LiteralGroup,
  type LiteralTransfer,
} from './pair-literally.ts';
import { type Player, playersOf, prohibitionIn, without } from './player.ts';

const RULE = (id: string): string => `dubov-1997.${id}`;

/** C.04.4.1 (1997) proved again. */
export const replay: Replay = stepwiseReplay<Player>(
  { system: 'dubov-1997', positionFor: ratedPosition },
  position => {
    const players = [...playersOf(position)].sort((a, b) =>
      a.score === b.score ? a.place - b.place : b.score - a.score,
    );
    const prohibition = prohibitionIn(position);
    const isFirst = players.every(({ hasPlayed }) => !hasPlayed);
    return {
      players,
      run: ({ mayMeet, mayHaveBye }) => {
        const decided = decideLiterally(
          players,
          (a, b) => mayMeet(a, b) && !prohibition(a, b),
          player => mayHaveBye(player) && player.barredSince === undefined,
        );
        return decided && runOf(decided, isFirst, prohibition);
      },
      prohibition,
      bar: ({ barredSince }) =>
        barredSince === undefined ? undefined : { rule: RULE('d'), round: barredSince },
      completion: RULE('9'),
      claimants: byClaimToBye(players, players),
      naturalBye: RULE(isFirst ? '5' : '4'),
      boardsByScore: 'basic-rules.D.9',
      coloursOf: ({ pair: [a, b] }) => coloursOf(a, b, position),
    };
  },
);

type Prohibition = ReturnType<typeof prohibitionIn>;

const pairsIn = ({ floaterPairs, rows }: LiteralGroup) => [...floaterPairs, ...rows];

const runOf = (
  { bye, groups }: LiteralDecision,
  isFirst: boolean,
  prohibition: Prohibition,
): LiteralRun<Player> => ({
  bye,
  steps: [
    ...(bye
      ? [
          {
            choice: `${bye.id}`,
            counts: isFirst ? [] : [[RULE('4'), bye.score / 10, [bye.id]] as const],
            order: RULE(isFirst ? '5' : '4'),
          },
        ]
      : []),
    ...groups.flatMap(group => stepsOf(group, groups.flatMap(pairsIn))),
  ],
  boards: groups.flatMap(boardsOf),
  floats: groups.flatMap((group, index) => {
    const before = [...groups.slice(0, index).flatMap(pairsIn), ...group.floaterPairs];
    return [...transfersOf(group, prohibition), ...descentsOf(group)].map(float => ({ ...float, before }));
  }),
});

const written = (players: readonly Player[]): string => players.map(({ id }) => id).join();

const isInside = ({ columns }: LiteralGroup, [a, b]: readonly [Player, Player]): boolean =>
  columns.white.includes(a) === columns.white.includes(b);

const stepsOf = (group: LiteralGroup, round: LiteralGroup['rows']): readonly LiteralStep[] => {
  const inside = group.rows.filter(row => isInside(group, row));
  const crossing = round.flatMap(pair => {
    const here = pair.filter(player => group.residents.includes(player));
    return here.length === 1 ? here : [];
  });
  const goneDown = group.descents.map(({ player }) => player);
  return [
    ...group.turns.map(({ floater, opponent }) => ({
      choice: `${floater.id}-${opponent?.id}`,
      counts: [onceFor(RULE('8.2'), !opponent, [floater])],
      order: RULE('8.2'),
    })),
    {
      choice: `${group.crossings}`,
      counts: [[RULE('6.4'), group.crossings, crossing.map(({ id }) => id)]],
      order: RULE('6.4'),
    },
    {
      choice: written(group.transfers.map(({ player }) => player)),
      counts: [],
      order: RULE(group.transfers[0]?.for ? '7.1' : '7.2'),
    },
    { choice: written(goneDown), counts: [countOf(RULE('6.4'), goneDown)], order: RULE('6.4') },
    { choice: `${inside.length}`, counts: [pairCountOf(RULE('6.3'), inside)], order: RULE('6.3') },
    ...group.rows.map(row => ({
      choice: `${row[0].id}-${row[1].id}`,
      counts: [pairCountOf(RULE('6.3'), isInside(group, row) ? [row] : [])],
      order: RULE('6.3'),
    })),
  ];
};

const boardsOf = (group: LiteralGroup): readonly LiteralBoard<Player>[] => [
  ...group.turns.flatMap(({ floater, opponent, offered }) =>
    opponent
      ? [
          {
            pair: [floater, opponent] as const,
            offered: offered.slice(0, offered.indexOf(opponent)),
            natural: RULE('8.2'),
            before: [],
            group: [],
          },
        ]
      : [],
  ),
  ...group.rows.map((row, index) => {
    const [player, opponent] = row;
    const { white, black } = group.columns;
    const free = group.rows.slice(index).flat();
    const column = [...black, ...(white.includes(player) ? white : [])].filter(
      other => other !== player && free.includes(other),
    );
    return {
      pair: row,
      offered: column.slice(0, column.indexOf(opponent)),
      natural: naturalOf(group, row),
      before: group.rows.slice(0, index),
      group: group.rows.flat(),
    };
  }),
];

const naturalOf = (group: LiteralGroup, row: readonly [Player, Player]): string => {
  const { white, black } = group.columns;
  if ([...white, ...black].every(({ hasPlayed }) => !hasPlayed)) return RULE('5');
  if (isInside(group, row)) return RULE('6.3');
  const over = row.find(player => (player.seeks === 'white') !== white.includes(player));
  if (!over) return RULE('6.2');
  return RULE(over.seeks === 'white' ? '7.3' : '7.4');
};

type Float = Omit<LiteralFloat<Player>, 'before'>;

const transfersOf = ({ transfers, descents }: LiteralGroup, prohibition: Prohibition): readonly Float[] => {
  const moved = transfers.map(({ player }) => player);
  const goneDown = descents.map(({ player }) => player);
  const demand = (
    transfer: LiteralTransfer,
    goes: Player,
    stays?: Player,
  ): LiteralAllowed<Player> | Proof => {
    if (!goes.mayBeTransferredUp) return { verdict: 'forbidden', rule: RULE('2.1') };
    if (!transfer.for) return confined(transfer.here, { inside: goes, outside: stays });
    const forbidden = prohibition(transfer.for, goes);
    return forbidden ? { verdict: 'forbidden', ...forbidden } : closed([transfer.for, goes]);
  };
  return transfers.map(transfer => ({
    player: transfer.player,
    natural: RULE(transfer.for ? '7.1' : '7.2'),
    passed: without(transfer.below.slice(0, transfer.below.indexOf(transfer.player)), moved).map(
      other => [[other], demand(transfer, other)] as const,
    ),
    instead: other =>
      transfer.below.includes(other) && ![...moved, ...goneDown].includes(other)
        ? demand(transfer, other, transfer.player)
        : undefined,
  }));
};

const descentsOf = ({ descents, transfers }: LiteralGroup): readonly Float[] => {
  const goneDown = descents.map(({ player }) => player);
  const moved = [...goneDown, ...transfers.map(({ player }) => player)];
  return descents.map(({ player, order }) => ({
    player,
    natural: RULE('6.4'),
    passed: without(order.slice(0, order.indexOf(player)), goneDown).map(
      other => [[other], confined(order, { outside: other })] as const,
    ),
    instead: other =>
      order.includes(other) && !moved.includes(other)
        ? confined(order, { inside: player, outside: other })
        : undefined,
  }));
};
