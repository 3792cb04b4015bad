import type { Language } from '@pareo/texts';

/* A document as it will stand on paper, before anybody draws it: plain data, so that it can be counted in tests,
 * sent to a worker, and drawn by something else one day. Sizes are those of `visual.md`, 10. */

export const PAPERS = ['a4', 'a3', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** `small`: what has to stand on one sheet. */
export type TypeSize = 'small' | 'normal' | 'large';

/** Where every page says what it belongs to. */
export interface Frame {
  readonly tournament: string;
  /** Place and dates, where they are known. */
  readonly occasion?: string;
  /** The name of the list, with its round. */
  readonly title: string;
  /** `draft` is written across the head of every page; `final` and `provisional` stand beside the page number. */
  readonly state: DocumentState;
  /** Pairing system with its edition. */
  readonly system: string;
  /** Name and version of the program. */
  readonly program: string;
  /** The moment of printing, in words of the language. */
  readonly printed: string;
  /** Where the list is live, for its QR code. */
  readonly address?: string;
}

export type DocumentState = 'draft' | 'published' | 'provisional' | 'final';

export interface PaperDocument {
  readonly kind: string;
  readonly language: Language;
  readonly paper: Paper;
  readonly orientation: 'portrait' | 'landscape';
  readonly size: TypeSize;
  readonly frame: Frame;
  readonly body: readonly Block[];
  /** Marks and codes explained at the foot of every page. */
  readonly legend: readonly string[];
}

export type Block = Table | Index | Slips | Forms | Cards | Prose | Bracket | Receipts | Diplomas;

export interface Column {
  readonly heading: string;
  readonly align: 'left' | 'right' | 'centre';
  /** `name`: takes the room that is left, and is never cut. `box`: room for something written by hand, all alike. */
  readonly width: 'content' | 'name' | 'box';
  readonly weight?: 'board' | 'strong' | 'minor';
}

export interface Row {
  readonly cells: readonly string[];
  /** A rule above the row: here the score changes, or another part of the list begins. */
  readonly opens?: true;
  /** Not in play: byes, absents. */
  readonly minor?: true;
  /** Belongs to the row above, as a board to its match: no page begins between them. */
  readonly joins?: true;
}

export interface Table {
  readonly kind: 'table';
  /** Sections of a list (Belgrade groups) have a heading each. */
  readonly heading?: string;
  /** On a sheet of its own, with what follows. */
  readonly startsPage?: true;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Filled by hand: lines between the columns. */
  readonly forms?: true;
}

/** Names in two columns under the letter they begin with, so that the list can be split at the wall. */
export interface Index {
  readonly kind: 'index';
  readonly letters: readonly { readonly letter: string; readonly rows: readonly IndexRow[] }[];
  readonly headings: IndexRow;
}

export interface IndexRow {
  readonly name: string;
  readonly board: string;
  readonly colour: string;
  /** Absent in large type, where the list by board tells it. */
  readonly opponent?: string;
}

/** Result slips, already in the order of the pages: cut the pile once and lay the stacks on one another. */
export interface Slips {
  readonly kind: 'slips';
  readonly perPage: 4 | 6;
  /** Undefined: an empty place on the last sheets. */
  readonly pages: readonly (readonly (Slip | undefined)[])[];
}

export interface Slip {
  readonly board: string;
  readonly heading: string;
  readonly white: SlipSide;
  readonly black: SlipSide;
  /** To circle; or, with places for the scores of both, what is written between them. */
  readonly results: readonly string[];
  /** A match: a row to circle for each game, and the sum. */
  readonly games?: { readonly rows: readonly string[]; readonly total: string };
  readonly signature: string;
}

export interface SlipSide {
  readonly role: string;
  readonly number: string;
  readonly name: string;
  readonly note: string;
  /** Places to write in, by their labels. */
  readonly places?: readonly string[];
}

/** Cards of matches, two a page, and forms for line-ups, four: in stack order like slips. */
export interface Forms {
  readonly kind: 'forms';
  readonly perPage: 2 | 4;
  readonly pages: readonly (readonly (Form | undefined)[])[];
}

export interface Form {
  /** Of the match, large. */
  readonly number: string;
  readonly heading: string;
  readonly title: string;
  /** Under the title, a line each. */
  readonly notes: readonly string[];
  readonly match?: MatchForm;
  readonly lineUp?: LineUpForm;
  /** A line each, side by side. */
  readonly signatures: readonly string[];
}

export interface MatchForm {
  readonly teams: readonly [left: string, right: string];
  /** Top to bottom; an empty name is a line to write on. */
  readonly boards: readonly {
    readonly label: string;
    readonly left: string;
    readonly right: string;
    /** White sits on the left. */
    readonly isWhiteLeft: boolean;
  }[];
  readonly total: string;
}

export interface LineUpForm {
  /** `1 Barrera Luna, Ximena`. */
  readonly roster: readonly { readonly place: string; readonly name: string; readonly note: string }[];
  /** One for each board, to write a place in. */
  readonly boxes: readonly string[];
}

/** Cards to be kept by hand: as many a page as their rows allow, or four. */
export interface Cards {
  readonly kind: 'cards';
  readonly perPage?: 4;
  readonly cards: readonly Card[];
  readonly columns: readonly CardColumn[];
}

export interface CardColumn {
  readonly heading: string;
  readonly holds:
    | 'round'
    | 'opponent'
    | 'colour'
    | 'difference'
    | 'result'
    | 'points'
    /** Of Scrabble. */
    | 'score';
}

export interface Card {
  readonly number: string;
  readonly name: string;
  readonly note: string;
  readonly rows: readonly (readonly CardCell[])[];
}

export interface CardCell {
  readonly text: string;
  /** The same for a narrow column, each shorter than the one before. */
  readonly shorter?: readonly string[];
  /** Drawn behind the text. */
  readonly arrow?: 'down' | 'up';
  /** Drawn around it. */
  readonly mark?: 'circle' | 'box';
}

/** The tree of a knock-out, from the first round on the left to whoever wins it. */
export interface Bracket {
  readonly kind: 'bracket';
  readonly heading?: string;
  /** A column for each round: its heading and its matches, top to bottom in the order of the tree. */
  readonly rounds: readonly { readonly heading: string; readonly matches: readonly BracketMatch[] }[];
  readonly champion: string;
  /** Beside the tree. */
  readonly third?: BracketMatch & { readonly heading: string };
}

export interface BracketMatch {
  /** Group and number of the match. */
  readonly label: string;
  /** Empty: a line to fill in. */
  readonly sides: readonly [string, string];
  readonly winner?: 0 | 1;
  readonly result: string;
}

export interface Prose {
  readonly kind: 'prose';
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** A line to sign on. */
  readonly signature?: string;
}

/** Three a page, cut apart: what somebody was paid, to sign. */
export interface Receipts {
  readonly kind: 'receipts';
  readonly title: string;
  readonly labels: {
    readonly received: string;
    readonly inWords: string;
    readonly for: string;
    readonly date: string;
    readonly id: string;
    readonly winner: string;
    readonly payer: string;
  };
  readonly receipts: readonly Receipt[];
  /** After the last one: how many there are, and their sum. */
  readonly total: { readonly label: string; readonly amount: string; readonly words: string };
}

export interface Receipt {
  /** `No. 3 of 12`. */
  readonly number: string;
  readonly name: string;
  /** In figures, with the currency. */
  readonly amount: string;
  readonly words: string;
  /** Lists and places. */
  readonly for: string;
}

/** One a page, turned. */
export interface Diplomas {
  readonly kind: 'diplomas';
  readonly title: string;
  readonly awarded: string;
  readonly signatures: readonly string[];
  readonly diplomas: readonly { readonly name: string; readonly achievement: string }[];
  /** Below the achievement: the tournament, its place and days. */
  readonly lines: readonly string[];
}
