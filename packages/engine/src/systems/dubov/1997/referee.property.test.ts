import { expect, test } from 'vitest';
import type { Position } from '../../../position/index.ts';
import { ratedPosition } from '../testing/rated-positions.ts';
import { dubov1997 } from './index.ts';
import { pairLiterally } from './literal/pair-literally.ts';

/* The referee: random small rounds, most of them hard, paired by trying all pairings and by the engine. */
const ROUNDS = process.env['PAREO_LONG'] === '1' ? 20_000 : 1_000;

const inOrder = (pairs: readonly (readonly [number, number])[]): readonly string[] =>
  pairs.map(pair => [...pair].sort((a, b) => a - b).join('-')).sort();

const fast = (position: Position) => {
  const outcome = dubov1997.pair(position, {});
  if (!outcome.ok) return 'no-pairing';
  const { boards, byes } = outcome.value;
  return { pairs: inOrder(boards.map(({ white, black }) => [white, black])), bye: byes[0]?.player };
};

const literal = (position: Position) => {
  const answer = pairLiterally(position);
  return answer === 'no-pairing' ? answer : { pairs: inOrder(answer.pairs), bye: answer.bye };
};

test(`1997: the engine pairs ${ROUNDS} random small rounds as the enumeration of the text does`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const position = ratedPosition(seed);
    const expected = literal(position);
    expect({ seed, answer: fast(position) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
