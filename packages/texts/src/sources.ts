import type { PairingSystem } from '@pareo/engine/systems';
import { sources as inEnglish } from './en/sources.ts';
import { articleWords, sources as inSpanish } from './es/sources.ts';
import type { Language } from './language.ts';

/* The texts that rules are cited from: one catalogue, with what is known of each. */

export type SourceId = 'fide-2026' | 'fide-2017' | 'fide-1999' | 'manual' | 'fenamac' | 'scrabble';

export interface SourceText {
  /** As it is cited. */
  readonly title: string;
  readonly year: string;
  readonly known: string;
}

export type SourceTexts = Readonly<Record<SourceId, SourceText>>;

export const sources: Readonly<Record<Language, SourceTexts>> = { en: inEnglish, es: inSpanish };

/** Systems that are not of a chapter of the handbook in force. */
const SOURCE_OF: Readonly<Record<string, SourceId>> = {
  'dutch-2017': 'fide-2017',
  'dutch-1998': 'manual',
  'burstein-2017': 'fide-2017',
  'dubov-1997': 'fide-2017',
  'lim-1999': 'fide-2017',
  harkness: 'fenamac',
  berger: 'manual',
  'double-berger': 'manual',
  'team-berger': 'manual',
  'team-double-berger': 'manual',
  scheveningen: 'manual',
  wimbledon: 'manual',
  'scrabble-swiss': 'scrabble',
  'king-of-the-hill': 'scrabble',
};

export const sourceOf = ({ id }: Pick<PairingSystem, 'id'>): SourceId => SOURCE_OF[id] ?? 'fide-2026';

/** How journals written before the catalogue cited: the article of today. */
const CITED_BEFORE: readonly (readonly [RegExp, string])[] = [
  [/^Seed 000, /, 'C.04.2 (1999), '],
  [/^Seed 001, Sistema Wimbledon/, 'Mexican manual, Wimbledon'],
  [/^Seed 001, Tablas del Sistema Scheveningen/, 'Mexican manual, Scheveningen'],
  [/^Seed 001, Tablas de Round-Robin/, 'Mexican manual, Round-robin'],
  [/^Seed 001, Sistema Belgrado/, 'Mexican manual, Belgrade'],
  [/^Seed 001, Reglas de Desempate/, 'FIDE annex of 1998'],
  [/^Seed 001/, 'Mexican manual, Swiss by rating'],
  [/^Seed 002/, 'FENAMAC, Improved Harkness'],
  [/^Seed 003, C\.04\.4\.1/, 'C.04.4.1 (1997)'],
  // Lim has been renumbered since: its articles are those of the text until 2026.
  [/^C\.04\.4\.3, /, 'C.04.4.3 (1999), '],
  [/^Seed 004, Sistema Suizo/, 'Scrabble, Swiss'],
  [/^Seed 004, Rey de la Colina/, 'Scrabble, King of the Hill'],
  [/^Seed 004, Regla de Gibson/, 'Scrabble, Gibson’s rule'],
  [/^Suizo /, 'Swiss '],
  [/^Salida /, 'Start '],
  [/^Rey de la Colina /, 'King of the Hill '],
  // Letters of a record, and headings of Spanish documents, by which rules are known.
  [/^XXP$/, 'rules of the tournament'],
  [/^Tablas de Round-Robin/, 'Round-robin tables'],
  [/^Reglamentación /, 'Regulation '],
  [/^Introducción$/, 'Introduction'],
  [/, 4, 6 u 8 tableros$/, ', 4, 6 or 8 boards'],
  [/, otros tableros$/, ', other numbers of boards'],
  [/, segunda vuelta$/, ', second cycle'],
  [/, ausencia$/, ', absence'],
  [/, árbitro$/, ', arbiter'],
  [/, sin jugar$/, ', without playing'],
  [/, tercer lugar$/, ', third place'],
  [/^Desempate, más partidas$/, 'Tie-break, more games'],
  [/^Desempate, tablas con negras$/, 'Tie-break, draws with Black'],
  [/^Desempate, victorias con negras$/, 'Tie-break, wins with Black'],
  [/^Desempate, mejor sembrado$/, 'Tie-break, better seeded'],
  [/^Desempate, peor sembrado$/, 'Tie-break, worse seeded'],
  [/^(Decision \d+|docs\/decisions\/\d+)$/, 'the text does not say'],
];

/** An article as the reader cites it. */
export const articleIn = (article: string, language: Language): string => {
  const cited = CITED_BEFORE.reduce((text, [before, now]) => text.replace(before, now), article);
  if (language === 'en') return cited;
  return articleWords.reduce((text, [word, translated]) => text.replaceAll(word, translated), cited);
};
