import type { Position } from '../../../../position/index.ts';
import type { Replay } from '../../../testing/replay.ts';
import {
  confined,
  countOf,
  type LiteralFloat,
  type LiteralRun,
  type LiteralStep,
  stepwiseReplay,
} from '../../../testing/stepwise-replay.ts';
import { ratedPosition } from '../../testing/rated-positions.ts';
import { claimants, type DecidedBracket, decideLiterally, type LiteralDecision } from './pair-literally.ts';
import { type Player, playersOf, prohibitionIn, whiteOf } from './player.ts';

/** C.04.4.1 (2026) proved again. */
export const replay: Replay = stepwiseReplay<Player>(
  { system: 'dubov-2026', positionFor: ratedPosition },
  position => {
    const players = playersOf(position);
    const prohibition = prohibitionIn(position);
    return {
      players,
      run: ({ mayMeet, mayHaveBye }) => {
        const decided = decideLiterally(players, position, {
          mayMeet: (a, b) => mayMeet(a, b) && !prohibition(a, b),
          mayHaveBye: player => mayHaveBye(player) && player.barredSince === undefined,
        });
        return decided && runOf(decided, position, prohibition);
      },
      prohibition,
      bar: ({ barredSince }) =>
        barredSince === undefined ? undefined : { rule: 'dubov-2026.C2', round: barredSince },
      completion: 'dubov-2026.C4',
      completionOfBye: 'dubov-2026.3.1.2',
      claimants: claimants(players),
      naturalBye: 'dubov-2026.3.1.5',
      coloursOf: ({ pair: [a, b] }) => whiteOf(a, b, position),
    };
  },
);

type Prohibition = ReturnType<typeof prohibitionIn>;

const runOf = (
  { bye, brackets }: LiteralDecision,
  position: Position,
  prohibition: Prohibition,
): LiteralRun<Player> => ({
  bye,
  steps: [
    ...(bye
      ? [
          {
            choice: `${bye.id}`,
            counts: [
              ['dubov-2026.3.1.3', bye.score / 10, [bye.id]] as const,
              ['dubov-2026.3.1.4', position.round - 1 - bye.games, [bye.id], { unit: 'unplayed' }] as const,
            ],
            order: 'dubov-2026.3.1.5',
          },
        ]
      : []),
    ...brackets.flatMap(bracket => stepsOf(bracket, position)),
  ],
  boards: brackets.flatMap(bracket => {
    const { pairs, ofFew, ofMany } = bracket;
    return pairs.map((pair, index) => ({
      pair,
      offered: pairs
        .slice(index + 1)
        .map(([, other]) => other)
        .filter(other => other.place < pair[1].place)
        .sort((a, b) => a.place - b.place),
      natural: naturalOf(pair, ofFew, ofMany),
      before: pairs.slice(0, index),
      group: pairs.flat(),
    }));
  }),
  floats: brackets.flatMap((bracket, index) =>
    floatsOf(bracket, prohibition).map(float => ({
      ...float,
      before: brackets.slice(0, index).flatMap(({ pairs }) => pairs),
    })),
  ),
});

const naturalOf = (pair: readonly Player[], ofFew: readonly Player[], ofMany: readonly Player[]): string => {
  if (pair.some(player => ofFew.includes(player))) return 'dubov-2026.3.2.4.1';
  return pair.some(player => ofMany.includes(player)) ? 'dubov-2026.3.2.4.2' : 'dubov-2026.3.2.6';
};

const written = (players: readonly Player[]): string =>
  players
    .map(({ id }) => Number(id))
    .sort((a, b) => a - b)
    .join();

const stepsOf = (
  { upfloaters, ofFew, ofMany, pairs }: DecidedBracket,
  position: Position,
): readonly LiteralStep[] => [
  {
    choice: written(upfloaters.set),
    counts: upfloaters.faults.map(([rule, count, charged, difference]) => [
      rule,
      count,
      // C7 counts in the set what the pairs then cannot avoid.
      (charged === 'pairs' ? pairs.flatMap(pair => deniedOf(pair, position)) : charged).map(({ id }) => id),
      difference === undefined ? {} : { each: { of: 'difference', points: difference / 10 } },
    ]),
    order: 'dubov-2026.4.2',
  },
  {
    choice: written(ofFew),
    counts: [countOf('dubov-2026.3.2.4.1', ofFew)],
    order: 'dubov-2026.3.2.4.1',
  },
  {
    choice: written(ofMany),
    counts: [countOf('dubov-2026.3.2.4.2', ofMany)],
    order: 'dubov-2026.3.2.4.2',
  },
  ...pairs.map(([a, b]) => ({ choice: `${a.id}-${b.id}`, counts: [], order: 'dubov-2026.4.4' })),
];

/** Article 5 gives each a colour: whoever does not seek it. */
const deniedOf = ([a, b]: readonly [Player, Player], position: Position): readonly Player[] => {
  const { white } = whiteOf(a, b, position);
  return [a, b].filter(player => player.seeks !== (player === white ? 'white' : 'black'));
};

const floatsOf = (
  { upfloaters: { set }, residents, below }: DecidedBracket,
  prohibition: Prohibition,
): readonly Omit<LiteralFloat<Player>, 'before'>[] =>
  set.map(player => ({
    player,
    natural: 'dubov-2026.3.2.1',
    passed: below
      .slice(0, below.indexOf(player))
      .filter(other => !set.includes(other))
      .map(other => {
        const forbidden = residents.map(resident => prohibition(resident, other));
        const [first] = forbidden;
        return first && forbidden.every(found => found)
          ? ([[other], { verdict: 'forbidden', ...first }] as const)
          : ([[other], confined(residents, { inside: other })] as const);
      }),
    instead: other =>
      below.includes(other) && !set.includes(other)
        ? confined(residents, { inside: other, outside: player })
        : undefined,
  }));
