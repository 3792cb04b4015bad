import type { Outcome, Ruling } from '@pareo/engine';
import type {
  Actor,
  Entry,
  EntryId,
  Instant,
  Journal,
  Refusal,
  Seq,
  State,
  Wish,
} from '@pareo/engine/journal';
import type { Answer } from './host.ts';
import type { ExportFormat, TournamentId } from './wire.ts';

/** An act of mine that the journal does not have yet, or refused. */
export interface Waiting {
  readonly id: EntryId;
  readonly wish: Wish;
  /** When it was typed. */
  readonly since: Instant;
  /** `queued`: no connection, it will be sent. `refused`: both values are shown, and the author decides. */
  readonly status: 'sending' | 'queued' | 'refused';
  readonly refusals?: readonly Refusal[];
}

export type Settled =
  | { readonly kind: 'done'; readonly entry: Entry }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'kept-as-question'; readonly question: Seq }
  /** No connection: it stays in the queue and is sent later. */
  | { readonly kind: 'queued' };

export interface Sent {
  readonly id: EntryId;
  /** At once: what is shown now, or why it is not even sent. */
  readonly now: Outcome<State, Refusal>;
  readonly settled: Promise<Settled>;
}

/** `live`: everything there is, is shown. Word and time, never only a colour. */
export type Live =
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly since: Instant }
  | { readonly kind: 'offline'; readonly since: Instant }
  /** The session ended, or the server refuses to serve this page any longer. */
  | { readonly kind: 'closed'; readonly reason: 'signed-out' | 'too-old' | 'not-found' };

export type DeskEvent =
  /** New entries of the journal; `mine` says which came from this page. */
  | { readonly kind: 'entries'; readonly entries: readonly Entry[]; readonly mine: ReadonlySet<EntryId> }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'live' };

export interface EntriesRange {
  /** Entries before this one, newest first. Absent: from the newest. */
  readonly before?: Seq;
  readonly limit: number;
}

/** One open tournament. */
export interface Desk {
  readonly id: TournamentId;
  readonly me: Actor;
  /** What the journal has. */
  readonly confirmed: Journal;
  /** The same with my acts under way. */
  readonly shown: State;
  readonly waiting: readonly Waiting[];
  readonly live: Live;
  send(wish: Wish): Sent;
  /** Forgets a refused act: the author has seen it. */
  dismiss(id: EntryId): void;
  /** Sends what waits now instead of at the next try. */
  retry(): void;
  at(seq: Seq): Promise<Answer<State>>;
  entries(range: EntriesRange): Promise<Answer<readonly Entry[]>>;
  rulings(round: number): Promise<Answer<readonly Ruling[]>>;
  export(format: ExportFormat): Promise<Answer<Uint8Array>>;
  subscribe(hear: (event: DeskEvent) => void): () => void;
  close(): void;
}
