import type { Tiebreak } from '@pareo/engine/standings';
import { tiebreaks as inEnglish } from './en/tiebreaks.ts';
import { tiebreaks as inSpanish } from './es/tiebreaks.ts';
import type { Language } from './language.ts';
import type { Same } from './same.ts';

export type TiebreakTexts = Same<typeof inEnglish>;

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
