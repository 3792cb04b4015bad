import { type Issue, type NoPairing, type Rule, SYSTEMS } from '@pareo/engine';
import { NORM_RULES } from '@pareo/engine/norms';
import { PRIZE_RULES } from '@pareo/engine/prizes';
import { RATING_RULES } from '@pareo/engine/ratings';
import { TIEBREAK_RULES, type TiebreakWarning } from '@pareo/engine/standings';
import { describe, expect, test } from 'vitest';
import { describeIssue } from './issues.ts';
import { LANGUAGES } from './language.ts';
import { describeRefusal } from './refusals.ts';
import { describeWarning } from './standings-texts.ts';
import { issueSamples, refusalSamples, warningSamples } from './testing/samples.ts';
import { textsIn } from './texts.ts';

const casesOf = (samples: object): readonly { readonly code: string; readonly data: object }[] =>
  Object.entries(samples).flatMap(([code, list]) => list.map((data: object) => ({ code, data })));

const name = (id: number) => `${id} Ana`;

const expectSentence = (sentence: string) => {
  expect(sentence).toMatch(/^(--|[\p{Lu}\d"«¿¡…])/u);
  expect(sentence).toMatch(/[.?]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}(?!12)/);
};

describe.each(LANGUAGES)('sentences in %s', language => {
  test.each(casesOf(issueSamples))('$code', sample => {
    expectSentence(describeIssue(sample as Issue, language));
  });
  test.each(casesOf(refusalSamples))('$code', sample => {
    expectSentence(describeRefusal(sample as NoPairing, name, language));
  });
  test.each(casesOf(warningSamples))('$code', sample => {
    expectSentence(describeWarning(sample as TiebreakWarning, language));
  });
});

test('every system of the catalogue has a name and a purpose in both languages', () => {
  for (const language of LANGUAGES) {
    const texts: Readonly<Record<string, unknown>> = textsIn(language).systems;
    expect(SYSTEMS.filter(({ id }) => texts[id] === undefined).map(({ id }) => id)).toEqual([]);
  }
});

test('every option of every system is explained in both languages', () => {
  const names = new Set(SYSTEMS.flatMap(({ options }) => options.map(({ name }) => name)));
  for (const language of LANGUAGES)
    expect([...names].filter(name => textsIn(language).systemOptions[name] === undefined)).toEqual([]);
});

test('no-legal-pairing names the players and those who are left for them', () => {
  const refusal: NoPairing = { code: 'no-legal-pairing', data: { players: [3, 4, 5], partners: [6] } };
  expect(describeRefusal(refusal, name, 'en')).toBe(
    'No legal pairing exists: the only opponent left for 3 Ana, 4 Ana and 5 Ana is 6 Ana, too few for all of them.',
  );
  expect(describeRefusal(refusal, name, 'es')).toBe(
    'No existe ningún emparejamiento legal: el único rival que queda para 3 Ana, 4 Ana y 5 Ana es 6 Ana, y no alcanza para todos.',
  );
});

test('not-in-round says why of each', () => {
  const refusal: NoPairing = {
    code: 'not-in-round',
    data: {
      players: [
        { player: 3, why: 'knocked-out', inRound: 1, by: 6 },
        { player: 4, why: 'left', after: 1 },
      ],
      round: 2,
    },
  };
  expect(describeRefusal(refusal, name, 'en')).toBe(
    '3 Ana (knocked out in round 1 by 6 Ana) and 4 Ana (left after round 1) are not paired in round 2.',
  );
  expect(describeRefusal(refusal, name, 'es')).toBe(
    '3 Ana (quedó fuera en la ronda 1, ante 6 Ana) y 4 Ana (se retiró tras la ronda 1) no se emparejan en la ronda 2.',
  );
});

test('every rule that may be cited has its Spanish text', () => {
  const { rules } = textsIn('es');
  const cited: readonly Rule[] = [
    ...SYSTEMS.flatMap(system => system.rules),
    ...TIEBREAK_RULES,
    ...NORM_RULES,
    ...PRIZE_RULES,
    ...RATING_RULES,
  ];
  const keys = new Set(cited.map(({ key }) => key));
  expect([...keys].filter(key => rules[key] === undefined)).toEqual([]);
});

test('what is shown is not said to be all that is allowed', () => {
  const told = (data: NoPairing<'option-invalid'>['data'], language: 'en' | 'es') =>
    describeRefusal({ code: 'option-invalid', data }, name, language);
  const shown = { option: 'excused', value: 'x', allowed: 'all; none; 4, 12', areExamples: true } as const;
  const listed = { option: 'groups', value: 'x', allowed: '2, 4, 8' };
  expect(told(shown, 'en')).toBe('The option "excused" cannot be "x". For example: all; none; 4, 12.');
  expect(told(shown, 'es')).toBe('La opción «excused» no puede ser «x». Por ejemplo: all; none; 4, 12.');
  expect(told(listed, 'en')).toBe('The option "groups" cannot be "x". Allowed: 2, 4, 8.');
  expect(told(listed, 'es')).toBe('La opción «groups» no puede ser «x». Valores permitidos: 2, 4, 8.');
});
