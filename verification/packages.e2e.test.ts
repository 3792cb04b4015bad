import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm, packedInto, root } from './testing/packages.ts';

/* The packages as they would be published, in a folder that knows nothing of this one. What is in them: packages.smoke.test.ts. */
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

beforeAll(() => {
  const packed = packedInto(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarballs = packed.map(({ filename }) => `./${filename}`);
  // What a Node without a database of its own needs is not to be had offline: it is lent from here.
  const flags = ['--offline', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts'];
  npm(['install', ...flags, ...tarballs], folder);
  const driver = '@photostructure/sqlite';
  mkdirSync(join(folder, 'node_modules', '@photostructure'), { recursive: true });
  symlinkSync(join(root, 'node_modules', driver), join(folder, 'node_modules', driver), 'junction');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'host.ts'), PROGRAM_OF_HOST);
  writeFileSync(join(folder, 'tsconfig.host.json'), JSON.stringify(SETTINGS_OF_HOST));
  writeFileSync(join(folder, 'open.trf'), sample);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    expect(ran.stdout).toMatch(/^Board 4: 7 \(White\) – 12\. .*\(C\.04\.3, 4\.2\)\.$/m);
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

  test('so does the server, with its console and its public pages', async () => {
    const program = join(folder, 'node_modules/pareo/bin/pareo.mjs');
    const args = ['serve', '--port', '0', '--data', join(folder, 'data'), '--no-open'];
    const server = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const hear = (piece: Buffer) => {
      printed += piece.toString();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    try {
      while (!/Ctrl C/.test(printed)) {
        if (server.exitCode !== null) throw new Error(printed);
        await once(server.stdout, 'data');
      }
      const url = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
      for (const path of ['/', '/console', '/api/health', '/api/v1/systems'])
        expect((await fetch(`${url}${path}`)).status, path).toBe(200);
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    }
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
