import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { TournamentRecord } from '../model/index.ts';
import { type Corpus, corpusFiles, smallPositions } from '../testing/corpus.ts';
import { accepted } from '../testing/index.ts';
import { type FormatId, readRecord, readTournament, writeRecord } from './index.ts';
import { utf8 } from './testing/bytes.ts';

const converted = (record: TournamentRecord, format: FormatId): TournamentRecord =>
  accepted(readRecord(utf8(accepted(writeRecord(record, format))))).record;

const read = (text: string): TournamentRecord => {
  const { tournament, notices } = accepted(readTournament(utf8(text)));
  expect(notices).toEqual([]);
  return tournament.record;
};

/** Takes it through every format that can say all of it. */
const goesRound = (record: TournamentRecord): void => {
  isSame(converted(converted(record, 'json'), 'trf16'), record);
  isSame(converted(converted(record, 'trf26'), 'trf16'), record);
};

/** Compares fast, and in detail only what differs. */
const isSame = (one: TournamentRecord, other: TournamentRecord): void => {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
};

/** `npm run test:long` takes all of them round; otherwise a share of the complete corpus is enough. */
const isLong = process.env['PAREO_LONG'] === '1';
const share = ({ source }: Pick<Corpus, 'source'>): number => (isLong || source === 'packed' ? 1 : 5);

const SLOW = 120_000;

const FOLDERS = ['dutch-2026', 'dutch-2017', 'dubov-2026', 'burstein-2026', 'burstein-old', 'tiebreaks'];

describe.each(FOLDERS)('the recorded tournaments of %s', folder => {
  const corpus = corpusFiles(folder);
  const texts = corpus.files.filter(({ name }) => name.endsWith('.trf')).map(({ text }) => text);

  test(
    `are read without a fault (${corpus.source})`,
    () => {
      expect(texts.map(read).length).toBeGreaterThanOrEqual(10);
    },
    SLOW,
  );

  test(
    'go round JSON, TRF26 and TRF16 unchanged',
    () => {
      for (const text of texts.filter((_, at) => at % share(corpus) === 0)) goesRound(read(text));
    },
    SLOW,
  );
});

test(
  'the small positions are read without a fault and go round unchanged',
  () => {
    const all = smallPositions();
    const positions = isLong ? all : all.slice(0, 300);
    expect(positions.length).toBeGreaterThanOrEqual(300);
    for (const { trf } of positions) goesRound(read(trf));
  },
  SLOW,
);
