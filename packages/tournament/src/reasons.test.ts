import type { State } from '@pareo/engine/journal';

import { describe, expect, it } from 'vitest';
import { askOf } from './reasons.ts';
import { tableOf } from './tables.ts';
import { played } from './testing/index.ts';

/** The last round of 8 players with the first two boards made by hand: their Blacks exchanged. */
const changedByHand = (): State => {
  const play = played(8);
  play.start();
  play.finish();
  play.act({ kind: 'pair', round: 2 });
  const draft = play.state().rounds[1];
  if (draft === undefined) throw new Error('round 2 is paired');
  const [one, two, ...rest] = draft.boards.map(({ number, white, black }) => ({ number, white, black }));
  if (one === undefined || two === undefined) throw new Error('there are four boards');
  const boards = [{ ...one, black: two.black }, { ...two, black: one.black }, ...rest];
  play.act({
    kind: 'pair-by-hand',
    round: 2,
    boards,
    byes: [],
    hand: [1, 2],
    change: 'agreed',
    reason: 'brothers',
  });
  return play.act({ kind: 'publish', rounds: [2] });
};

describe('a round changed by hand', () => {
  it('is asked about as the engine had it', () => {
    const state = changedByHand();
    const engines = state.rounds[1]?.hand?.beside?.boards[2];
    expect(engines).toBeDefined();
    const players = [engines?.white ?? 0, engines?.black ?? 0] as const;
    expect(askOf(state, 2, { kind: 'pair', players })).toMatchObject({
      ok: true,
      value: { answer: { verdict: 'chosen' } },
    });
  });

  it('says of a changed board which entry changed it, why, and what the engine gave', () => {
    const state = changedByHand();
    const engines = state.rounds[1]?.hand?.beside?.boards.slice(0, 2);
    expect(askOf(state, 2, { kind: 'board', board: 1 })).toMatchObject({
      ok: true,
      value: {
        byHand: { entry: state.rounds[1]?.paired, reason: 'brothers', engine: engines },
      },
    });
  });
});

describe('a rank', () => {
  it('is asked about by the table that is shown: with its lots, and with the round itself', () => {
    const play = played(8, { tiebreaks: ['LOTS'] });
    play.start();
    play.finish();
    const state = play.state();
    const table = tableOf(state);
    const [first, second] = table.ok ? table.value.rows : [];
    expect([first?.points, second?.points]).toEqual([10, 10]);
    const asked = askOf(state, 1, { kind: 'rank', player: second?.key ?? 0 });
    expect(asked).toMatchObject({
      ok: true,
      value: { answer: { facts: { ahead: first?.id, behind: second?.id, by: 'LOTS' } } },
    });
  });
});
