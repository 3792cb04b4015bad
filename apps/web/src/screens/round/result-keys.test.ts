import { expect, test } from 'vitest';
import { keysOf, OTHER_KEYS, otherResultKey, resultKey } from './result-keys.ts';

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

test('in the box of other results every digit and sign means what it means in the table', () => {
  for (const profile of ['105', '123-wbd', '123-wdb'] as const)
    for (const digit of '0123456789') {
      const event = press(digit, `Digit${digit}`);
      const inTable = resultKey(event, profile);
      expect(otherResultKey(event, profile)).toBe(inTable?.kind === 'result' ? inTable.code : undefined);
    }
  expect(otherResultKey(press('+', 'NumpadAdd'), '105')).toBe('+-');
  expect(otherResultKey(press('a', 'KeyA'), '105')).toBe('=-0');
  expect(otherResultKey(press('h', 'KeyH'), '105')).toBe('adjourn');
});

test('no letter of the box means something in the table', () => {
  const letters = [...OTHER_KEYS.map(([key]) => key), 'h'];
  expect(letters.filter(letter => resultKey(press(letter), '105'))).toEqual([]);
});

test('the box shows the keys of each usual result', () => {
  expect(keysOf('1-0', '105')).toEqual(['1']);
  expect(keysOf('=', '123-wdb')).toEqual(['2', '=']);
  expect(keysOf('--', '105')).toEqual(['*', 'X']);
});
