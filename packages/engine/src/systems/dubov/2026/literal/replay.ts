import type { Position } from '../../../../position/index.ts';
import { countOf, type LiteralRun, type LiteralStep } from '../../../testing/literal-procedure.ts';
import type { Replay } from '../../../testing/replay.ts';
import { stepwiseReplay } from '../../../testing/stepwise-replay.ts';
import { upfloatingRun } from '../../../testing/upfloat-replay.ts';
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

const runOf = (
  { bye, brackets }: LiteralDecision,
  position: Position,
  prohibition: ReturnType<typeof prohibitionIn>,
): LiteralRun<Player> =>
  upfloatingRun(
    {
      bye,
      brackets: brackets.map(bracket => ({
        ...bracket,
        upfloaters: bracket.upfloaters.set,
        steps: stepsOf(bracket, position),
        naturalOf: pair => naturalOf(bracket, pair),
      })),
    },
    {
      prohibition,
      bye: ['dubov-2026.3.1.3', 'dubov-2026.3.1.4', 'dubov-2026.3.1.5'],
      unplayed: ({ games }) => position.round - 1 - games,
      isOffered: ([, chosen], other) => other.place < chosen.place,
      numberOf: ({ place }) => place,
      naturalFloat: 'dubov-2026.3.2.1',
    },
  );

const naturalOf = ({ ofFew, ofMany }: DecidedBracket, pair: readonly Player[]): string => {
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
