import { describe, expect, test } from 'vitest';
import { type Condition, categoryId, checkCategories } from './index.ts';

const category = (...conditions: readonly Condition[]) => ({
  id: categoryId('u1800'),
  name: 'U1800',
  conditions,
});
const codes = (...all: Parameters<typeof checkCategories>[0]) => checkCategories(all).map(({ code }) => code);

test('every condition that somebody can meet is taken', () => {
  expect(
    codes(
      category(
        { kind: 'rating', to: 1799 },
        { kind: 'unrated' },
        { kind: 'sex', is: 'w' },
        { kind: 'born', from: 2008, to: 2008 },
        { kind: 'age', under: 18, on: '2026/01/01' },
        { kind: 'age', from: 50, on: '2024/02/29' },
        { kind: 'title', none: true },
        { kind: 'club', in: ['Alfil'] },
      ),
    ),
  ).toEqual([]);
});

describe('conditions that nobody meets, or that say nothing', () => {
  test.each<Condition>([
    { kind: 'rating' },
    { kind: 'rating', from: 1800, to: 1799 },
    { kind: 'rating', to: 1799.5 },
    { kind: 'born', from: 2010, to: 2008 },
    { kind: 'age', under: 18, on: '2026/02/30' },
    { kind: 'age', under: 18, on: '2026' },
    { kind: 'age', from: 18, under: 18, on: '2026/01/01' },
    { kind: 'title', in: [] },
    { kind: 'federation', in: [' '] },
  ])('%j', condition => {
    expect(codes(category(condition))).toEqual(['condition-invalid']);
  });
});

test('a name stands for one category', () => {
  expect(codes(category(), { ...category(), id: categoryId('other') })).toEqual(['category-twice']);
  expect(codes({ ...category(), name: ' ' })).toEqual(['category-without-name']);
});
