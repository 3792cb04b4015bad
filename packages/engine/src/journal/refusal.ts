import type { Issue, NormTitle } from '../model/index.ts';
import type { NoPairing } from '../systems/system.ts';
import type { ActKind, ChangeReason } from './act.ts';
import type { Actor } from './actor.ts';
import type { Instant, PlayerKey, Seq, TeamKey } from './key.ts';
import type { GameResult } from './result.ts';
import type { Warning } from './warning.ts';

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
  'teams-not-yet': { readonly system: string };
  'rounds-already-paired': { readonly rounds: number; readonly paired: number };
  'round-range-invalid': { readonly fromRound: number; readonly toRound: number };
  /** Of one player nothing can be forbidden. */
  'two-needed': Record<never, never>;
  'zone-unknown': { readonly zone: string };

  // Players and numbers.
  'name-missing': Record<never, never>;
  'nobody-named': Record<never, never>;
  'too-many-players': { readonly players: number; readonly limit: number };
  'late-entry-needed': { readonly round: number };
  'not-late': { readonly round: number };
  'numbers-frozen': { readonly round: number };
  'numbers-of-the-table': Record<never, never>;
  'order-incomplete': { readonly missing: readonly PlayerKey[] };
  'was-paired': { readonly player: PlayerKey; readonly round: number };
  'players-of-the-table': Record<never, never>;

  // Who plays when.
  'round-published': { readonly round: number };
  'already-withdrawn': { readonly player: PlayerKey };
  'not-withdrawn': { readonly player: PlayerKey };
  excluded: { readonly player: PlayerKey };
  expelled: { readonly player: PlayerKey };
  'cell-twice': { readonly player: PlayerKey; readonly round: number };
  'before-entry': { readonly player: PlayerKey; readonly round: number };

  // Pairing and publishing.
  'round-not-finished': { readonly round: number; readonly boards: readonly number[] };
  'previous-draft': { readonly round: number };
  'already-published': { readonly round: number };
  'round-beyond-announced': { readonly round: number; readonly rounds: number };
  /** Numbers are those of the moment. */
  'no-pairing': { readonly round: number; readonly faults: readonly NoPairing[] };
  'player-twice': { readonly player: PlayerKey };
  'player-left-out': { readonly players: readonly PlayerKey[] };
  'not-available': { readonly players: readonly PlayerKey[] };
  'boards-misnumbered': { readonly board: number };
  'several-byes': { readonly players: readonly PlayerKey[] };
  'no-draft': { readonly round: number };
  'draft-out-of-date': { readonly round: number; readonly entry: Seq };
  'settings-incomplete': { readonly missing: readonly ('rounds' | 'players')[] };
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
  'not-in-this-system': Record<never, never>;
  /** The counting of the correction is the effect of an earlier round: nothing to count any more. */
  'nothing-to-change': Record<never, never>;

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
  'not-of-the-match': { readonly player: PlayerKey };
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
