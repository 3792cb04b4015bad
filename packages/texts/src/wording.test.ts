import { describe, expect, test } from 'vitest';
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

describe('lists are joined as the locale joins them', () => {
  const LAST = [
    'Ana',
    'Inés',
    'inés',
    'Hilario',
    'hiato',
    'hielo',
    'hi',
    'Óscar',
    'Olga',
    'hotel',
    '8',
    '80',
    '11',
    '110',
    '1 Ana',
    'íes',
    '',
  ];
  const CASES = [
    ['en', 'en-GB', 'list', 'conjunction'],
    ['en', 'en-GB', 'choice', 'disjunction'],
    ['es', 'es-MX', 'list', 'conjunction'],
    ['es', 'es-MX', 'choice', 'disjunction'],
  ] as const;
  test.each(CASES)('%s, %s, %s', (language, locale, name, type) => {
    const format = new Intl.ListFormat(locale, { type });
    for (const last of LAST)
      for (const before of [[], ['Paz'], ['Paz', 'Luz']])
        expect(wordingIn(language)[name]([...before, last])).toBe(format.format([...before, last]));
    expect(wordingIn(language)[name]([])).toBe('');
  });
});
