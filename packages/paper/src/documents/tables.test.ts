import { checkTournament, type Tournament } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { systemNamed } from '@pareo/engine/systems';
import { crosstableSheet } from '@pareo/tournament';
import { expect, test } from 'vitest';
import { crosstableList } from './tables.ts';

const cup = (system: string): Tournament => {
  const named = systemNamed(system);
  const made = named && generateTournament({ seed: 'cup', players: 6, rounds: 3 }, named);
  const checked = made?.ok ? checkTournament(made.value.record) : undefined;
  if (!checked?.ok) throw new Error('a cup of six teams');
  return checked.value;
};

test('in a crosstable of teams the points of a match stand apart from the opponent', () => {
  const table = crosstableSheet(cup('team-swiss-2026'), { order: 'number', tiebreaks: ['MPTS'] });
  if (!table.ok) throw new Error(JSON.stringify(table.faults));
  const { body } = crosstableList(
    {
      language: 'en',
      paper: 'a4',
      size: 'normal',
      frame: { tournament: 'Cup', system: 'Swiss Team', program: 'Pareo', printed: '17 November 2026' },
    },
    table.value,
  );
  const cells = body.flatMap(block => (block.kind === 'table' ? block.rows.flatMap(row => row.cells) : []));
  const matches = cells.filter(cell => /^\d+: /.test(String(cell)));
  expect(matches.length).toBeGreaterThan(0);
  for (const cell of matches) expect(cell).toMatch(/^[1-6]: \d(\.5)?$/);
});
