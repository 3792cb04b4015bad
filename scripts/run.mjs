import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Runs Node on a script in the root of the project and shows what it prints. Gives the exit code. */
export const runNode = (args, env = {}) =>
  ended(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }));

/** The same, and keeps what it prints. Gives the exit code and the output. */
export const listenToNode = async args => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', piece => {
      output += piece;
    });
  return { code: await ended(child), output };
};

/** Runs npm itself. Inside `npm start` its own script is known, which spares the shell that Windows would need. */
export const runNpm = args => {
  const npm = process.env.npm_execpath;
  if (npm !== undefined && /\.[cm]?js$/.test(npm)) return runNode([npm, ...args]);
  return ended(spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }));
};

/** The script behind an installed command, without the shell wrapper that differs between systems. */
export const commandOf = (packageName, command = packageName) => {
  const folder = join(root, 'node_modules', packageName);
  if (!existsSync(folder)) throw new Error(`${packageName} is not installed: run "npm ci" in ${root}`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

const ended = child =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== null) process.stderr.write(`ended by ${signal}\n`);
      resolve(code ?? 1);
    });
  });
