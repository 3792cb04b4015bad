import { expect, test } from 'vitest';
import { seedPages } from './page.mjs';
import { PARAGRAPHS } from './paragraphs.mjs';

const LOOKUP = {
  ruleOf: key => ({ key }),
  homeOf: () => 'packages/engine/src/systems/lim/group-rules.ts',
  testsOf: () => ['packages/engine/src/systems/lim/round.test.ts'],
};

const TITLES = Object.fromEntries(
  ['fide-1999', 'manual', 'fenamac', 'fide-2017', 'scrabble'].map(source => [
    source,
    { title: source, year: '1999' },
  ]),
);

const faultsIn = (paragraphs, lookup = {}) =>
  seedPages({ ...LOOKUP, ...lookup }, { en: TITLES, es: TITLES }, paragraphs).faults;

const with000 = changed => ({ ...PARAGRAPHS, '000': { ...PARAGRAPHS['000'], ...changed } });

test('every numbered paragraph of the five documents has its row', () => {
  expect(faultsIn(PARAGRAPHS)).toEqual([]);
});

test('a paragraph without a row is a fault', () => {
  const { 10.1: _, ...others } = PARAGRAPHS['000'];
  expect(faultsIn({ ...PARAGRAPHS, '000': others })).toContain('000, 10.1 has no row');
});

test('a row without a paragraph is a fault', () => {
  expect(faultsIn(with000({ 99: { why: 'heading' } }))).toEqual(['000 has no paragraph 99']);
});

test('a test that is not there is a fault', () => {
  const named = ['packages/engine/src/systems/lim/field.ts', 'packages/engine/src/systems/lim/gone.test.ts'];
  expect(faultsIn(with000({ 10.1: { files: named } }))).toEqual([`000, 10.1: ${named[1]} is not there`]);
});

test('a row that names no test is a fault', () => {
  const named = ['packages/engine/src/systems/lim/field.ts'];
  expect(faultsIn(with000({ 10.1: { files: named } }))).toEqual(['000, 10.1 has no test']);
});

test('a rule that is not there is a fault', () => {
  const isGone = key => (key === 'lim-1999.2.1' ? undefined : { key });
  expect(faultsIn(with000({ 10.1: { rules: ['lim-1999.2.1'] } }), { ruleOf: isGone })).toContain(
    '000, 10.1: lim-1999.2.1 is not there',
  );
});

const LIM_ROUND = 'packages/engine/src/systems/lim/round.test.ts';

test('a test that is named by its title is looked for in its file', () => {
  const named = title => ['packages/engine/src/systems/lim/field.ts', `${LIM_ROUND}#${title}`];
  expect(faultsIn(with000({ 10.1: { files: named('3.1: who met a floater') } }))).toEqual([]);
  expect(faultsIn(with000({ 10.1: { files: named('3.1: who met nobody') } }))).toEqual([
    `000, 10.1: ${LIM_ROUND}#3.1: who met nobody is not there`,
  ]);
});

test('rules that no test names any more are a fault, unless the row leaves them to the referee', () => {
  const vanished = { testsOf: () => [] };
  const only = row =>
    faultsIn(with000({ 10.1: row }), vanished).filter(fault => fault.startsWith('000, 10.1 '));
  expect(only({ rules: ['lim-1999.3.2'] })).toEqual(['000, 10.1 has no test']);
  expect(only({ rules: ['lim-1999.3.2'], referee: true })).toEqual([]);
});
