import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

/** Installs exactly what the lock file says, and only when something of it is missing or other. Gives the exit code. */
export const installMissing = async () => {
  const missing = missingPackages();
  if (missing.length === 0) return 0;
  const some = missing.length > 3 ? `${missing.length} packages` : missing.join(', ');
  console.log(`Installing ${some} …`);
  const start = performance.now();
  const code = await runNpm(['ci', '--include=dev', '--loglevel=error']);
  if (code !== 0) return code;
  const still = missingPackages();
  if (still.length === 0) {
    console.log(`Installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return 0;
  }
  console.error(`Still missing after the installation: ${still.join(', ')}`);
  return 1;
};

/** What the lock file asks for, against npm's own note of what it installed. Optional packages are for other systems. */
const missingPackages = () => {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const note = join(root, 'node_modules', '.package-lock.json');
  const installed = existsSync(note) ? packagesIn(note) : {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.optional !== true)
    .filter(([path, entry]) => !isInstalled(path, entry, installed[path]))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
};

const isInstalled = (path, entry, found) =>
  existsSync(join(root, path, 'package.json')) &&
  (entry.link === true || (found?.version === entry.version && found?.integrity === entry.integrity));

const packagesIn = path => JSON.parse(readFileSync(path, 'utf8')).packages;

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await installMissing();
