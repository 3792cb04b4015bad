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
const installFromDebian = name => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${name}.`);
  const apt = args =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status ?? 1;
  return apt(['update', '-qq']) === 0 && apt(['install', '-y', '-qq', name]) === 0;
};

/** What reads printed lists back in tests: pdfinfo and pdftotext. Gives the exit code. */
export const installPoppler = () => {
  const isThere = () => ['pdfinfo', 'pdftotext'].every(name => !spawnSync(name, ['-v']).error);
  if (isThere() || (installFromDebian('poppler-utils') && isThere())) return 0;
  console.error('The tests of printed lists need pdfinfo and pdftotext: install poppler (poppler-utils).');
  return 1;
};

/** Folders with a version each, the newest first. */
const newestIn = (folder, inside) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map(version => join(folder, version, inside));

/** Where the programs of PostgreSQL are: `PAREO_POSTGRES`, else where packages put them, else the path. */
export const postgresFolder = () =>
  [
    process.env.PAREO_POSTGRES,
    ...newestIn('/usr/lib/postgresql', 'bin'),
    ...newestIn('/Library/PostgreSQL', 'bin'),
    ...newestIn('C:\\Program Files\\PostgreSQL', 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(
    folder =>
      folder !== undefined && ['initdb', 'initdb.exe'].some(program => existsSync(join(folder, program))),
  );

/** PostgreSQL for the tests of its storage; they start a cluster of their own. Gives the exit code. */
export const installPostgres = () => {
  if (postgresFolder() !== undefined || (installFromDebian('postgresql') && postgresFolder() !== undefined)) {
    console.log(postgresFolder());
    return 0;
  }
  console.error(
    'The tests of the storage need PostgreSQL 15 or later: install it, or name the folder of its programs in PAREO_POSTGRES.',
  );
  return 1;
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
