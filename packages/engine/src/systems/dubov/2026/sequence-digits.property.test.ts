import { expect, test, vi } from 'vitest';
import { casesOf } from '../../../testing/cases.ts';
import { pairedBy } from '../../../testing/index.ts';
import { ratedPosition } from '../testing/rated-positions.ts';
import { dubov2026 } from './index.ts';
import { pairLiterally } from './referee/pair-literally.ts';

/** As if a limb held two digits: small fields then need several matchings, as only large ones do otherwise. */
vi.mock('./sequence-digits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('./sequence-digits.ts')>()),
  DIGITS: 2,
}));

const ROUNDS = casesOf(300, 5_000);

const inOrder = (pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map(pair => [...pair].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ');

test('candidates settled a few at a time give the same first set', () => {
  for (let seed = 50_001; seed <= 50_000 + ROUNDS; seed++) {
    const position = ratedPosition(seed);
    const expected = pairLiterally(position);
    const outcome = pairedBy(dubov2026, position, {});
    const found = outcome.ok && inOrder(outcome.value.boards.map(({ white, black }) => [white, black]));
    expect({ seed, found }).toEqual({ seed, found: expected !== 'no-pairing' && inOrder(expected.boards) });
  }
}, 600_000);
