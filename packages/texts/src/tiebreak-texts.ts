import type { TIEBREAK_CODES, Tiebreak } from '@pareo/engine/standings';
import { tiebreaks as inEnglish } from './en/tiebreaks.ts';
import { tiebreaks as inSpanish } from './es/tiebreaks.ts';
import type { Language } from './language.ts';

export interface TiebreakTexts {
  readonly names: Readonly<Record<(typeof TIEBREAK_CODES)[number], string>>;
  /** What the additions to a code change, each to be put behind the name. */
  readonly cut: (low: number) => string;
  readonly median: (both: number) => string;
  readonly onMatchPoints: string;
  readonly onGamePoints: string;
  readonly limit: (halfPoints: number) => string;
  readonly divisor: (divisor: number) => string;
  readonly forfeitsPlayed: string;
  readonly fore: string;
  readonly reversed: string;
  readonly unrated: (rating: number) => string;
  readonly dropping: string;
  readonly extended: string;
  /** Of a column that shows the order of the tied. */
  readonly placeAmongTied: string;
}

export const tiebreaks: Readonly<Record<Language, TiebreakTexts>> = { en: inEnglish, es: inSpanish };

/** "Buchholz, cut 1": the tie-break of a code in words. */
export const describeTiebreak = ({ base, modifiers: m }: Tiebreak, language: Language): string => {
  const texts = tiebreaks[language];
  return [
    texts.names[base],
    ...(m.cut ? [m.cut.high > 0 ? texts.median(m.cut.low) : texts.cut(m.cut.low)] : []),
    ...(m.score ? [m.score === 'mp' ? texts.onMatchPoints : texts.onGamePoints] : []),
    ...(m.limit === undefined ? [] : [texts.limit(m.limit)]),
    ...(m.divisor === undefined ? [] : [texts.divisor(m.divisor)]),
    ...(m.fore ? [texts.fore] : []),
    ...(m.forfeitsPlayed ? [texts.forfeitsPlayed] : []),
    ...(m.reversed ? [texts.reversed] : []),
    ...(m.unrated === undefined ? [] : [texts.unrated(m.unrated)]),
    ...(m.dropping ? [texts.dropping] : []),
    ...(m.extended === undefined ? [] : [texts.extended]),
  ].join(', ');
};

/** The heading of a column in words: `isPlace` where it shows the order of the tied. */
export const describeColumn = (tiebreak: Tiebreak, isPlace: boolean, language: Language): string =>
  `${describeTiebreak(tiebreak, language)}${isPlace ? ` (${tiebreaks[language].placeAmongTied})` : ''}`;
