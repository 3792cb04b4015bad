import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

/* A system is one folder and one line. The engine is copied, a toy is added to the copy, the list of descriptions is written as
 * `npm run regulations` writes it, and everything must know the toy: pairing, reasons, questions, the checker, the generator, the
 * code of TRF26, the journal that knows systems by their description alone. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/pareo/toy');
const systems = join(folder, 'src/systems');

const DESCRIPTION = `import type { SystemDescription } from '../system.ts';
export const TOY = {
  id: 'toy', aliases: ['juguete'], edition: 'one', chapter: 'Toy', kind: 'standings', trfCodes: ['CUSTOM_TOY'],
  options: [{ name: 'first', kind: 'choice', choices: ['white', 'black'], default: 'white' }],
} as const satisfies SystemDescription;
`;

const SYSTEM = `import { accept } from '../../model/index.ts';
import { type Rule, ruling } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { TOY } from './description.ts';

const neighbours: Rule = { key: 'toy.1', id: '1', article: 'Toy, 1', text: 'Neighbours in the list meet.' };

export const toy = defineSystem({
  ...TOY,
  rules: [neighbours],
  work: ({ entrants }, { first }) => {
    const pairs = entrants.flatMap((one, at) => {
      const other = entrants[at + 1];
      if (at % 2 === 1 || !other) return [];
      return first === 'white' ? [[one.id, other.id] as const] : [[other.id, one.id] as const];
    });
    return accept({
      boards: pairs.map(([white, black], at) => ({ number: at + 1, white, black })),
      byes: entrants.length % 2 === 0 ? [] : entrants.slice(-1).map(({ id }) => ({ player: id, kind: 'pairing-bye' as const })),
      rulings: () => pairs.flatMap(pair => [ruling('board', neighbours, pair), ruling('colour', neighbours, pair)]),
    });
  },
});
`;

const MAIN = `import { ask, checkRounds, checkTournament, explainRound, pairRound, readTournament, systemNamed, writeRecord } from './src/index.ts';
import { generateTournament } from './src/generator/index.ts';
import { knownSystem } from './src/journal/known-systems.ts';
const made = generateTournament({ seed: 'toy', players: 6, rounds: 3 }, systemNamed('juguete'), { first: 'black' });
const written = writeRecord(made.value.record, 'trf26');
const read = readTournament(new TextEncoder().encode(written.value));
const tournament = checkTournament({ ...made.value.record, plannedRounds: 4 }).value;
const paired = pairRound(tournament);
console.log(JSON.stringify({
  code: read.value.tournament.systemCode,
  journal: knownSystem('toy')?.kind,
  system: read.value.tournament.system,
  checked: checkRounds(tournament).rounds.map(({ kind }) => kind),
  boards: paired.value.boards.map(({ white, black }) => [white, black]),
  rulings: explainRound(tournament, paired.value).value.length,
  answer: ask(tournament, paired.value, { kind: 'colour', player: 2 }).value.rule.article,
}));
`;

/** The one line; what it names is imported above it, as in any list. */
const addToCatalogue = (): void => {
  const file = join(systems, 'catalogue.ts');
  const text = readFileSync(file, 'utf8');
  const added = text.replace(/SYSTEMS: readonly PairingSystem\[\] = \[/, found => `${found}\n  toy,`);
  expect(added).not.toBe(text);
  writeFileSync(file, `import { toy } from './toy/index.ts';\n${added}`);
};

const writeDescriptions = () =>
  spawnSync(process.execPath, [join(root, 'scripts/descriptions.mjs'), systems], { encoding: 'utf8' });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one folder and one line: everything knows the new system', async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'packages/engine/src'), join(folder, 'src'), { recursive: true });
  mkdirSync(join(systems, 'toy'));
  writeFileSync(join(systems, 'toy/description.ts'), DESCRIPTION);
  writeFileSync(join(systems, 'toy/index.ts'), SYSTEM);
  addToCatalogue();
  expect(writeDescriptions()).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(folder, 'main.ts'), MAIN);
  const outfile = join(folder, 'main.mjs');
  await build({
    entryPoints: [join(folder, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    code: 'CUSTOM_TOY',
    journal: 'standings',
    system: 'toy',
    checked: ['agrees', 'agrees', 'agrees'],
    boards: [
      [2, 1],
      [4, 3],
      [6, 5],
    ],
    rulings: 6,
    answer: 'Toy, 1',
  });
});

test('a system whose folder does not describe it is a fault, and the list stays as it was', () => {
  const before = readFileSync(join(systems, 'descriptions.ts'), 'utf8');
  rmSync(join(systems, 'toy/description.ts'));
  writeFileSync(
    join(systems, 'toy/index.ts'),
    SYSTEM.replace("import { TOY } from './description.ts';", DESCRIPTION.replaceAll('export ', '')),
  );
  expect(writeDescriptions()).toMatchObject({
    status: 1,
    stderr: 'toy stands in catalogue.ts, and no description.ts has it\n',
  });
  expect(readFileSync(join(systems, 'descriptions.ts'), 'utf8')).toBe(before);
});
