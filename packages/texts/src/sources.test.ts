import { SYSTEMS } from '@pareo/engine';
import { NORM_RULES } from '@pareo/engine/norms';
import { RATING_RULES } from '@pareo/engine/ratings';
import { TIEBREAK_RULES } from '@pareo/engine/standings';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { rules } from './rules.ts';
import { articleIn, sourceOf, sources } from './sources.ts';

const RULES = SYSTEMS.flatMap(system => system.rules);

describe('articles, as readers see them', () => {
  const cited = (language: 'en' | 'es') =>
    [
      ...[...RULES, ...TIEBREAK_RULES, ...NORM_RULES, ...RATING_RULES].flatMap(({ id, article }) => [
        id,
        article,
      ]),
      ...SYSTEMS.flatMap(({ edition, chapter, noShow, unfinished }) => [
        edition,
        chapter,
        noShow?.article ?? '',
        unfinished?.({}).article ?? '',
      ]),
    ].map(article => articleIn(article, language));

  test.each(LANGUAGES)(
    'in %s: no working name of a document, and no decision of ours as an article',
    language => {
      expect(cited(language).filter(article => /\bseed\b|decisi[oó]n|docs\//i.test(article))).toEqual([]);
    },
  );

  test('in Spanish: nothing English', () => {
    const english =
      /\b(and|first|second|third|note|manual, Swiss|rule|the|text|Appendix|Rules|annex|of|by|from|place|lots|round|Points)\b/;
    expect(cited('es').filter(article => english.test(article))).toEqual([]);
  });

  test('in English: nothing Spanish', () => {
    const spanish =
      /[áéíóúñ]|\b(de|las?|los|con|sin|otros|segunda|tercer|peor|mejor|más|ausencia|tableros)\b/i;
    expect(cited('en').filter(article => spanish.test(article))).toEqual([]);
    expect([articleIn('XXP', 'en'), articleIn('XXP', 'es')]).toEqual([
      'rules of the tournament',
      'bases del torneo',
    ]);
    expect(articleIn('Reglamentación 7', 'en')).toBe('Regulation 7');
    expect(articleIn('Reglamentación 7', 'es')).toBe('Reglamentación 7');
  });

  test.each([
    ['Mexican manual, Swiss by rating, B5', 'Manual mexicano, Suizo por rating, B5'],
    ['FENAMAC, Improved Harkness, 6', 'FENAMAC, Harkness mejorado, 6'],
    ['C.04.2 (1999), 22', 'C.04.2 (1999), 22'],
    ['Scrabble, Gibson’s rule', 'Scrabble, regla de Gibson'],
    ['Swiss 3', 'Suizo 3'],
    ['Start 1', 'Salida 1'],
  ])('%s is %s', (english, spanish) => {
    expect([articleIn(english, 'en'), articleIn(english, 'es')]).toEqual([english, spanish]);
  });

  test('C.04: articles of a text that is no longer in force have their year', () => {
    const older = SYSTEMS.filter(system => sourceOf(system) === 'fide-2017');
    const articles = older.flatMap(system => system.rules.map(({ article }) => article));
    expect(articles.filter(article => /^C\.04/.test(article) && !/\(\d{4}\)/.test(article))).toEqual([]);
  });

  test('journals of before cite as those of today', () => {
    expect(articleIn('C.04.4.3, 2.3.a', 'es')).toBe('C.04.4.3 (1999), 2.3.a');
    expect(articleIn('Seed 001, B5', 'es')).toBe('Manual mexicano, Suizo por rating, B5');
    expect(articleIn('Seed 002, III and 4', 'en')).toBe('FENAMAC, Improved Harkness, III and 4');
    expect(articleIn('Decision 103', 'es')).toBe('el texto no lo dice');
    expect(articleIn('Suizo 3', 'en')).toBe('Swiss 3');
    expect(articleIn('Suizo 3', 'es')).toBe('Suizo 3');
  });
});

test('every system has its source, with title, year and what is known, in both languages', () => {
  for (const system of SYSTEMS)
    for (const language of LANGUAGES) {
      const { title, year, known } = sources[language][sourceOf(system)];
      expect(
        [title, year, known].filter(text => text === ''),
        system.id,
      ).toEqual([]);
    }
});

test('what rules say in Spanish has no English word', () => {
  const english =
    /\b(the|and|of|with|which|whoever|player|players|round|rating|ratings|board|colour|unless)\b/i;
  expect(Object.entries(rules.es).filter(([, text]) => english.test(text))).toEqual([]);
});
