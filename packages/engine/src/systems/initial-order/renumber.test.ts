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

  test('options that name players by number follow them', () => {
    const options = {
      excused: '3, 4',
      estimates: '2: 1800, 3: 2250',
      adjudicated: '1-3 1-0, 4-2 =',
      lot: '3',
    };
    const record = accepted(renumbered(tournament({ players: PLAYERS, options })));
    // 1 Abad is now 2, 2 Beltrán 3, 3 Carmona 1; 4 Duarte stays. A seed is no number of a player.
    expect(record.options).toEqual({
      excused: '1, 4',
      estimates: '3: 1800, 1: 2250',
      adjudicated: '2-1 1-0, 4-3 =',
      lot: '3',
    });
  });

  test('byes, points and virtual points of teams are stated by team, and teams keep their numbers', () => {
    const given = recordOf({
      players: PLAYERS,
      requestedByes: [{ worth: 'half', round: 1, participants: [1] }],
      abnormalPoints: [{ round: 1, points: 10 as never, participants: [2] }],
      teamEvent: {
        teams: [
          { number: 1, name: 'North', players: [playerId(1), playerId(2)] },
          { number: 2, name: 'South', players: [playerId(3), playerId(4)] },
        ],
        pairingByes: [],
        forfeitedMatches: [],
        lineUps: [],
      },
    });
    const record = accepted(renumbered(accepted(checkTournament(given))));
    expect(record.teamEvent?.teams.map(({ players }) => players)).toEqual([
      [2, 3],
      [1, 4],
    ]);
    expect(record.requestedByes[0]?.participants).toEqual([1]);
    expect(record.abnormalPoints[0]?.participants).toEqual([2]);
  });

  test.each(['round-robin', 'team-table', 'knock-out'] as const)(
    'the numbers of a %s are places of its table: they stay once a round is paired',
    kind => {
      const outcome = renumbered(tournament({ players: PLAYERS, rounds: [ROUND] }), { kind });
      expect(outcome.ok ? [] : outcome.faults).toEqual([{ code: 'numbers-of-the-table', data: {} }]);
      expect(renumbered(tournament({ players: PLAYERS }), { kind }).ok).toBe(true);
    },
  );
});

describe('C.04.2 (1999), 7: those with the same rating and title stand as they were drawn', () => {
  const drawn = tournament({
    players: [
      { name: 'Zapata', rating: 2000 },
      { name: 'Abad', rating: 2000 },
      { name: 'Beltrán', rating: 1900 },
      { name: 'Carmona', rating: 2100 },
    ],
  });
  const names = (ranking: Parameters<typeof renumbered>[1]) =>
    accepted(renumbered(drawn, ranking)).players.map(({ name }) => name);

  test('a correction of somebody else draws no lot again', () => {
    expect(names({ order: 'seed-000.7' })).toEqual(['Carmona', 'Zapata', 'Abad', 'Beltrán']);
  });

  test('the alphabet decides where the text says so', () => {
    expect(names({ order: 'C.04.2' })).toEqual(['Carmona', 'Abad', 'Zapata', 'Beltrán']);
  });
});
