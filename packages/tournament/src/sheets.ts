/* What lists are made of: for public pages and for paper alike, from a journal or from a file. Of a person there is only
 * what hangs on the wall. */

export interface Person {
  /** Never changes, and addresses are made of it. In a file the number is the key. */
  readonly key: number;
  /** Pairing number of that moment. */
  readonly number: number;
  /** As lists write it: surname first. */
  readonly name: string;
  readonly title?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
}

/** Somebody on a board, with the points before the round. */
export interface Seat {
  readonly person: Person;
  readonly points: string;
}

export interface SheetBoard {
  readonly number: number;
  readonly white: Seat;
  readonly black: Seat;
  /** As it is printed: `1-0`, `½-½`, `+ -`. Absent: not known yet. */
  readonly result?: string;
  /** Section or Belgrade group. */
  readonly group?: string;
  /** A match of teams: its boards, board 1 first, where the line-ups are written. */
  readonly games?: readonly SheetGame[];
}

/** One board of a match, the team with White on board 1 on the left. */
export interface SheetGame {
  /** Absent: nobody sits there. */
  readonly left?: Person;
  readonly right?: Person;
  readonly leftColour?: 'white' | 'black';
  /** For the one on the left first. */
  readonly result?: string;
}

export type AbsenceKind = 'pairing-bye' | 'rest' | 'full' | 'half' | 'zero' | 'absent';

export interface SheetAbsence {
  readonly seat: Seat;
  readonly kind: AbsenceKind;
}

/** One round as it hangs on the wall. */
export interface RoundSheet {
  readonly round: number;
  readonly boards: readonly SheetBoard[];
  /** The pairing-allocated bye first, then requested byes, then absents. */
  readonly absences: readonly SheetAbsence[];
}

export interface StandingsSheet {
  readonly after: number;
  /** Code and full name of every tie-break, in order. */
  readonly tiebreaks: readonly { readonly code: string; readonly name: string }[];
  readonly rows: readonly StandingsSheetRow[];
  /** Boards without a result: the list is provisional. */
  readonly open: number;
}

export interface StandingsSheetRow {
  /** `4` or `4–5`. */
  readonly place: string;
  readonly person: Person;
  readonly points: string;
  readonly values: readonly string[];
  readonly withdrawn?: true;
}

/** What one player did in one round, as crosstables and cards write it. */
export interface CrossCell {
  /** Pairing number, or rank where the table counts ranks. */
  readonly opponent?: number;
  readonly colour?: 'white' | 'black';
  /** `1 ½ 0 + - *`, or a bye. */
  readonly result: string;
}

export interface CrosstableSheet {
  readonly after: number;
  readonly numbers: 'rank' | 'start';
  readonly kind: 'swiss' | 'all-play-all';
  readonly rows: readonly CrosstableSheetRow[];
}

export interface CrosstableSheetRow {
  readonly place: string;
  readonly person: Person;
  /** Swiss: one for each round. All-play-all: one for each row of the table, several games joined. */
  readonly cells: readonly CrossCell[];
  readonly points: string;
}

/** A pairing card (*tarjeta de pareo*): what the arbiter of 1987 held in the hand. */
export interface CardSheet {
  readonly person: Person;
  readonly rounds: readonly (CardRound | undefined)[];
  /** The only colour that the text leaves in the round to come. */
  readonly obligatory?: 'white' | 'black';
  /** By what the marks on it are drawn; a text that has none of a kind is silent of it. */
  readonly articles?: CardArticles;
}

export interface CardArticles {
  readonly floats?: string;
  readonly colours?: string;
  readonly unplayed?: string;
}

export interface CardRound {
  readonly opponent?: Person;
  readonly colour?: 'white' | 'black';
  readonly result: string;
  /** Points made without playing stand alone, and are circled. */
  readonly isUnplayed?: true;
  /** Points after the round. */
  readonly points: string;
  readonly float?: 'down' | 'up';
  /** `−1`, `+2`; `+0` and `−0` by the colour of the last game. */
  readonly difference?: string;
}

/** Why a board is as it is, in sentences that `@pareo/texts` made. */
export interface RulingSheet {
  readonly round: number;
  readonly board: number;
  readonly white: Seat;
  readonly black: Seat;
  readonly paragraphs: readonly { readonly heading: string; readonly sentences: readonly string[] }[];
}

/** One round of a player. */
export interface PlayerRound {
  readonly round: number;
  readonly board?: number;
  readonly opponent?: Person;
  readonly colour?: 'white' | 'black';
  /** `1 ½ 0 + -`, what a bye was, or nothing yet. */
  readonly result?: string;
  readonly bye?: AbsenceKind;
  readonly float?: 'up' | 'down';
}

export interface PlayerSheet {
  readonly person: Person;
  readonly status: 'plays' | 'withdrawn';
  readonly points: string;
  readonly place?: string;
  readonly tiebreaks: readonly { readonly code: string; readonly name: string; readonly value: string }[];
  readonly rounds: readonly PlayerRound[];
  /** The last round published, while it is being played. */
  readonly next?: { readonly round: number; readonly board?: SheetBoard; readonly absence?: AbsenceKind };
}
