import type { Issue, NormTitle } from '../model/index.ts';
import type { NoPairing } from '../systems/system.ts';
import type { ActKind, ChangeReason } from './act.ts';
import type { Actor } from './actor.ts';
import type { EntrantKey, Instant, PlayerKey, Seq, TeamKey } from './key.ts';
import type { GameResult } from './result.ts';
import type { Warning } from './warning.ts';

/** Whom a refusal or a warning names: `of` says that they are teams. */
export interface OfTeams {
  readonly of?: 'teams';
}

/** Why an act is not done, and the data its sentence needs. Sentences in both languages live in `@pareo/texts`. */
export interface ActRefusalData {
  // Common to all acts.
  'not-permitted': { readonly act: ActKind };
  'not-created': Record<never, never>;
  'already-created': Record<never, never>;
  'tournament-finished': Record<never, never>;
  'unknown-player': { readonly player: PlayerKey };
  'unknown-team': { readonly team: TeamKey };
  'unknown-board': { readonly round: number; readonly board: number };
  'round-out-of-range': { readonly round: number };
  /** What the author saw is not there now. Values as shown: a result code, a field's value, an attendance. */
  'changed-meanwhile': {
    readonly was?: string;
    readonly now?: string;
    readonly field?: string;
    readonly by?: Actor;
    readonly at?: Instant;
  };
  'not-confirmed': { readonly warnings: readonly Warning[] };
  'reason-missing': Record<never, never>;
  'text-missing': Record<never, never>;
  /** The whole has changed since the version the author saw: `entry` is the last that matters. */
  'basis-moved': { readonly entry: Seq };

  // Settings.
  'record-invalid': { readonly issues: readonly Issue[] };
  'system-unknown': { readonly system: string };
  'option-invalid': {
    readonly option: string;
    readonly value: string;
    readonly allowed: string;
    /** What is allowed is not listed but shown. */
    readonly areExamples?: true;
  };
  'rounds-already-paired': { readonly rounds: number; readonly paired: number };
  'round-range-invalid': { readonly fromRound: number; readonly toRound: number };
  /** Of one player nothing can be forbidden. */
  'two-needed': Record<never, never>;
  'zone-unknown': { readonly zone: string };
  /** The clocks of the zone are moved over it. */
  'time-left-out': { readonly time: string; readonly zone: string };

  // Players and numbers.
  'name-missing': Record<never, never>;
  'nobody-named': Record<never, never>;
  'too-many-players': { readonly players: number; readonly limit: number };
  'late-entry-needed': { readonly round: number };
  'not-late': { readonly round: number };
  'numbers-frozen': { readonly round: number };
  'numbers-of-the-table': Record<never, never>;
  'order-incomplete': OfTeams & { readonly missing: readonly EntrantKey[] };
  'was-paired': OfTeams & { readonly player: EntrantKey; readonly round: number };
  'players-of-the-table': Record<never, never>;

  // Who plays when.
  'round-published': { readonly round: number };
  'already-withdrawn': OfTeams & { readonly player: EntrantKey };
  'not-withdrawn': OfTeams & { readonly player: EntrantKey };
  excluded: OfTeams & { readonly player: EntrantKey };
  expelled: OfTeams & { readonly player: EntrantKey };
  'cell-twice': OfTeams & { readonly player: EntrantKey; readonly round: number };
  'before-entry': OfTeams & { readonly player: EntrantKey; readonly round: number };

  // Teams and their line-ups.
  'too-many-teams': { readonly teams: number; readonly limit: number };
  'player-in-two-teams': { readonly player: PlayerKey; readonly team: TeamKey };
  /** On the roster of a team: it sits nowhere without it. */
  'in-a-team': { readonly player: PlayerKey; readonly team: TeamKey };
  'was-lined-up': { readonly player: PlayerKey; readonly round: number };
  'roster-order-fixed': { readonly team: TeamKey };
  'no-match': { readonly team: TeamKey; readonly round: number };
  'line-up-stranger': { readonly team: TeamKey; readonly player: PlayerKey };
  'line-up-player-twice': { readonly team: TeamKey; readonly player: PlayerKey };
  'line-up-length': { readonly team: TeamKey; readonly boards: number; readonly found: number };
  'line-up-empty': { readonly team: TeamKey };
  'line-up-out-of-order': { readonly team: TeamKey; readonly players: readonly [PlayerKey, PlayerKey] };
  /** Whoever has a result on a board keeps it. */
  'line-up-left-out': { readonly team: TeamKey; readonly player: PlayerKey; readonly board: number };
  /** Nobody plays it: the forfeit is taken back first. */
  'match-forfeited': { readonly round: number; readonly board: number };
  'line-ups-closed': { readonly round: number };
  'line-ups-out': { readonly round: number };
  'line-ups-not-out': { readonly round: number };
  /** Who came has it won; nobody else can have anything. */
  'board-empty': { readonly board: number; readonly game: number };

