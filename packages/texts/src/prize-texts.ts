import { prizes as inEnglish } from './en/prizes.ts';
import { prizes as inSpanish } from './es/prizes.ts';
import type { Language } from './language.ts';
import type { Same } from './same.ts';

/** What is said of categories and prizes: rules, amounts, and why they are so. Money comes written. */
export type PrizeTexts = Same<typeof inEnglish>;

export const prizeTexts: Readonly<Record<Language, PrizeTexts>> = { en: inEnglish, es: inSpanish };
