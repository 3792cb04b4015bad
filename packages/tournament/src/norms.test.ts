import { readTournament, type Tournament } from '@pareo/engine';
import { LANGUAGES } from '@pareo/texts';
import { describe, expect, test } from 'vitest';
import { normCard } from './norm-card.ts';
import { halves, normSheet, reachText } from './norms.ts';
import { NINE, trfOfNorm } from './testing/norm-trf.ts';

const tournament = (text: string): Tournament => {
  const read = readTournament(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.tournament;
};
const cardOf = (of: Tournament, language: 'en' | 'es' = 'en', title: 'GM' | 'IM' | 'WGM' = 'GM') => {
  const card = normCard(of, { language, player: 1, title });
  if (!card.ok || !card.value) throw new Error('a card');
  return card.value;
};

/** `6½` in hundredths. */
const points = (shown: string): number =>
  100 * Number(shown.replace('½', '').replace('−', '-') || 0) + (shown.includes('½') ? 50 : 0);
const numbersIn = (sentence: string): readonly number[] =>
  [...sentence.matchAll(/(?:[+−] ?)?\d+/g)].map(([figure]) =>
    Number(figure.replace(' ', '').replace('−', '-')),
  );

describe.each(LANGUAGES)('every figure of a norm adds up, in %s', language => {
  const card = cardOf(tournament(trfOfNorm(NINE('='))), language);
  const counted = card.lines.filter(({ counts }) => counts);

  test('the ratings that count are the sum, and its mean the average', () => {
    const [sum = 0, games = 1, average] = numbersIn(card.below[0] ?? '');
    expect(counted.reduce((total, line) => total + (line.counted ?? 0), 0)).toBe(sum);
    expect(counted).toHaveLength(games);
    expect(Math.floor((2 * sum + games) / (2 * games))).toBe(average);
  });

  test('the scores are the score, its percentage and the average the performance', () => {
    const scored = counted.reduce((total, { score }) => total + points(score), 0);
    expect(scored).toBe(card.verdict.score);
    const [score, games = 1, percent = 0, average = 0, difference = 0, performance] = numbersIn(
      card.below[2] ?? '',
    );
    expect(100 * (score ?? 0)).toBe(scored);
    expect(Math.floor((2 * scored + games) / (2 * games))).toBe(percent);
    expect(average + difference).toBe(performance);
  });

  test('the score less what is needed is the surplus', () => {
    const [made = '', needed = '', surplus = ''] =
      card.below[3]?.match(/−?\d*½?(?=[,:]|$)/g)?.filter(part => part !== '') ?? [];
    expect(points(made) - points(needed)).toBe(points(surplus.replace('+', '')));
  });

  test('each condition says what was found and asked for, and what was found is in the lines', () => {
    const own = card.lines.filter(({ federation }) => federation === 'FRA').length;
    const masters = card.lines.filter(({ title }) => title === 'GM').length;
    const found = card.checks.map(check => [check.found, check.needed, check.ok]);
    expect(found).toEqual([
      ['9', '9', true],
      ['6', '2', true],
      [String(own), '5', true],
      ['3', '6', true],
      ['7', '5', true],
      [String(masters), '3', true],
      ['2428', '2380', true],
      ['7', '3½', true],
      ['2648', '2600', true],
    ]);
  });
});

test('one norm is made by half a point, and in the table of those who made one', () => {
  const made = normSheet(tournament(trfOfNorm(NINE('='))));
  expect(made.ok && made.value.rows.map(({ person, titles }) => [person.number, titles[0]?.reach])).toEqual([
    [1, { kind: 'made', sure: false }],
  ]);
  const missed = cardOf(tournament(trfOfNorm(NINE('0'))));
  expect(missed.reach).toEqual({ kind: 'none' });
  expect(missed.below.at(-1)).toBe('Stands against it: B.01 1.4.8.');
});

test('before the last round: the least result, and against whom', () => {
  // 6 of 8 and a sum of 19651. Against 2450: 22101 / 9 = 2456, so 6½ are needed (2434 and more): a draw. The unrated one counts 2200,
  // raised: 21851 / 9 = 2428, so 7 are needed: a win.
  const met = NINE('=').slice(0, 8);
  const before = tournament(trfOfNorm(met, { rounds: 9, waiting: ['IM 2450 AUT', '- - AUT'] }));
  const sheet = normSheet(before);
  const own = sheet.ok ? sheet.value.rows.find(({ person }) => person.number === 1) : undefined;
  expect(own?.titles[0]?.reach).toEqual({ kind: 'next', round: 9, least: { result: 'draw', from: 2450 } });
  const card = cardOf(before);
  expect(card.needsHeading).toBe('Needs in round 9');
  expect(card.needs).toEqual(['a draw against Waiting A 2450 IM', 'a win against Waiting B unrated']);
  expect(own?.titles[0] && reachText(own.titles[0], 'es')).toBe('necesita unas tablas contra 2450 o más');
});

test('with more rounds to come: the points needed, if opponents stay as they are', () => {
  // 5 of 7 against a sum of 17356, on average 2479. Of nine rounds 6 are needed from 2475 on: one point more.
  const before = tournament(trfOfNorm(NINE('=').slice(0, 7), { rounds: 9 }));
  const sheet = normSheet(before);
  const own = sheet.ok ? sheet.value.rows.find(({ person }) => person.number === 1) : undefined;
  expect(own?.titles[0]?.reach).toEqual({ kind: 'later', points: 100, rounds: 2, average: 2479 });
});

test('what an organiser declares is confirmed, and titles of women are for women', () => {
  const card = normCard(tournament(trfOfNorm(NINE('='))), {
    language: 'en',
    player: 1,
    title: 'GM',
    event: { host: 'FRA', exemption: '1.4.3c', registered: '2026-09-01', approved: '45+30' },
  });
  expect(card.ok && card.value?.toConfirm).toEqual([
    'at most two rounds a day (B.01 1.1.3)',
    'an international or FIDE arbiter in the hall (B.01 1.1.5)',
    'the approval of 45+30 for this event',
    'the exemption that was declared',
  ]);
  expect(normCard(tournament(trfOfNorm(NINE('='))), { language: 'en', player: 1, title: 'WGM' })).toEqual({
    ok: true,
    value: undefined,
  });
});

test('halves are written as people write them', () => {
  expect([650, 50, 0, -50, 100].map(halves)).toEqual(['6½', '½', '0', '−½', '1']);
});