  // Pairing and publishing.
  'round-not-finished': { readonly round: number; readonly boards: readonly number[] };
  'previous-draft': { readonly round: number };
  'already-published': { readonly round: number };
  'round-beyond-announced': { readonly round: number; readonly rounds: number };
  /** Numbers are those of the moment. */
  'no-pairing': { readonly round: number; readonly faults: readonly NoPairing[] };
  'player-twice': OfTeams & { readonly player: EntrantKey };
  'player-left-out': OfTeams & { readonly players: readonly EntrantKey[] };
  'not-available': OfTeams & { readonly players: readonly EntrantKey[] };
  'boards-misnumbered': { readonly board: number };
  'several-byes': OfTeams & { readonly players: readonly EntrantKey[] };
  'no-draft': { readonly round: number };
  'draft-out-of-date': { readonly round: number; readonly entry: Seq };
  'settings-incomplete': { readonly missing: readonly ('rounds' | 'players' | 'teams' | 'team')[] };
  'not-published': { readonly round: number };
  'not-the-last-published': { readonly round: number; readonly last: number };
  'results-exist': { readonly round: number; readonly results: number };
  'reason-not-in-edition': { readonly change: ChangeReason; readonly handling: string };

  // Results.
  'round-closed': { readonly round: number };
  'round-not-closed': { readonly round: number };
  'outside-link': { readonly round: number; readonly board: number };
  /** A link only fills empty boards; a phone changes its own result for two minutes, while nobody else touched it. */
  'board-has-result': { readonly result: GameResult; readonly by: Actor; readonly at: Instant };
  'no-result': { readonly round: number; readonly board: number };
  'no-such-game': { readonly board: number; readonly game: number };
  'tally-missing': { readonly board: number };
  'tally-not-wanted': { readonly board: number };
  'tally-disagrees': { readonly board: number };
  'tally-out-of-range': { readonly board: number; readonly lowest: number; readonly highest: number };
  /** Nobody has played there yet. */
  'not-played': { readonly round: number; readonly board: number };
  'has-opponent': { readonly round: number; readonly player: PlayerKey };
  /** C.04.1, article 2. */
  'have-met': { readonly players: readonly PlayerKey[] };
  'not-in-this-system': Record<never, never>;
  /** The counting of the correction is the effect of an earlier round: nothing to count any more. */
  'nothing-to-change': Record<never, never>;

  // Categories and prizes.
  'categories-invalid': { readonly issues: readonly Issue[] };
  'category-in-use': { readonly category: string; readonly list: string };
  'no-such-category': { readonly category: string };
  'plan-invalid': { readonly issues: readonly Issue[] };
  'no-such-prize': { readonly list: string; readonly place: number };
  'not-a-jury-list': { readonly list: string };
  'player-has-one': { readonly player: PlayerKey; readonly list: string };
  /** What was to be paid is not what the author saw: the pool is another one. */
  'no-such-pool': { readonly lists: readonly string[] };
  'sum-above-pool': { readonly paid: number; readonly total: string; readonly currency: string };

  // Ratings and norms.
  'list-later-than-start': { readonly month: string; readonly start: string };
  /** The title is none that the player can make a norm of, or norms cannot be judged: then the issues say why. */
  'no-such-norm': {
    readonly player: PlayerKey;
    readonly title: NormTitle;
    readonly issues: readonly Issue[];
  };

  // The end, questions, undo.
  'games-open': { readonly boards: readonly { readonly round: number; readonly board: number }[] };
  /** Matches of a knock-out that are level. */
  'match-undecided': { readonly boards: readonly { readonly round: number; readonly board: number }[] };
  /** Games that were announced are still to be played. */
  'match-open': { readonly round: number; readonly board: number };
  /** Somebody has won it. */
  'match-not-level': { readonly round: number; readonly board: number };
  /** Who won before is paired in the next round, which is on the wall. */
  'winner-has-played-on': { readonly round: number; readonly board: number; readonly next: number };
  'not-of-the-match': { readonly player: EntrantKey };
  'no-ties': Record<never, never>;
  'questions-open': { readonly questions: readonly Seq[] };
  'not-finished': Record<never, never>;
  'not-askable': { readonly act: ActKind };
  'no-such-question': { readonly question: Seq };
  'no-such-entry': { readonly entry: Seq };
  settled: { readonly entry: Seq };
  'already-undone': { readonly entry: Seq };
  'left-the-book': { readonly entry: Seq };
  depends: { readonly entries: readonly Seq[] };
  'not-undoable': { readonly act: ActKind };
}

export type ActRefusalCode = keyof ActRefusalData;

export type Refusal<Code extends ActRefusalCode = ActRefusalCode> = {
  [C in Code]: {
    readonly code: C;
    /** The article that refuses, with its chapter: `C.04.2, 2.3`. */
    readonly article?: string;
    readonly data: ActRefusalData[C];
  };
}[Code];

export const refusal = <C extends ActRefusalCode>(
  code: C,
  data: ActRefusalData[C],
  article?: string,
): Refusal => ({ code, data, ...(article === undefined ? {} : { article }) }) as Refusal;
