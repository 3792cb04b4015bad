/* Who may import whom, as ARCHITECTURE.md draws it. A file that no rule knows is a fault too: a new folder
 * gets its line here together with its reason to exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../root.mjs';

const ENGINE = 'packages/engine/src/';

/** Words of the language that know no tournament: a result or its faults, the mark of our own mistake, and fractions. */
const NEUTRAL = ['model/outcome.ts', 'model/exact.ts'];

/** What a pairing system may use besides its own folder. Never another system. */
const SHARED_BY_SYSTEMS = [
  'systems/system.ts',
  'systems/question.ts',
  'systems/define.ts',
  'systems/once.ts',
  'systems/askable.ts',
  'systems/answer-from-rulings.ts',
  'systems/catalogue.ts',
  'systems/swiss/',
  'systems/tables/',
  'systems/initial-order/',
  // What C.04.5 and C.04.6 share by regulation.
  'systems/upfloaters/',
  'rules/',
  'matching/',
  'position/',
  'model/',
];

/** Reports about a tournament: they may use every system and one another. */
const ABOVE_SYSTEMS = [
  'formats/',
  'prizes/plan-shapes.ts',
  'ratings/',
  'standings/',
  'tiebreaks/',
  'systems/',
  'round/',
];

/** Inside the engine: what a file under the first path may import. The first line that fits a file is its line. */
const ENGINE_DIRECTIONS = [
  ...NEUTRAL.map(path => [path, NEUTRAL]),
  ['matching/', ['matching/', ...NEUTRAL]],
  ['rules/', ['rules/', 'matching/', ...NEUTRAL]],
  ['model/', ['model/']],
  // The language of what comes from outside: it knows limits, and nothing of what is read.
  ['shape/', ['shape/', 'model/']],
  ['position/', ['position/', 'model/']],
  ['systems/system.ts', ['systems/question.ts', 'rules/', 'position/', 'model/']],
  // What a rank is answered with, as types: its criterion, the lines of a working, the stage of a knock-out.
  ['systems/question.ts', ['tiebreaks/index.ts', 'rules/', 'position/knockout/', 'model/']],
  ['systems/catalogue.ts', ['systems/', 'model/']],
  ['systems/index.ts', ['systems/', 'rules/', 'position/', 'model/']],
  // Every system's description and nothing else of it.
  ['systems/descriptions.ts', ['systems/']],
  // Whoever asks for one procedure.
  ['systems/load.ts', ['systems/']],
  // King of the Hill pairs by the standings: its text says so.
  ['systems/scrabble/', [...SHARED_BY_SYSTEMS, 'standings/']],
  ['systems/', SHARED_BY_SYSTEMS],
  // What a game is worth against a rating: tie-breaks take tables and performances from there.
  ['ratings/', ['ratings/', 'rules/', 'position/', 'model/']],
  ['norms/', ['norms/', 'ratings/', 'rules/', 'model/']],
  ['tiebreaks/', ['tiebreaks/', 'ratings/', 'rules/', 'position/', 'model/']],
  ['standings/', ['standings/', 'tiebreaks/', 'ratings/', 'rules/', 'position/', 'model/']],
  // Who belongs to a category, and who is paid what: by the table, and above it.
  ['categories/membership.ts', ['categories/age.ts', 'model/']],
  ['categories/', ['categories/', 'standings/', 'model/']],
  // What acts and files say of categories and prizes, as shapes: the journal knows no more of them.
  ['prizes/plan-shapes.ts', ['shape/', 'model/']],
  ['prizes/', ['prizes/', 'categories/', 'standings/', 'rules/', 'model/']],
  // The one way in: the choice of system, groups and options, above every system and the standings.
  ['round/', ['round/', 'systems/', 'standings/', 'tiebreaks/', 'rules/', 'position/', 'model/']],
  // The checker and the generator are two rooms: neither knows the other.
  ...['formats/', 'checker/', 'generator/'].map(path => [
    path,
    [path, ...ABOVE_SYSTEMS, 'rules/', 'matching/', 'position/', 'shape/', 'model/'],
  ]),
  // Pages apply acts without loading the engine: the journal knows of a system what is plain (its refusals, as types).
  [
    'journal/',
    [
      'journal/',
      'shape/',
      'systems/system.ts',
      'systems/descriptions.ts',
      'systems/initial-order/',
      'prizes/plan-shapes.ts',
      // Who belongs: a page asks without the engine.
      'categories/membership.ts',
      'position/',
      'model/',
    ],
  ],
  [
    'complete/',
    [
      'complete/',
      'journal/',
      'round/',
      'norms/',
      'ratings/',
      'categories/',
      'prizes/',
      ...ABOVE_SYSTEMS,
      'rules/',
      'position/',
      'model/',
    ],
  ],
  ['index.ts', ['']],
];

