import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/*
 * `descriptions.ts` of the engine: what every system says of itself, without its procedure. It follows from `catalogue.ts`, the
 * list that is kept by hand, and from `description.ts` of each folder; `npm run regulations` writes it (decision 270).
 */
const FILE = 'descriptions.ts';

/** Writes the list of a folder of systems, or with `check` looks whether it still follows. Gives the faults. */
export const describeSystems = async (systems, { check }) => {
  const { faults, text } = await descriptionsFor(systems);
  if (faults.length > 0) return faults;
  const file = join(systems, FILE);
  if (!check) writeFileSync(file, text);
  return readFileSync(file, 'utf8') === text
    ? []
    : [`${FILE} does not follow from catalogue.ts any more: run npm run regulations`];
};

/** The text of `descriptions.ts`, or the systems whose folder does not describe them. */
const descriptionsFor = async systems => {
  const folders = readdirSync(systems).filter(name => existsSync(join(systems, name, 'description.ts')));
  const { SYSTEMS, ...described } = await loaded(systems, [
    "export { SYSTEMS } from './catalogue.ts';",
    ...folders.map((name, at) => `export * as folder${at} from './${name}/description.ts';`),
  ]);
  const homes = new Map(
    folders.flatMap((name, at) =>
      Object.entries(described[`folder${at}`])
        .filter(([, value]) => typeof value?.id === 'string')
        .map(([constant, { id }]) => [id, { constant, from: `./${name}/description.ts` }]),
    ),
  );
  const faults = SYSTEMS.filter(({ id }) => !homes.has(id)).map(
    ({ id }) => `${id} stands in catalogue.ts, and no description.ts has it`,
  );
  return faults.length > 0 ? { faults } : { faults, text: listOf(SYSTEMS.map(({ id }) => homes.get(id))) };
};

/** Sources are loaded as they stand: what is built may be older than the catalogue. */
export const loaded = async (folder, lines) => {
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['pareo-source'],
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
};

const listOf = homes => {
  const imports = [...new Set(homes.map(({ from }) => from))].map(from => {
    const names = homes.filter(home => home.from === from).map(({ constant }) => constant);
    return { from, line: `import { ${names.sort().join(', ')} } from '${from}';` };
  });
  const type = { from: './system.ts', line: "import type { SystemDescription } from './system.ts';" };
  return [
    ...[...imports, type].sort((a, b) => (a.from < b.from ? -1 : 1)).map(({ line }) => line),
    '',
    '/**',
    ' * What every system says of itself, for readers, pages and the journal: none of them loads a procedure. Written by',
    ' * `npm run regulations` from `catalogue.ts` and the folders; not edited by hand.',
    ' */',
    'export const DESCRIPTIONS: readonly SystemDescription[] = [',
    ...homes.map(({ constant }) => `  ${constant},`),
    '];',
    '',
  ].join('\n');
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = await describeSystems(process.argv[2], { check: false });
  for (const fault of faults) console.error(fault);
  process.exitCode = Math.min(faults.length, 1);
}
