import type { Language, Same } from '@pareo/texts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Every word that stands on paper. */
export type Words = Same<typeof en>;

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/** The same words, with those that a game says in its own way. */
export const wordsIn = (language: Language, game?: 'scrabble'): Words => {
  const words = WORDS[language];
  if (game === undefined) return words;
  const { starts, rival, start, letters, legend } = words.scrabble;
  return {
    ...words,
    columns: { ...words.columns, white: starts, black: rival, colour: start },
    colours: { white: starts, black: rival },
    colourLetters: letters,
    legends: { ...words.legends, colourLetters: legend },
  };
};
