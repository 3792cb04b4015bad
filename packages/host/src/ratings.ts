import type { Instant } from '@pareo/engine/journal';
import type { Answer } from './host.ts';

export type RatingKind = 'standard' | 'rapid' | 'blitz';

/** What a federation's list has of somebody. */
export interface NationalRating extends Readonly<Partial<Record<RatingKind, number>>> {
  readonly federation: string;
  readonly id?: string;
}

/** GET `/rated`: one person, with the ratings of FIDE at the top. */
export interface RatedPlayer extends Readonly<Partial<Record<RatingKind, number>>> {
  readonly id?: number;
  /** Surname, Given. */
  readonly name: string;
  readonly federation: string;
  readonly sex?: 'm' | 'w';
  readonly title?: string;
  readonly born?: number;
  readonly national?: readonly NationalRating[];
}

/** A row of a list of players, to be found in the rating lists. */
export interface SoughtPlayer {
  readonly fideId?: number;
  readonly name: string;
  readonly born?: number;
}

/** Looks people up in the rating lists of the server. */
export interface Ratings {
  /** `lists`: how many there are to look into. */
  search(text: string): Promise<Answer<{ readonly items: readonly RatedPlayer[]; readonly lists: number }>>;
  /** For each row those whom it may be; `lists`: the names of the lists. */
  matches(rows: readonly SoughtPlayer[]): Promise<
    Answer<{
      readonly items: readonly (readonly RatedPlayer[])[];
      readonly lists: readonly string[];
    }>
  >;
}

export type ListFaultCode =
  | 'id-missing'
  | 'id-twice'
  | 'name-missing'
  | 'rating-invalid'
  | 'birth-invalid'
  | 'sex-invalid'
  | 'fide-id-invalid'
  | 'cells-too-many';

/** A line of a list that is not a player. */
export interface ListFault {
  readonly line: number;
  readonly code: ListFaultCode;
  readonly text?: string;
}

export type ListFailure =
  | 'no-list'
  | 'no-columns'
  | 'no-players'
  | 'line-without-end'
  | 'quote-without-end'
  | 'encoding'
  | 'nul'
  | 'lines'
  | 'zip'
  | 'stopped'
  | 'fault';

/** GET `/rating-lists`. */
export interface RatingList {
  readonly id: string;
  readonly name: string;
  readonly from: 'fide' | 'national';
  readonly federation?: string;
  readonly kind?: 'combined' | RatingKind;
  readonly status: 'ready' | 'loading' | 'failed';
  readonly rows: number;
  /** While it is loading: how much of the file has been read, up to 1. */
  readonly part?: number;
  readonly leftOut: number;
  readonly faults: readonly ListFault[];
  readonly loadedAt: Instant;
  readonly reason?: { readonly code: ListFailure; readonly line?: number };
}

export const LIST_FIELDS = [
  'nationalId',
  'fideId',
  'name',
  'given',
  'federation',
  'standard',
  'rapid',
  'blitz',
  'born',
  'title',
  'sex',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

export const LIST_ENCODINGS = ['utf-8', 'windows-1252', 'latin-1'] as const;
export const LIST_SEPARATORS = ['comma', 'semicolon', 'tab', 'bar'] as const;

/** How a federation's list is read. */
export interface ListPlan {
  readonly encoding: (typeof LIST_ENCODINGS)[number];
  readonly separator: (typeof LIST_SEPARATORS)[number];
  readonly hasHeadings: boolean;
  /** Index = column. Null: not used. */
  readonly columns: readonly (ListField | null)[];
}

/** POST `/rating-lists/preview`. */
export type ListPreview =
  | { readonly from: 'fide' }
  | {
      readonly from: 'national';
      readonly plan: ListPlan;
      readonly headings: readonly string[];
      readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
      readonly lines: readonly (RatedPlayer | ListFault)[];
      readonly faults: number;
    };

export interface ListWish {
  readonly name: string;
  /** Which rating a list of FIDE of one kind has. */
  readonly kind?: RatingKind;
  readonly national?: {
    readonly federation: string;
    readonly plan: ListPlan;
    /** Lines that cannot be read are left out; otherwise they refuse the list. */
    readonly withoutFaults: boolean;
  };
}

/** The rating lists of a server, for its owner. */
export interface RatingLists {
  list(): Promise<Answer<readonly RatingList[]>>;
  /** What the beginning of a file is. `plan`: what has been decided; the rest is proposed. */
  preview(start: Uint8Array, isWhole: boolean, plan?: Partial<ListPlan>): Promise<Answer<ListPreview>>;
  load(file: Blob, wish: ListWish): Promise<Answer<void>>;
  remove(id: string): Promise<Answer<void>>;
}
