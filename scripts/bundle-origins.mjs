import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.mjs';

/*
 * What is imported through a door (`@pareo/engine`, `./index.ts`) is taken from the file that declares it. The bundler divides a program
 * by files, and a door leads to every file behind it: with this a command carries what it uses, not what its doors could give.
 */

/** A plugin for esbuild. */
export const fromOrigins = {
  name: 'from-origins',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(packages|apps)\/[^/]+\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: withOrigins(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};

const IMPORTS = /^import (?!type\b)\{([^}]*)\} from '([^']+)';$/gm;

export const withOrigins = (text, path) =>
  text.replaceAll(IMPORTS, (whole, names, from) => {
    const door = fileOf(from, path);
    if (door === undefined) return whole;
    const doors = doorsOf(door);
    return specifiersIn(names)
      .map(({ name, as }) => {
        const origin = doors.get(name) ?? { file: door, name };
        return `import { ${origin.name === as ? as : `${origin.name} as ${as}`} } from ${JSON.stringify(origin.file)};`;
      })
      .join(' ');
  });

/** Values alone: types are erased. */
const specifiersIn = names =>
  names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => {
      const [imported, as = imported] = name.split(' as ');
      return { name: imported, as };
    });

/** The source of ours that is meant. Undefined: a package of others, or Node. */
const fileOf = (from, importer) => {
  if (from.startsWith('.')) return resolve(dirname(importer), from);
  const [, name, door = ''] = /^@pareo\/([^/]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (name === undefined) return undefined;
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = exports[door === '' ? '.' : `./${door}`]?.['pareo-source'];
  const source = entry ?? exports['./systems/*']?.['pareo-source'].replace('*', door.replace('systems/', ''));
  return source === undefined ? undefined : join(folder, source);
};

const EXPORTS = /^export (?!type\b)(?:(\*)|\{([^}]*)\}) from '([^']+)';$/gm;
const known = new Map();

/** What a file hands on from others, by name. */
const doorsOf = file => {
  if (known.has(file)) return known.get(file);
  const doors = new Map();
  known.set(file, doors);
  if (!existsSync(file)) return doors;
  for (const [, all, names, from] of readFileSync(file, 'utf8').matchAll(EXPORTS)) {
    const target = fileOf(from, file);
    if (target === undefined) continue;
    const behind = doorsOf(target);
    if (all) {
      for (const name of declaredIn(target)) doors.set(name, { file: target, name });
      for (const [name, origin] of behind) doors.set(name, origin);
    } else
      for (const { name, as } of specifiersIn(names))
        doors.set(as, behind.get(name) ?? { file: target, name });
  }
  return doors;
};

const declaredIn = file =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
