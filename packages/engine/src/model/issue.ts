import type { Limit } from './limits.ts';
import type { RatingKind } from './rating-list.ts';

/** Where in the source a fault lies: 1-based, in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Every fault that input can have and the data its sentence needs. The sentences live in `@pareo/texts`. */
export interface IssueData {
  // What the tournament says about itself (checkTournament).
  'no-players': Record<never, never>;
  'duplicate-player': { readonly player: number };
  'player-number-out-of-range': { readonly player: number };
  'unknown-opponent': { readonly player: number; readonly round: number; readonly opponent: number };
  'plays-itself': { readonly player: number; readonly round: number };
  'opponent-disagrees': { readonly player: number; readonly round: number; readonly opponent: number };
  /** TRF: two columns are one match of two games (Double-Swiss), and these are not. */
  'columns-of-match-disagree': { readonly player: number; readonly round: number };
  'results-disagree': { readonly players: readonly [number, number]; readonly round: number };
  'colours-disagree': { readonly players: readonly [number, number]; readonly round: number };
  'colour-missing': { readonly player: number; readonly round: number };
  'points-disagree': { readonly player: number; readonly stated: string; readonly computed: string };
  'several-pairing-byes': { readonly round: number; readonly players: readonly number[] };
  'more-rounds-than-planned': { readonly planned: number; readonly recorded: number };
  'unknown-player-named': { readonly record: string; readonly player: number };
  'unknown-team-named': { readonly record: string; readonly team: number };
  'duplicate-team': { readonly team: number };
  'player-in-two-teams': { readonly player: number; readonly teams: readonly [number, number] };
  /** A match is of two teams, and a team plays one in a round. */
  'team-meets-itself': { readonly round: number; readonly team: number };
  'team-meets-two': {
    readonly round: number;
    readonly team: number;
    readonly opponents: readonly [number, number];
  };
  /** Somebody of no team was paired. */
  'player-without-team': { readonly round: number; readonly player: number };
  'match-too-long': {
    readonly round: number;
    readonly teams: readonly [number, number];
    readonly boards: number;
    readonly found: number;
  };
  /** The order of the roster is fixed, and no order of the boards keeps it for both teams. */
  'boards-out-of-order': {
    readonly round: number;
    readonly teams: readonly [number, number];
    readonly players: readonly [number, number];
  };
  'forfeited-match-played': { readonly round: number; readonly teams: readonly [number, number] };
  'team-bye-and-match': { readonly round: number; readonly team: number };
  /** A result is stated of a board that one of the teams left empty. */
  'board-empty': {
    readonly round: number;
    readonly board: number;
    readonly teams: readonly [number, number];
  };
  'line-up-twice': { readonly round: number; readonly team: number };
  'line-up-stranger': { readonly round: number; readonly team: number; readonly player: number };
  'line-up-player-twice': { readonly round: number; readonly team: number; readonly player: number };
  'line-up-length': {
    readonly round: number;
    readonly team: number;
    readonly boards: number;
    readonly found: number;
  };
  'line-up-empty': { readonly round: number; readonly team: number };
  /** The first of the two stands behind the second in the roster. */
  'line-up-out-of-order': {
    readonly round: number;
    readonly team: number;
    readonly players: readonly [number, number];
  };
  'line-up-left-out': { readonly round: number; readonly team: number; readonly player: number };
  /** 0: in this round the other team is nobody's. */
  'line-up-other-opponent': {
    readonly round: number;
    readonly team: number;
    readonly opponent: number;
    readonly found: number;
  };
  /** The two sit at different boards of their line-ups. */
  'line-up-boards-disagree': { readonly round: number; readonly players: readonly [number, number] };
  /** More results than the round has boards. */
  'results-beyond-boards': { readonly round: number; readonly boards: number; readonly results: number };
  'round-out-of-range': { readonly record: string; readonly round: number };
  'round-not-finished': { readonly round: number; readonly players: readonly number[] };
  /** From after to. `of`: rounds or players; `record` names the list. */
  'range-reversed': {
    readonly record: string;
    readonly of: 'rounds' | 'players';
    readonly from: number;
    readonly to: number;
  };
  'forbidden-alone': { readonly players: readonly number[] };
  'forbidden-with-itself': { readonly player: number };
  'virtual-points-of-nobody': { readonly from: number; readonly to: number };
  'virtual-points-negative': { readonly points: string };
  /** Byes of different worth asked for one round. */
  'byes-disagree': { readonly player: number; readonly round: number };
  'earlier-result-of-no-game': { readonly round: number; readonly players: readonly [number, number] };
  'bye-and-pairing': { readonly player: number; readonly round: number };
  'scoring-without-difference': { readonly win: string; readonly loss: string };

