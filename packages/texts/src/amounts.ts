import { amountInWords as inEnglish } from './en/numerals.ts';
import { amountInWords as inSpanish } from './es/numerals.ts';
import type { Language } from './language.ts';

/* `@pareo/texts/amounts`: money as a receipt writes it. */

/** Minor units in words: "mil pesos 50/100 M.N.", "one thousand pesos and fifty centavos". */
export const amountInWords = (minorUnits: number, currency: string, language: Language): string =>
  language === 'es' ? inSpanish(minorUnits, currency) : inEnglish(minorUnits, currency);
