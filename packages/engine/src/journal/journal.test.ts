import { describe, expect, test } from 'vitest';
import { checkTournament } from '../model/index.ts';
import {
  digest,
  EMPTY,
  recordBefore,
  recordForReport,
  recordForStandings,
  replay,
  roundsIn,
} from './index.ts';
import { deskWith, finishRound, mustSend, playRounds, startRound } from './testing/desk.ts';

describe('the life of a small tournament', () => {
  test('players, a round, its results, the next round', () => {
    const desk = deskWith(7);
    expect(startRound(desk)).toBe(1);
    finishRound(desk, { 2: '=' });
    expect(startRound(desk)).toBe(2);
    const { state } = desk.journal;
    expect(roundsIn(state).map(({ status }) => status)).toEqual([
      'closed',
      'published',
      'none',
      'none',
      'none',
    ]);
    expect(state.phase).toBe('running');
  });

  test('replay gives the same state, to the last byte', () => {
    const desk = playRounds(deskWith(8), 3);
    expect(digest(replay(EMPTY, desk.entries).state)).toBe(digest(desk.journal.state));
  });

  test('the three views are records that can be reasoned about', () => {
    const desk = playRounds(deskWith(9), 2);
    startRound(desk);
    const { state } = desk.journal;
    for (const record of [
      recordBefore(state, 2),
      recordBefore(state, 4),
      recordForStandings(state),
      recordForReport(state),
    ])
      expect(checkTournament(record)).toMatchObject({ ok: true });
  });

  test('undo takes back, undo of the undo does it again', () => {
    const desk = deskWith(6);
    startRound(desk);
    const before = desk.journal.state;
    mustSend(desk, { kind: 'enter-result', round: 1, board: 2, result: { code: '1-0' } });
    const entered = desk.journal.state;
    mustSend(desk, { kind: 'undo', entry: entered.version });
    expect(desk.journal.state.rounds).toEqual(before.rounds);
    mustSend(desk, { kind: 'undo', entry: desk.journal.state.version });
    expect(desk.journal.state.rounds).toEqual(entered.rounds);
  });
});