  // More than anything here needs (`LIMITS`). `found` is left out where nobody counted to the end.
  'limit-exceeded': { readonly limit: Limit; readonly maximum: number; readonly found?: number };
  /** Last of a list of faults, or of remarks: there are so many more. */
  'more-faults': { readonly count: number };

  // Notices: the tournament is accepted all the same.
  'range-end-unknown': { readonly record: string; readonly player: number };
  'bye-without-trace': { readonly player: number; readonly round: number };

  // What a file is (formats).
  /** `kind`: png, jpeg, gif, pdf, zip, gzip, office, utf-16, or binary. */
  'not-a-text-file': { readonly kind: string };
  'empty-file': Record<never, never>;
  'format-not-recognised': Record<never, never>;

  // Lines of TRF. `record` is what stands in columns 1-3; `field` is a name of `TRF_FIELDS`.
  /** Something stands in a column that belongs to no field: the line is shifted. */
  'columns-shifted': { readonly record: string; readonly column: number; readonly text: string };
  'line-cut-short': { readonly record: string };
  'field-unreadable': { readonly record: string; readonly field: string; readonly text: string };
  'field-missing': { readonly record: string; readonly field: string };
  /** Opponent, colour and result of a round do not make sense together. */
  'cell-unreadable': { readonly player: number; readonly round: number; readonly text: string };
  /** The same thing said twice, differently. `records` may be twice the same one. */
  'records-disagree': {
    readonly records: readonly [string, string];
    readonly values: readonly [string, string];
  };
  // Notices: the file is read all the same.
  'unknown-record': { readonly record: string; readonly text: string };
  'unknown-system-code': { readonly code: string };
  /** A record that decides neither a pairing nor a rank stands in other columns than the text gives it. */
  'record-kept-unread': { readonly record: string; readonly text: string };

  // JSON. `pointer` as in RFC 6901; the whole document is ``.
  'json-syntax': { readonly found: string };
  'json-too-deep': { readonly depth: number };
  'json-duplicate-key': { readonly pointer: string };
  'json-not-a-tournament': Record<never, never>;
  'json-version-unknown': { readonly version: string };
  'json-field-missing': { readonly pointer: string };
  'json-field-unknown': { readonly pointer: string };
  /** `expected` is a name of `JSON_EXPECTATIONS`, or the allowed values with ` | ` between them. */
  'json-value-invalid': { readonly pointer: string; readonly expected: string; readonly found: string };

  // Lists of players (CSV). `column` names are those of `CSV_COLUMNS`; `header` is as written.
  'list-without-header': { readonly text: string };
  'list-without-names': Record<never, never>;
  'list-column-twice': { readonly column: string; readonly headers: readonly [string, string] };
  'list-row-width': { readonly expected: number; readonly found: number };
  'list-quote-open': Record<never, never>;
  'list-value-invalid': { readonly column: string; readonly text: string };
  // Notices.
  'list-column-unknown': { readonly header: string };
  'list-column-not-used': { readonly header: string };

