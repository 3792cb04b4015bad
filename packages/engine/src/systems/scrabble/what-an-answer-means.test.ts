import { describe, test } from 'vitest';
import { expectSaid, float, forbidden, higherScore, later, pair, worse } from '../testing/said-before.ts';
import { replayOfHill } from './referee/hill-replay.ts';
import { replayOfSwiss } from './referee/swiss-replay.ts';

/* Forbidden was said, with the boards before kept, of what a legal round has (decision 787). */

const swiss = replayOfSwiss(0);
const hill = replayOfHill({ gibson: false, prizes: 3, everyPlace: false });

describe('3: the first word', () => {
  test('Swiss 3: the pair is as good, and later', () => {
    expectSaid(swiss, 43, pair(1, 4), { before: forbidden('Swiss 3'), now: later('Swiss 3') });
  });

  test('Swiss 3: more players would go down', () => {
    expectSaid(swiss, 32, float(4, 6), { before: forbidden('Swiss 3'), now: worse('Swiss 3', 0, 2, 2, 3) });
  });

  test('Bye: the bye would go to a higher score', () => {
    expectSaid(swiss, 34, pair(5, 6), { before: forbidden('Swiss 3'), now: higherScore('Bye', 0.5, 1, 1) });
  });

  test('King of the Hill 1: the pair is later in the standings', () => {
    expectSaid(hill, 67, pair(5, 8), {
      before: forbidden('Swiss 3'),
      now: later('King of the Hill 1'),
    });
  });
});
