import { readFileSync } from 'node:fs';
import { readTournament, type Tournament } from '@pareo/engine';
import { LANGUAGES } from '@pareo/texts';
import { describe, expect, test } from 'vitest';
import { ratingCard, ratingSheet } from './ratings.ts';

const sample = (): Tournament => {
  const read = readTournament(readFileSync(new URL('../../../apps/cli/samples/open.trf', import.meta.url)));
  if (!read.ok) throw new Error(read.faults[0]?.code);
  return read.value.tournament;
};

/** A figure as it is shown, in hundredths: `−3.60` is -360. */
const hundredths = (shown: string): number => Math.round(100 * Number(shown.replace('−', '-')));
const figuresIn = (sentence: string): readonly number[] =>
  [...sentence.matchAll(/[+−]? ?\d+(?:\.\d+)?/g)].map(([figure]) => hundredths(figure.replace(' ', '')));

describe.each(LANGUAGES)('every figure shown adds up, in %s', language => {
  const tournament = sample();
  const cards = tournament.players.map(({ id }) => {
    const card = ratingCard(tournament, { language, player: id });
    if (!card.ok || !card.value) throw new Error('a card');
    return card.value;
  });

  test('a line is the score less what was expected of it', () => {
    const lines = cards.flatMap(card => card.lines).filter(({ change }) => change !== undefined);
    expect(lines.length).toBeGreaterThan(70);
    for (const { score, expected = '', change = '' } of lines) {
      const made = { '1': 100, '½': 50, '0': 0 }[score] ?? 0;
      expect(hundredths(change)).toBe(made - hundredths(expected));
    }
  });

  test('the lines are the sum, times K the change, rounded away from zero', () => {
    for (const { row, lines, below } of cards.filter(({ row: { own } }) => own !== undefined)) {
      const sum = lines.reduce((total, { change = '0' }) => total + hundredths(change), 0);
      const [shownSum, k = 0, change = 0, rounded = 0] = figuresIn(below[0] ?? '');
      expect(sum).toBe(shownSum);
      expect(change).toBe((sum * k) / 100);
      expect(Math.abs(rounded)).toBe(100 * Math.floor((Math.abs(change) + 50) / 100));
      expect([row.sum, row.change, row.rounded].map(figure => hundredths(figure ?? ''))).toEqual([
        shownSum,
        change,
        rounded,
      ]);
    }
  });

  test('a performance is the average and the difference', () => {
    const sentences = cards.flatMap(({ row, below }) =>
      row.performance === undefined
        ? []
        : [{ row, sentence: below.find(line => line.includes(`${row.performance} =`)) }],
    );
    expect(sentences).toHaveLength(25);
    for (const { row, sentence = '' } of sentences) {
      const [value, average = 0, difference = 0, , games, all] = figuresIn(sentence);
      expect(value).toBe(100 * (row.performance ?? 0));
      expect(average + difference).toBe(value);
      expect(row.over?.map(count => 100 * count)).toEqual([games, all]);
    }
  });

  test('a first rating is the average of its lines and the difference', () => {
    const { row, lines, below } = cards[23] ?? { row: undefined, lines: [], below: [] };
    const counted = lines.filter(({ counts }) => counts);
    const [sum, count = 1, average = 0, again, difference = 0, , rating] = figuresIn(below[0] ?? '');
    expect(counted.reduce((total, line) => total + 100 * (line.rating ?? 0), 0)).toBe(sum);
    expect(100 * counted.length).toBe(count);
    expect(average).toBe(again);
    expect(average).toBe(Math.round((100 * (sum ?? 0)) / count));
    expect(Math.floor((average + difference + 50) / 100) * 100).toBe(rating);
    expect(100 * (row?.first ?? 0)).toBe(rating);
  });
});

test('the report names the text, and what the month or the time may change', () => {
  const sheet = ratingSheet(sample(), { language: 'es' });
  expect(sheet).toMatchObject({
    ok: true,
    value: {
      kind: 'standard',
      edition: '2025-10',
      title: 'Variación de Elo, estándar · texto de B.02 desde 2025-10',
    },
  });
  expect(sheet.ok && sheet.value.notes).toHaveLength(2);
});

test('a first day without a kept text gives no number', () => {
  expect(ratingSheet(sample(), { language: 'en', start: '2021/05/01' })).toMatchObject({
    ok: false,
    faults: [{ code: 'rating-text-not-kept' }],
  });
});
