import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* The packages as they would be published, in a folder that knows nothing of this one. */
const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['packages/engine', 'packages/texts', 'packages/host', 'apps/cli', 'apps/server'];
/** Needs a binary of another package, which nobody has offline. */
const NOT_INSTALLED = '@pareo/server';
const folder = mkdtempSync(join(tmpdir(), 'pareo-packages-'));
const sample = readFileSync(join(root, 'apps/cli/samples/open.trf'), 'utf8');

/** Ten lines: pairs a TRF and gives the reasons. */
const PROGRAM = `import { explainRound, pairRound, readTournament } from '@pareo/engine';
import { describeRuling } from '@pareo/texts';
export const reasonsIn = (file: Uint8Array): readonly string[] => {
  const read = readTournament(file);
  if (!read.ok) throw new Error(read.faults.map(({ code }) => code).join(', '));
  const paired = pairRound(read.value.tournament);
  const rulings = paired.ok ? explainRound(read.value.tournament, paired.value) : paired;
  if (!rulings.ok) throw new Error(rulings.faults.map(({ code }) => code).join(', '));
  return rulings.value.map(ruling => describeRuling(ruling, String, 'en'));
};
`;

/** The host speaks with the browser's own faces, so it is compiled with them. */
const PROGRAM_OF_HOST = `import type { Host } from '@pareo/host';
import { memoryHost } from '@pareo/host/memory';
export const countIn = async (host: Host = memoryHost()): Promise<number> => {
  const found = await host.tournaments();
  return found.ok ? found.value.items.length : -1;
};
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023'],
    types: [],
    skipLibCheck: false,
  },
  files: ['program.ts'],
};
const SETTINGS_OF_HOST = {
  compilerOptions: { ...SETTINGS.compilerOptions, lib: ['es2023', 'dom', 'dom.iterable'] },
  files: ['host.ts'],
};

const npm = (args: readonly string[], cwd: string) => {
  const script = process.env['npm_execpath'];
  const [command, ...first] =
    script !== undefined && /\.[cm]?js$/.test(script) ? [process.execPath, script] : ['npm'];
  const ran = spawnSync(command ?? 'npm', [...first, ...args], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (ran.status !== 0) throw new Error(`npm ${args.join(' ')}\n${ran.stderr}`);
  return ran.stdout;
};

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}
let packed: readonly Packed[] = [];

beforeAll(() => {
  packed = PACKAGES.flatMap(path =>
    JSON.parse(npm(['pack', '--json', '--pack-destination', folder], join(root, path))),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarballs = packed.filter(({ name }) => name !== NOT_INSTALLED).map(({ filename }) => `./${filename}`);
  npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], folder);
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'host.ts'), PROGRAM_OF_HOST);
  writeFileSync(join(folder, 'tsconfig.host.json'), JSON.stringify(SETTINGS_OF_HOST));
  writeFileSync(join(folder, 'open.trf'), sample);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is published', () => {
  test('version 0.1.0 of five packages', () => {
    expect(packed.map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@pareo/engine 0.1.0',
      '@pareo/texts 0.1.0',
      '@pareo/host 0.1.0',
      'pareo 0.1.0',
      '@pareo/server 0.1.0',
    ]);
  });

  test('every folder of packages/ but those that are built into the programs', () => {
    const isPrivate = (name: string): boolean =>
      JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).private === true;
    const published = readdirSync(join(root, 'packages')).filter(name => !isPrivate(name));
    expect(published.map(name => `packages/${name}`).sort()).toEqual(
      PACKAGES.filter(path => path.startsWith('packages/')).sort(),
    );
  });

  test('with its page and its licence; without tests, enumerations, builders or sources', () => {
    for (const { name, files } of packed) {
      const paths = files.map(({ path }) => path);
      expect(paths, name).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
      expect(
        paths.filter(path => /\.test\.|literal\/|testing\/|conformance|\.map$|tsbuildinfo|^src\//.test(path)),
      ).toEqual([]);
    }
    console.log(packed.map(({ name, size }) => `${name}: ${(size / 1000).toFixed(0)} kB packed`).join('\n'));
  });
});

test('the server has its console with it, which is what its link opens', () => {
  const paths = packed.find(({ name }) => name === NOT_INSTALLED)?.files.map(({ path }) => path) ?? [];
  expect(paths).toEqual(expect.arrayContaining(['dist/server.mjs', 'dist/web/index.html']));
  expect(paths.filter(path => /^dist\/web\/assets\/.*\.js$/.test(path)).length).toBeGreaterThan(1);
});

describe('installed in an empty folder', () => {
  test('a ten-line program compiles under strict settings and prints reasons', () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compiled = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' });
    expect(compiled.stdout).toBe('');
    const main = `import { readFileSync } from 'node:fs'; import { reasonsIn } from './program.js';
      console.log(reasonsIn(readFileSync('open.trf')).join('\\n'));`;
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', main], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('');
    expect(ran.stdout).toMatch(/^Board 4: 7 \(White\) – 12\. .*\(C\.04\.3, 2\.4\.7\)\.$/m);
  });

  test('so does one that opens the host inside the page', () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compiled = spawnSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.host.json')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(compiled.stdout).toBe('');
    const main = "import { countIn } from './host.js'; console.log(await countIn());";
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', main], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([ran.stderr, ran.stdout]).toEqual(['', '0\n']);
  });

  test('so does the same program by the rules of bundlers', () => {
    const { module: _module, ...others } = SETTINGS.compilerOptions;
    const bundler = { ...others, module: 'esnext', moduleResolution: 'bundler', noEmit: true };
    writeFileSync(
      join(folder, 'tsconfig.bundler.json'),
      JSON.stringify({ compilerOptions: bundler, files: ['program.ts'] }),
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compiled = spawnSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.bundler.json')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(compiled.stdout).toBe('');
  });

  test('one system is found by its own entry', () => {
    const main = `import { engineWith } from '@pareo/engine/round'; import { dutch2026 } from '@pareo/engine/systems/dutch';
      import { readTournament } from '@pareo/engine'; import { readFileSync } from 'node:fs';
      const read = readTournament(readFileSync('open.trf'));
      console.log(engineWith([dutch2026]).pairRound(read.value.tournament).value.boards.length);`;
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', main], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([ran.stderr, ran.stdout]).toEqual(['', '11\n']);
  });

  test('the command line runs', () => {
    const ran = spawnSync(
      process.execPath,
      [join(folder, 'node_modules/pareo/bin/pareo.mjs'), 'pair', 'open.trf'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(ran.stdout).toMatch(/^12\n2 5\n/);
  });
});

test('a bundle of the same program runs in Chromium', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { reasonsIn } from './program.ts';
        document.title = reasonsIn(new TextEncoder().encode(${JSON.stringify(sample)}))[3] ?? '';`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const found = spawnSync(process.execPath, [join(root, 'scripts/tools.mjs')], { encoding: 'utf8' });
  const executablePath = found.status === 0 ? found.stdout.trim().split('\n').at(-1) : undefined;
  if (executablePath === undefined)
    throw new Error('Chromium is missing: name its program in PAREO_CHROMIUM');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title></title>');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    expect(await page.title()).toMatch(/^(Board \d+: |\d+ floats )/);
  } finally {
    await browser.close();
  }
}, 120_000);
