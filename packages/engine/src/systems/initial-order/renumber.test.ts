import { describe, expect, test } from 'vitest';
import { checkTournament, playerId } from '../../model/index.ts';
import { accepted, recordOf, tournament } from '../../testing/index.ts';
import { renumbered } from './renumber.ts';

/** Player 3's rating was wrong by 300 points: 2300, not 2000. */
const PLAYERS = [
  { name: 'Abad', rating: 2200 },
  { name: 'Beltrán', rating: 2100 },
  { name: 'Carmona', rating: 2300 },
  { name: 'Duarte', rating: 1900 },
];
const ROUND = ['1-3 1-0', '4-2 ='];

describe('seed 003, C.04.2 B.3: pairing numbers may be corrected in the first three rounds', () => {
  test('by the ratings as they stand; opponents, byes and forbidden pairs follow', () => {
    const given = tournament({
      players: PLAYERS,
      rounds: [ROUND],
      forbiddenPairs: [{ players: [playerId(3), playerId(4)], fromRound: 1, toRound: 9 }],
      requestedByes: [{ worth: 'half', round: 2, participants: [2] }],
    });
    const record = accepted(renumbered(given));
    expect(record.players.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Carmona',
      '2 Abad',
      '3 Beltrán',
      '4 Duarte',
    ]);
    expect(record.forbiddenPairs[0]?.players).toEqual([1, 4]);
    expect(record.requestedByes[0]?.participants).toEqual([3]);
    const expected = recordOf({
      players: [PLAYERS[2], PLAYERS[0], PLAYERS[1], PLAYERS[3]].flatMap(player => player ?? []),
      rounds: [['2-1 1-0', '4-3 =']],
    });
    expect(record.players.map(({ turns }) => turns[0])).toEqual(
      expected.players.map(({ turns }) => turns[0]),
    );
    expect(checkTournament(record).ok).toBe(true);
  });

  test('after the third round is paired they still may', () => {
    const rounds = [ROUND, ['1-2 =', '3-4 ='], ['1-4 =', '2-3 =']];
    expect(renumbered(tournament({ players: PLAYERS, rounds })).ok).toBe(true);
  });

  test('once the fourth round is paired they may not', () => {
    const rounds = [ROUND, ['1-2 =', '3-4 ='], ['1-4 =', '2-3 ='], ['3-1 =', '2-4 =']];
    const outcome = renumbered(tournament({ players: PLAYERS, rounds }));
    expect(outcome.ok ? [] : outcome.faults).toEqual([{ code: 'numbers-frozen', data: { round: 4 } }]);
  });

  test('whoever had virtual points keeps them', () => {
    const span = {
      fromPlayer: playerId(1),
      toPlayer: playerId(2),
      fromRound: 1,
      toRound: 3,
      points: 10 as never,
    };
    const record = accepted(renumbered(tournament({ players: PLAYERS, virtualPoints: [span] })));
    expect(record.virtualPoints.map(({ fromPlayer, toPlayer }) => [fromPlayer, toPlayer])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});
