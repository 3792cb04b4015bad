import { expect, test } from 'vitest';
import { languageOfLocale } from './language.ts';

test.each([
  ['es_MX.UTF-8', 'es'],
  ['es', 'es'],
  ['es-419', 'es'],
  ['ES_es', 'es'],
  ['en_GB', 'en'],
  ['C.UTF-8', undefined],
  ['POSIX', undefined],
  ['est', undefined],
  ['de_DE', undefined],
])('the language of the locale %s is %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
