import { expect, test } from 'vitest';
import { recordIn } from '../testing/reading.ts';

test.fails('titles as they are written in Spanish, French and German are written in the letters of FIDE', () => {
  const titles = ['MI', 'GMF', 'MF', 'MIF', 'MFF', 'MCF', 'MC', 'CM', 'GM'];
  const text = ['Nombre;Título', ...titles.map(title => `Ana;${title}`)].join('\n');
  expect(recordIn(text).players.map(({ title }) => title)).toEqual([
    'IM',
    'WGM',
    'FM',
    'WIM',
    'WFM',
    'WCM',
    'CM',
    'CM',
    'GM',
  ]);
});
