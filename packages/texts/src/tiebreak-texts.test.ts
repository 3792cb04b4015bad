import { parseTiebreaks, showsPlaces } from '@pareo/engine/standings';
import { expect, test } from 'vitest';
import { describeColumn } from './tiebreak-texts.ts';

const columns = (...codes: readonly string[]): readonly string[] => {
  const parsed = parseTiebreaks(codes);
  return parsed.ok ? parsed.value.map(each => describeColumn(each, showsPlaces(each), 'es')) : ['unreadable'];
};

test('a column that shows the order of the tied says so', () => {
  expect(columns('DE', 'DE1', 'SRO/D', 'PS/D')).toEqual([
    'encuentro directo (lugar entre los empatados)',
    'encuentro directo por el primer lugar (lugar entre los empatados)',
    'suma del Elo de los rivales, quitando uno más cada vez (lugar entre los empatados)',
    'progresivo, quitando uno más cada vez (lugar entre los empatados)',
  ]);
});

test('a column that shows a number of each does not', () => {
  expect(columns('SRO', 'BH')).toEqual(['suma del Elo de los rivales', 'Buchholz']);
});
