import type { Language, Same } from '@pareo/texts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Every word of the public pages. */
export type Words = Same<typeof en>;

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export const wordsIn = (language: Language): Words => WORDS[language];
