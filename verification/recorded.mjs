import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';

/* What files of recorded answers have in common: they are read, judged line by line, and counted. */

const SHOWN = 10;
const PACKAGES = new URL('../packages/', import.meta.url);

/** What reads these files stands with the sources of a package: it is put together here, and run. */
export const bundled = async path => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(path, PACKAGES))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const bundle = join(tmpdir(), `pareo-${basename(path, '.ts')}-${process.pid}.mjs`);
  writeFileSync(bundle, outputFiles[0].text);
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
};

export const linesOf = file => {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.trimEnd().split('\n');
};

/** How many agree, and the first differences side by side. The exit code: 1 where any differs or has no answer. */
export const report = (judged, what) => {
  const ofKind = kind => judged.filter(one => one.kind === kind);
  const [differing, byReading, open] = ['differs', 'differs by a reading', 'not answered'].map(ofKind);
  const unanswered = open.length > 0 ? `, ${open.length} are of a kind that is not answered` : '';
  console.log(
    `${judged.length} ${what}: ${ofKind('agrees').length} agree, ${differing.length} differ, ${byReading.length} differ only by a reading${unanswered}`,
  );
  for (const { name, expected, answer, readings = [] } of [...differing, ...byReading].slice(0, SHOWN))
    console.log(
      `\n${name}${readings.length > 0 ? ` (${readings.join(', ')})` : ''}\n  recorded  ${expected}\n  pareo     ${answer}`,
    );
  const kinds = [...new Set(open.map(({ name }) => name.split(' ')[0]))];
  if (kinds.length > 0) console.log(`\nnot answered: ${kinds.join(', ')}`);
  return differing.length + byReading.length + open.length === 0 ? 0 : 1;
};
