/* `npm run verify`: checks the recorded answers of other programs and tournaments generated for the purpose, and writes
 * RESULTS.md. The same engine gives the same page: no dates, no times, nothing of the machine.
 * `npm run verify -- --kinds=plain,baku --systems=dutch-2026` generates those alone, says what the page says of them and leaves it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS, SIZES } from './kinds.mjs';
import { verifyNumbers } from './numbers.mjs';
import { pageOf } from './page.mjs';
import { verifyPositions } from './positions.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const program = join(here, '../apps/cli/bin/pareo.mjs');
const corpus = join(here, '../../shared/corpus');

/** Folders of recorded answers; each is named after the system that gave them. */
const RECORDED = ['dutch-2026', 'dutch-2017', 'dubov-2026', 'burstein-2026'];

const page = existsSync(join(here, 'RESULTS.md')) ? readFileSync(join(here, 'RESULTS.md'), 'utf8') : '';

/** Undefined: all of them. */
const chosen = name =>
  process.argv
    .find(given => given.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',');
const isPart = chosen('kinds') !== undefined || chosen('systems') !== undefined;
const isChosen = (name, value) => chosen(name)?.includes(value) ?? true;

const pareo = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args, '--lang', 'en'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  // 1: differences were found, and the report tells which.
  if (status !== 0 && status !== 1) throw new Error(`pareo ${args.join(' ')}\n${stderr}`);
  return stdout;
};

const check = (folder, system) => {
  const report = JSON.parse(pareo('check', folder, '--system', system, '--json'));
  return {
    files: report.files,
    rounds: report.rounds,
    agree: report.roundsAgreeing,
    errors: report.errors.map(({ file, message }) => ({ file: basename(file ?? ''), message })),
    differences: report.differences.map(({ file, round }) => ({ file: basename(file), round })),
  };
};

/** Rounds that another reading of an unclear article would change, as the recording programs list them. */
const readingsOf = folder => {
  const path = join(corpus, folder, 'READINGS.tsv');
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'));
  return new Map(rows.map(([file, round, reading]) => [`${file} ${round}`, reading]));
};

/** What we hold about a difference: the article that settles it and the decision that reads it. */
const settled = new Map(
  JSON.parse(readFileSync(join(here, 'settled.json'), 'utf8')).map(entry => [
    `${entry.folder}/${entry.file} ${entry.round}`,
    entry,
  ]),
);

const recordedIn = folder => {
  console.log(`recorded: ${folder}`);
  const readings = readingsOf(folder);
  const { differences, ...counts } = check(join(corpus, folder), folder);
  return {
    folder,
    ...counts,
    differences: differences.map(({ file, round }) => ({
      folder,
      file,
      round,
      reading: readings.get(`${file} ${round}`),
      settledBy: settled.get(`${folder}/${file} ${round}`),
    })),
  };
};

const generatedBy = (system, { name, count, options }) => {
  console.log(`generated: ${system.id}, ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'pareo-verify-'));
  try {
    const seed = `verification/${system.id}/${name}`;
    const call = ['generate', '--system', system.id, '--count', String(count), '--seed', seed, ...options];
    pareo(...call, '-o', folder);
    const { differences, ...counts } = check(folder, system.id);
    const digest = digestOf(folder);
    const before = page.match(new RegExp(`^\\| ${system.id} \\| ${name} \\|.* (\\w+) \\|$`, 'm'))?.[1];
    const compared = before === undefined ? 'new' : before === digest ? 'as before' : `before ${before}`;
    console.log(`  ${counts.agree} of ${counts.rounds} rounds agree; digest ${digest}, ${compared}`);
    return {
      system: system.id,
      name,
      ...counts,
      digest,
      differences: differences.map(({ file, round }) => ({ folder: seed, file, round })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Tells whether another machine generates the same files, byte for byte. */
const digestOf = folder => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};

/** The system that most tournaments use is tried most. */
const countFor = (system, { count }) => (system.id.startsWith('dutch-20') ? count : Math.ceil(count * 0.3));

const main = () => {
  if (!existsSync(corpus)) {
    console.error(`The recorded answers are not there: ${corpus}`);
    return 5;
  }
  const systems = JSON.parse(pareo('systems', '--json'));
  const recorded = isPart
    ? []
    : RECORDED.filter(id => systems.some(system => system.id === id)).map(recordedIn);
  const generated = systems
    .filter(({ id }) => isChosen('systems', id))
    .flatMap(system =>
      (system.kind === 'swiss' ? KINDS : SIZES)
        .filter(({ name }) => isChosen('kinds', name))
        .map(kind => generatedBy(system, { ...kind, count: countFor(system, kind) })),
    );
  const { version } = JSON.parse(readFileSync(join(here, '../packages/engine/package.json'), 'utf8'));
  if (!isPart) writeFileSync(join(here, 'RESULTS.md'), pageOf({ version, recorded, generated }));
  const open = [...recorded, ...generated]
    .flatMap(({ differences }) => differences)
    .filter(({ settledBy }) => settledBy === undefined);
  const errors = [...recorded, ...generated].flatMap(part => part.errors);
  console.log(`${open.length} differences that no article settles, ${errors.length} files not checked`);
  return open.length + errors.length === 0 ? 0 : 1;
};

/** The file after an option; undefined where the option is not given. */
const fileAfter = option => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const [positions, numbers] = ['--positions', '--numbers'].map(fileAfter);
process.exitCode =
  positions !== undefined
    ? await verifyPositions(positions)
    : numbers !== undefined
      ? await verifyNumbers(numbers)
      : main();
