import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant, isObject, type Json, readAs, type Schema } from '../shape/index.ts';
import { valuesOf } from '../shape/testing/values.ts';
import type { Act, Wish } from './act.ts';
import { canonical } from './canonical.ts';
import { exportJournal, importJournal } from './export.ts';
import { readEntry, readWish } from './read.ts';
import { seal } from './seal.ts';
import { actShape, wishShape } from './shapes/acts.ts';
import { actor } from './shapes/parts.ts';
import { deskWith, mustSend, playRounds } from './testing/desk.ts';

/* What the wire takes, the journal reads back, character for character. */

const kindsIn = ({ schema }: { readonly schema: Schema }): ReadonlyMap<string, Schema> =>
  new Map(
    (schema['oneOf'] as readonly Schema[]).map(one => {
      const { properties } = one as { readonly properties: { readonly kind: { readonly enum: [string] } } };
      return [properties.kind.enum[0], one];
    }),
  );

const WISHES = kindsIn(wishShape);
const ACTS = kindsIn(actShape);

/** What the host adds to a wish of this kind. */
const filledFor = (kind: string): Readonly<Record<string, Json>> => {
  const digest = '0'.repeat(64);
  const pairing = { system: 'dutch-2026', edition: '2026', options: {}, boards: [], byes: [] };
  const all = {
    lot: 'lot',
    pairing,
    rulings: digest,
    engine: 'x',
    standings: digest,
    ratings: digest,
    norms: digest,
    verdict: digest,
    reached: true,
    because: [],
    missing: [],
  };
  const of = (one: Schema | undefined): readonly string[] => Object.keys(one?.['properties'] ?? {});
  const own = of(ACTS.get(kind));
  return Object.fromEntries(Object.entries(all).filter(([name]) => own.includes(name)));
};

/** What the host draws where the author brings none. */
const drawnFor = (kind: string): Readonly<Record<string, Json>> => {
  const own = Object.keys(ACTS.get(kind)?.['properties'] ?? {});
  return Object.fromEntries(Object.entries({ order: [1], winner: 1 }).filter(([name]) => own.includes(name)));
};

const entryWith = (act: Act, by: unknown, made?: string) => {
  const unsealed = {
    act,
    by,
    at: '2026-11-18T10:00:00.000Z',
    basis: 0,
    seq: 1,
    id: '0'.repeat(32),
    v: 1,
    ...(made === undefined ? {} : { made }),
  };
  const entry = unsealed as unknown as Parameters<typeof seal>[1];
  return { ...entry, seal: seal('', entry) };
};

const ANA = { kind: 'person', id: 'a', name: 'Ana' };

describe.each([...WISHES.keys()])('a wish to %s', kind => {
  const schema = WISHES.get(kind) ?? {};
  test('that the wire takes is read back by the journal as it is', () => {
    let taken = 0;
    fc.assert(
      fc.property(valuesOf(schema), json => {
        const wish = readWish(json);
        if (!wish.ok) return;
        taken += 1;
        const act = { ...drawnFor(kind), ...wish.value, ...filledFor(kind) } as unknown as Act;
        const entry = entryWith(act, ANA);
        expect(readEntry(JSON.parse(canonical(entry)))).toEqual({
          ok: true,
          value: JSON.parse(canonical(entry)),
        });
      }),
      { numRuns: 300 },
    );
    // A generator that misses the shape would show nothing.
    expect(taken).toBeGreaterThan(20);
  });
});

const WISH: Wish = { kind: 'reopen' };

test.each(['a\u0000b', '\u0000'])('the wire refuses NUL, which the journal reads: %j', reason => {
  expect(readWish({ ...WISH, reason })).toMatchObject({ ok: false, faults: [{ pointer: '/reason' }] });
  expect(readEntry(JSON.parse(canonical(entryWith({ kind: 'reopen', reason }, ANA)))).ok).toBe(true);
});

test('what an older journal has, the journal reads: longer texts, other signs, negative points', () => {
  const reason = `${'x'.repeat(4_999)}\u001b`;
  const was = { name: 'n'.repeat(500) };
  const act = { kind: 'edit-player', player: 1, changes: { name: 'a\u0007' }, was, reason };
  expect(readEntry(JSON.parse(canonical(entryWith(act as unknown as Act, ANA)))).ok).toBe(true);
  expect(readWish(act).ok).toBe(false);
});

test('a name that a file brought can be corrected, whatever its length and signs', () => {
  const wish = {
    kind: 'edit-player',
    player: 1,
    changes: { name: 'Ana' },
    was: { name: `${'n'.repeat(300)}\u0000` },
  };
  expect(readWish(wish).ok).toBe(true);
});

test.each(['2026-11-18T10:00Z', '2026-11-18T10:00:00Z', '2026-11-18T10:00:00.123456789Z'])(
  'an author’s clock that the wire takes is read back: %s',
  made => {
    expect(readAs(instant, made).ok).toBe(true);
    expect(readEntry(JSON.parse(canonical(entryWith({ kind: 'reopen' }, ANA, made)))).ok).toBe(true);
  },
);

test.each(['2026-02-30T10:00Z', '2026-13-01T10:00Z', '2026-11-18T24:00Z', '2026-11-18T10:00', 'now'])(
  'the wire refuses what is no moment: %s',
  made => expect(readAs(instant, made).ok).toBe(false),
);

test('whoever acts is read back, whatever their name', () => {
  fc.assert(
    fc.property(valuesOf(actor.schema), by => {
      if (isObject(by) && [by['id'], by['name']].some(text => String(text).length > 100)) return;
      const entry = entryWith({ kind: 'reopen' }, by);
      const read = readEntry(JSON.parse(canonical(entry)));
      const faults = read.ok ? [] : read.faults.map(({ pointer }) => pointer);
      expect(faults.filter(pointer => /name|\/id/.test(pointer))).toEqual([]);
    }),
  );
});

test('a file with such acts is opened', () => {
  const desk = playRounds(deskWith(4, { rounds: 1 }), 1);
  mustSend(desk, { kind: 'finish' });
  const act = { kind: 'reopen', reason: 'one\u001b\u0001\ntwo' } as const;
  mustSend(desk, act);
  const read = importJournal(exportJournal(desk.entries, desk.attachments));
  expect(read.ok ? read.value.file.entries.at(-1)?.act : read.faults).toMatchObject(act);
});
