import { expect, test } from 'vitest';
import { drawnOrder } from '../../model/lots.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { pairedBy } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { roundOfEngine, roundOfReferee } from '../testing/written-round.ts';
import { harkness } from './index.ts';
import { hasMissedTwo } from './referee/attendance.ts';
import { pairLiterally } from './referee/pair-literally.ts';

/* The referee: random small rounds, most of them hard, paired choice by choice and by the engine. */
const ROUNDS = casesOf(1_000, 8_000);

const MANNERS: readonly Options[] = [
  {},
  { 'odd-groups': 'drop' },
  { 'group-order': 'practical', 'clashing-colours': 'by-round' },
  { 'group-order': 'practical', 'odd-groups': 'drop', 'bye-to': 'by-lot', lot: 'seven ducks' },
];

const fast = (position: Position, options: Options) => roundOfEngine(pairedBy(harkness, position, options));

const literal = (position: Position, options: Options) => {
  const lot = options['lot'];
  const answer = pairLiterally(position, {
    oddGroups: options['odd-groups'] === 'drop' ? 'drop' : 'raise',
    groupOrder: options['group-order'] === 'practical' ? 'practical' : 'from-the-top',
    clashes: options['clashing-colours'] === 'by-round' ? 'by-round' : 'equalise',
    ...(typeof lot === 'string' ? { drawn: players => drawnOrder(players, lot, id => id) } : {}),
  });
  return roundOfReferee(answer);
};

test(`Seed 002: the engine pairs ${ROUNDS} random small rounds as the words of the text do`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed);
    const before = positionBefore(tournament, round);
    const position = { ...before, entrants: before.entrants.filter(entrant => !hasMissedTwo(entrant)) };
    const options = { ...MANNERS[seed % MANNERS.length], excused: 'all' };
    const expected = literal(position, options);
    expect({ seed, answer: fast(position, options) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
