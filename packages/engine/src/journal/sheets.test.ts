import { describe, expect, test } from 'vitest';
import { standingsOf } from '../complete/index.ts';
import type { GameResult, Settings, State } from './index.ts';
import { playerKey, recordBefore, recordForReport, recordForStandings } from './index.ts';
import {
  codesOf,
  DETAILS,
  type Desk,
  deskWith,
  emptyDesk,
  insist,
  mustSend,
  SETTINGS,
  send,
  startRound,
} from './testing/desk.ts';

/* Seed 004: the points of the sheets. */

const FIFTY = { own: 50, rival: 0 };

const scrabble = (players: number, settings: Partial<Settings> = {}): Desk => {
  const desk = deskWith(players, { system: 'scrabble-swiss', tiebreaks: ['BH', 'SPREAD'], ...settings });
  startRound(desk);
  return desk;
};

const enter = (desk: Desk, board: number, result: GameResult) =>
  send(desk, { kind: 'enter-result', round: desk.journal.state.published, board, result });

const turnsIn = (state: State, round = 1) =>
  recordForStandings(state).players.map(({ turns }) => turns[round - 1]);

/** By key, each in the order of the keys. */
const spreadsIn = (state: State): readonly (number | undefined)[] => {
  const table = standingsOf(state, { tiebreaks: ['SPREAD'] });
  if (!table.ok) throw new Error(JSON.stringify(table.faults));
  return [...table.value.rows].sort((a, b) => a.id - b.id).map(({ tiebreaks }) => tiebreaks['SPREAD']);
};

describe('a forfeit', () => {
  test('has a sheet where the rules of the tournament give it one', () => {
    const desk = scrabble(4);
    expect(codesOf(enter(desk, 1, { code: '+-', tally: { white: 50, black: 0 } }))).toEqual([]);
  });

  test('1 meets 3 and 2 meets 4: 3 does not come, and 50-0 is +50 and -50', () => {
    const desk = scrabble(4, { scrabble: { forfeit: FIFTY } });
    expect(codesOf(enter(desk, 1, { code: '+-' }))).toEqual([]);
    expect(codesOf(enter(desk, 2, { code: '0-1', tally: { white: 300, black: 340 } }))).toEqual([]);
    const [first, , third] = turnsIn(desk.journal.state);
    expect(first).toMatchObject({ kind: 'forfeit', won: true, tally: { own: 50, opponents: 0 } });
    expect(third).toMatchObject({ kind: 'forfeit', won: false, tally: { own: 0, opponents: 50 } });
    // 2 starts against nobody: the second pair is 4-2, by the alternation of starts.
    expect(spreadsIn(desk.journal.state)).toEqual([50, 40, -50, -40]);
  });

  test('where neither came both lose the sheet', () => {
    const desk = scrabble(2, { scrabble: { forfeit: FIFTY } });
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '--' } });
    expect(spreadsIn(desk.journal.state)).toEqual([-50, -50]);
  });

  test('what an arbiter writes wins over the rule, and the loser never has the more', () => {
    const desk = scrabble(2, { scrabble: { forfeit: FIFTY } });
    expect(codesOf(enter(desk, 1, { code: '+-', tally: { white: 0, black: 50 } }))).toEqual([
      'tally-disagrees',
    ]);
    mustSend(desk, {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { code: '+-', tally: { white: 100, black: 0 } },
    });
    expect(spreadsIn(desk.journal.state)).toEqual([100, -100]);
  });

  test('without a rule there is none, and nothing is unknown for that', () => {
    const desk = scrabble(2);
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '-+' } });
    expect(turnsIn(desk.journal.state)[0]).not.toHaveProperty('tally');
    expect(spreadsIn(desk.journal.state)).toEqual([0, 0]);
  });
});

test('decision 102: the bye has the sheet that the rules state', () => {
  const desk = scrabble(3, { scrabble: { bye: FIFTY } });
  enter(desk, 1, { code: '1-0', tally: { white: 400, black: 390 } });
  expect(turnsIn(desk.journal.state)).toContainEqual({
    kind: 'pairing-bye',
    tally: { own: 50, opponents: 0 },
  });
  expect([...spreadsIn(desk.journal.state)].sort()).toEqual([-10, 10, 50]);
});

