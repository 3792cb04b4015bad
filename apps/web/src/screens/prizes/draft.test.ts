import { expect, test } from 'vitest';
import {
  draftOf,
  forCategory,
  freeId,
  newDraft,
  newList,
  planOf,
  prizeIn,
  withList,
  wrongCells,
} from './draft.ts';

test('amounts as people write them, and things', () => {
  const read = (cell: string) => {
    const prize = prizeIn(cell);
    return prize && ('amount' in prize ? prize.amount : prize.object);
  };
  expect(['250', '1,000', '1.000', '1 000,50', '0.5', ' 99.99 '].map(read)).toEqual([
    25_000, 100_000, 100_000, 100_050, 50, 9_999,
  ]);
  expect(['Trofeo', 'A book'].map(read)).toEqual(['Trofeo', 'A book']);
  expect(['', '0', '-5', '1,00,0', '12.345', '€5'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    1_234_500,
    undefined,
  ]);
});

test('a plan comes out as it went in', () => {
  const draft = withList(newDraft('EUR', 'General'), 'general', list => ({
    ...list,
    cells: ['1,000', '700', 'Trofeo', '', ''],
  }));
  const plan = planOf(draft);
  expect(plan.groups[0]?.lists[0]?.prizes).toEqual([
    { amount: 100_000 },
    { amount: 70_000 },
    { object: 'Trofeo', value: 0 },
  ]);
  expect(planOf(draftOf(plan))).toEqual(plan);
});

test('a gap is told with its place; an empty end is none', () => {
  const draft = withList(newDraft('EUR', 'General'), 'general', list => ({
    ...list,
    cells: ['1', '', 'x?', ''],
  }));
  expect(wrongCells(draft)).toEqual([{ list: 'general', place: 2 }]);
});

test('ids are made of names, once each; a list may go', () => {
  expect([freeId('Sub 1800', []), freeId('Sub-1800', ['sub-1800']), freeId('¡!', [])]).toEqual([
    'sub-1800',
    'sub-1800-2',
    'list',
  ]);
  const draft = newDraft('EUR', 'General');
  expect(withList(draft, 'general', () => undefined).groups[0]?.lists).toEqual([]);
  const list = forCategory(newList('U18', []), 'u18');
  expect(list.list.category).toBe('u18');
  expect('category' in forCategory(list, '').list).toBe(false);
});
