import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha-256.ts';

test('FIPS 180-4, example of the standard', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the same digest as the library of the platform, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme' })),
      text => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      },
    ),
  );
});

test('lengths around the edges of blocks', () => {
  for (let length = 50; length < 135; length++)
    expect(sha256('ñ'.repeat(length))).toBe(createHash('sha256').update('ñ'.repeat(length)).digest('hex'));
});
