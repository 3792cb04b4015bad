import { ratings as inEnglish } from './en/ratings.ts';
import { ratings as inSpanish } from './es/ratings.ts';
import type { Language } from './language.ts';
import type { Same } from './same.ts';

/** What is said of ratings, their changes and performances. Figures come written, with their signs. */
export type RatingTexts = Same<typeof inEnglish>;

export const ratingTexts: Readonly<Record<Language, RatingTexts>> = { en: inEnglish, es: inSpanish };
