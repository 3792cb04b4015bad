import type { Language } from '@pareo/texts';
import type {
  CategoryChoice,
  CrosstableSheet,
  PrizeSheet,
  RoundSheet,
  SheetBoard,
  StandingsSheet,
} from '@pareo/tournament';

/* What public pages are made from. Nothing else ever reaches them: name, title, rating, federation, club. */

export type TournamentPhase = 'preparing' | 'running' | 'finished';

/** What every page of one tournament shows. */
export interface PublicTournament {
  readonly slug: string;
  /** The language in the address, where somebody chose one. */
  readonly chosen?: Language;
  readonly name: string;
  readonly place?: string;
  readonly dates?: string;
  readonly phase: TournamentPhase;
  /** Rounds published so far, and announced. */
  readonly published: number;
  readonly rounds?: number;
  /** When the round begins that is on the wall, or the first one before it. */
  readonly begins?: string;
  /** Name of the pairing system with its edition, in the language of the page. */
  readonly system: string;
  readonly showsWhy: boolean;
  /** It has a draw in place of a crosstable. */
  readonly isKnockout?: true;
  /** Prizes are announced: from the publication of round 1 on. */
  readonly hasPrizes?: true;
  /** Its pages are there for its owner and arbiters alone. */
  readonly isOff?: true;
  /** Raised by everything that public pages show; what live events count from. */
  readonly version: number;
}

/** Files with their fingerprints, as the server has them. */
export interface Assets {
  readonly script: string;
  readonly style: string;
  readonly theme: string;
  readonly icon: string;
}

/** What a page knows about itself. */
export interface PageFrame {
  readonly language: Language;
  readonly tournament: PublicTournament;
  readonly assets: Assets;
  /** Without its query. */
  readonly path: string;
  /** What the query says of the list: the order, the round. Not the language, not the search. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** The moment of the data, in words. */
  readonly moment: string;
  /** `?q=`, for readers without a script. */
  readonly search?: string;
  /** Absolute address, for previews and codes; absent where the server does not know its name. */
  readonly address?: string;
}

/** What a player made the place with: every value, and against whom. */
export interface Workings {
  readonly values: readonly {
    readonly code: string;
    readonly name: string;
    readonly value: string;
    readonly rows: readonly { readonly round: string; readonly opponent: string; readonly counts: string }[];
  }[];
  /** Why whoever stands above stands above, and below below. */
  readonly neighbours: readonly string[];
}

export interface RoundPage {
  readonly sheet: RoundSheet;
  readonly by: 'board' | 'name';
}

export interface StandingsPage {
  readonly sheet: StandingsSheet;
  readonly isFinal: boolean;
  /** To choose from; none: no menu. */
  readonly categories?: readonly CategoryChoice[];
  /** The one shown, by its id; places are those in it. */
  readonly category?: string;
}

/** Amounts stand in it only once the tournament is finished. */
export interface PrizesPage {
  /** Absent: none are announced. */
  readonly sheet?: PrizeSheet;
  readonly isFinal: boolean;
}

export interface CrosstablePage {
  readonly sheet: CrosstableSheet;
}

export interface WhyPage {
  readonly round: number;
  readonly board: SheetBoard;
  readonly parts: readonly { readonly heading: string; readonly sentences: readonly string[] }[];
}

export interface InfoPage {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly schedule: readonly { readonly round: number; readonly time: string }[];
}
