import { describe, test } from 'vitest';
import { expectSaid, float, forbidden, higherScore, later, pair, worse } from '../testing/said-before.ts';
import { replayOf } from './referee/replay.ts';

/* Forbidden was said, with the cards before kept, of what a legal round has (decision 786). */

const replay = replayOf({});

describe('3: the first word', () => {
  test('6: the pair is as good, and later', () => {
    expectSaid(replay, 21, pair(2, 5), { before: forbidden('IV'), now: later('6') });
  });

  test('IV: more would move between groups', () => {
    expectSaid(replay, 15, pair(1, 6), { before: forbidden('IV'), now: worse('IV', 0, 2, 2, 5) });
  });

  test('4: the bye would go to a higher score', () => {
    expectSaid(replay, 27, float(6, 5), { before: forbidden('IV'), now: higherScore('4', 0.5, 1.5, 6) });
  });
});
