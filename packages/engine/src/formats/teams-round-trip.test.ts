import { describe, expect, test } from 'vitest';
import { generateTournament } from '../generator/index.ts';
import type { TournamentRecord } from '../model/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { corpusFiles } from '../testing/corpus.ts';
import { accepted } from '../testing/index.ts';
import { type FormatId, readRecord, writeRecord } from './index.ts';
import { utf8 } from './testing/bytes.ts';

/* TRF26 of teams, read and written: byte for byte, but for what the format itself says otherwise. */

const read = (text: string): TournamentRecord => accepted(readRecord(utf8(text))).record;
const written = (record: TournamentRecord, format: FormatId): string => accepted(writeRecord(record, format));

/** Why a line is written otherwise than it was read. Each rule gives the line that the format has for it. */
const BY_THE_FORMAT: readonly { readonly why: string; readonly line: (text: string) => string }[] = [
  {
    why: '362: the symbols are TW, TD and TL in columns 5-6; without them 2, 1 and 0. What a bye is worth stands in 320',
    line: text => text.replace(/^362 {2}W 2\.0 {4}D 1\.0 {4}P 1\.0$/, '362 TW 2.0   TD 1.0   TL 0.0'),
  },
  {
    why: '001, columns 86-89: a rank; 0 is none, and none is blank',
    line: text => text.replace(/^(001.{82}) {3}0/, '$1    ').trimEnd(),
  },
  {
    why: '320: 000 or a blank where no team had the bye',
    line: text =>
      text.startsWith('320') ? text.slice(0, 14) + text.slice(14).replaceAll(/ {2}0(?=$| )/g, '000') : text,
  },
];

/** The bye that 362 stated has its record, where the file had none. */
const withRecordOfByes = (lines: readonly string[]): readonly string[] => {
  if (lines.some(line => line.startsWith('320'))) return lines;
  const after = lines.map(line => line.startsWith('310')).lastIndexOf(true) + 1;
  return [...lines.slice(0, after), '320  1.0', ...lines.slice(after)];
};

const asTheFormatHasIt = (text: string): string =>
  withRecordOfByes(
    text.split('\n').map(line => BY_THE_FORMAT.reduce((before, rule) => rule.line(before), line)),
  ).join('\n');

const { files, source } = corpusFiles('tiebreaks');
const recorded = files.filter(({ name }) => /^t.*\.trf$/.test(name));

describe(`recorded files of teams (${source})`, () => {
  test('are there, and each rule of the format is needed', () => {
    expect(recorded.length).toBeGreaterThanOrEqual(6);
    const lines = recorded.flatMap(({ text }) => text.split('\n'));
    for (const rule of BY_THE_FORMAT)
      expect(
        lines.some(line => rule.line(line) !== line),
        rule.why,
      ).toBe(true);
  });

  test.each(recorded)('$name', ({ text }) => {
    const once = written(read(text), 'trf26');
    expect(once).toBe(asTheFormatHasIt(text));
    expect(written(read(once), 'trf26')).toBe(once);
    expect(written(read(written(read(text), 'trf16')), 'trf26')).toBe(once);
    expect(written(read(written(read(text), 'json')), 'trf26')).toBe(once);
  });
});

const COUNT = process.env['PAREO_LONG'] === '1' ? 200 : 12;

describe.each(['team-swiss-2026', 'double-swiss-2026'])('generated events of %s', id => {
  const records = Array.from({ length: COUNT }, (_, seed) => {
    const system = systemNamed(id);
    if (!system) throw new Error(`${id} is not in the catalogue`);
    return accepted(generateTournament({ seed: `${id} ${seed}`, players: 8 + (seed % 9), rounds: 5 }, system))
      .record;
  });

  test.each(['trf26', 'trf16', 'json'] as const)(
    'are read back from %s as they were, byte for byte',
    format => {
      for (const record of records) {
        const text = written(record, format);
        expect(written(read(text), format)).toBe(text);
      }
    },
  );

  test('lose nothing between TRF26, TRF16 and JSON', () => {
    for (const record of records) {
      const text = written(record, 'trf26');
      for (const format of ['trf16', 'json'] as const)
        expect(written(read(written(read(text), format)), 'trf26')).toBe(text);
    }
  });
});
