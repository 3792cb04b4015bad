import { expect, test } from 'vitest';
import { resultKey } from './result-keys.ts';

const press = (key: string, code = '', more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test('our profile: 1 White, 0 Black, 5 or = draw', () => {
  expect(resultKey(press('1', 'Digit1'), '105')).toEqual({ kind: 'result', code: '1-0' });
  expect(resultKey(press('0', 'Numpad0'), '105')).toEqual({ kind: 'result', code: '0-1' });
  expect(resultKey(press('5', 'Digit5'), '105')).toEqual({ kind: 'result', code: '=' });
  expect(resultKey(press('=', 'Equal'), '105')).toEqual({ kind: 'result', code: '=' });
});

test('2 and 3 mean what the chosen profile says, and nothing in ours', () => {
  expect(resultKey(press('2', 'Digit2'), '123-wbd')).toEqual({ kind: 'result', code: '0-1' });
  expect(resultKey(press('2', 'Digit2'), '123-wdb')).toEqual({ kind: 'result', code: '=' });
  expect(resultKey(press('2', 'Digit2'), '105')).toBeUndefined();
});

test('a French keyboard types & with the key of 1: the physical key decides', () => {
  expect(resultKey(press('&', 'Digit1'), '105')).toEqual({ kind: 'result', code: '1-0' });
});

test('Shift and 0 is = on a Spanish keyboard: the character decides, never a win', () => {
  expect(resultKey(press('=', 'Digit0', { shiftKey: true }), '105')).toEqual({ kind: 'result', code: '=' });
  expect(resultKey(press('/', 'Digit7', { shiftKey: true }), '105')).toEqual({ kind: 'go-to-board' });
});

test('with Ctrl a key belongs to the browser', () => {
  expect(resultKey(press('1', 'Digit1', { ctrlKey: true }), '105')).toBeUndefined();
});
