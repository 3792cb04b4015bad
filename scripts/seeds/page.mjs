import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { numbersIn } from './numbers.mjs';
import { PARAGRAPHS, WHY } from './paragraphs.mjs';

/*
 * docs/regulations/seeds.md and seeds.es.md: every numbered paragraph of the five older documents with where it is in the
 * code, its tests, or why nothing is to implement. A paragraph without a row, a row without a paragraph, a rule or a file
 * that is not there, and a row without a test are faults.
 */

const NUMBERS = JSON.parse(readFileSync(new URL('./numbers.json', import.meta.url), 'utf8'));
const DOCUMENTS = Object.keys(NUMBERS);

/** The source of each document in the catalogue of `@pareo/texts`. */
const SOURCE = {
  '000': 'fide-1999',
  '001': 'manual',
  '002': 'fenamac',
  '003': 'fide-2017',
  '004': 'scrabble',
};

const paragraphsOf = document => [
  ...new Set([
    ...NUMBERS[document].read.map(([, paragraph]) => paragraph).filter(paragraph => paragraph !== null),
    ...NUMBERS[document].unnumbered,
  ]),
];

/** The documents themselves, where they are beside the project. */
const SHARED = join(root, '../shared/rules/seeds');

const faultsOfNumbers = (document, paragraphs) => {
  const rows = Object.keys(paragraphs[document]);
  const numbers = paragraphsOf(document);
  const file = existsSync(SHARED) && readdirSync(SHARED).find(name => name.startsWith(document));
  const read = NUMBERS[document].read.map(([number]) => number);
  const isRead =
    !file ||
    read.length === 0 ||
    JSON.stringify(numbersIn(document, readFileSync(join(SHARED, file), 'utf8'))) === JSON.stringify(read);
  return [
    ...numbers.filter(number => !rows.includes(number)).map(number => `${document}, ${number} has no row`),
    ...rows.filter(row => !numbers.includes(row)).map(row => `${document} has no paragraph ${row}`),
    ...(isRead ? [] : [`scripts/seeds/numbers.json is not what ${document} has: run numbersIn on it`]),
  ];
};

/** What a row names: files with the rules or the code, and tests, some by their title: `round.test.ts#F9`. */
const placesOf = (row, { ruleOf, homeOf, testsOf }) => {
  if (row.files)
    return {
      where: row.files.filter(file => !isTest(file)),
      tests: row.files.filter(isTest),
      missing: row.files.filter(file => !isThere(file)),
    };
  const rules = row.rules.map(key => ({ key, rule: ruleOf(key) }));
  const known = rules.flatMap(({ rule }) => (rule ? [rule] : []));
  const naming = [...new Set(known.flatMap(testsOf))];
  const homes = [...new Set(known.map(homeOf))];
  return {
    where: homes,
    tests: row.referee ? homes.flatMap(refereeOf) : naming,
    missing: rules.filter(({ rule }) => !rule).map(({ key }) => key),
  };
};

const isTest = place => place.split('#')[0].endsWith('.test.ts');

const isThere = place => {
  const [file, title] = place.split('#');
  const path = join(root, file);
  if (!existsSync(path)) return false;
  return title === undefined || readFileSync(path, 'utf8').split('\n').some(isTitled(title));
};

/** A line with the title of a test, or of a list of them, and these words in it. */
const isTitled = title => line =>
  /^\s*(?:(?:test|describe)\b|\]?\)?\(?['`])/.test(line) && line.includes(title);

/** A row may say that no test names its rules: the referee of their system, which enumerates the text, tries them. */
const refereeOf = home => {
  const folders = home.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 4; depth--)
    for (const name of ['referee.property.test.ts', 'wimbledon.test.ts', 'berger.test.ts']) {
      const file = [...folders.slice(0, depth), name].join('/');
      if (existsSync(join(root, file))) return [file];
    }
  return [];
};

const WORDS = {
  en: {
    title: '# The older documents, paragraph by paragraph',
    lead: 'Where each paragraph is, the tests that try it, or why there is nothing to implement. Written by `npm run regulations` from `scripts/seeds/paragraphs.mjs`; the titles are those of the [catalogue of sources](README.md#sources).',
    other: '[En español](seeds.es.md)',
    head: ['| Paragraph | Where it is | Tests | Nothing to implement |', '|---|---|---|---|'],
  },
  es: {
    title: '# Los documentos anteriores, párrafo por párrafo',
    lead: 'Dónde está cada párrafo, las pruebas que lo comprueban, o por qué no hay nada que programar. Lo escribe `npm run regulations` a partir de `scripts/seeds/paragraphs.mjs`; los títulos son los del [catálogo de fuentes](README.md#sources).',
    other: '[In English](seeds.md)',
    head: ['| Párrafo | Dónde está | Pruebas | Nada que programar |', '|---|---|---|---|'],
  },
};

const link = place => {
  const [file, title] = place.split('#');
  const name = file.slice(file.lastIndexOf('/') + 1);
  return `[${title === undefined ? name : `${name}: ${title}`}](../../${file})`;
};

/** The two pages, and every fault. `lookup` finds rules by key, their files and the tests that name them. */
export const seedPages = (lookup, sources, paragraphs = PARAGRAPHS) => {
  const rows = DOCUMENTS.flatMap(document =>
    paragraphsOf(document).map(paragraph => {
      const row = paragraphs[document][paragraph];
      const places = row && !row.why ? placesOf(row, lookup) : { where: [], tests: [], missing: [] };
      return { document, paragraph, why: row?.why, said: row?.why ?? row?.note, ...places };
    }),
  );
  const faults = [
    ...DOCUMENTS.flatMap(document => faultsOfNumbers(document, paragraphs)),
    ...rows.flatMap(({ document, paragraph, why, tests, missing }) => [
      ...missing.map(name => `${document}, ${paragraph}: ${name} is not there`),
      ...(why === undefined && tests.length === 0 ? [`${document}, ${paragraph} has no test`] : []),
    ]),
  ];
  const pageIn = language =>
    [
      WORDS[language].title,
      '',
      `${WORDS[language].lead} ${WORDS[language].other}.`,
      '',
      ...DOCUMENTS.flatMap(document => {
        const { title, year } = sources[language][SOURCE[document]];
        const lines = rows
          .filter(row => row.document === document)
          .map(
            ({ paragraph, where, tests, said }) =>
              `| ${paragraph} | ${where.map(link).join(', ')} | ${tests.map(link).join(', ')} | ${said ? WHY[said][language] : ''} |`,
          );
        return [`## ${title} (${year})`, '', ...WORDS[language].head, ...lines, ''];
      }),
    ].join('\n');
  const pages = [
    { name: 'seeds.md', text: pageIn('en') },
    { name: 'seeds.es.md', text: pageIn('es') },
  ];
  return { pages, faults };
};