/** Between packages: what a file under the first path may import from outside its own package. */
const PACKAGE_DIRECTIONS = [
  ['packages/engine/', []],
  ['packages/texts/', ['@pareo/engine']],
  // What a running tournament shows, worked out once for every surface.
  ['packages/tournament/', ['@pareo/engine', '@pareo/texts']],
  // What is printed: documents as data; only what draws them may use Node and the library that writes PDF.
  ['packages/paper/src/pdf/', ['node:', 'npm:']],
  // Pages as text: the browser's part stands apart in client/.
  ['packages/pages/src/entry/', ['@pareo/host', '@pareo/engine', '@pareo/tournament']],
  ['packages/pages/', ['@pareo/tournament', '@pareo/paper', '@pareo/texts']],
  ['packages/paper/', ['@pareo/engine', '@pareo/texts', '@pareo/tournament']],
  // The browser's own faces only: no framework, no Node.
  ['packages/host/', ['@pareo/engine']],
  ['apps/cli/', ['@pareo/engine', '@pareo/texts', '@pareo/tournament', '@pareo/paper', 'node:', 'npm:']],
  [
    'apps/server/',
    [
      '@pareo/engine',
      '@pareo/texts',
      '@pareo/tournament',
      '@pareo/host',
      '@pareo/paper',
      '@pareo/pages',
      'node:',
      'npm:',
    ],
  ],
  // What is built by Node may use it; the pages may not.
  ['apps/web/vite.config.ts', ['node:', 'npm:']],
  ['apps/web/svelte.config.ts', ['node:', 'npm:']],
  ['apps/web/', ['@pareo/engine', '@pareo/texts', '@pareo/tournament', '@pareo/host', 'npm:']],
  // What compares the surfaces asks each of them.
  ['verification/surfaces/', ['@pareo/engine', '@pareo/texts', '@pareo/tournament', 'node:', 'npm:']],
  ['verification/', ['@pareo/engine', '@pareo/texts', 'node:', 'npm:']],
  ['scripts/', ['node:', 'npm:']],
];

/** Tests may reach across the engine and use Node and the test tools; they may not import an app either. */
const isTest = path => /\.test\.(ts|mjs)$|\/conformance\.ts$|\/testing\/|\/referee\//.test(path);
const TEST_TOOLS = [
  'vitest',
  'fast-check',
  'fake-indexeddb',
  'playwright-core',
  'node:',
  '@pareo/engine',
  '@pareo/texts',
  '@pareo/host',
  '@pareo/tournament',
];

/** The faults of a list of files, each given as its path and its imports. */
export const faultsIn = files =>
  files.flatMap(file => [
    ...(isKnown(file.path) ? [] : [`${file.path}: ${WITHOUT_LINE}`]),
    ...file.imports.flatMap(wanted => faultOf(file.path, wanted)),
  ]);

const WITHOUT_LINE = 'scripts/gates/import-directions.mjs has no line for this folder';

