import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';

/*
 * `npm run verify -- --positions FILE.jsonl[.gz]`: pairs every position or tournament of a file of recorded answers to
 * C.04.5 and C.04.6, and prints how many agree, differ, or differ only by a reading of an unclear article; the first
 * differences side by side. The exit code is 1 where any differs.
 */
const SHOWN = 10;
const JUDGE = fileURLToPath(
  new URL('../packages/engine/src/systems/upfloaters/testing/judged.ts', import.meta.url),
);

/** The reader of these files stands with the tests of the engine: it is put together here, and run. */
const judge = async () => {
  const { outputFiles } = await build({
    entryPoints: [JUDGE],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const path = join(tmpdir(), `pareo-judge-${process.pid}.mjs`);
  writeFileSync(path, outputFiles[0].text);
  try {
    return await import(pathToFileURL(path).href);
  } finally {
    rmSync(path, { force: true });
  }
};

const textOf = file => {
  const bytes = readFileSync(file);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
};

export const verifyPositions = async file => {
  const { judgedIn } = await judge();
  const judged = textOf(file).trimEnd().split('\n').flatMap(judgedIn);
  const ofKind = kind => judged.filter(one => one.kind === kind);
  const [differing, byReading] = [ofKind('differs'), ofKind('differs by a reading')];
  console.log(
    `${judged.length} rounds: ${ofKind('agrees').length} agree, ${differing.length} differ, ${byReading.length} differ only by a reading`,
  );
  for (const { name, expected, answer, readings } of [...differing, ...byReading].slice(0, SHOWN))
    console.log(
      `\n${name}${readings.length > 0 ? ` (${readings.join(', ')})` : ''}\n  recorded  ${expected}\n  pareo     ${answer}`,
    );
  return differing.length + byReading.length === 0 ? 0 : 1;
};
