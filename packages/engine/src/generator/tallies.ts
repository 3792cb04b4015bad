import type { PlayerId, Turn } from '../model/index.ts';
import type { Random } from './random.ts';

/* Scrabble: games end with points on both sheets, and rarely in a draw. */

/** Per cent of the games, where the share of draws is not stated. */
export const DRAWS_IN_SCRABBLE = 0.5;

/** The same turns with the sheets that led to their results: 250 to 420 for the loser, up to 200 more for the winner. */
export const withTallies = (
  turns: ReadonlyMap<PlayerId, Turn>,
  random: Random,
): ReadonlyMap<PlayerId, Turn> => {
  const tallied = new Map(turns);
  for (const [id, turn] of turns) {
    const opponents = turn.kind === 'game' ? turns.get(turn.opponent) : undefined;
    if (turn.kind !== 'game' || turn.colour === 'black' || opponents?.kind !== 'game') continue;
    const lower = random.between(250, 420);
    const higher = lower + (turn.result === 'draw' ? 0 : random.between(1, 200));
    const [own, others] = turn.result === 'win' ? [higher, lower] : [lower, higher];
    tallied.set(id, { ...turn, tally: { own, opponents: others } });
    tallied.set(turn.opponent, { ...opponents, tally: { own: others, opponents: own } });
  }
  return tallied;
};
