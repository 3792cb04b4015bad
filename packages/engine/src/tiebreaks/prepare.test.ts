import { describe, expect, test } from 'vitest';
import { parseTiebreaks } from './parse.ts';
import { primaryOf, ranksTeams, scheduleOf } from './prepare.ts';
import { drawn } from './testing/drawn.ts';
import { drawnTeams } from './testing/drawn-teams.ts';

const PAIR = '1 0 | 2w1\n2 0 | 1b0';
const teams = drawnTeams({ teams: 2, boards: 2, rounds: [['1-2 1=']] });

describe('C.07, article 15: Swiss, or pairings determined beforehand', () => {
  test.each([
    [{ system: 'berger' }, 'predetermined'],
    [{ system: 'dutch-2026', header: { type: 'Individual: Round-Robin' } }, 'swiss'],
    [{ systemCode: 'FIDE_DOUBLEROUNDROBIN' }, 'predetermined'],
    [{ systemCode: 'CUSTOM_TEAM_SWISS_MP', header: { type: 'Round-Robin' } }, 'swiss'],
    [{ systemCode: 'CUSTOM_1', header: { type: 'Individual: Round-Robin' } }, 'predetermined'],
    [{ header: { type: 'Torneo por sistema suizo' } }, 'swiss'],
    [{}, 'swiss'],
  ] as const)('%o', (settings, schedule) => {
    expect(scheduleOf(drawn(PAIR, settings))).toBe(schedule);
  });

  test('as many rounds as a round robin has do not make one of a Swiss tournament', () => {
    expect(scheduleOf(drawn(PAIR, { plannedRounds: 1 }))).toBe('swiss');
  });
});

describe('who is ranked', () => {
  test('teams in a team tournament', () => {
    expect(ranksTeams(teams)).toBe(true);
  });

  test('players where teams are only listed (TRF16, 013)', () => {
    expect(ranksTeams({ ...teams, header: { type: 'Individual: Swiss-System' } })).toBe(false);
  });
});

describe('the primary score of teams', () => {
  const primary = (list: readonly string[], systemCode?: string) => {
    const parsed = parseTiebreaks(list);
    const tournament = { ...teams, ...(systemCode ? { systemCode } : {}) };
    return parsed.ok ? primaryOf(tournament, parsed.value, '2026-03') : undefined;
  };

  test('record 212 begins with it', () => {
    expect(primary(['MPTS', 'GPTS', 'EDE'])).toBe('mp');
    expect(primary(['GPTS', 'MPTS', 'EDE'])).toBe('gp');
  });

  test('otherwise record 192 may end in it, and match points are usual', () => {
    expect(primary(['EDE'], 'CUSTOM_TEAM_SWISS_GP')).toBe('gp');
    expect(primary(['GPTS', 'EDE'])).toBe('mp');
  });

  test('1998, section 3: game points', () => {
    expect(primaryOf(teams, [], '1998')).toBe('gp');
  });
});
