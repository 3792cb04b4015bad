import type { Language } from '@pareo/texts';
import type { AbsenceKind } from '@pareo/tournament';
import { en } from './en.ts';
import { es } from './es.ts';

/** Every word of the public pages. */
export interface Words {
  readonly tabs: {
    readonly pairings: string;
    readonly standings: string;
    readonly crosstable: string;
    readonly players: string;
    readonly info: string;
  };
  readonly tournaments: {
    readonly title: string;
    readonly empty: string;
    readonly running: string;
    readonly coming: string;
    readonly finished: string;
  };
  readonly roundOf: (round: number, of: number | undefined) => string;
  readonly notStarted: string;
  readonly finished: string;
  readonly round: string;
  readonly byBoard: string;
  readonly byName: string;
  readonly pairingsTitle: (round: number) => string;
  readonly standingsTitle: (after: number) => string;
  readonly finalStandings: string;
  readonly initialList: string;
  readonly group: (name: string) => string;
  readonly stage: string;
  readonly crosstableTitle: (after: number) => string;
  readonly playersTitle: string;
  readonly infoTitle: string;
  readonly whyTitle: (round: number, board: number) => string;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly button: string;
    readonly none: (text: string) => string;
    readonly clear: string;
  };
  readonly columns: {
    readonly board: string;
    readonly points: string;
    readonly title: string;
    readonly white: string;
    readonly black: string;
    readonly rating: string;
    readonly result: string;
    readonly number: string;
    readonly name: string;
    readonly federation: string;
    readonly club: string;
    readonly place: string;
    readonly colour: string;
    readonly opponent: string;
    readonly float: string;
  };
  readonly colours: { readonly white: string; readonly black: string };
  readonly colourLetters: { readonly white: string; readonly black: string };
  readonly absences: Readonly<Record<AbsenceKind, string>>;
  readonly floats: { readonly up: string; readonly down: string };
  readonly noResult: string;
  readonly withdrawn: string;
  readonly notPublished: string;
  readonly noPlayers: string;
  readonly nothingPlayed: string;
  readonly provisional: (open: number) => string;
  readonly final: string;
  readonly legendStart: string;
  readonly adjourned: string;
  readonly legendRank: string;
  readonly legendColours: string;
  readonly yourGame: string;
  readonly nextGame: (round: number) => string;
  readonly board: (board: number) => string;
  readonly why: string;
  readonly whyOff: string;
  /** Said to those who see the pages all the same. */
  readonly off: string;
  readonly byHand: string;
  readonly console: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly live: string;
  readonly dataOf: (moment: string) => string;
  readonly codeOfList: string;
  readonly paired: string;
  readonly otherLanguage: { readonly code: Language; readonly name: string };
  readonly theme: string;
  readonly skip: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly previewOf: {
    readonly pairings: (round: number, boards: number) => string;
    readonly standings: (after: number, leader: string) => string;
    readonly general: (players: number) => string;
  };
  readonly info: {
    readonly system: string;
    readonly rounds: string;
    readonly place: string;
    readonly dates: string;
    readonly arbiter: string;
    readonly tiebreaks: string;
    readonly players: string;
    readonly timeControl: string;
    readonly schedule: string;
  };
  /** What the script of the page says; handed to it as data. */
  readonly script: {
    readonly live: string;
    readonly reconnecting: string;
    readonly offline: string;
    readonly newRound: string;
    readonly go: string;
    readonly orderChanged: string;
    readonly show: string;
    readonly newResults: string;
    readonly yourGame: string;
    readonly board: string;
    readonly white: string;
    readonly black: string;
    readonly why: string;
    readonly unfollow: string;
    readonly noGame: string;
  };
}

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export const wordsIn = (language: Language): Words => WORDS[language];
