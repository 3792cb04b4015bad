import { expect, test } from 'vitest';
import { accepted } from '../testing/index.ts';
import { latin1, utf8 } from './testing/bytes.ts';
import { linesIn, placesIn, textOf } from './text.ts';

const kindOf = (...bytes: readonly number[]): unknown => {
  const text = textOf(Uint8Array.from(bytes));
  return text.ok ? undefined : text.faults.map(({ code, data }) => ({ code, ...data }));
};

test.each(['Núñez', 'Łódź', '中村', '😀'])('UTF-8 is read as it is: %s', word => {
  expect(accepted(textOf(utf8(word)))).toBe(word);
});

test('a byte order mark is no character', () => {
  expect(accepted(textOf(utf8('\ufeff012 Open')))).toBe('012 Open');
});

test('what is not UTF-8 is Latin-1', () => {
  expect(accepted(textOf(latin1('Núñez Peña')))).toBe('Núñez Peña');
});

test('Latin-1 is in practice Windows-1252', () => {
  expect(accepted(textOf(Uint8Array.of(0x80, 0x92, 0xe9)))).toBe('€’é');
});

test.each([
  ['overlong', [0xc0, 0xaf, 0x41]],
  ['surrogate', [0xed, 0xa0, 0x80, 0x41]],
  ['beyond the last', [0xf5, 0xa0, 0xa2, 0xa3]],
  ['cut short', [0x41, 0xc3]],
])('%s sequences are not UTF-8', (_, bytes) => {
  const text = textOf(Uint8Array.from(bytes));
  expect(text.ok && text.value.length).toBe(text.ok && bytes.length);
});

test.each([
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['utf-16', [0xff, 0xfe, 0x30, 0x00]],
  ['binary', [0x30, 0x00, 0x31, 0x00]],
  ['binary', [0x41, 0x81]],
  // A control character, in what is UTF-8 and in what is Latin-1.
  ['binary', [0xc3, 0xb1, 0x7f]],
  ['binary', [0xe9, 0x41, 0x01]],
])('a file that is no text is refused as %s', (kind, bytes) => {
  expect(kindOf(...bytes)).toEqual([{ code: 'not-a-text-file', kind }]);
});

test.each(['', ' \n\n', '\ufeff'])('a file with nothing in it is empty', text => {
  const read = textOf(utf8(text));
  expect(read.ok ? [] : read.faults.map(({ code }) => code)).toEqual(['empty-file']);
});

test('CR, LF and CRLF end a line', () => {
  expect([...linesIn('a\rb\nc\r\nd')]).toEqual(['a', 'b', 'c', 'd']);
});

test('the last line end begins no line', () => {
  expect([...linesIn('a\n')]).toEqual(['a']);
});

test('the end-of-file byte of old systems is no character', () => {
  expect(accepted(textOf(Uint8Array.of(0x41, 0x0a, 0x1a)))).toBe('A\n');
});

test('a place counts lines and characters from one', () => {
  const placeAt = placesIn('ab\r\n😀c\nd');
  expect([0, 4, 6, 8].map(placeAt)).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 3, column: 1 },
  ]);
});