/** Also where a file imports nothing. */
const isKnown = path =>
  isTest(path) ||
  (path.startsWith(ENGINE)
    ? directionInEngine(path.slice(ENGINE.length)) !== undefined
    : PACKAGE_DIRECTIONS.some(([from]) => path.startsWith(from)));

const directionInEngine = path => ENGINE_DIRECTIONS.find(([from]) => path.startsWith(from));

const faultOf = (path, wanted) => {
  const reason = wanted.startsWith('.')
    ? reasonAgainstFile(path, posix.join(posix.dirname(path), wanted))
    : reasonAgainstPackage(path, wanted);
  return reason === undefined ? [] : [`${path} imports ${wanted}: ${reason}`];
};

/** What is measured is found on the machine where the tests find it. */
const isToolOfMachine = (path, target) => path.startsWith('verification/') && target === 'scripts/tools.mjs';

const isAskedBySurfaces = (path, target) =>
  path.startsWith('verification/surfaces/') && target.startsWith('apps/');

const reasonAgainstFile = (path, target) => {
  if (isToolOfMachine(path, target)) return undefined;
  if (isAskedBySurfaces(path, target)) return undefined;
  if (homeOf(path) !== homeOf(target)) return 'another package is imported by its name, not by its path';
  if (isReferee(path) && !isSeenByReferee(target, path))
    return 'a referee shares with its system the position alone';
  if (isTest(path)) return undefined;
  if (isTest(target)) return 'only tests import test files';
  if (!path.startsWith(ENGINE)) return undefined;
  return reasonInsideEngine(path.slice(ENGINE.length), target.slice(ENGINE.length));
};

/** What the referees of all systems judge with. */
const JUDGES = [
  'asked',
  'left-over',
  'listed-replay',
  'listed-walk',
  'refutations',
  'replay',
  'table-replay',
  'whole-rounds',
].map(name => `${ENGINE}systems/testing/${name}.ts`);

