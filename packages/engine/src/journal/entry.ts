import type { Json } from '../shape/index.ts';
import type { Deed } from './deed.ts';
import type { Digest, Instant, Seq } from './key.ts';

/** 128 random bits of the author, in hexadecimal: the same entry sent twice is one entry. */
export type EntryId = string;

/** A deed that stands in the journal. */
export interface Entry extends Deed {
  readonly seq: Seq;
  readonly id: EntryId;
  /** The author's clock where it differs from `at` by more than ten seconds. Shown, never decisive. */
  readonly made?: Instant;
  /** Format of the act: older ones are upgraded when they are read. */
  readonly v: number;
  /** The act as it was sealed, where that was in an older format. Never part of a text. */
  readonly written?: Json;
  /** SHA-256 of the seal before it and the canonical JSON of everything above. */
  readonly seal: Digest;
  /** Something in it is nested deeper than anything is read, and is left out. The seal is that of the whole. */
  readonly cut?: true;
}

export type { Json };

/** What an entry names by its digest only: the rulings of a round, the final standings. */
export interface Attachment {
  readonly digest: Digest;
  readonly body: Json;
}