  // The configuration of a generator of tournaments: lines `Key=Value`.
  'configuration-line-unreadable': { readonly text: string };
  'configuration-key-unknown': { readonly key: string; readonly known: readonly string[] };
  'configuration-value-invalid': {
    readonly key: string;
    readonly value: string;
    readonly minimum: number;
    readonly maximum: number;
    readonly counted: 'whole' | 'parts';
  };

  // What a format cannot say (writeRecord). `field` is a path such as `players/12/name`.
  'not-expressible': { readonly format: string; readonly field: string; readonly value: string };
  /** The sheets of Scrabble, or several games of two players: one sentence for all of them. */
  'games-not-expressible': { readonly format: string; readonly games: 'sheets' | 'matches' };
  'too-wide': {
    readonly format: string;
    readonly field: string;
    readonly value: string;
    readonly width: number;
  };

  // Lists of tie-breaks and standings.
  'tiebreak-unknown': { readonly tiebreak: string };
  /** `OTHER_…` of a tournament's own regulations: its definition is not in the file. */
  'tiebreak-self-defined': { readonly tiebreak: string };
  'tiebreak-modifier-unknown': {
    readonly tiebreak: string;
    readonly modifier: string;
    readonly allowed: string;
    /** Some of them take other numbers too. */
    readonly areExamples?: true;
  };
  'tiebreak-not-for-players': { readonly tiebreak: string };
  'tiebreak-not-for-teams': { readonly tiebreak: string };
  'lots-without-seed': Record<never, never>;
  'manual-order-missing': Record<never, never>;

  // Ratings and norms.
  'start-missing': Record<never, never>;
  /** No text of that day is kept, so there is no number. */
  'rating-text-not-kept': { readonly kind: RatingKind; readonly start: string };

  'norms-need-standard': Record<never, never>;
  'host-missing': Record<never, never>;
  'federation-missing': { readonly players: readonly number[] };
  /** B.01 1.7. */
  'rounds-over-13': { readonly rounds: number };

  // Categories.
  'category-without-name': { readonly category: string };
  'category-twice': { readonly category: string };
  /** `condition` counts from 1. */
  'condition-invalid': { readonly category: string; readonly condition: number };

  // Prizes. `list` is the id of a list of prizes; place 0 is the list as a whole.
  'amount-invalid': { readonly list: string; readonly place: number };
  'prizes-not-descending': { readonly list: string; readonly place: number };
  'sharing-invalid': { readonly list: string; readonly found: string };
  'prize-list-twice': { readonly list: string };
  'two-place-lists': { readonly list: string };
  'category-unknown': { readonly list: string; readonly category: string };
  'category-shares': { readonly list: string };
  'minimum-share-in-32b': { readonly list: string };
  'thing-in-32b': { readonly list: string; readonly place: number };
  'fund-invalid': { readonly found: string };
  'category-for-teams': { readonly list: string };
  /** Each group has a ranking of its own: nobody ranks players of several. */
  'ranking-in-groups': { readonly list: string; readonly groups: readonly string[] };
  /** The final ranking leaves these tied, and the list would have to choose between them. */
  'tie-not-broken': { readonly list: string; readonly players: readonly number[] };
  /** The data do not say whether these belong to the category. */
  'membership-unknown': { readonly list: string; readonly players: readonly number[] };
}

export type IssueCode = keyof IssueData;

/**
 * A fault of input, or a remark on it: a code, the data of its sentence, and its place in the file where it has one. The
 * sentence is made by `describeIssue` of `@pareo/texts`.
 *
 * @example
 * ```ts
 * import { type Issue } from '@pareo/engine';
 *
 * export const inShort = ({ code, place }: Issue): string =>
 *   place ? `${place.line}:${place.column} ${code}` : code;
 * ```
 */
export type Issue<Code extends IssueCode = IssueCode> = {
  [C in Code]: { readonly code: C; readonly data: IssueData[C]; readonly place?: Place };
}[Code];

export const issue = <C extends IssueCode>(code: C, data: IssueData[C], place?: Place): Issue =>
  ({ code, data, ...(place ? { place } : {}) }) as Issue;
