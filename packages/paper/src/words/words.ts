import type { Language } from '@pareo/texts';
import type { AbsenceKind } from '@pareo/tournament';
import { en } from './en.ts';
import { es } from './es.ts';

/** Every word that stands on paper. */
export interface Words {
  readonly titles: {
    readonly pairingsByBoard: (round: number) => string;
    readonly pairingsByName: (round: number) => string;
    readonly results: (round: number) => string;
    readonly missingResults: (round: number) => string;
    readonly slips: (round: number) => string;
    readonly standings: (after: number) => string;
    readonly finalStandings: string;
    readonly crosstable: (after: number) => string;
    readonly allRounds: string;
    /** `Xalapa 9½ – 6½ Orizaba`. */
    readonly match: (score: string) => string;
    readonly draw: string;
    readonly teams: string;
    readonly matchCards: (round: number) => string;
    readonly lineUps: (round: number) => string;
    readonly scoreCards: string;
    readonly startingRank: string;
    readonly alphabetical: string;
    readonly checkIn: (round: number) => string;
    readonly averages: (after: number) => string;
    readonly cards: string;
    readonly ruling: (round: number, board: number) => string;
  };
  readonly columns: {
    readonly board: string;
    readonly points: string;
    readonly title: string;
    readonly number: string;
    readonly name: string;
    readonly white: string;
    readonly black: string;
    readonly rating: string;
    readonly result: string;
    readonly federation: string;
    readonly club: string;
    readonly place: string;
    readonly average: string;
    readonly opponent: string;
    readonly colour: string;
    readonly round: string;
    readonly here: string;
    readonly paid: string;
    readonly score: string;
    readonly match: string;
    readonly stage: string;
    readonly lostTo: string;
    readonly total: string;
    readonly team: string;
    readonly starts: string;
  };
  readonly teams: {
    readonly captain: string;
    /** On board 1 of their team. */
    readonly firstBoard: { readonly white: string; readonly black: string };
    readonly nobody: string;
    readonly against: (team: string) => string;
    readonly due: (time: string) => string;
    readonly boardOf: (board: number) => string;
    /** Who comes after the boards. */
    readonly reserve: string;
    readonly inOrder: string;
    readonly anyOrder: string;
    readonly legend: (boards: number) => string;
  };
  /** White and Black in a sentence or a cell of their own. */
  readonly colours: { readonly white: string; readonly black: string };
  /** Of a match of several games, where colours alternate. */
  readonly firstGame: { readonly white: string; readonly black: string };
  /** White and Black in the cell of a crosstable. */
  readonly colourLetters: { readonly white: string; readonly black: string };
  /** What Scrabble says for White and Black, and what stands on its slips. */
  readonly scrabble: {
    readonly starts: string;
    readonly rival: string;
    /** Of the column that says which of the two. */
    readonly start: string;
    readonly letters: { readonly white: string; readonly black: string };
    readonly legend: string;
    readonly score: string;
    readonly total: string;
    readonly difference: string;
    readonly own: string;
    readonly rivals: string;
    readonly record: string;
    readonly spread: string;
    readonly scoreLegend: string;
  };
  readonly absences: Readonly<Record<AbsenceKind, string>>;
  /** A bye in the cell of a crosstable or card. */
  readonly bye: string;
  readonly states: { readonly draft: string; readonly provisional: string; readonly final: string };
  readonly page: (page: number, of: number) => string;
  readonly printed: (moment: string) => string;
  readonly group: (name: string) => string;
  readonly playersHere: (count: number) => string;
  readonly openGames: (count: number) => string;
  readonly noneMissing: string;
  readonly withdrawn: string;
  readonly signature: string;
  readonly arbiter: string;
  readonly roundOf: (round: number) => string;
  /** A round of a draw, by its places. */
  readonly stage: (of: number) => string;
  readonly thirdPlace: string;
  /** `1: 2.5 – 1.5`, `2: 2.0 – 2.0` … */
  readonly scoreByRound: (rounds: readonly string[]) => string;
  readonly legends: {
    readonly whiteFirst: string;
    readonly drawnFrom: (lot: string) => string;
    readonly matches: string;
    readonly colourLetters: string;
    readonly startNumbers: string;
    readonly ranks: string;
    readonly results: string;
    readonly tiebreak: (code: string, name: string) => string;
    readonly averages: (article: string) => string;
    readonly floats: (article: string) => string;
    readonly differences: (article: string) => string;
    readonly circled: (article: string | undefined) => string;
    readonly slips: string;
  };
}

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