/** The literal version of a system, which judges the fast one. */
const isReferee = path =>
  JUDGES.includes(path) || (path.startsWith(ENGINE) && /\/referee\//.test(path) && !/\.test\.ts$/.test(path));

/** The position, what answers and rulings look like, the rest of the same referee and what makes up tests. */
const isSeenByReferee = (target, path) =>
  (/\/referee\/|\/testing\//.test(target) && systemsJudgedWith(path).includes(systemOf(target))) ||
  [
    'model/',
    'position/',
    'rules/ruling.ts',
    'systems/question.ts',
    'systems/system.ts',
    'systems/testing/',
    'testing/',
    // Numbers printed in the regulations: whoever judges reads the same ones.
    'ratings/tables.ts',
  ].some(to => target.startsWith(ENGINE + to)) ||
  // King of the Hill pairs by the standings: they are given to both.
  (path.includes('/scrabble/') && target.startsWith(`${ENGINE}standings/`));

const systemOf = path => path.slice(ENGINE.length).match(/^systems\/([^/]+)\//)?.[1];

/** C.04.5 and C.04.6 share a procedure by regulation, and so a referee of it. */
const systemsJudgedWith = path =>
  ['double-swiss', 'team-swiss'].includes(systemOf(path)) ? [systemOf(path), 'upfloaters'] : [systemOf(path)];

const reasonInsideEngine = (path, target) => {
  const direction = directionInEngine(path);
  if (direction === undefined) return WITHOUT_LINE;
  if (isOfAnotherEdition(path, target)) return 'an edition of a system does not import another';
  const allowed = [...direction[1], ...ownFolder(path)];
  if (allowed.some(to => target.startsWith(to))) return undefined;
  return `${direction[0]} may import only ${allowed.join(', ')}`;
};

/** systems/dutch/quality.ts may import the rest of systems/dutch/. */
const ownFolder = path => {
  const [layer, folder, file] = path.split('/');
  return layer === 'systems' && file !== undefined ? [`systems/${folder}/`] : [];
};

/** systems/dutch/2017/ and systems/dutch/2026/ share what stands above them. */
const isOfAnotherEdition = (path, target) => {
  const [one, other] = [path, target].map(file => file.match(/^systems\/([^/]+)\/(\d{4})\//));
  return one !== null && other !== null && one[1] === other[1] && one[2] !== other[2];
};

/** What a surface shows is decided in the read model: it lays out, and imports views and words. */
const SURFACES = ['packages/paper/', 'packages/pages/', 'apps/cli/', 'apps/server/', 'apps/web/'];
const DECIDING = ['round', 'standings', 'checker', 'tiebreaks'].map(room => `@pareo/engine/${room}`);

const reasonAgainstPackage = (path, wanted) => {
  if (!isTest(path) && DECIDING.includes(wanted) && SURFACES.some(surface => path.startsWith(surface)))
    return 'a surface lays out: what it shows comes from @pareo/tournament';
  if (homeOf(path) !== undefined && wanted === 'pareo') return 'nobody imports an app';
  const direction = PACKAGE_DIRECTIONS.find(([from]) => path.startsWith(from));
  if (direction === undefined) return WITHOUT_LINE;
  const allowed = isTest(path) ? [...direction[1], ...TEST_TOOLS] : direction[1];
  if (allowed.some(to => isSameOrKind(wanted, to))) return undefined;
  return allowed.length === 0
    ? 'the engine has no dependencies'
    : `only ${allowed.join(', ')} may be imported here`;
};

const isSameOrKind = (wanted, allowed) => {
  if (allowed === 'npm:') return !wanted.startsWith('@pareo/') && !wanted.startsWith('node:');
  if (allowed.endsWith(':')) return wanted.startsWith(allowed);
  // An entry of a package is the package: `@pareo/engine/journal`.
  return wanted === allowed || (wanted.startsWith(`${allowed}/`) && isEntry(wanted, allowed));
};

/** Whether `exports` of the package has the path; `./systems/*` has every name. */
const isEntry = (wanted, name) => {
  const file = join(root, 'packages', name.replace('@pareo/', ''), 'package.json');
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const path = `.${wanted.slice(name.length)}`;
  return Object.keys(exports).some(entry =>
    entry.endsWith('/*')
      ? path.startsWith(entry.slice(0, -1)) && !path.slice(entry.length - 1).includes('/')
      : entry === path,
  );
};

/** The package, app or top folder that a path belongs to. */
const homeOf = path => path.match(/^(packages\/[^/]+|apps\/[^/]+|verification|scripts)\//)?.[1];

const filesUnder = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path);
    return /\.(ts|mjs|svelte)$/.test(entry.name) ? [path] : [];
  });

const importsOf = path => {
  const text = readFileSync(join(root, path), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
};

/** Paths of the engine named above that are not there: a line that has lost its folder. */
const lostPaths = () =>
  [
    ...new Set([
      ...ENGINE_DIRECTIONS.flatMap(([from, to]) => [from, ...to]).map(path => ENGINE + path),
      ...JUDGES,
    ]),
  ]
    .filter(path => !existsSync(join(root, path)))
    .map(path => `scripts/gates/import-directions.mjs names ${path}, which is not there`);

const main = () => {
  const paths = ['packages', 'apps', 'verification', 'scripts']
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(filesUnder);
  const files = paths.map(path => ({ path, imports: importsOf(path) }));
  const inEngine = files.filter(({ path }) => path.startsWith(ENGINE)).length;
  const imports = files.reduce((sum, file) => sum + file.imports.length, 0);
  if (inEngine === 0 || imports === 0) {
    console.error(
      `Nothing was looked at: ${inEngine} files of the engine, ${imports} imports. Has a folder moved?`,
    );
    return 1;
  }
  const faults = [...lostPaths(), ...faultsIn(files)];
  for (const fault of faults) console.error(fault);
  console.log(
    `${files.length} files (${inEngine} of the engine), ${imports} imports, ${faults.length} faults`,
  );
  return faults.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
