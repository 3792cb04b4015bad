/* Packs a part of the recorded tournaments into the project, so that a clone without them still tests with some.
 *   node scripts/pack-fixtures.mjs [CORPUS]       default: ../shared/corpus */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const corpus = process.argv[2] ?? join(root, '../shared/corpus');

/** Folder, how many of its files, and which. Chosen evenly along the sorted names, so that every axis has its share. */
const PARTS = [
  ['dutch-2026', 60, /\.trf$/],
  ['dutch-2017', 60, /\.trf$/],
  ['dubov-2026', 20, /\.trf$/],
  ['burstein-2026', 20, /\.trf$/],
  ['burstein-old', 10, /\.trf$/],
  ['tiebreaks', Number.POSITIVE_INFINITY, /\.(trf|json)$/],
  ['numbers', Number.POSITIVE_INFINITY, /^(norms|prizes|ratings)\.jsonl$/],
];
const POSITIONS = 300;

const evenly = (items, count) =>
  items.length <= count
    ? items
    : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]);

const read = (...path) => readFileSync(join(corpus, ...path), 'utf8');

const files = PARTS.flatMap(([folder, count, pattern]) =>
  evenly(
    readdirSync(join(corpus, folder))
      .filter(name => pattern.test(name))
      .sort(),
    count,
  ).map(name => ({ folder, name, text: read(folder, name) })),
);
const positions = read('small-positions', 'positions.jsonl').trimEnd().split('\n');
files.push({
  folder: 'small-positions',
  name: 'positions.jsonl',
  text: `${evenly(positions, POSITIONS).join('\n')}\n`,
});

for (const folder of ['team-swiss-2026', 'double-swiss-2026'])
  for (const [name, count] of [
    ['positions.jsonl', 100],
    ['tournaments.jsonl', 4],
  ])
    files.push({
      folder,
      name,
      text: `${evenly(read(folder, name).trimEnd().split('\n'), count).join('\n')}\n`,
    });

const packed = gzipSync(files.map(file => `${JSON.stringify(file)}\n`).join(''), { level: 9 });
const target = join(root, 'packages/engine/fixtures');
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'corpus.jsonl.gz'), packed);
process.stdout.write(`${files.length} files, ${packed.length} bytes\n`);
