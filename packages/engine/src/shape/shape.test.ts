import { expect, test } from 'vitest';
import {
  anything,
  byField,
  byKind,
  figures,
  listOf,
  mapOf,
  object,
  objectOf,
  oneOf,
  optional,
  orElse,
  readAs,
  readStored,
  someOfObject,
  textOf,
  understood,
  whole,
} from './index.ts';

interface Seat {
  readonly board: number;
  readonly name?: string;
}
const seat = object<Seat>({ board: whole(1, 9), name: optional(textOf('name')) });

test('a value that fits is read, and written as JSON', () => {
  expect(readAs(seat, { board: 3, name: 'Ana' })).toEqual({ ok: true, value: { board: 3, name: 'Ana' } });
  expect(seat.write({ board: 3, name: 'Ana' })).toEqual({ board: 3, name: 'Ana' });
});

test('every fault has its place: wrong, missing, unknown', () => {
  expect(readAs(listOf(seat), [{ board: 0, 'a/b': 1 }, {}])).toEqual({
    ok: false,
    faults: [
      { pointer: '/0/board', expected: 'whole number', found: '0' },
      { pointer: '/0/a~1b', expected: 'nothing else', found: '1' },
      { pointer: '/1/board', expected: 'present', found: 'nothing' },
    ],
  });
});

test('what is wrong is repeated in short, never its inside', () => {
  const faults = (value: unknown) => {
    const read = readAs(textOf('name'), value);
    return read.ok ? [] : read.faults.map(({ found }) => found);
  };
  expect(faults([1])).toEqual(['[…]']);
  expect(faults({ a: 1 })).toEqual(['{…}']);
  expect(faults('x'.repeat(201))).toEqual(['201']);
});

test('Standard Schema, version 1: a value, or issues with their paths', () => {
  const { version, vendor, validate } = seat['~standard'];
  expect([version, vendor]).toEqual([1, 'pareo']);
  expect(validate({ board: 3 })).toEqual({ value: { board: 3 } });
  expect(validate({ board: 'x' })).toEqual({
    issues: [{ message: 'expected whole number, found "x"', path: ['board'] }],
  });
});

test('what comes in is held to its limits; what was stored is not', () => {
  const long = 'x'.repeat(201);
  expect(readAs(textOf('name'), long).ok).toBe(false);
  expect(readStored(textOf('name'), long)).toEqual({ ok: true, value: long });
  expect(readAs(listOf(whole(1, 9), 'players', 1), []).ok).toBe(false);
  expect(readStored(listOf(whole(1, 9), 'players', 1), []).ok).toBe(true);
});

test('a field that was left out may mean something', () => {
  const shape = objectOf({ rounds: orElse(listOf(whole(1, 9)), [1]) });
  expect(readAs(shape, {})).toEqual({ ok: true, value: { rounds: [1] } });
  expect(shape.schema['required']).toEqual([]);
});

test('one of several, by kind or by a field that only one has', () => {
  const kinds = byKind<{ readonly kind: 'a'; readonly n: number } | { readonly kind: 'b' }>({
    a: object({ kind: oneOf('a'), n: whole(1, 9) }),
    b: object({ kind: oneOf('b') }),
  });
  expect(readAs(kinds, { kind: 'b' }).ok).toBe(true);
  expect(readAs(kinds, { kind: '__proto__' })).toMatchObject({
    faults: [{ pointer: '/kind', expected: 'a | b' }],
  });
  const fields = byField<object>({
    token: objectOf({ token: textOf() }),
    code: objectOf({ code: textOf() }),
  });
  expect(readAs(fields, { code: 1 })).toMatchObject({ faults: [{ pointer: '/code' }] });
  expect(readAs(fields, {}).ok).toBe(false);
});

test('other fields are refused, or passed over where others write addresses', () => {
  expect(readAs(objectOf({}), { fbclid: 'x' }).ok).toBe(false);
  expect(readAs(someOfObject({}), { fbclid: 'x' })).toEqual({ ok: true, value: {} });
});

test('numbers of addresses come in figures', () => {
  expect(readAs(figures(0, 99), '07')).toEqual({ ok: true, value: 7 });
  for (const text of ['', '-1', '1.0', '100', ' 1', 'x', undefined])
    expect(readAs(figures(0, 99), text).ok).toBe(false);
});

test('read as one thing, understood as another', () => {
  const trimmed = understood(textOf('word', { least: 1 }), text => text.trim() || undefined, 'a name');
  expect(readAs(trimmed, ' Ana ')).toEqual({ ok: true, value: 'Ana' });
  expect(readAs(trimmed, '  ')).toMatchObject({ faults: [{ expected: 'a name' }] });
});

test('keys that the language knows are keys like any others', () => {
  const read = readAs(mapOf(whole(0, 9)), JSON.parse('{"__proto__":1,"toString":2}'));
  expect(read.ok && Object.keys(read.value)).toEqual(['__proto__', 'toString']);
});

test('no depth exhausts the stack', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(readAs(anything, deep)).toMatchObject({ faults: [{ expected: 'fewer levels' }] });
});
