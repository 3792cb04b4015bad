import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

/*
 * `npm run bench fresh [-- --all]`: what somebody waits for who has just cloned the project. The last commit is cloned into a
 * private folder with a space and an accent in its path; then come install, starts and `npm test`, with `--all` the whole
 * `npm run test:all` too. Writes verification/FRESH.md.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'without-tests': { type: 'boolean' } },
});
const parent = mkdtempSync(join(tmpdir(), 'pareo-fresh-'));
const clone = join(parent, 'Árbitro nuevo', 'pareo');
const data = join(parent, 'data');
const rows = [];

/** Seconds of processor of every process that has ended below this one. Linux tells it; other systems do not. */
const usedByOthers = () => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
};

const measured = async (what, goal, work) => {
  const [start, used] = [performance.now(), usedByOthers()];
  const said = (await work()) ?? {};
  const seconds = said.seconds ?? (performance.now() - start) / 1000;
  const isCounted = used !== undefined && said.seconds === undefined;
  const row = [
    what,
    `${seconds.toFixed(1)} s`,
    isCounted ? `${(usedByOthers() - used).toFixed(0)} s` : '–',
    said.found ?? '',
    goal,
  ];
  rows.push(row);
  console.log(row.join('  |  '));
};

const npm = args => {
  const script = process.env.npm_execpath;
  const [command, first] = /\.[cm]?js$/.test(script ?? '') ? [process.execPath, [script]] : ['npm', []];
  return spawn(command, [...first, ...args], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
    // A group of its own, that is ended as a terminal does it: with everything that npm has started.
    detached: process.platform !== 'win32',
  });
};

const ended = child =>
  new Promise(resolve => {
    let output = '';
    child.stdout.on('data', piece => {
      output += piece;
    });
    child.on('close', code => resolve({ code, output }));
  });

const install = async () => {
  const { code } = await ended(npm(['ci', '--loglevel=error']));
  if (code !== 0) throw new Error(`npm ci ended with ${code}`);
};

/** `npm start` until the first page has come; then it is ended, and with it what would tell its seconds of processor. */
const startOnce = async () => {
  const start = performance.now();
  const child = npm(['start', '--', '--port=0', `--data=${data}`, '--no-open']);
  const over = ended(child);
  const address = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', piece => {
      text += piece;
      const found = /http:\/\/localhost:(\d+)/.exec(text);
      if (found) resolve(`http://127.0.0.1:${found[1]}/`);
    });
    over.then(({ code, output }) => reject(new Error(`npm start ended with ${code}\n${output}`)));
  });
  const response = await fetch(address);
  await response.text();
  const seconds = (performance.now() - start) / 1000;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  endBelow(child);
  await over;
  return { seconds };
};

const endBelow = child => {
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGINT');
};

const changed = (file, text) => appendFileSync(join(clone, file), text);

const test = async script => {
  const { code, output } = await ended(npm(script));
  const [count] = /\d+ passed, \d+ failed.*/.exec(stripVTControlCharacters(output)) ?? [];
  return { found: `${count ?? 'no count'}${code === 0 ? '' : `, exit code ${code}`}` };
};

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.trim();
const load = loadavg()[0].toFixed(1);
try {
  mkdirSync(join(parent, 'Árbitro nuevo'));
  await measured('clone', '–', () => {
    const { status } = spawnSync('git', ['clone', '-q', root, clone]);
    if (status !== 0) throw new Error('git clone failed');
  });
  await measured('`npm ci`', '–', install);
  await measured('first `npm start`, to the first page', 'under 20 s', startOnce);
  await measured('second `npm start`', 'under 2 s', startOnce);
  changed('apps/server/src/main.ts', '\n// Changed.\n');
  await measured('after a change in the server', 'under 8 s', startOnce);
  changed('apps/web/src/main.ts', '\nconsole.debug("changed");\n');
  await measured('after a change in the console', 'under 8 s', startOnce);
  spawnSync('git', ['checkout', '-q', '.'], { cwd: clone });
  if (!values['without-tests'])
    await measured('`npm test`', 'under 240 s, nothing but Node', () => test(['test']));
  if (values.all) await measured('`npm run test:all`', 'under 1800 s', () => test(['run', 'test:all']));
} finally {
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
}

const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${load} before and ${loadavg()[0].toFixed(1)} after`;
writeFileSync(
  join(root, 'verification/FRESH.md'),
  `# A fresh clone

\`npm run bench fresh\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}. Packages come from the cache of npm where they are there.
Seconds of the clock grow with what else the machine does; those of the processor hardly do.

| What | Clock | Processor | Found | Goal, 2 quiet cores |
|---|---|---|---|---|
${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}
`,
);
