import { expect, test } from 'vitest';
import { matches } from './fold.ts';

test('accents do not matter, in what is typed or in the name', () => {
  expect(matches('dominguez', 'Domínguez Ríos, Valeria')).toBe(true);
  expect(matches('Ríos', 'Dominguez Rios, Valeria')).toBe(true);
});

test('words may come in any order and be cut short', () => {
  expect(matches('val dom', 'Domínguez Ríos, Valeria')).toBe(true);
});

test('the middle of a word does not match', () => {
  expect(matches('inguez', 'Domínguez Ríos, Valeria')).toBe(false);
});
