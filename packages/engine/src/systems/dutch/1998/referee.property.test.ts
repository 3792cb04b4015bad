import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { pairedBy } from '../../../testing/index.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { roundOfEngine, roundOfReferee } from '../../testing/written-round.ts';
import { dutch1998 } from './index.ts';
import { pairLiterally } from './referee/pair-literally.ts';

/* The referee: random small rounds, most of them hard, paired candidate by candidate and by the engine. */
const ROUNDS = casesOf(1_000, 8_000);

const fast = (position: Position) => roundOfEngine(pairedBy(dutch1998, position, { excused: 'all' }));

const literal = (position: Position) => roundOfReferee(pairLiterally(position));

test(`Seed 001, C: the engine pairs ${ROUNDS} random small rounds as the letter of C1-C14 does`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const size = { minimum: 4, maximum: seed % 40 === 0 ? 9 : 8 };
    const { tournament, round } = randomPosition(seed, size);
    const position = positionBefore(tournament, round);
    const expected = literal(position);
    expect({ seed, answer: fast(position) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
