import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Rule, Ruling } from '../rules/index.ts';
import { answeredBy, explainedBy } from '../testing/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingSystem } from './system.ts';
import { everyQuestion, type Replay } from './testing/replay.ts';
import { REPLAYS } from './testing/replays.ts';

/*
 * A rule is listed because it decides something: a generated round cites it, in a ruling or in an answer, or a test
 * names it. A paragraph that decides nothing is no rule.
 */
const POSITIONS = process.env['PAREO_LONG'] === '1' ? 2_000 : 250;
/** Every so many positions all questions are asked too. */
const ASKED = 10;

const keysIn = (rulings: readonly Ruling[]): readonly string[] =>
  rulings.flatMap(({ rule, passedOver }) => [rule.key, ...passedOver.map(passed => passed.rule.key)]);

/** Keys as rounds cite them, one round after the other. */
function* citedBy(system: PairingSystem, replay: Replay): Generator<string> {
  const options = replay.options ?? {};
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const position = replay.positionFor(seed);
    const rulings = position && explainedBy(system, position, options);
    if (!position || !rulings?.ok) continue;
    yield* keysIn(rulings.value);
    const boards = rulings.value.filter(({ subject }) => subject === 'board').length;
    for (const question of seed % ASKED === 0 ? everyQuestion(position, boards) : []) {
      const answer = answeredBy(system, position, options, question);
      if (answer.ok) yield answer.value.rule.key;
    }
  }
}

/** Those of the keys that nothing cites. Rounds are made until none is left. */
const uncited = (keys: readonly string[], system: PairingSystem): readonly string[] => {
  const left = new Set(keys);
  for (const replay of REPLAYS.filter(({ system: id }) => id === system.id)) {
    if (left.size === 0) break;
    for (const key of citedBy(system, replay)) if (left.delete(key) && left.size === 0) break;
  }
  return [...left];
};

/** Tests below a folder. */
const testsBelow = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return testsBelow(file);
    return entry.name.endsWith('.test.ts') ? [{ file, text: readFileSync(file, 'utf8') }] : [];
  });

/** Those of all systems, and of what is remarked on about a round. */
const TESTS = [...testsBelow(import.meta.dirname), ...testsBelow(join(import.meta.dirname, '../round'))];

/** A test whose name says the number of the rule as a word, in the folder of its system. */
const isNamedByTest = ({ key, id }: Rule): boolean => {
  const number = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?:test|describe)(?:\\.each)?[^\\n]*(?<![\\w.])${number}(?![\\w]|\\.\\d)`);
  const folders = FOLDERS.filter(folder => key.startsWith(folder.split('-')[0] ?? folder));
  return TESTS.some(
    ({ file, text }) =>
      (folders.length === 0 || folders.some(folder => file.includes(join('systems', folder)))) &&
      named.test(text),
  );
};

const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

test.each(SYSTEMS.map(system => [system.id, system] as const))(
  '%s: every rule of its list is cited',
  (_, system) => {
    const unnamed = system.rules.filter(rule => !isNamedByTest(rule)).map(({ key }) => key);
    expect(uncited(unnamed, system)).toEqual([]);
  },
);
