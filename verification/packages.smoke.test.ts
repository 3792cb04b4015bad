import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PACKAGES, packedInto, root } from './testing/packages.ts';

/* What is in the packages as they would be published. packages.e2e.test.ts installs them. */
const packed = packedInto();

describe('what is published', () => {
  test('version 0.1.0 of four packages', () => {
    expect(packed.map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@pareo/engine 0.1.0',
      '@pareo/texts 0.1.0',
      '@pareo/host 0.1.0',
      'pareo 0.1.0',
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
        paths.filter(path => /\.test\.|referee\/|testing\/|conformance|\.map$|tsbuildinfo|^src\//.test(path)),
      ).toEqual([]);
    }
    console.log(packed.map(({ name, size }) => `${name}: ${(size / 1000).toFixed(0)} kB packed`).join('\n'));
  });
});

test('the server has its console with it, which is what its link opens', () => {
  const paths = packed.find(({ name }) => name === 'pareo')?.files.map(({ path }) => path) ?? [];
  expect(paths).toEqual(expect.arrayContaining(['dist/server/server.mjs', 'dist/server/web/index.html']));
  expect(paths.filter(path => /^dist\/server\/web\/assets\/.*\.js$/.test(path)).length).toBeGreaterThan(1);
});
