import type { NormTitle } from '@pareo/engine/model';
import { norms as inEnglish } from './en/norms.ts';
import { norms as inSpanish } from './es/norms.ts';
import type { Language } from './language.ts';

/** What a condition of a norm is about. */
export type NormCheckName =
  | 'games'
  | 'foreigners'
  | 'own'
  | 'one'
  | 'holders'
  | 'asked'
  | 'average'
  | 'score'
  | 'performance';

/** What the record cannot know, and an arbiter has to confirm. */
export type ToConfirm =
  | 'registered'
  | 'rounds-a-day'
  | 'arbiter'
  | 'time'
  | 'time-approved'
  | 'exemption'
  | 'games-number';

type NeededResult = 'loss' | 'draw' | 'win';

/** What is said of norms. Figures come written: scores as `6½`. */
export interface NormTexts {
  readonly heading: (after: number, rounds: number) => string;
  readonly columns: {
    readonly player: string;
    readonly round: string;
    readonly opponent: string;
    readonly title: string;
    readonly federation: string;
    readonly rating: string;
    readonly counted: string;
    readonly score: string;
    readonly note: string;
    readonly check: string;
    readonly found: string;
    readonly needed: string;
    readonly article: string;
    readonly counts: string;
  };
  readonly nobody: string;
  /** A title in the column of somebody who cannot make it. */
  readonly states: {
    readonly made: string;
    readonly sure: string;
    readonly none: string;
    readonly issued: string;
  };
  /** `win against 2380+`: short, of the next round. */
  readonly needsShort: (result: NeededResult, from: number | undefined) => string;
  /** `3½ of 4 to come`: more than one round is left. */
  readonly needsPoints: (points: string, rounds: number, average: number) => string;
  readonly needsHeading: (round: number) => string;
  readonly against: (result: NeededResult, opponents: readonly string[]) => string;
  readonly nobodyElse: string;
  readonly nothingIsEnough: string;
  readonly sure: string;
  readonly check: (name: NormCheckName, title: NormTitle) => string;
  readonly exempt: (article: string) => string;
  readonly verdict: (title: NormTitle, made: boolean) => string;
  readonly failing: (articles: readonly string[]) => string;
  readonly averageOf: (figures: {
    readonly sum: number;
    readonly games: number;
    readonly average: number;
  }) => string;
  readonly raised: (name: string, from: string, to: number) => string;
  readonly performanceOf: (figures: {
    readonly score: string;
    readonly games: number;
    readonly percent: number;
    readonly average: number;
    readonly difference: string;
    readonly performance: number;
    readonly needed: number;
  }) => string;
  readonly scoreOf: (score: string, needed: string, surplus: string) => string;
  readonly noScore: string;
  readonly countsOf: (games: number) => string;
  readonly notFor143e: string;
  readonly strong: string;
  readonly unrated: string;
  readonly notCounted: string;
  readonly sexUnknown: (players: readonly string[]) => string;
  readonly toConfirm: Readonly<Record<ToConfirm, string>>;
  readonly toConfirmHeading: string;
  readonly aid: string;
  readonly issuedOn: (title: NormTitle) => string;
  readonly issuedAgainst: string;
  readonly hasTitle: (title: string) => string;
}

export const normTexts: Readonly<Record<Language, NormTexts>> = { en: inEnglish, es: inSpanish };
