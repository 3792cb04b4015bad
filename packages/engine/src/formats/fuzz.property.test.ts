import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Issue, TournamentRecord } from '../model/index.ts';
import { corpusFiles } from '../testing/corpus.ts';
import { accepted } from '../testing/index.ts';
import { readRecord, readTournament, recogniseFormat, writeRecord } from './index.ts';
import { utf8 } from './testing/bytes.ts';

/** Reads, and writes what could be read. Whatever the bytes are, the answer is a value, and each fault has its place. */
const survives = (bytes: Uint8Array): void => {
  recogniseFormat(bytes);
  const record = readRecord(bytes);
  const tournament = readTournament(bytes);
  if (!record.ok) expect(record.faults.filter(isWithoutPlace)).toEqual([]);
  if (!tournament.ok) {
    expect(tournament.faults).not.toHaveLength(0);
    expect(tournament.faults.filter(isWithoutPlace)).toEqual([]);
  }
  if (record.ok) canBeWritten(record.value.record);
};

/** What could be read can be written again, and is then the same. */
const canBeWritten = (record: TournamentRecord): void => {
  for (const format of ['trf16', 'trf26', 'json'] as const) {
    const written = writeRecord(record, format);
    if (format === 'json') expect(written.ok).toBe(true);
    if (written.ok) expect(accepted(readRecord(utf8(written.value))).record).toEqual(record);
  }
  expect(writeRecord(record, 'csv').ok).toBe(true);
};

const isWithoutPlace = ({ place }: Issue): boolean => !place || place.line < 1 || place.column < 1;

const small = ['dutch-2026', 'tiebreaks'].flatMap(folder =>
  corpusFiles(folder).files.filter(({ name, text }) => name.endsWith('.trf') && text.length < 6000),
);
const trf = fc.constantFrom(...small.map(file => file.text));
const json = fc.constantFrom(
  ...small
    .slice(0, 20)
    .map(({ text }) => accepted(writeRecord(accepted(readRecord(utf8(text))).record, 'json'))),
);
const csv = fc.constantFrom(
  'No.;Name;Rating\n1;"Carlsen, Magnus";2830\n2;Ana;1500\n',
  'name,birth,sex\nAna,05/03/1990,f\nBea,17/03/1990,h\n',
);
const texts = fc.oneof(trf, json, csv);

test('random bytes are read or refused', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), survives));
});

test('random text is read or refused', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => survives(utf8(text))));
});

test('a file cut anywhere is read or refused', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, cut) => survives(utf8(text.slice(0, cut % (text.length + 1))))),
  );
});

const letter = fc.constantFrom(...' 0129wb-+=UFHZDLXR#"{}[],:;.\t\n\ré😀');

interface Change {
  readonly at: number;
  readonly dropped: number;
  readonly inserted: string;
}

const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    at: fc.nat(),
    dropped: fc.nat({ max: 12 }),
    inserted: fc.array(letter, { maxLength: 4 }).map(letters => letters.join('')),
  }),
  { minLength: 1, maxLength: 5 },
);

const changed = (text: string, all: readonly Change[]): string =>
  all.reduce((so, { at, dropped, inserted }) => {
    const where = at % (so.length + 1);
    return so.slice(0, where) + inserted + so.slice(where + dropped);
  }, text);

test('a file changed in a few places is read or refused', () => {
  fc.assert(fc.property(texts, changes, (text, all) => survives(utf8(changed(text, all)))));
});

test('lines of a file in any order are read or refused', () => {
  fc.assert(
    fc.property(
      trf.chain(text => fc.shuffledSubarray(text.split('\n'))),
      lines => survives(utf8(lines.join('\n'))),
    ),
  );
});

test('nothing nested deep, long or wide hangs a reader', () => {
  const wide = `001    1      Ana${' '.repeat(100_000)}x`;
  for (const text of [
    '['.repeat(200_000),
    `{"format":"pareo-tournament","a":${'{"a":'.repeat(100_000)}`,
    '"'.repeat(200_000),
    `name\n${'"'.repeat(200_000)}`,
    `name${','.repeat(200_000)}`,
    wide,
    `XXP ${'1 '.repeat(100_000)}`,
    `XXA    1${' 1.0'.repeat(50_000)}`,
    '001\n'.repeat(150_000),
    'ABC 1\n'.repeat(50_000),
    `name\n${'x\n'.repeat(20_000)}`,
  ])
    survives(utf8(text));
});
