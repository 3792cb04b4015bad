import { expect, test } from 'vitest';
import { systemForRound } from '../round/index.ts';
import { SYSTEMS, systemNamed, systemOfTrfCode } from './catalogue.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { BELGRADE_RULES } from './groups/index.ts';
import { namedOn } from './named.ts';

const RULES = [...SYSTEMS.flatMap(system => system.rules), ...BELGRADE_RULES];

test('every description is that of a system of the catalogue, in the same order', () => {
  expect(SYSTEMS).toHaveLength(DESCRIPTIONS.length);
  for (const [at, description] of DESCRIPTIONS.entries()) expect(SYSTEMS[at]).toMatchObject(description);
});

test('a name without an edition means the edition in force', () => {
  expect(['dutch', 'dubov', 'burstein', 'lim'].map(name => systemNamed(name)?.id)).toEqual([
    'dutch-2026',
    'dubov-2026',
    'burstein-2026',
    'lim-1999',
  ]);
});

test('decision 147: a name without an edition means the edition in force on a day', () => {
  const idsOn = (day: string) =>
    ['dutch', 'dubov', 'burstein', 'lim'].map(name => namedOn(SYSTEMS, name, day)?.id);
  expect(idsOn('2026/02/01')).toEqual(['dutch-2026', 'dubov-2026', 'burstein-2026', 'lim-1999']);
  expect(idsOn('2026/01/31')).toEqual(['dutch-2017', 'dubov-1997', 'burstein-2017', 'lim-1999']);
  expect(idsOn('2018/01/01')).toEqual(['dutch-2017', 'dubov-1997', 'burstein-2017', 'lim-1999']);
  expect(idsOn('2017/06/30')[0]).toBe('dutch-1998');
  expect(namedOn(SYSTEMS, 'dutch-2026', '1999/01/01')?.id).toBe('dutch-2026');
  expect(namedOn(SYSTEMS, 'nothing', '1999/01/01')).toBeUndefined();
});

test('every system is found by its id, and no two share one', () => {
  for (const system of SYSTEMS) expect(systemNamed(system.id)).toBe(system);
});

test('every code of TRF26 names one system', () => {
  for (const system of SYSTEMS)
    for (const code of system.trfCodes) expect(systemOfTrfCode(code), code).toBe(system);
});

test('a key names one rule among all systems and editions', () => {
  const byKey = new Map(RULES.map(rule => [rule.key, rule]));
  for (const rule of RULES) expect(byKey.get(rule.key), rule.key).toBe(rule);
});

test('the defaults of every option are allowed by it', () => {
  for (const { id, options } of SYSTEMS)
    for (const option of options)
      if (option.kind === 'choice') expect(option.choices, `${id}, ${option.name}`).toContain(option.default);
      else if (option.kind === 'number') {
        expect(option.default).toBeGreaterThanOrEqual(option.minimum);
        expect(option.default).toBeLessThanOrEqual(option.maximum);
      }
});

test('the schedule of a tournament names the system of a round, then the tournament does', () => {
  const hill = { system: 'king-of-the-hill', fromRound: 14, toRound: 16, options: { prizes: 4 } };
  const scheduled = { system: 'scrabble-swiss', options: { 'unrated-rating': 900 }, schedule: [hill] };
  expect(systemForRound(scheduled, 13)).toEqual({
    system: 'scrabble-swiss',
    options: { 'unrated-rating': 900 },
  });
  for (const round of [14, 16])
    expect(systemForRound(scheduled, round)).toEqual({ system: 'king-of-the-hill', options: { prizes: 4 } });
  expect(systemForRound({}, 1)).toBeUndefined();
});

test('decision 220: a decision stands beside the text that it reads, never in its place', () => {
  const alone = RULES.filter(
    ({ id, article }) => /^(decision|docs\/)/i.test(article) || /^decision/i.test(id),
  );
  expect(alone.map(({ key }) => key)).toEqual([]);
});
