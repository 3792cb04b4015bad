import { LIMITS } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { cutToDepth, jsonFault } from './nesting.ts';

const faultIn = (text: string, most?: number) => jsonFault(new TextEncoder().encode(text), most);

test('as many levels as a file may have, and not one more', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(faultIn(nested(LIMITS.depth))).toBeUndefined();
  expect(faultIn(nested(LIMITS.depth + 1))).toBe('too-deep');
  expect(faultIn(nested(1_000_000))).toBe('too-deep');
});

test('brackets in a text are no levels, and quotes in it do not end it', () => {
  expect(faultIn(JSON.stringify({ name: `"\\${'['.repeat(1000)}` }))).toBeUndefined();
});

test('values are counted: a list of four is five', () => {
  expect(faultIn('[1,2,3,4]', 5)).toBeUndefined();
  expect(faultIn('[1,2,3,4]', 4)).toBe('too-many');
  expect(faultIn('[[],[],[]]', 4)).toBe('too-many');
});

test('NUL is found as it is escaped, and where a backslash is escaped it is none', () => {
  expect(faultIn(JSON.stringify({ name: 'Ana\0' }))).toBe('nul');
  expect(faultIn(JSON.stringify({ ['\0']: 1 }))).toBe('nul');
  expect(faultIn('"Ana\0"')).toBe('nul');
  expect(faultIn(JSON.stringify({ name: '\\u0000' }))).toBeUndefined();
});

test('what is cut keeps its levels and says that something stood there', () => {
  expect(cutToDepth({ a: [{ b: 1 }], c: 2 }, 2)).toEqual({ a: ['…'], c: 2 });
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = { deep };
  expect(JSON.stringify(cutToDepth(deep)).length).toBeLessThan(1000);
});
