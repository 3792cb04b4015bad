import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decisionIndex, decisionsBelow } from './decisions.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { seedPages } from './seeds/page.mjs';

/*
 * `npm run regulations`: writes the list of descriptions (descriptions.mjs), the index of decisions (decisions.mjs) and docs/regulations, one page per pairing system,
 * from the rule objects: article, words, the file that holds the rule and the tests that name it. With `--check` nothing is written; pages that are not true
 * any more are faults, and so are rules named in NAMED that no test cites, and paragraphs of the older documents that
 * have no place in them (seeds/page.mjs).
 */
/** Keys of the systems all of whose rules a test must name. */
const NAMED = ['dutch-2026.', 'dutch-2017.', 'dutch.'];
const folder = join(root, 'docs/regulations');
const engineFolder = join(root, 'packages/engine/src');
const systems = join(engineFolder, 'systems');

const filesBelow = path =>
  readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.name.endsWith('.ts') ? [{ file, text: readFileSync(file, 'utf8') }] : [];
  });

const shown = file => relative(root, file).split(sep).join('/');

/** The file whose source declares the rule's key. */
const homeOf = (rule, sources) => sources.find(({ text }) => text.includes(`'${rule.key}'`))?.file;

/**
 * Where the tests of a rule are: in the folder of its system, without those of other editions, which give the same number to
 * other rules. An edition with tests of rounds beside those of its system, which are of other editions, is tested by its own.
 */
const isNear = (rule, home, tests) => {
  const [system] = relative(systems, home).split(sep);
  const near = join(systems, system) + sep;
  const own = join(near, /-(\d{4})\./.exec(rule.key)?.[1] ?? 'no edition') + sep;
  const hasRounds = folder => tests.some(({ file }) => file === `${folder}round.test.ts`);
  if (own !== near && hasRounds(own) && hasRounds(near)) return file => file.startsWith(own);
  const isOfAnEdition = file => /^\d{4}$/.test(file.slice(near.length).split(sep)[0]);
  return file => file.startsWith(near) && (file.startsWith(own) || !isOfAnEdition(file));
};

/** Tests of the rule's edition in whose names the rule's number stands as a word. */
const testsOf = (rule, home, tests) => {
  const id = rule.id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?:test|describe)(?:\\.each)?[^\\n]*(?<![\\w.])${id}(?![\\w]|\\.\\d)`);
  const near = isNear(rule, home, tests);
  return tests.filter(({ file, text }) => near(file) && named.test(text)).map(({ file }) => file);
};

const link = file => `[${file.slice(file.lastIndexOf(sep) + 1)}](../../${shown(file)})`;

const pageOf = (system, { sources, tests, articleIn, source }) => {
  const rows = system.rules.map(rule => {
    const home = homeOf(rule, sources);
    const naming = home ? testsOf(rule, home, tests) : [];
    return { rule, home, naming };
  });
  const lines = rows.map(
    ({ rule, home, naming }) =>
      `| ${articleIn(rule.id, 'en')} | ${articleIn(rule.article, 'en')} | ${rule.text.replaceAll('|', '\\|')} | ${home ? link(home) : ''} | ${naming.map(link).join(', ')} |`,
  );
  const text = [
    `# ${system.id}`,
    '',
    `${articleIn(system.chapter, 'en')}${/^\d{4}/.test(system.edition) ? `, edition ${system.edition}` : ''}; from [${source.title} (${source.year})](README.md#sources). Written from the rule objects by \`npm run regulations\`.`,
    '',
    '| Rule | Article | What it says | Where it is | Tests that name it |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
  const unnamed = rows.filter(({ naming }) => naming.length === 0).map(({ rule }) => rule.key);
  return { name: `${system.id}.md`, text, unnamed };
};

const main = async check => {
  const code = (await installMissing()) || (await writeDescriptions(check)) || writeDecisions(check);
  if (code !== 0) return code;
  const { loaded } = await import('./descriptions.mjs');
  const { SYSTEMS, articleIn, sourceOf, catalogue } = await loaded(root, [
    "export { SYSTEMS } from '@pareo/engine';",
    "export { articleIn, sourceOf, sources as catalogue } from '@pareo/texts';",
  ]);
  const all = filesBelow(engineFolder);
  const tests = all.filter(({ file }) => file.endsWith('.test.ts'));
  const sources = all.filter(
    ({ file }) => !file.endsWith('.test.ts') && !file.includes(`${sep}referee${sep}`),
  );
  const pages = SYSTEMS.map(system =>
    pageOf(system, { sources, tests, articleIn, source: catalogue.en[sourceOf(system)] }),
  );
  const index = {
    name: 'README.md',
    text: [
      '# Regulations',
      '',
      'Article, rule, file and tests, one page per system and edition.',
      '',
      ...SYSTEMS.map(
        ({ id, chapter, edition }) => `- [${id}](${id}.md): ${articleIn(chapter, 'en')}, ${edition}`,
      ),
      '',
      'The older documents, paragraph by paragraph: [in English](seeds.md), [en español](seeds.es.md).',
      '',
      '## Sources',
      '',
      ...Object.values(catalogue.en).map(({ title, year, known }) => `- **${title}** (${year}). ${known}`),
      '',
    ].join('\n'),
  };
  const rules = new Map(SYSTEMS.flatMap(system => system.rules).map(rule => [rule.key, rule]));
  const seeds = seedPages(
    {
      ruleOf: key => rules.get(key),
      homeOf: rule => shown(homeOf(rule, sources)),
      testsOf: rule => testsOf(rule, homeOf(rule, sources), tests).map(shown),
    },
    catalogue,
  );
  for (const fault of seeds.faults) console.error(fault);
  const unnamed = pages.flatMap(page => page.unnamed);
  if (check)
    return (
      report(
        [index, ...pages, ...seeds.pages],
        unnamed.filter(key => NAMED.some(prefix => key.startsWith(prefix))),
      ) || Math.min(seeds.faults.length, 1)
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of [index, ...pages, ...seeds.pages]) writeFileSync(join(folder, name), text);
  console.log(
    `${pages.length} pages, ${unnamed.length} rules that no test names${unnamed.length > 0 ? `: ${unnamed.join(', ')}` : ''}`,
  );
  return Math.min(seeds.faults.length, 1);
};

/** Loaded once packages are installed: it bundles. */
const writeDescriptions = async check => {
  const { describeSystems } = await import('./descriptions.mjs');
  const faults = await describeSystems(systems, { check });
  for (const fault of faults) console.error(fault);
  return Math.min(faults.length, 1);
};

const writeDecisions = check => {
  const path = join(root, 'docs/decisions');
  const { text, faults } = decisionIndex(decisionsBelow(path));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  if (!check) writeFileSync(join(path, 'README.md'), text);
  else if (readFileSync(join(path, 'README.md'), 'utf8') !== text) {
    console.error('docs/decisions/README.md is not true any more: run npm run regulations');
    return 1;
  }
  return 0;
};

const report = (pages, unnamed) => {
  const current = name => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return undefined;
    }
  };
  const old = pages.filter(({ name, text }) => current(name) !== text).map(({ name }) => name);
  for (const name of old)
    console.error(`docs/regulations/${name} is not true any more: run npm run regulations`);
  for (const key of unnamed) console.error(`No test names the rule ${key}`);
  return old.length + unnamed.length === 0 ? 0 : 1;
};

process.exitCode = await main(process.argv.includes('--check'));
