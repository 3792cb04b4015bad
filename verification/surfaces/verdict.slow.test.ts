import { readTournament, writeRecord } from '@pareo/engine/formats';
import { recordForReport } from '@pareo/engine/journal';
import type { Tournament } from '@pareo/engine/model';
import { checkOf, type Source, tableOf } from '@pareo/tournament';
import { played } from '@pareo/tournament/testing';
import { describe, expect, test } from 'vitest';
import { KINDS, TROUBLES } from './events.ts';

/* The console checks a journal, `pareo check` the file that the journal gives: one tournament has one verdict. */

const EVENTS = [...KINDS, ...TROUBLES];

/** Undefined: the format cannot say what the tournament is. */
const readBack = (record: ReturnType<typeof recordForReport>, format: 'trf16' | 'trf26' | 'json') => {
  const written = writeRecord(record, format);
  if (!written.ok) return undefined;
  const read = readTournament(new TextEncoder().encode(written.value));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.tournament;
};

const verdictOn = (source: Source) => {
  const table = tableOf(source, { tiebreaks: ['BH'] });
  return {
    rounds: checkOf(source).rounds.map(({ round, kind }) => `${round} ${kind}`),
    table: table.ok ? table.value.rows.map(({ rank, id, values }) => [rank, id, ...values]) : table.faults,
  };
};

describe.each(EVENTS.map(event => [event.name, event] as const))('%s', (_, event) => {
  test('has one verdict, of its journal and of its files', () => {
    const state = event.play().state();
    const record = recordForReport(state);
    const files = (['json', 'trf26', 'trf16'] as const).flatMap((format): readonly Tournament[] => {
      const found = readBack(record, format);
      return found ? [found] : [];
    });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(verdictOn(file)).toEqual(verdictOn(state));
  });

  test('keeps it where its file is taken over', () => {
    const state = event.play().state();
    const record = recordForReport(state);
    const settings = { ...state.settings, options: record.options ?? {} };
    const taken = played([], settings, record).state();
    expect(verdictOn(taken)).toEqual(verdictOn(state));
  });
});
