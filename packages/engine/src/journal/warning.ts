import type { NormTitle, RatingKind } from '../model/index.ts';
import type { EntrantKey, PlayerKey, Seq, TeamKey } from './key.ts';
import type { OfTeams } from './refusal.ts';
import type { OnBoard } from './result.ts';

/** Consequences that must be accepted by name before an act is done. */
export interface WarningData {
  /** C.04.1, article 1; C.04.2, articles 1.1-1.3: changed after round 1 was published. */
  'setting-fixed': { readonly settings: readonly string[] };
  /** King of the Hill, 1: it would pair rounds that are not the last. */
  'hill-outside-last-rounds': {
    readonly rounds: readonly number[];
    readonly of: number;
    readonly atMost: number;
  };
  'restricted-after-round-1': Record<never, never>;
  'same-person': { readonly players: readonly { readonly name: string; readonly as: PlayerKey | 0 }[] };
  'same-team': { readonly teams: readonly { readonly name: string; readonly as: TeamKey | 0 }[] };
  /** Fewer on the roster than a match has boards. */
  'team-short': {
    readonly teams: readonly { readonly name: string; readonly players: number; readonly boards: number }[];
  };
  /** Round 1 is published: the roster was announced. */
  'roster-announced': { readonly team: TeamKey };
  /** The numbers of teams come from the competition (C.04.6, 1.1), and were announced with round 1. */
  'team-numbers-announced': Record<never, never>;
  'line-ups-missing': { readonly round: number; readonly teams: readonly TeamKey[] };
  'closed-round-line-up': { readonly round: number; readonly team: TeamKey };
  'half-for-missed-rounds': { readonly rounds: number };
  'second-half-bye': OfTeams & { readonly players: readonly EntrantKey[]; readonly allowed: number };
  'half-bye-in-last-rounds': OfTeams & {
    readonly players: readonly EntrantKey[];
    readonly rounds: readonly number[];
  };
  /** C.04.1, article 2. */
  rematch: { readonly boards: readonly number[] };
  'forbidden-pair': { readonly boards: readonly number[] };
  /** C.04.1, articles 6 and 7. */
  'colour-limit': { readonly players: readonly EntrantKey[] };
  /** C.04.1, article 4. */
  'bye-not-allowed': OfTeams & { readonly player: EntrantKey };
  /** Results that contradict each other wait for an answer, and the pairing would rest on those that are there. */
  'questions-open': { readonly questions: readonly Seq[]; readonly boards: readonly OnBoard[] };
  /** The round by hand is not the round of the engine. */
  'differs-from-engine': { readonly boards: readonly number[] };
  /** `leaves`: for no reason of the regulation. */
  unpublish: { readonly round: number; readonly results: number; readonly leaves?: true };
  /** C.04.2, article 4.3 gives another effect. */
  'effect-not-by-the-book': { readonly byTheBook: string };
  /** Mexican manual, Wimbledon, Introducción: what was announced comes first. */
  'tie-break-skipped': { readonly round: number; readonly board: number };
  /** Mexican manual, Round-robin: numbers are drawn by lot. */
  'numbers-not-drawn': Record<never, never>;
  /** An arbiter's order among those who are level. */
  'order-by-hand': OfTeams & { readonly players: readonly EntrantKey[] };
  /** Changed after round 1. Of prizes: the lists with less, or with other rules, by name. */
  'announced-before': { readonly what: 'categories' | 'prizes'; readonly lowered: readonly string[] };
  /** Less is paid than the prizes of the pool. */
  'sum-below-pool': { readonly paid: number; readonly total: string; readonly currency: string };
  /** The amounts were public when the tournament was finished. */
  'prizes-final': Record<never, never>;
  /** Lists of which something is not decided. */
  'prizes-open': { readonly lists: readonly string[] };
  /** The list in force on the first day is fixed with round 1. */
  'ratings-changed': { readonly list: RatingKind; readonly players: number };
  'norm-not-reached': { readonly player: PlayerKey; readonly title: NormTitle };
  'rounds-missing': { readonly played: number; readonly announced: number };
}

export type WarningCode = keyof WarningData;

/** `confirm-twice` asks for a reason too. */
export type Strength = 'confirm' | 'confirm-twice';

export type Warning<Code extends WarningCode = WarningCode> = {
  [C in Code]: {
    readonly code: C;
    readonly strength: Strength;
    readonly article?: string;
    readonly data: WarningData[C];
  };
}[Code];