describe('a cap of the spread', () => {
  test('a game counts no further', () => {
    const desk = scrabble(2, { scrabble: { cap: 350 } });
    enter(desk, 1, { code: '1-0', tally: { white: 700, black: 200 } });
    expect(spreadsIn(desk.journal.state)).toEqual([350, -350]);
  });

  test('the file says it, and the hill has it where SPREAD comes first', () => {
    const desk = scrabble(4, { scrabble: { cap: 350 }, tiebreaks: ['SPREAD'] });
    const record = recordForReport(desk.journal.state);
    expect(record.spreadCap).toBe(350);
    const opened = emptyDesk();
    mustSend(opened, {
      kind: 'create',
      details: DETAILS,
      settings: { ...SETTINGS, system: 'scrabble-swiss', scrabble: { cap: 350 } },
      from: record,
    });
    expect(recordForReport(opened.journal.state).spreadCap).toBe(350);
  });
});

describe('points given by an arbiter', () => {
  test('a penalty counts for ranks, and for the spread where it is one of spread', () => {
    const desk = scrabble(2);
    enter(desk, 1, { code: '1-0', tally: { white: 400, black: 390 } });
    mustSend(desk, { kind: 'adjust-points', players: [playerKey(1)], spread: -25, reason: 'late' });
    expect(spreadsIn(desk.journal.state)).toEqual([-15, -10]);
  });

  test('no round that was on the wall before was paired from it', () => {
    const desk = deskWith(4);
    startRound(desk);
    for (const board of [1, 2])
      mustSend(desk, { kind: 'enter-result', round: 1, board, result: { code: '1-0' } });
    startRound(desk);
    const before = recordBefore(desk.journal.state, 2);
    mustSend(desk, { kind: 'adjust-points', players: [playerKey(1)], points: -10 as never, reason: 'phone' });
    const { state } = desk.journal;
    expect(recordBefore(state, 2)).toEqual(before);
    expect(recordForStandings(state).abnormalPoints).toEqual([{ points: -10, round: 2, participants: [1] }]);
    const drawn = standingsOf(state);
    expect(drawn.ok && drawn.value.rows.find(({ id }) => id === 1)?.points).toBe(0);
  });
});

describe('King of the Hill, 1: the last one to three rounds', () => {
  const schedule = (fromRound: number) => [{ system: 'king-of-the-hill', fromRound, toRound: 7 }];
  const begin = (settings: Partial<Settings>, how: typeof send = send) =>
    codesOf(
      how(emptyDesk(), {
        kind: 'create',
        details: DETAILS,
        settings: { ...SETTINGS, system: 'scrabble-swiss', rounds: 7, ...settings },
      }),
    );

  test('rounds 5 to 7 of 7 need nothing; from round 4 on it has to be confirmed', () => {
    expect(begin({ schedule: schedule(5) })).toEqual([]);
    expect(begin({ schedule: schedule(4) })).toEqual(['not-confirmed']);
    expect(begin({ schedule: schedule(4) }, insist)).toEqual([]);
  });

  test('as the only system too, and where the number of rounds changes under it', () => {
    expect(begin({ system: 'king-of-the-hill', rounds: 3 })).toEqual([]);
    expect(begin({ system: 'king-of-the-hill', rounds: 4 })).toEqual(['not-confirmed']);
    const desk = emptyDesk();
    const settings = { ...SETTINGS, system: 'scrabble-swiss', rounds: 7, schedule: schedule(5) };
    mustSend(desk, { kind: 'create', details: DETAILS, settings });
    const longer = { kind: 'change-settings', changes: { rounds: 9 }, was: { rounds: 7 } } as const;
    expect(codesOf(send(desk, longer))).toEqual(['not-confirmed']);
  });

  test('two systems for one round are refused', () => {
    const twice = [...schedule(5), { system: 'scrabble-swiss', fromRound: 6, toRound: 7 }];
    expect(begin({ schedule: twice })).toContain('round-range-invalid');
  });
});
