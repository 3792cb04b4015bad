import { describe, expect, test } from 'vitest';
import { recordOf, type Sketch } from '../testing/index.ts';
import { checkTournament } from './check.ts';
import { playerId } from './player.ts';
import { scoringOf } from './scoring.ts';
import type { TournamentRecord } from './tournament.ts';

const faultsOf = (record: TournamentRecord) => {
  const checked = checkTournament(record);
  return checked.ok ? [] : checked.faults.map(({ code, data }) => ({ code, ...data }));
};
const sketched = (sketch: Sketch) => faultsOf(recordOf(sketch));

/** The sketch with one player's turn of round 1 changed. */
const withTurn = (sketch: Sketch, id: number, turn: TournamentRecord['players'][number]['turns'][number]) => {
  const record = recordOf(sketch);
  const players = record.players.map(player => (player.id === id ? { ...player, turns: [turn] } : player));
  return faultsOf({ ...record, players });
};

const FOUR: Sketch = { players: 4, rounds: [['1-3 1-0', '4-2 =']] };

describe('a tournament that says nothing that contradicts itself', () => {
  const checked = checkTournament(recordOf({ ...FOUR, players: 5 }));
  test('is accepted', () => expect(checked.ok).toBe(true));
  test('fills blanks of a paired round in as absences', () => {
    expect(checked.ok && checked.value.players[4]?.turns).toEqual([{ kind: 'absent' }]);
  });
  test('keeps the unusual results ½-0 and 0-0', () => {
    expect(sketched({ players: 4, rounds: [['1-3 =-0', '4-2 0-0']] })).toEqual([]);
  });
  test('a bye asked for the coming round does not make it a paired one', () => {
    const asked = checkTournament(recordOf({ players: 4, rounds: [['1-3 1-0', '4-2 ='], ['1 H']] }));
    expect(asked.ok && [asked.value.roundsPaired, asked.value.roundsRecorded]).toEqual([1, 2]);
  });
});

describe('every fault is named, with the players and the round', () => {
  test('nobody', () => expect(sketched({ players: 0 })).toEqual([{ code: 'no-players' }]));

  test('an opponent who is not in the tournament', () => {
    const stranger = { kind: 'game', opponent: playerId(9), colour: 'white', result: 'win' } as const;
    expect(withTurn({ players: 2 }, 1, stranger)).toEqual([
      { code: 'unknown-opponent', player: 1, round: 1, opponent: 9 },
    ]);
  });
  test('an opponent who says otherwise', () => {
    const other = { kind: 'game', opponent: playerId(2), colour: 'white', result: 'win' } as const;
    expect(withTurn(FOUR, 1, other)).toEqual([
      { code: 'opponent-disagrees', player: 1, round: 1, opponent: 2 },
      { code: 'opponent-disagrees', player: 3, round: 1, opponent: 1 },
    ]);
  });
  test('oneself', () => {
    const self = { kind: 'game', opponent: playerId(1), colour: 'white', result: 'win' } as const;
    expect(withTurn({ players: 2 }, 1, self)).toEqual([{ code: 'plays-itself', player: 1, round: 1 }]);
  });
  test('two winners of one game', () => {
    const won = { kind: 'game', opponent: playerId(1), colour: 'black', result: 'win' } as const;
    expect(withTurn(FOUR, 3, won)).toEqual([{ code: 'results-disagree', players: [1, 3], round: 1 }]);
  });
  test('a forfeit on one side and a game on the other', () => {
    const forfeit = { kind: 'forfeit', opponent: playerId(1), colour: 'black', won: false } as const;
    expect(withTurn(FOUR, 3, forfeit)).toEqual([{ code: 'results-disagree', players: [1, 3], round: 1 }]);
  });
  test('one colour twice', () => {
    const white = { kind: 'game', opponent: playerId(1), colour: 'white', result: 'loss' } as const;
    expect(withTurn(FOUR, 3, white)).toEqual([{ code: 'colours-disagree', players: [1, 3], round: 1 }]);
  });
  test('points that do not add up, by the tournament’s own scoring', () => {
    const record = recordOf({ ...FOUR, scoring: scoringOf(3, 1, 0) });
    const players = record.players.map(player =>
      player.id === 1 ? { ...player, statedPoints: 10 } : player,
    );
    expect(faultsOf({ ...record, players })).toEqual([
      { code: 'points-disagree', player: 1, stated: '1.0', computed: '3.0' },
    ]);
  });
  test('but not points that leave out a game without a result, or count it as a draw', () => {
    const open = (opponent: number, colour: 'white' | 'black') =>
      ({ kind: 'adjourned', opponent: playerId(opponent), colour }) as const;
    const record = recordOf({ players: 2 });
    const stating = (statedPoints: number) =>
      faultsOf({
        ...record,
        players: record.players.map((player, at) => ({
          ...player,
          turns: [at === 0 ? open(2, 'white') : open(1, 'black')],
          statedPoints,
        })),
      }).map(({ code }) => code);
    expect([0, 5].map(stating)).toEqual([[], []]);
    expect(stating(10)).toEqual(['points-disagree', 'points-disagree']);
  });
  test('two pairing-allocated byes in one round', () => {
    expect(sketched({ players: 4, rounds: [['1-3 1-0', '2 U', '4 U']] })).toEqual([
      { code: 'several-pairing-byes', round: 1, players: [2, 4] },
    ]);
  });
  test('one pairing-allocated bye in each of two groups is no fault, two in one group are', () => {
    const rounds = [['1-2 1-0', '3 U', '4-5 1-0', '6 U']];
    const inGroups = (letters: string) =>
      sketched({ players: [...letters].map(group => ({ group })), rounds });
    expect(inGroups('AAABBB')).toEqual([]);
    expect(inGroups('AABBBB')).toEqual([{ code: 'several-pairing-byes', round: 1, players: [3, 6] }]);
  });
  test('more rounds than announced', () => {
    expect(sketched({ ...FOUR, plannedRounds: 0 })).toEqual([
      { code: 'more-rounds-than-planned', planned: 0, recorded: 1 },
    ]);
  });
  test('one number twice, and all faults at once', () => {
    const record = recordOf({
      players: [{ id: playerId(1) }, { id: playerId(1) }],
      forbiddenPairs: [{ players: [playerId(1), playerId(7)], fromRound: 1, toRound: 3 }],
    });
    expect(faultsOf(record)).toEqual([
      { code: 'duplicate-player', player: 1 },
      { code: 'unknown-player-named', record: 'forbidden pairs', player: 7 },
    ]);
  });
});
