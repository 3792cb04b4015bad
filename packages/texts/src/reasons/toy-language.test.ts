import type { Answer, Ruling } from '@pareo/engine';
import { expect, test } from 'vitest';
import { reasons as english } from '../en/reasons.ts';
import { answersIn } from './answers.ts';
import { rulingsIn } from './rulings.ts';
import type { ReasonWords } from './words.ts';

/** A language whose phrases are their own names: it has words, and no logic of its own. */
const toyOf = (leaves: object): object =>
  Object.fromEntries(
    Object.entries(leaves).map(([key, leaf]) => [key, key in KEPT ? leaf : toyLeaf(key, leaf)]),
  );

/** What every language is given, and the forms of a supposition, which are four phrases. */
const KEPT = {
  wording: 0,
  article: 0,
  floaterTypes: 0,
  afterComma: 0,
  verdicts: 0,
  stays: 0,
  floatInstead: 0,
};

const toyLeaf = (key: string, leaf: unknown): unknown => {
  if (typeof leaf === 'string') return `<${key}>`;
  if (typeof leaf === 'function')
    return (...gaps: readonly unknown[]) => `<${[key, ...gaps.map(gapOf)].join(' ')}>`;
  return toyOf(leaf as object);
};

const gapOf = (gap: unknown): string =>
  typeof gap === 'object' && gap !== null && 'text' in gap ? String(gap.text) : String(gap);

const supposed = (what: string) => ({
  if: `<if ${what}>`,
  ifWere: `<ifWere ${what}>`,
  round: `<round ${what}>`,
  being: `<being ${what}>`,
});

const toy = {
  ...(toyOf(english) as ReasonWords),
  afterComma: ['<if'],
  stays: (player: string) => supposed(`${player} stays`),
  floatInstead: ({ text }: { readonly text: string }) => supposed(`${text} instead`),
} satisfies ReasonWords;

const names = ['', 'Ana', 'Bea', 'Cruz'];
const name = (id: number): string => names[id] ?? '?';

const float: Answer<'float'>['facts'] = {
  about: [1],
  because: [2],
  bracket: 2,
  passed: 'worse',
  chosen: 1,
  other: 2,
};

test('a third language gives words alone: what an answer says is decided beside it', () => {
  const { lead, said } = answersIn(toy);
  const answer = { verdict: 'chosen', facts: float, name } as const;
  expect(said.float(answer)).toBe('<floatsAndNot Ana down undefined>.');
  expect(lead.float(answer)).toBe(
    '<inBracket <points 2>> <isWorse <bestPairing <if Bea instead>>> (<insteadOf 2 1>)',
  );
  expect(lead.pair({ verdict: 'forbidden', facts: { about: [1, 2], bracket: 2, round: 3 }, name })).toBe(
    '<inBracket <points 2>> <metBefore 3>',
  );
});

test('a third language gives words alone: what a ruling says is decided beside it', () => {
  const { because, decided } = rulingsIn(toy);
  const facts: Ruling<'float'>['facts'] = { bracket: 2 };
  const passed = {
    verdict: 'forbidden',
    suffers: [],
    opponents: ['Cruz'],
    isByOtherRules: false,
    isStaying: true,
    barred: [],
  } as const;
  const words = { about: ['Ana'], because: [], facts, passed };
  expect(decided.float(words)).toBe('<float Ana down>.');
  // A comma before a condition.
  expect(because.float(words)).toBe('<inBracket <points 2>>, <if Ana stays>, <meeting Cruz false>');
});
