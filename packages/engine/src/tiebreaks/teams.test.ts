import { describe, expect, test } from 'vitest';
import { tenths } from '../model/index.ts';
import { workingOf } from '../standings/index.ts';
import { ranked, valuesOf } from './testing/drawn.ts';
import { drawnTeams } from './testing/drawn-teams.ts';

/*
 * Match points 3, 2, 3, 0 and game points 5, 4.5, 4.5, 2: team 1 beat 2 by 3-1 and drew with 3; team 3 beat 4 by
 * 2.5-1.5; team 2 beat 4 by 3.5-0.5.
 */
const teams = drawnTeams({
  teams: 4,
  boards: 4,
  rounds: [
    ['1-2 1=1=', '3-4 =1=='],
    ['1-3 1=0=', '2-4 11=1'],
  ],
});

describe('C.07, article 11.1: matches are put together from their boards', () => {
  test('match points and game points', () => {
    const rows = ranked(teams, { tiebreaks: ['MPTS'] }).rows;
    expect(rows.map(row => [row.id, row.matchPoints, row.gamePoints])).toEqual([
      [1, 30, 50],
      [3, 30, 45],
      [2, 20, 45],
      [4, 0, 20],
    ]);
  });

  test('a board won by forfeit belongs to its match, which is played', () => {
    const table = drawnTeams({ teams: 2, boards: 2, rounds: [['1-2 +=']] });
    expect(valuesOf(table, 'WON:MP')).toEqual({ 1: 1, 2: 0 });
    expect(valuesOf(table, 'GPTS')).toEqual({ 1: 1.5, 2: 0.5 });
  });

  test('a match with every board forfeited is unplayed', () => {
    const table = drawnTeams({ teams: 2, boards: 2, rounds: [['1-2 ++']] });
    expect(valuesOf(table, 'WIN:MP')).toEqual({ 1: 1, 2: 0 });
    expect(valuesOf(table, 'WON:MP')).toEqual({ 1: 0, 2: 0 });
    expect(valuesOf(table, 'REP:MP')).toEqual({ 1: 1, 2: 0 });
  });

  test('record 330: the winner of a forfeited match has every board', () => {
    const table = drawnTeams({
      teams: 4,
      boards: 2,
      rounds: [['3-4 1=']],
      event: { forfeitedMatches: [{ result: '-+', round: 1, white: 1, black: 2 }] },
    });
    expect(valuesOf(table, 'GPTS')).toEqual({ 1: 0, 2: 2, 3: 1.5, 4: 0.5 });
  });

  test('record 320: a bye is worth a draw unless the file says otherwise (C.04.6, article 1.4)', () => {
    const draw = drawnTeams({ teams: 3, boards: 2, rounds: [['1-2 1=', '3 U']] });
    expect(ranked(draw).rows.find(row => row.id === 3)).toMatchObject({ matchPoints: 10, gamePoints: 10 });
    const stated = drawnTeams({
      teams: 3,
      boards: 2,
      rounds: [['1-2 1=', '3 U']],
      event: {
        scoring: {
          win: tenths(20),
          draw: tenths(10),
          loss: tenths(0),
          pairingBye: tenths(20),
          pairingByeGamePoints: tenths(15),
        },
      },
    });
    expect(ranked(stated).rows.find(row => row.id === 3)).toMatchObject({ matchPoints: 20, gamePoints: 15 });
  });

  test('record 240: a half-point bye of a team is a drawn match', () => {
    const table = drawnTeams({
      teams: 3,
      boards: 2,
      rounds: [['1-2 1=']],
      requestedByes: [{ worth: 'half', round: 1, participants: [3] }],
    });
    expect(ranked(table).rows.find(row => row.id === 3)).toMatchObject({ matchPoints: 10, gamePoints: 10 });
  });
});

test('a match forfeited board by board, each team half of them, is level', () => {
  const table = drawnTeams({ teams: 2, boards: 2, rounds: [['1-2 +-']] });
  expect(ranked(table).rows.map(row => row.matchPoints)).toEqual([10, 10]);
});

