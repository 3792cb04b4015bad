import { played } from '@pareo/tournament/testing';
import { expect, it } from 'vitest';
import { standingsJob } from '../work/jobs/standings.ts';
import { crosstableSheetOf, standingsSheetOf } from './sheets.ts';

it('a list with lots has the same rows on pages and paper as in the API', () => {
  const play = played(8, { tiebreaks: ['BH', 'LOTS'] });
  play.start();
  play.finish({ 2: '=', 3: '=' });
  const state = play.state();
  const table = standingsJob({ state });
  const keys = table.ok ? table.value.rows.map(({ key }) => key) : [];
  expect(keys).toHaveLength(8);
  const sheet = standingsSheetOf(state, { language: 'en' });
  expect(sheet?.rows.map(({ person }) => person.key)).toEqual(keys);
  const cross = crosstableSheetOf(state, { order: 'rank' });
  expect(cross?.rows.map(({ person }) => person.key)).toEqual(keys);
});
