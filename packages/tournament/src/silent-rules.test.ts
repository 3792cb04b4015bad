import { checkTournament } from '@pareo/engine';
import { recordForStandings } from '@pareo/engine/journal';
import { expect, it } from 'vitest';
import { standingsSheet } from './lists.ts';
import { tableOf } from './tables.ts';
import { played } from './testing/index.ts';

it.each([
  ['C.04.2 (1999), 16 a', 'lim-1999', '2026-03', ['PTS', 'SRO/C1', 'SRO/D']],
  ['Mexican manual, F10', 'dutch-1998', '1998', ['PTS', 'DE1', 'ARO']],
  ['FENAMAC, IX', 'harkness', '2026-03', ['PTS']],
] as const)(
  '%s: %s ranks alike in a journal and in its file, on lists and as data',
  (_, system, edition, list) => {
    const play = played(9, { system, tiebreaks: [] });
    for (let round = 1; round <= 3; round++) {
      play.start();
      play.finish({ 2: '=', 3: '0-1' });
    }
    const state = play.state();
    const checked = checkTournament(recordForStandings(state));
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    const inJournal = tableOf(state);
    const inFile = tableOf(checked.value);
    if (!inJournal.ok || !inFile.ok) throw new Error('there are standings');
    expect(inJournal.value.edition).toBe(edition);
    expect(inJournal.value.list.map(({ written }) => written)).toEqual(list);
    const plain = (table: typeof inFile.value) =>
      table.rows.map(({ id, rank, values }) => [id, rank, ...values]);
    expect(plain(inFile.value)).toEqual(plain(inJournal.value));
    const [wall, paper] = [state, checked.value].map(source => standingsSheet(source, { language: 'es' }));
    expect(wall?.ok && wall.value.rows.map(({ place, points, values }) => [place, points, values])).toEqual(
      paper?.ok && paper.value.rows.map(({ place, points, values }) => [place, points, values]),
    );
  },
);
