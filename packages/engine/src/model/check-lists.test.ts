import { describe, expect, test } from 'vitest';
import { recordOf, type Sketch } from '../testing/index.ts';
import { checkTournament } from './check.ts';
import { LIMITS } from './limits.ts';
import { playerId } from './player.ts';
import { tenths } from './points.ts';
import { remarksOn } from './remarks.ts';
import { scoringOf } from './scoring.ts';
import type { TournamentRecord } from './tournament.ts';

const FOUR: Sketch = { players: 4, rounds: [['1-3 1-0', '4-2 =']], plannedRounds: 5 };

const faultsOf = (more: Partial<TournamentRecord>) => {
  const checked = checkTournament({ ...recordOf(FOUR), ...more });
  return checked.ok ? [] : checked.faults.map(({ code, data }) => ({ code, ...data }));
};
const remarksOf = (more: Partial<TournamentRecord>) =>
  [...remarksOn({ ...recordOf(FOUR), ...more })].map(({ code, data }) => ({ code, ...data }));

const forbidden = (players: readonly number[], fromRound = 1, toRound = 5) => ({
  forbiddenPairs: [{ players: players.map(playerId), fromRound, toRound }],
});
const virtual = (from: number, to: number, more: object = {}) => ({
  virtualPoints: [
    {
      fromPlayer: playerId(from),
      toPlayer: playerId(to),
      fromRound: 1,
      toRound: 3,
      points: tenths(10),
      ...more,
    },
  ],
});
const byes = (round: number, ...worths: readonly ('full' | 'half' | 'zero')[]) => ({
  requestedByes: worths.map(worth => ({ worth, round, participants: [2] })),
});

describe('what the lists of a tournament cannot mean', () => {
  test.each([
    ['a player who may not meet himself', forbidden([1, 1]), { code: 'forbidden-with-itself', player: 1 }],
    ['one who may not meet nobody', forbidden([3]), { code: 'forbidden-alone', players: [3] }],
    [
      'rounds backwards',
      forbidden([1, 2], 3, 1),
      { code: 'range-reversed', record: 'forbidden pairs', of: 'rounds', from: 3, to: 1 },
    ],
    [
      'players backwards',
      virtual(3, 1),
      { code: 'range-reversed', record: 'acceleration', of: 'players', from: 3, to: 1 },
    ],
    [
      'virtual points of one who is not there',
      virtual(9, 9),
      { code: 'unknown-player-named', record: 'acceleration', player: 9 },
    ],
    ['virtual points of nobody', virtual(7, 9), { code: 'virtual-points-of-nobody', from: 7, to: 9 }],
    [
      'virtual points below zero',
      virtual(1, 2, { points: tenths(-10) }),
      { code: 'virtual-points-negative', points: '-1.0' },
    ],
    ['two byes of one round', byes(2, 'half', 'zero'), { code: 'byes-disagree', player: 2, round: 2 }],
    ['a bye in a round with a game', byes(1, 'zero'), { code: 'bye-and-pairing', player: 2, round: 1 }],
    [
      'an earlier result of two who did not meet',
      {
        earlierResults: [
          { round: 1, white: playerId(1), black: playerId(2), games: [{ code: '1-0' as const }] },
        ],
      },
      { code: 'earlier-result-of-no-game', round: 1, players: [1, 2] },
    ],
    ['a bye after the last round', byes(6, 'zero'), { code: 'round-out-of-range', record: 'byes', round: 6 }],
    [
      'a scoring without winners',
      { scoring: scoringOf(0, 0, 0) },
      { code: 'scoring-without-difference', win: '0.0', loss: '0.0' },
    ],
  ])('%s is a fault', (_, more, fault) => {
    expect(faultsOf(more)).toEqual([fault]);
  });

  test('the same bye said twice is no fault', () => {
    expect(faultsOf(byes(2, 'half', 'half'))).toEqual([]);
  });

  test('a range that ends beyond the last player is a remark', () => {
    expect(faultsOf(virtual(1, 9))).toEqual([]);
    expect(remarksOf(virtual(1, 9))).toEqual([
      { code: 'range-end-unknown', record: 'acceleration', player: 9 },
    ]);
  });

  test('a bye with points that the player’s own line does not have is a remark', () => {
    const record = recordOf({ players: 5, rounds: [['1-3 1-0', '4-2 =']] });
    const more = { ...record, requestedByes: [{ worth: 'half' as const, round: 1, participants: [5] }] };
    expect([...remarksOn(more)].map(({ code }) => code)).toEqual(['bye-without-trace']);
  });

  test('abnormal points of one player leave the points of the others to be checked', () => {
    const record = recordOf(FOUR);
    const players = record.players.map(player => ({ ...player, statedPoints: player.id === 1 ? 20 : 30 }));
    const abnormalPoints = [{ points: tenths(10), participants: [1] }];
    const checked = checkTournament({ ...record, players, abnormalPoints });
    expect(checked.ok ? [] : checked.faults.map(({ data }) => data)).toMatchObject([
      { player: 2 },
      { player: 3 },
      { player: 4 },
    ]);
  });
});

describe('limits', () => {
  const limitsOf = (more: Partial<TournamentRecord>) =>
    faultsOf(more).map(fault => ('limit' in fault ? fault.limit : fault.code));

  test.each([
    [
      'players',
      {
        players: Array.from({ length: LIMITS.players + 1 }, (_, at) => ({
          id: playerId(at + 1),
          name: '',
          turns: [],
        })),
      },
    ],
    ['rounds', { plannedRounds: LIMITS.rounds + 1 }],
    ['tiebreaks', { tiebreaks: Array.from({ length: LIMITS.tiebreaks + 1 }, () => 'BH') }],
    ['cells', forbidden(Array.from({ length: 1500 }, (_, at) => at + 1))],
    [
      'entries',
      {
        forbiddenPairs: Array.from(
          { length: LIMITS.entries + 1 },
          () => forbidden([1, 2]).forbiddenPairs[0] ?? { players: [], fromRound: 1, toRound: 1 },
        ),
      },
    ],
  ])('too many %s are one fault, and nothing else is looked at', (limit, more) => {
    expect(limitsOf(more)).toEqual([limit]);
  });

  test('players times rounds', () => {
    const record = recordOf({ players: 2000, rounds: [['1-3 1-0', '4-2 =']] });
    const [first, ...others] = record.players;
    const long = { ...first, turns: Array.from({ length: 900 }, () => ({ kind: 'absent' as const })) };
    const checked = checkTournament({ ...record, players: [long as (typeof others)[number], ...others] });
    expect(checked.ok ? [] : checked.faults.map(({ data }) => data)).toEqual([
      { limit: 'cells', maximum: LIMITS.cells, found: 1_800_000 },
    ]);
  });

  test('faults are told up to a hundred, and the others counted', () => {
    const record = recordOf({ players: 500, rounds: [] });
    const players = record.players.map(player => ({ ...player, statedPoints: 70 }));
    const checked = checkTournament({ ...record, players });
    expect(checked.ok ? [] : checked.faults.length).toBe(LIMITS.faults + 1);
    expect(checked.ok ? [] : checked.faults.at(-1)).toEqual({ code: 'more-faults', data: { count: 400 } });
  });
});
