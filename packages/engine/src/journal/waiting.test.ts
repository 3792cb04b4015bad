import { describe, expect, test } from 'vitest';
import { availableIn, needsYou, playerKey, type Wish } from './index.ts';
import {
  codesOf,
  type Desk,
  deskWith,
  finishRound,
  insist,
  mustSend,
  phone,
  send,
  startRound,
} from './testing/desk.ts';

/* What waits for an arbiter while the next round is made. */

describe('results that contradict each other', () => {
  /** Round 1 is complete; a phone says that board 1 was a draw. */
  const disputed = (): Desk => {
    const desk = deskWith(6);
    startRound(desk);
    finishRound(desk);
    const wish = { kind: 'enter-result', round: 1, board: 1, result: { code: '=' } } as const;
    mustSend(desk, { kind: 'ask', wish }, { by: phone() });
    return desk;
  };
  const pair: Wish = { kind: 'pair', round: 2 };

  test('the next round is paired over them only by who says so', () => {
    const desk = disputed();
    const refused = send(desk, pair);
    expect(codesOf(refused)).toEqual(['not-confirmed']);
    expect(refused.ok ? [] : refused.faults).toMatchObject([
      {
        data: {
          warnings: [
            {
              code: 'questions-open',
              strength: 'confirm',
              data: { questions: [desk.journal.state.version], boards: [{ round: 1, board: 1 }] },
            },
          ],
        },
      },
    ]);
    expect(insist(desk, pair).ok).toBe(true);
  });

  test('once they are answered nothing is asked', () => {
    const desk = disputed();
    mustSend(desk, { kind: 'answer', question: desk.journal.state.version, take: true });
    expect(send(desk, pair).ok).toBe(true);
  });

  test('a question about nobody who is paired by it asks nothing', () => {
    const desk = deskWith(6);
    startRound(desk);
    finishRound(desk);
    const wish = { kind: 'check-in', players: [playerKey(1)], round: 2, present: true } as const;
    mustSend(desk, { kind: 'ask', wish }, { by: phone({}, 'check-in') });
    expect(send(desk, pair).ok).toBe(true);
  });
});

describe('who stayed away plays again from the round that the journal names', () => {
  const missed = (): Desk => {
    const desk = deskWith(6);
    startRound(desk);
    finishRound(desk, { 1: '+-' });
    return desk;
  };
  const absent = (desk: Desk) => playerKey(desk.journal.state.rounds[0]?.boards[0]?.black ?? 0);
  const isAvailable = (desk: Desk, round: number) =>
    availableIn(desk.journal.state, round).some(({ key }) => key === absent(desk));

  test('from the next one', () => {
    const desk = missed();
    expect(isAvailable(desk, 2)).toBe(false);
    mustSend(desk, { kind: 'return', players: [absent(desk)], from: 2 });
    expect(isAvailable(desk, 2)).toBe(true);
  });

  test('from a later one, and not before', () => {
    const desk = missed();
    mustSend(desk, { kind: 'return', players: [absent(desk)], from: 3 });
    expect(isAvailable(desk, 2)).toBe(false);
    expect(isAvailable(desk, 3)).toBe(true);
    expect(needsYou(desk.journal.state)).toEqual([]);
  });
});
