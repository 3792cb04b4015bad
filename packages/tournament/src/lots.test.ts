import { expect, it } from 'vitest';
import { crosstableSheet, standingsSheet } from './lists.ts';
import { tableOf } from './tables.ts';
import { played } from './testing/index.ts';

it('a list with lots has the same rows on pages and paper as in the API', () => {
  const play = played(8, { tiebreaks: ['BH', 'LOTS'] });
  play.start();
  play.finish({ 2: '=', 3: '=' });
  const state = play.state();
  const table = tableOf(state);
  const keys = table.ok ? table.value.rows.map(({ key }) => key) : [];
  expect(keys).toHaveLength(8);
  const sheet = standingsSheet(state, { language: 'en' });
  expect(sheet.ok && sheet.value.rows.map(({ person }) => person.key)).toEqual(keys);
  const cross = crosstableSheet(state, { order: 'rank' });
  expect(cross.ok && cross.value.rows.map(({ person }) => person.key)).toEqual(keys);
});
