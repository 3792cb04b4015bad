import { expect, test } from 'vitest';
import { systemNamed } from './catalogue.ts';
import { type Options, unfinishedIn } from './system.ts';

const unfinishedBy = (name: string, options: Options = {}): string => {
  const system = systemNamed(name);
  if (!system) throw new Error(`${name} is in the catalogue`);
  const { counts, article } = unfinishedIn(system, options);
  return `${counts} by ${article}`;
};

test('FENAMAC, 10: an unfinished game brings a point to both players by custom, a draw where the arbiter says so', () => {
  expect(unfinishedBy('harkness')).toBe('a-point-each by FENAMAC, Improved Harkness, 10');
  expect(unfinishedBy('harkness', { unfinished: 'draw' })).toBe('draw by FENAMAC, Improved Harkness, 10');
});

test('Mexican manual, F9: an adjourned game is a draw for pairing', () => {
  expect(unfinishedBy('dutch-1998')).toBe('draw by Mexican manual, Swiss by rating, F9');
});

test.each(['dutch-2017', 'dubov-1997', 'lim-1999'])(
  'C.04.2 (2017), D.1: %s counts an adjourned game as a draw',
  name => {
    expect(unfinishedBy(name)).toBe('draw by C.04.2 (2017), D.1');
  },
);

test('C.04.4.2 (2017), 2: the text of Burstein says it itself', () => {
  expect(unfinishedBy('burstein-2017')).toBe('draw by C.04.4.2 (2017), 2');
});

test.each(['dutch-2026', 'burstein-2026', 'dubov-2026'])(
  'C.04.2, 3.1: %s counts an adjourned game as a draw',
  name => {
    expect(unfinishedBy(name)).toBe('draw by C.04.2, 3.1');
  },
);
