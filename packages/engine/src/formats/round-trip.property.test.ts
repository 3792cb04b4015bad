import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TournamentRecord } from '../model/index.ts';
import { accepted } from '../testing/index.ts';
import { type FormatId, readRecord, writeRecord } from './index.ts';
import { utf8 } from './testing/bytes.ts';
import { records } from './testing/records.ts';

const readBack = (record: TournamentRecord, format: FormatId): TournamentRecord =>
  accepted(readRecord(utf8(accepted(writeRecord(record, format))))).record;

test.each(['trf16', 'trf26', 'json'] as const)('what is written as %s is read back the same', format => {
  fc.assert(
    fc.property(records, record => {
      expect(readBack(record, format)).toEqual(record);
    }),
  );
});

test('line ends and the mark of UTF-8 make no difference', () => {
  fc.assert(
    fc.property(
      records,
      fc.constantFrom('\r', '\r\n'),
      fc.constantFrom('', '\ufeff'),
      (record, end, mark) => {
        const text = accepted(writeRecord(record, 'trf26'));
        const other = accepted(readRecord(utf8(mark + text.replaceAll('\n', end)))).record;
        expect(other).toEqual(record);
      },
    ),
  );
});
