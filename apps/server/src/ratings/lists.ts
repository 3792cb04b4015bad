import type { ListFailure } from '@pareo/host';
import type { LineFault, RatedPlayer, RatingKind } from './rated-player.ts';

/** A list that is whole. */
export interface ListMeta {
  readonly id: string;
  readonly name: string;
  readonly from: 'fide' | 'national';
  /** Whose list it is, when it is a federation's. */
  readonly federation?: string;
  /** Which ratings it has. Lists of federations have what their columns say: combined. */
  readonly kind: 'combined' | RatingKind;
  readonly rows: number;
  /** Lines that were no players, and the first of them. */
  readonly leftOut: number;
  readonly faults: readonly LineFault[];
  readonly loadedAt: string;
}

export type FailureCode = ListFailure;

/** A list that is there, on its way, or could not be read. */
export interface RatingList extends Omit<ListMeta, 'kind'> {
  readonly kind?: ListMeta['kind'];
  readonly status: 'ready' | 'loading' | 'failed';
  /** While it is loading: how much of the file has been read, up to 1. */
  readonly part?: number;
  /** Why it failed, and where. */
  readonly reason?: { readonly code: FailureCode; readonly line?: number };
}

/** Looks into one list. */
export interface Finder {
  /** Names with a word that begins so and, after it or before it, words that begin as the others; surnames first, then given names. */
  readonly beginning: (start: string, others: readonly string[]) => Promise<readonly RatedPlayer[]>;
  readonly byIds: (ids: readonly number[]) => Promise<readonly RatedPlayer[]>;
  readonly byNationalIds: (ids: readonly string[]) => Promise<readonly RatedPlayer[]>;
  /** The whole name, folded, in either order. */
  readonly byNames: (names: readonly string[]) => Promise<readonly RatedPlayer[]>;
}

/** Where lists are kept: one store for each kind of database. */
export interface ListStore {
  /** Newest first. A store that several processes share may give what it knew a moment ago, unless it is asked to look. */
  readonly ready: (how?: 'as-known' | 'looked-up') => Promise<readonly ListMeta[]>;
  readonly finderOf: (list: ListMeta) => Finder;
  /** Where the thread that loads a list puts it. */
  readonly targetOf: (id: string) => Target;
  /** Lists that are loading or have failed, newest first; whichever process they are at. */
  readonly underWay: () => Promise<readonly RatingList[]>;
  readonly note: (list: RatingList) => Promise<void>;
  /** Of what is under way. */
  readonly forget: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** A list was removed between the look at which lists there are and the look into it. */
export class ListGone extends Error {}

export type Target =
  | { readonly database: 'sqlite'; readonly path: string }
  | { readonly database: 'postgres'; readonly url: string };

/** Makes one list aside; nobody sees it before it is finished. */
export interface ListWriter {
  readonly put: (players: readonly RatedPlayer[]) => Promise<void>;
  readonly finish: (meta: ListMeta) => Promise<void>;
  readonly abandon: () => Promise<void>;
}

/** What is asked of a list: most players found, most names looked at for the other words of a search. */
export const MOST_FOUND = 20;
/** A rare pair of frequent words is not worth a halt. */
export const MOST_LOOKED_AT = 20_000;
/** After every letter. */
export const LAST = '\u{10ffff}';

/** Three letters may be a federation. */
export const mayBeFederation = (word: string): boolean => /^[a-z]{3}$/.test(word);
