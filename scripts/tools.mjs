import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
];

/** The browser that tests use: the one named by PAREO_CHROMIUM, else one that is installed. */
export const chromiumPath = () =>
  [process.env.PAREO_CHROMIUM, ...KNOWN_PLACES].find(path => path !== undefined && existsSync(path));

/** Where we are root on Debian or its kin. */
const installFromDebian = (name, ...options) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${name}.`);
  const apt = args =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status ?? 1;
  return apt(['update', '-qq']) === 0 && apt(['install', '-y', '-qq', ...options, name]) === 0;
};

/** What reads printed lists back in tests: pdfinfo and pdftotext. Gives the exit code. */
export const installPoppler = () => {
  const isThere = () => ['pdfinfo', 'pdftotext'].every(name => !spawnSync(name, ['-v']).error);
  if (isThere() || (installFromDebian('poppler-utils') && isThere())) return 0;
  console.error('The tests of printed lists need pdfinfo and pdftotext: install poppler (poppler-utils).');
  return 1;
};

/** What the page of the API is tried with. Gives the exit code. */
export const installCurl = () => {
  const isThere = () => !spawnSync('curl', ['--version']).error;
  if (process.platform === 'win32' || isThere() || (installFromDebian('curl') && isThere())) return 0;
  console.error('The test of the page of the API needs curl: install it.');
  return 1;
};

/** Folders named by a version (`15`, `postgresql@17`), the newest first. */
const newestIn = (folder, inside, named = /^(\d+)/) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap(name => {
      const [, version] = named.exec(name) ?? [];
      return version === undefined ? [] : [{ name, version: Number(version) }];
    })
    .sort((a, b) => b.version - a.version)
    .map(({ name }) => join(folder, name, inside));

const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt'];

/** Where the programs of PostgreSQL are: `PAREO_POSTGRES`, else where packages put them, else the path. */
export const postgresFolder = () =>
  [
    process.env.PAREO_POSTGRES,
    ...newestIn('/usr/lib/postgresql', 'bin'),
    ...HOMEBREW.flatMap(folder => newestIn(folder, 'bin', /^postgresql@(\d+)$/)),
    ...newestIn('/Library/PostgreSQL', 'bin'),
    ...newestIn('C:\\Program Files\\PostgreSQL', 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(
    folder =>
      folder !== undefined && ['initdb', 'initdb.exe'].some(program => existsSync(join(folder, program))),
  );

/** How it is installed here, where we may not do it ourselves. */
const POSTGRES_BY_HAND = {
  linux: 'sudo apt-get install postgresql (Debian and Ubuntu)',
  darwin: 'brew install postgresql@17',
  win32: 'winget install PostgreSQL.PostgreSQL.17',
};

const OLDEST_POSTGRES = 15;

const postgresVersion = folder =>
  Number(
    /(\d+)/.exec(
      spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '',
    )?.[1] ?? 0,
  );

/** It refuses to run as root: a cluster of ours then runs as the user that the package made. */
const isRunnable = () => process.getuid?.() !== 0 || spawnSync('id', ['-u', 'postgres']).status === 0;

/** PostgreSQL for the tests of its storage; they start a cluster of their own. Gives the exit code. */
export const installPostgres = () => {
  const folder =
    postgresFolder() ??
    (installFromDebian('postgresql', '--no-install-recommends') ? postgresFolder() : undefined);
  if (folder === undefined) {
    const way = POSTGRES_BY_HAND[process.platform];
    console.error(
      `The tests of the storage need PostgreSQL ${OLDEST_POSTGRES} or later: install it${way ? `, for example with\n  ${way}\n` : ' '}or name the folder of its programs in PAREO_POSTGRES.`,
    );
    return 1;
  }
  const version = postgresVersion(folder);
  if (version < OLDEST_POSTGRES) {
    console.error(
      `PostgreSQL in ${folder} is ${version || 'of an unknown version'}: ${OLDEST_POSTGRES} or later is needed (PAREO_POSTGRES names another folder).`,
    );
    return 1;
  }
  if (!isRunnable()) {
    console.error(
      'PostgreSQL does not run as root, and there is no user "postgres": run the tests as another user.',
    );
    return 1;
  }
  console.log(`${folder} (${version})`);
  // The tests use this one.
  process.env.PAREO_POSTGRES = folder;
  return 0;
};

/** Finds a Chromium, or installs Debian's where that is possible. Gives the exit code. */
export const installChromium = () => {
  const found = chromiumPath();
  if (found !== undefined) {
    console.log(found);
    return 0;
  }
  if (installFromDebian('chromium') && chromiumPath()) return 0;
  console.error(
    'The browser tests need Chromium or Chrome: install one, or name its program in PAREO_CHROMIUM.',
  );
  return 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = installChromium();