describe('C.07, article 12: boards', () => {
  test('12.1: board count is the sum of board number times points', () => {
    // Team 1 by boards: 2, 1, 1, 1. Team 3: 0.5, 1.5, 1.5, 1.
    expect(valuesOf(teams, 'BC')).toMatchObject({ 1: 2 + 2 + 3 + 4, 3: 0.5 + 3 + 4.5 + 4 });
  });

  test('12.1: it decides only among teams with the same game points', () => {
    const rows = ranked(teams, { tiebreaks: ['MPTS', 'BC'] }).rows;
    expect(rows.filter(row => row.matchPoints === 30).map(row => row.rank)).toEqual([1, 1]);
  });

  test('12.2 and 12.3: from the top board down, and without the bottom board', () => {
    expect(valuesOf(teams, 'TBR')).toMatchObject({ 1: 1, 3: 2 });
    expect(valuesOf(teams, 'BBE')).toMatchObject({ 1: 1, 3: 2 });
  });

  test('12: a pairing-allocated bye counts as a win on every board', () => {
    const table = drawnTeams({ teams: 3, boards: 2, rounds: [['1-2 1=', '3 U']] });
    expect(valuesOf(table, 'BC')[3]).toBe(3);
  });
});

describe('C.07, article 13', () => {
  test('13.1: the score that is not the primary one', () => {
    expect(valuesOf(teams, 'MPvGP')).toEqual({ 1: 5, 2: 4.5, 3: 4.5, 4: 2 });
    const byGames = ranked(teams, { tiebreaks: ['GPTS', 'MPTS', 'MPvGP'] });
    expect(byGames.rows.find(row => row.id === 1)?.values[2]).toBe(3);
  });

  test('13.2: the four products of opponent’s score and own score', () => {
    // Team 1 made 2 MP and 3 GP against 2 (2 MP, 4.5 GP), 1 MP and 2 GP against 3 (3 MP, 4.5 GP).
    expect(valuesOf(teams, 'EMMSB')[1]).toBe(2 * 2 + 3 * 1);
    expect(valuesOf(teams, 'EMGSB')[1]).toBe(2 * 3 + 3 * 2);
    expect(valuesOf(teams, 'EGMSB')[1]).toBe(4.5 * 2 + 4.5 * 1);
    expect(valuesOf(teams, 'EGGSB')[1]).toBe(4.5 * 3 + 4.5 * 2);
  });

  test('14.1.2: the product cut belongs to the opponent with the fewest match points', () => {
    expect(valuesOf(teams, 'EMGSB/C1')[1]).toBe(6);
  });

  test('13.3: on the secondary score where the primary breaks no tie', () => {
    // Each of three teams beat one of the others: 1 by 4-0, 2 and 3 by 2.5-1.5. Game points 5.5, 2.5, 4.
    const table = drawnTeams({ teams: 3, boards: 4, rounds: [['1-2 1111'], ['2-3 11=0'], ['3-1 11=0']] });
    expect(valuesOf(table, 'DE:MP')).toEqual({ 1: 0, 2: 0, 3: 0 });
    expect(valuesOf(table, 'EDE')).toEqual({ 1: 1, 2: 3, 3: 2 });
  });

  test('13.3.2: EDET looks at the boards of a drawn match, EDE does not', () => {
    const table = drawnTeams({ teams: 2, boards: 4, rounds: [['1-2 0=1=']] });
    expect(valuesOf(table, 'EDE')).toEqual({ 1: 0, 2: 0 });
    expect(valuesOf(table, 'EDET')).toEqual({ 1: 2, 2: 1 });
    // Board count: 1 has 2·½ + 3 + 4·½ = 6, 2 has 1 + 2·½ + 4·½ = 4: the lower is better.
    expect(valuesOf(table, 'EDEBT')).toEqual({ 1: 2, 2: 1 });
    // Without the last board both have 1.5; without the last two 0.5 and 1.5.
    expect(valuesOf(table, 'EDEB')).toEqual({ 1: 2, 2: 1 });
  });

  test('13.3.2: the working says that the boards decided', () => {
    const table = drawnTeams({ teams: 2, boards: 4, rounds: [['1-2 0=1=']] });
    const shown = workingOf(ranked(table, { tiebreaks: ['EDET'] }), 2, 'EDET');
    expect(shown).toMatchObject({ ok: true, value: { value: 1, rule: { key: 'c07-2026.13.3.2' } } });
  });

  test('13.4: secondary score plus Buchholz over the factor', () => {
    // Two rounds of 2 match points over 4 boards: the factor is 1. Buchholz of 1 on match points: 2 + 3.
    expect(valuesOf(teams, 'SSSC')[1]).toBe(5 + 5);
    expect(valuesOf(teams, 'SSSC/K2')[1]).toBe(5 + 2.5);
  });
});
