import { expect, test } from 'vitest';
import { printable, printableLine } from './printable.ts';

const [ESCAPE, CSI, OVERRIDE] = ['\u001b', '\u009b', '\u202e'];

test.each([
  ['an escape sequence', `${ESCAPE}]0;title\u0007`, '\\u001b]0;title\\u0007'],
  ['a C1 control', `${CSI}2J`, '\\u009b2J'],
  ['a mark of direction', `Ana${OVERRIDE}zepóL`, 'Ana\\u202ezepóL'],
])('%s is spelt out', (_, raw, shown) => {
  expect(printable(raw)).toBe(shown);
  expect(printableLine(raw)).toBe(shown);
});

test('letters of every alphabet stay as they are', () => {
  const text = 'Núñez, 中村 עברית العربية 😀\n\tÓscar';
  expect(printable(text)).toBe(text);
});

test('our own paint stays', () => {
  const painted = `${ESCAPE}[1mRound 1${ESCAPE}[22m ${CSI}`;
  expect(printable(painted)).toBe(`${ESCAPE}[1mRound 1${ESCAPE}[22m \\u009b`);
});

test('a line stays one line', () => {
  expect(printableLine('a\nb')).toBe('a\\nb');
});

test('inside JSON the value stays the same', () => {
  const value = { name: `Ana${OVERRIDE}${CSI}${ESCAPE}` };
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
});
