import { afterAll, expect, test } from 'vitest';
import { workplace } from './testing/built-program.ts';
import { LIST } from './testing/sample.ts';

/* One whole tournament through the command line as it is built, from the list to final ranks that check clean. */
const { pareo, read, write, remove } = workplace();
afterAll(remove);

const run = (...args: readonly string[]): string => {
  const { code, stdout, stderr } = pareo(...args);
  expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
  return stdout;
};

test('from a list to final ranks: every round is paired, explained, played and checked', () => {
  write('list.csv', LIST);
  run(
    ...['new', '--system', 'dutch', '--players', 'list.csv', '--rounds', '3', '--initial-colour', 'white'],
    ...['-o', 'open.trf'],
  );
  for (const round of ['1', '2', '3']) {
    const [, ...pairs] = run('pair', 'open.trf', '--plain').trimEnd().split('\n');
    expect(pairs).toHaveLength(3);
    run('results', 'open.trf', '--force');
    expect(run('explain', 'open.trf')).toContain('(C.04.3, ');
    const games = pairs.filter(pair => !pair.endsWith(' 0'));
    // White wins every game.
    const typed = games.map(pair => `${pair.replace(' ', '-')}:1`);
    run('results', 'open.trf', '--round', round, ...typed, '--force');
  }
  expect(run('check', 'open.trf')).toContain('1 file, 3 rounds: all agree.');
  const ranks = run('standings', 'open.trf', '--tiebreaks', 'BH/C1,DE');
  run('convert', 'open.trf', 'open.json');
  expect(run('standings', 'open.json', '--tiebreaks', 'BH/C1,DE')).toBe(ranks);
  for (const name of ['Ana', 'Luis', 'Óscar', 'María', 'Raúl']) expect(ranks).toContain(name);
  run('print', 'open.trf', '-o', 'wall.pdf');
  expect(read('wall.pdf')).toMatch(/^%PDF-/);
});
