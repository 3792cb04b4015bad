import { norms as inEnglish } from './en/norms.ts';
import { norms as inSpanish } from './es/norms.ts';
import type { Language } from './language.ts';
import type { Same } from './same.ts';

/** What a condition of a norm is about. */
export type NormCheckName =
  | 'games'
  | 'foreigners'
  | 'own'
  | 'one'
  | 'holders'
  | 'asked'
  | 'average'
  | 'score'
  | 'performance';

/** What the record cannot know, and an arbiter has to confirm. */
export type ToConfirm =
  | 'registered'
  | 'rounds-a-day'
  | 'arbiter'
  | 'time'
  | 'time-approved'
  | 'exemption'
  | 'games-number';

export type NeededResult = 'loss' | 'draw' | 'win';

/** What is said of norms. Figures come written: scores as `6½`. */
export type NormTexts = Same<typeof inEnglish>;

export const normTexts: Readonly<Record<Language, NormTexts>> = { en: inEnglish, es: inSpanish };
