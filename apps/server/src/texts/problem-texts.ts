import type { Damage } from '../storage/seals.ts';
/** What goes wrong between a request and an act, and what its sentence needs. */
export interface ProblemData {
  malformed: { readonly what: Misunderstood; readonly name?: string };
  'signed-out': Record<never, never>;
  'wrong-password': Record<never, never>;
  'not-permitted': Record<never, never>;
  'cross-site': Record<never, never>;
  'not-found': Record<never, never>;
  'method-not-allowed': { readonly allowed: string };
  expired: Record<never, never>;
  revoked: Record<never, never>;
  'too-large': { readonly limit: string };
  'wrong-media-type': { readonly wanted: string };
  'unknown-host': { readonly host: string };
  refused: Record<never, never>;
  'changed-meanwhile': Record<never, never>;
  'client-too-old': Record<never, never>;
  'not-confirmed': Record<never, never>;
  'id-reused': Record<never, never>;
  'journal-full': { readonly limit: string };
  'basis-ahead': { readonly version: number };
  'value-invalid': Record<never, never>;
  'file-unreadable': Record<never, never>;
  'format-cannot-say': Record<never, never>;
  'slug-taken': { readonly slug: string };
  'slug-fixed': Record<never, never>;
  'name-differs': Record<never, never>;
  'password-short': { readonly shortest: number };
  'password-needed': Record<never, never>;
  'last-owner': Record<never, never>;
  'owns-tournaments': { readonly names: readonly string[] };
  'too-many-requests': { readonly seconds: number };
  'too-many-streams': Record<never, never>;
  busy: Record<never, never>;
  'work-stopped': Record<never, never>;
  'read-only': Record<never, never>;
  damaged: Damage;
  'format-unknown': { readonly seq: number; readonly format: number };
  'disk-full': Record<never, never>;
  fault: Record<never, never>;
}

/** Why a request cannot even be looked at. */
export type Misunderstood =
  | 'not-json'
  | 'cut-off'
  | 'too-deep'
  | 'too-many-values'
  | 'nul'
  | 'not-text'
  | 'question-too-short'
  | 'list-plan'
  | 'no-such-list';

export type MisunderstoodTexts = { readonly [What in Misunderstood]: (name: string) => string };

export type ProblemCode = keyof ProblemData;

export interface ProblemText<Data> {
  readonly title: string;
  readonly detail: (data: Data) => string;
}

/** Leave one out and it does not compile. */
export type ProblemTexts = { readonly [Code in ProblemCode]: ProblemText<ProblemData[Code]> };
