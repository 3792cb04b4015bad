import {
  checkTournament,
  type MatchGame,
  type PlayerRecord,
  type Result,
  scoringOfTwoGames,
  type Turn,
} from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted } from '../../../testing/index.ts';
import { withFederations } from '../../testing/compatriots.ts';
import { type Dice, diceOf } from '../../testing/dice.ts';
import { randomPosition } from '../../testing/random-positions.ts';

/** A small made-up position, hard to pair, in which every game has become a match of two; three federations. */
export const matchPosition = (seed: number): Position => {
  const { tournament, round } = randomPosition(seed);
  const { record } = tournament;
  const players = record.players.map(player => ({
    ...player,
    turns: player.turns.map((turn, at) => matchOf(turn, player, { seed, round: at + 1 })),
  }));
  const before = positionBefore(
    accepted(checkTournament({ ...record, players, scoring: scoringOfTwoGames(record.scoring) })),
    round,
  );
  return withFederations(before, seed);
};

type Sides = readonly [string, string];

/** First-named side first: the two games of a match. */
const RESULTS: readonly Sides[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
];
const UNUSUAL: readonly Sides[] = [
  ['=', '0'],
  ['0', '0'],
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];

/** Both sides of a match draw the same lots: those of its round and of the smaller number. */
const matchOf = (
  turn: Turn,
  { id }: PlayerRecord,
  at: { readonly seed: number; readonly round: number },
): Turn => {
  if ((turn.kind !== 'game' && turn.kind !== 'forfeit') || turn.opponent === undefined) return turn;
  const { opponent, colour = id < turn.opponent ? 'white' : 'black' } = turn;
  const side = id < opponent ? 0 : 1;
  const dice = diceOf(at.seed * 7919 + at.round * 131 + Math.min(id, opponent));
  return {
    kind: 'match',
    opponent,
    games: gamesOf(turn, side, dice).map(
      (pair, index): MatchGame => ({
        opponent,
        colour: index === 0 ? colour : colour === 'white' ? 'black' : 'white',
        ...ownIn(pair[side]),
      }),
    ),
  };
};

const LETTERS: Readonly<Record<Result, string>> = { win: '1', draw: '=', loss: '0' };

const gamesOf = (turn: Turn, side: 0 | 1, dice: Dice): readonly Sides[] => {
  const second = dice.pick(dice.happens(85) ? RESULTS : UNUSUAL);
  if (turn.kind === 'forfeit') {
    const both: Sides = dice.pick(UNUSUAL.slice(2));
    return [both, dice.happens(70) ? both : second];
  }
  if (turn.kind !== 'game') return [];
  if (dice.happens(4))
    return [
      ['+', '-'],
      ['-', '+'],
    ];
  const own = LETTERS[turn.result];
  const others = { '1': '0', '=': '=', '0': '1' }[own] ?? '0';
  return [side === 0 ? [own, others] : [others, own], second];
};

const ownIn = (letter: string): Pick<MatchGame, 'result' | 'forfeited'> => ({
  result: letter === '1' || letter === '+' ? 'win' : letter === '=' ? 'draw' : 'loss',
  ...(letter === '+' || letter === '-' ? { forfeited: true } : {}),
});
