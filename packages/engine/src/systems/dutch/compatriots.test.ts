import { describe, expect, test } from 'vitest';
import { accepted, pairedBy, position } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';

/*
 * Six players before the last of three rounds, every game won by White:
 *   round 1: 1-4  5-2  3-6      round 2: 1-5  3-2  4-6
 * 1 and 3 have 2 points, 4 and 5 have 1, 2 and 6 have none. 1 and 3 have not met and are of one federation.
 */
const before = position({
  players: ['MEX', 'ESP', 'MEX', 'ESP', 'CUB', 'CUB'].map(federation => ({ federation })),
  rounds: [
    ['1-4 1-0', '5-2 1-0', '3-6 1-0'],
    ['1-5 1-0', '3-2 1-0', '4-6 1-0'],
  ],
  plannedRounds: 3,
  initialColour: 'white',
});

const pairsOf = (name: string, isChosen: boolean): readonly string[] => {
  const system = systemNamed(name);
  if (!system) throw new Error(`${name} is in the catalogue`);
  return accepted(pairedBy(system, before, { 'no-compatriots': isChosen }))
    .boards.map(({ white, black }) => [Number(white), Number(black)].sort().join('-'))
    .sort();
};

describe('C.04.2 (1999), 22: both compatriots of a top group move down', () => {
  test.each(['dutch-2026', 'dutch-2017'])('%s', system => {
    // 2 and 6 have had Black twice and cannot meet, so 4 and 5 move down to them; 4 has met 6 and 5 has met 2.
    expect(pairsOf(system, false)).toEqual(['1-3', '2-4', '5-6']);
    /* Both move down. 1 has met 4 and 5; 3, who must have Black, meets 5, who prefers White, rather than 4, who prefers
     * Black. 4 has met 1 and 6: 2-4 and 1-6 are left. */
    expect(pairsOf(system, true)).toEqual(['1-6', '2-4', '3-5']);
  });
});
