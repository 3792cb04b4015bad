import { expect, test, vi } from 'vitest';
import { pairLiterally as pairLiterally1997 } from './1997/literal/pair-literally.ts';
import { pairLiterally as pairLiterally2026 } from './2026/literal/pair-literally.ts';
import { dubov1997, dubov2026 } from './index.ts';
import { ratedPosition } from './testing/rated-positions.ts';

/** As if a limb held two digits: small fields then need several matchings, as only large ones do otherwise. */
vi.mock('./sequence-digits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('./sequence-digits.ts')>()),
  DIGITS: 2,
}));

const ROUNDS = process.env['PAREO_LONG'] === '1' ? 5_000 : 300;

const inOrder = (pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map(pair => [...pair].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ');

test.each([
  [dubov2026, pairLiterally2026],
  [dubov1997, pairLiterally1997],
] as const)(
  'candidates settled a few at a time give the same first set (%#)',
  (system, pairLiterally) => {
    for (let seed = 50_001; seed <= 50_000 + ROUNDS; seed++) {
      const position = ratedPosition(seed);
      const expected = pairLiterally(position);
      const outcome = system.pair(position, {});
      const found = outcome.ok && inOrder(outcome.value.boards.map(({ white, black }) => [white, black]));
      expect({ seed, found }).toEqual({
        seed,
        found: expected !== 'no-pairing' && inOrder(expected.boards),
      });
    }
  },
  600_000,
);
