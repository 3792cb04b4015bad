/* Every document of a small and of a large tournament in both languages, as PDF and as pictures to look at:
 * `npm run paper -- FOLDER`. Pictures need poppler (pdftoppm). */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';

const LISTS = [
  'pairings',
  'names',
  'slips',
  'results',
  'missing',
  'standings',
  'crosstable',
  'start',
  'alphabetical',
  'check-in',
  'cards',
  'blank-cards',
  'ruling',
];

const pareo = (...args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'apps/cli/bin/pareo.mjs'), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pareo ${args.join(' ')}: ${stderr}`);
};

const main = async () => {
  const code = (await installMissing()) || (await buildStale(['cli']));
  if (code !== 0) return code;
  const folder = resolve(process.argv[2] ?? join(root, 'node_modules/.cache/pareo/paper'));
  mkdirSync(folder, { recursive: true });
  const sizes = process.env.PAREO_LONG === '1' ? [9, 60, 1000] : [9, 60];
  for (const players of sizes) {
    const file = join(folder, `${players}.trf`);
    pareo(
      'generate',
      '--players',
      String(players),
      '--rounds',
      '7',
      '--seed',
      '7',
      '--half-bye',
      '5',
      '--force',
      '-o',
      file,
    );
    for (const language of ['es', 'en'])
      for (const list of LISTS) {
        const pdf = join(folder, `${players}-${language}-${list}.pdf`);
        const paper = language === 'en' ? 'letter' : 'a4';
        pareo(
          'print',
          file,
          '--list',
          list,
          '--round',
          '7',
          '--board',
          '2',
          '--paper',
          paper,
          '--lang',
          language,
          '--force',
          '-o',
          pdf,
        );
        spawnSync('pdftoppm', ['-r', '70', '-png', pdf, pdf.replace(/\.pdf$/, '')]);
      }
  }
  console.log(folder);
  return 0;
};

process.exitCode = await main();
