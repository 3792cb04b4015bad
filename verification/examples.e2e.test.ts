import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';

/* Every example of the pages for developers, compiled under strict settings against the packages as they are built. */
const root = fileURLToPath(new URL('..', import.meta.url));
// Inside the workspace, so that the packages are found by their names.
const folder = join(root, 'node_modules/.cache/pareo/examples');

const PAGES = [
  'docs/reference/engine.md',
  'docs/guides/developer.md',
  'docs/guides/developer.es.md',
  'packages/engine/README.md',
  'packages/texts/README.md',
  'packages/host/README.md',
];

const SETTINGS = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    // The browser's own faces, which the host speaks with.
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: false,
  },
  include: ['*.ts'],
};

const pages = PAGES.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const examplesIn = (text: string) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** What an editor shows of each name of the engine, read off the types as they are published. */
const namesOfEngine = () => {
  const file = join(root, 'packages/engine/dist/index.d.ts');
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).map(exported => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    return {
      name: exported.name,
      says: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      examples: symbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'example')
        .flatMap(({ text }) => examplesIn(`${ts.displayPartsToString(text)}\n`)),
    };
  });
};
const names = namesOfEngine();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every example compiles under strict settings', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  let count = 0;
  for (const { path, text } of pages)
    for (const code of examplesIn(text)) {
      count += 1;
      writeFileSync(join(folder, `${path.replaceAll(/[/.]/g, '-')}-${count}.ts`), code);
    }
  expect(count).toBeGreaterThan(PAGES.length);
  for (const [at, { name, examples }] of names.entries())
    for (const code of examples) writeFileSync(join(folder, `${at + 1}-${name}.ts`), code);
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('every name of @pareo/engine says what it is in an editor, with an example that uses it', () => {
  const isShown = ({ name, says, examples }: (typeof names)[number]) =>
    says.length > 20 &&
    !says.includes('{@inheritDoc') &&
    examples.some(code => new RegExp(`\\b${name}\\b`).test(code));
  expect(names.filter(name => !isShown(name)).map(({ name }) => name)).toEqual([]);
});

test('every name of @pareo/engine is imported by an example of its page', () => {
  const exported = names.map(({ name }) => name);
  const examples = examplesIn(pages[0]?.text ?? '').join('\n');
  const imported = new Set(
    [...examples.matchAll(/import \{([^}]*)\} from '@pareo\/engine'/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim().replace(/^type /, '')),
    ),
  );
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter(name => !imported.has(name))).toEqual([]);
});
