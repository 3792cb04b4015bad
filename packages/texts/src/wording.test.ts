import { expect, test } from 'vitest';
import { wordingIn } from './wording.ts';

test('a count of one takes the singular', () => {
  const { counted } = wordingIn('en');
  expect([counted(1, 'round', 'rounds'), counted(0, 'round', 'rounds')]).toEqual(['1 round', '0 rounds']);
});

test('Spanish "y" becomes "e" before the sound i', () => {
  expect(wordingIn('es').list(['Ana', 'Inés'])).toBe('Ana e Inés');
});

test('a long list is cut and says how many are left', () => {
  const list = wordingIn('en').list(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(list).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more');
});
