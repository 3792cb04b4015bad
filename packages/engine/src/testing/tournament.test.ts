import { describe, expect, test } from 'vitest';
import { playerId } from '../model/index.ts';
import { position, recordOf, tournament } from './index.ts';

const [one, two] = [playerId(1), playerId(2)];

const turnOf = (line: string, player = 0) =>
  recordOf({ players: 2, rounds: [[line]] }).players[player]?.turns[0];

describe('a sketch', () => {
  test('numbers its players from 1', () => {
    expect(tournament({ players: 3 }).players.map(player => player.id)).toEqual([1, 2, 3]);
  });

  test('takes what is particular about a player', () => {
    expect(tournament({ players: [{ rating: 2000 }, {}] }).players[0]?.rating).toBe(2000);
  });

  test('gives a game to both players, White named first', () => {
    expect(turnOf('1-2 1-0')).toEqual({ kind: 'game', opponent: two, colour: 'white', result: 'win' });
    expect(turnOf('1-2 1-0', 1)).toEqual({ kind: 'game', opponent: one, colour: 'black', result: 'loss' });
  });

  test('alternates the colours of a match and counts each result for the player named first', () => {
    expect(turnOf('1-2 1-0 = won 2', 1)).toEqual({
      kind: 'match',
      opponent: one,
      games: [
        { opponent: one, colour: 'black', result: 'loss' },
        { opponent: one, colour: 'white', result: 'draw' },
      ],
      won: true,
    });
  });

  test('reads forfeits, unfinished games and byes', () => {
    expect(turnOf('1-2 -+')).toEqual({ kind: 'forfeit', opponent: two, colour: 'white', won: false });
    expect(turnOf('1-2 *')).toEqual({ kind: 'adjourned', opponent: two, colour: 'white' });
    expect(turnOf('1 U')).toEqual({ kind: 'pairing-bye' });
    expect(turnOf('1 H')).toEqual({ kind: 'requested-bye', worth: 'half' });
  });

  test('stands before the next round to be paired unless told otherwise', () => {
    const rounds = [['1-2 1-0'], ['2-1 1-0']];
    expect(position({ players: 2, rounds }).round).toBe(3);
    expect(position({ players: 2, rounds }, 1).round).toBe(1);
  });

  test('that contradicts itself is refused loudly', () => {
    expect(() => tournament({ players: 2, rounds: [['1-3 1-0']] })).toThrow('unknown-opponent');
  });
});
