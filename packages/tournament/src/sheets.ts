/* What lists are made of: for public pages and for paper alike, from a journal or from a file. Of a person there is only
 * what hangs on the wall. */

import type { AbsenceKind } from '@pareo/texts';

export type { AbsenceKind };

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
  /** Section or Belgrade group. */
  readonly group?: string;
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
  /** A match of two players: so many games, colours alternating from those of this board. Absent: one. */
  readonly gamesOfTwo?: number;
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

export interface SheetAbsence {
  readonly seat: Seat;
  readonly kind: AbsenceKind;
}

/** One round as it hangs on the wall. */
export interface RoundSheet {
  readonly round: number;
  /** What meets on its boards. Absent: players. */
  readonly entrants?: 'teams';
  /** `YYYY-MM-DDTHH:MM` by the clock of the hall, or the day alone. */
  readonly time?: string;
  /** Knock-outs: places of the draw at its beginning, 2 in the final. */
  readonly of?: number;
  readonly boards: readonly SheetBoard[];
  /** The pairing-allocated bye first, then requested byes, then absents. */
  readonly absences: readonly SheetAbsence[];
}

export interface StandingsSheet {
  readonly after: number;
  /** What is ranked. Absent: players. */
  readonly entrants?: 'teams';
  /** Code and full name of every tie-break, in order. */
  readonly tiebreaks: readonly { readonly code: string; readonly name: string }[];
  readonly rows: readonly StandingsSheetRow[];
  /** The groups are the two teams of a match: its score, `Xalapa 9.5 – 6.5 Orizaba`, and the score of every round. */
  readonly match?: { readonly score: string; readonly rounds: readonly string[] };
  /** Boards without a result: the list is provisional. */
  readonly open: number;
}

export interface StandingsSheetRow {
  /** `4` or `4–5`; of the group, where there are groups. */
  readonly place: string;
  /** Section or Belgrade group; the team, in a match of two. */
  readonly group?: string;
  /** Knock-outs: how far somebody came, and who ended it. */
  readonly stage?: string;
  readonly lostTo?: Person;
  readonly person: Person;
  readonly points: string;
  readonly values: readonly string[];
  /** Of their own will or not. */
  readonly withdrawn?: true;
  readonly expelled?: true;
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
  /** What is ranked. Absent: players. */
  readonly entrants?: 'teams';
  readonly numbers: 'rank' | 'start';
  readonly kind: 'swiss' | 'all-play-all';
  readonly rows: readonly CrosstableSheetRow[];
}

export interface CrosstableSheetRow {
  readonly place: string;
  readonly group?: string;
  readonly person: Person;
  /** Swiss: one for each round. All-play-all: one for each row of the group, several games joined. */
  readonly cells: readonly CrossCell[];
  readonly points: string;
}

/** The average ratings of the opponents (*listado de ARO*), for a system that pairs by them. */
export interface AveragesSheet {
  readonly after: number;
  readonly system: string;
  /** That wants it published. */
  readonly article: string;
  readonly rows: readonly {
    readonly person: Person;
    readonly points: string;
    readonly average: string;
  }[];
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
  /** Scrabble: both scores, what the differences come to so far, and games won and lost. */
  readonly scores?: {
    readonly own: number;
    readonly rival: number;
    readonly spread: number;
    readonly record: string;
  };
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
  /** Of teams: the match. */
  readonly board?: number;
  /** Where teams meet: the board of the match, from 1. */
  readonly boardOfMatch?: number;
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

/** Every round of an all-play-all on one sheet (S001, Round-robin): the drawn numbers and the pairs of the table. */
export interface AllRoundsSheet {
  /** What the numbers were drawn from, where it is known. */
  readonly lot?: string;
  readonly groups: readonly {
    readonly group?: string;
    /** In the order of the numbers of the table. */
    readonly people: readonly Person[];
    /** Round by round, White first; `free`: the one who rests, where the number is odd. */
    readonly rounds: readonly {
      readonly round: number;
      /** `2026-11-21T16:00`, or the day alone, by the clock of the tournament. */
      readonly starts?: string;
      readonly pairs: readonly (readonly [white: number, black: number])[];
      readonly free?: number;
    }[];
  }[];
}

/** The teams with their rosters. */
export interface TeamsSheet {
  readonly boards: number;
  readonly teams: readonly TeamSheet[];
}

export interface TeamSheet {
  readonly number: number;
  readonly name: string;
  /** For arbiters and cards; never public. */
  readonly captain?: string;
  /** Of the ratings of those who play if nothing is said. */
  readonly average?: number;
  /** In board order: who comes after the boards is a reserve. */
  readonly roster: readonly Person[];
}

/** What a match of teams is written on, the team with White on board 1 on the left. */
export interface MatchCardSheet {
  readonly match: number;
  readonly round: number;
  readonly left: Seat;
  readonly right: Seat;
  readonly boards: readonly MatchCardBoard[];
}

export type MatchCardBoard = SheetGame & { readonly leftColour: 'white' | 'black' };

/** On which a captain says who plays. */
export interface LineUpFormSheet {
  readonly match: number;
  readonly round: number;
  readonly team: TeamSheet;
  readonly opponent: Person;
  /** On board 1. */
  readonly colour: 'white' | 'black';
  readonly boards: number;
  /** Any order; otherwise that of the roster. */
  readonly isFree: boolean;
  /** `2026-11-21T15:30`, by the clock of the tournament. */
  readonly due?: string;
}

/** The match of two teams (S001, Scheveningen). */
export interface MatchSheet {
  readonly after: number;
  readonly open: number;
  readonly teams: readonly [MatchSheetTeam, MatchSheetTeam];
  readonly played: readonly { readonly round: number; readonly score: string; readonly after: string }[];
  /** Round by round: `A1-B1`, White first. */
  readonly rounds: readonly { readonly round: number; readonly pairs: readonly string[] }[];
  /** A row for each player of the first team, a cell for each of the second: empty where nothing was played. */
  readonly grid: readonly { readonly cells: readonly string[]; readonly points: string }[];
}

export interface MatchSheetTeam {
  readonly name: string;
  readonly points: string;
  readonly players: readonly Person[];
}

/** A draw (S001, Wimbledon): every match by group and number, as far as it is known who plays. */
export interface DrawSheet {
  readonly rounds: readonly {
    readonly round: number;
    /** Places of the draw at its beginning: 2 in the final. */
    readonly of: number;
    readonly matches: readonly DrawMatch[];
  }[];
  readonly third?: DrawMatch;
  readonly champion?: Person;
}

export interface DrawMatch {
  /** While there are several groups. */
  readonly group?: number;
  /** Of the match in its group (S001, Wimbledon, 4). */
  readonly number: number;
  /** `bye`: nobody was ever there. Absent: not known yet. */
  readonly sides: readonly [DrawSide, DrawSide];
  /** Which side goes on. */
  readonly winner?: 0 | 1;
  /** As lists print it, for the side on the left. */
  readonly result?: string;
}

export type DrawSide =
  | { readonly kind: 'player'; readonly seed: number; readonly person: Person }
  | { readonly kind: 'bye' }
  | { readonly kind: 'open' };
