import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../shape/index.ts';
import { accepted } from '../../testing/index.ts';
import { readRecord, tournamentSchema, writeRecord } from '../index.ts';
import { utf8 } from '../testing/bytes.ts';
import { records } from '../testing/records.ts';
import { fits } from '../testing/schema.ts';

const PUBLISHED = new URL('../../../../../docs/reference/tournament.schema.json', import.meta.url);

test('the published schema is that of the reader (PAREO_UPDATE=1 writes it)', () => {
  if (process.env['PAREO_UPDATE'] === '1')
    writeFileSync(PUBLISHED, `${JSON.stringify(tournamentSchema, undefined, 2)}\n`);
  expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(tournamentSchema);
});

const documents = records.map((record): Json => JSON.parse(accepted(writeRecord(record, 'json'))));

test('what is written fits the schema', () => {
  fc.assert(
    fc.property(documents, document => {
      expect(fits(tournamentSchema, document)).toBe(true);
    }),
  );
});

/** Some other value: of another type, out of range, or one that is allowed elsewhere. */
const others: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  null,
  true,
  false,
  -1,
  0,
  1,
  0.5,
  10_000,
  1e9,
  '',
  'win',
  'white',
  'a\nb',
  [],
  [1],
  [[]],
  {},
  { kind: 'absent' },
  { kind: 'nothing' },
);

interface Change {
  readonly steps: readonly number[];
  readonly key: string;
  readonly value: Json;
  readonly isRemoval: boolean;
}

const changes = fc.record({
  steps: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 }),
  key: fc.constantFrom('extra', 'kind', 'points', '__proto__'),
  value: others,
  isRemoval: fc.boolean(),
});

/** Goes down as the steps say, and changes, adds or removes something where they end. */
const changed = (json: Json, { steps, ...change }: Change): Json => {
  const [step = 0, ...rest] = steps;
  if (typeof json !== 'object' || json === null) return change.value;
  const keys = Object.keys(json);
  const key = keys[step % (keys.length + 1)];
  const entries: (readonly [string, Json])[] = Object.entries(json);
  const next = entries.flatMap(([name, value]): (readonly [string, Json])[] => {
    if (name !== key) return [[name, value]];
    if (rest.length > 0) return [[name, changed(value, { steps: rest, ...change })]];
    return change.isRemoval ? [] : [[name, change.value]];
  });
  if (Array.isArray(json)) return next.map(([, value]) => value);
  return Object.fromEntries(key === undefined ? [...next, [change.key, change.value] as const] : next);
};

test('reader and schema agree on what they accept', () => {
  fc.assert(
    fc.property(documents, fc.array(changes, { maxLength: 2 }), (document, all) => {
      const damaged = all.reduce(changed, document);
      const text = JSON.stringify(damaged);
      if (!text.startsWith('{')) return;
      expect(readRecord(utf8(text)).ok).toBe(fits(tournamentSchema, JSON.parse(text)));
    }),
    { numRuns: 500 },
  );
});
