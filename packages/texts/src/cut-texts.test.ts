import type { Rule } from '@pareo/engine';
import { type CutPart, TIEBREAK_RULES } from '@pareo/engine/standings';
import { expect, test } from 'vitest';
import { describeCuts } from './cut-texts.ts';

const NAMES: Readonly<Record<number, string>> = { 1: 'Ana', 2: 'Bea', 3: 'Cruz', 4: 'Dora' };
const name = (id: number) => NAMES[id] ?? String(id);

const rule = (key: string): Rule => {
  const found = TIEBREAK_RULES.find(candidate => candidate.key === key);
  if (!found) throw new Error(`There is no rule ${key}.`);
  return found;
};

const met = { rule: rule('c07-2026.16.3'), cut: rule('c07-2026.14.1') };
const told = (parts: readonly CutPart[], language: 'en' | 'es', definition = rule('c07-2026.8.1')) =>
  describeCuts(parts, definition, { name, language });

test('C.07, 14.1: whose round against whom is cut, and what it would add', () => {
  const parts: readonly CutPart[] = [
    { of: 1, round: 3, opponent: 3, amount: 2.5, ...met },
    { of: 2, round: 1, opponent: 4, amount: 2, ...met },
  ];
  expect(told(parts, 'es')).toEqual([
    'No cuentan la ronda 3 de Ana contra Cruz (aportaría 2.5) y la ronda 1 de Bea contra Dora (aportaría 2): se quita el valor menos significativo (C.07 14.1).',
  ]);
  expect(told(parts.slice(0, 1), 'es')).toEqual([
    'No cuenta la ronda 3 de Ana contra Cruz (aportaría 2.5): se quita el valor menos significativo (C.07 14.1).',
  ]);
  expect(told(parts, 'en')).toEqual([
    'Not counted: round 3 of Ana against Cruz (would add 2.5) and round 1 of Bea against Dora (would add 2); the least significant value is cut (C.07 14.1).',
  ]);
});

test('C.07, 16.5: a round that was not played is cut with the article that gives it a dummy', () => {
  const voluntary = rule('c07-2026.16.5');
  const parts: readonly CutPart[] = [
    { of: 1, round: 4, against: 'dummy', amount: 3, rule: rule('c07-2026.16.2.5'), cut: voluntary },
    {
      of: 2,
      round: 5,
      opponent: 4,
      against: 'dummy',
      amount: 2,
      rule: rule('c07-2026.16.4.1'),
      cut: voluntary,
    },
  ];
  const [sentence] = told(parts, 'es');
  expect(sentence).toContain(
    'la ronda 4 de Ana (no jugada, un rival ficticio aportaría 3; C.07 16.2.5) y la ronda 5 de Bea contra Dora (no jugada, un rival ficticio aportaría 2; C.07 16.4.1): en vez del valor menos significativo',
  );
  expect(sentence).toMatch(/\(C\.07 16\.5\)\.$/);
  expect(told(parts, 'en')[0]).toContain('round 4 of Ana (not played, a dummy would add 3; C.07 16.2.5)');
});

test('annex of 1998, 2.2.1.4: the definition of the cut is not told twice', () => {
  const definition = rule('tiebreaks-1998.2.2.1.4');
  const part: CutPart = {
    of: 1,
    round: 4,
    against: 'oneself',
    amount: 3,
    rule: rule('tiebreaks-1998.1'),
    cut: definition,
  };
  expect(told([part], 'es', definition)).toEqual([
    'No cuenta la ronda 4 de Ana (no jugada, aportaría 3; Anexo FIDE de 1998, 1).',
  ]);
});

test('a rule of its own for the low and for the high value, each with its rounds', () => {
  const parts: readonly CutPart[] = [
    { of: 1, round: 1, opponent: 2, amount: 4, ...met, cut: rule('c07-2026.14.3') },
    { of: 1, round: 3, opponent: 3, amount: 1, ...met },
  ];
  expect(told(parts, 'en')).toHaveLength(2);
});
