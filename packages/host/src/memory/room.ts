import type { Ruling } from '@pareo/engine';
import { type Completed, complete } from '@pareo/engine/complete';
import {
  type Act,
  type Actor,
  ASKABLE,
  type Askable,
  agreedIn,
  apply,
  type Digest,
  EMPTY,
  type Entry,
  type Instant,
  type Journal,
  type Json,
  NO_SEAL,
  type Refusal,
  replay,
  type Seq,
  type State,
  sealed,
  seqOf,
} from '@pareo/engine/journal';
import type { Posted } from '../transport.ts';
import type { ActRequest, Opened } from '../wire.ts';

/** Format of the acts written here. */
const FORMAT = 1;

/** One journal in memory: judges acts as a server does, one after the other. */
export class Room {
  readonly entries: Entry[] = [];
  private journal: Journal = EMPTY;
  private readonly attachments = new Map<Digest, Json>();
  private readonly hearers = new Set<(entry: Entry) => void>();
  private readonly lot: () => string;

  constructor(lot: () => string) {
    this.lot = lot;
  }

  get state(): State {
    return this.journal.state;
  }

  opened(): Opened {
    const { settled, state } = this.journal;
    return {
      settled,
      tail: this.entries.filter(({ seq }) => seq > settled.version),
      version: state.version,
    };
  }

  stateAt(seq: Seq): State {
    return replay(
      EMPTY,
      this.entries.filter(entry => entry.seq <= seq),
    ).state;
  }

  rulings(round: number): readonly Ruling[] | undefined {
    const digest = this.state.rounds[round - 1]?.rulings;
    const body = digest === undefined ? undefined : this.attachments.get(digest);
    return body as readonly Ruling[] | undefined;
  }

  hear(hearer: (entry: Entry) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  judge(request: ActRequest, by: Actor, at: Instant): Posted {
    const before = this.entries.find(({ id }) => id === request.id);
    if (before)
      return before.act.kind === 'ask' && request.wish.kind !== 'ask'
        ? { kind: 'kept-as-question', question: before.seq }
        : { kind: 'done', entry: before };
    const agreed = this.entries[(agreedIn(this.state, request.wish, by) ?? 0) - 1];
    if (agreed) return { kind: 'done', entry: agreed };
    const completed = complete(this.state, request.wish, { lot: this.lot() });
    if (!completed.ok) return this.refusedOrKept(request, completed.faults, by, at);
    const written = this.write(completed.value, request, by, at);
    return Array.isArray(written)
      ? this.refusedOrKept(request, written, by, at)
      : { kind: 'done', entry: written as Entry };
  }

  private write(
    { act, attached }: Completed,
    request: ActRequest,
    by: Actor,
    at: Instant,
  ): Entry | readonly Refusal[] {
    const next = apply(this.journal, { act, by, at, basis: request.basis });
    if (!next.ok) return next.faults;
    for (const { digest, body } of attached) this.attachments.set(digest, body);
    const entry = sealed(this.entries.at(-1)?.seal ?? NO_SEAL, {
      act,
      by,
      at,
      basis: request.basis,
      seq: seqOf(this.entries.length + 1),
      id: request.id,
      v: FORMAT,
      ...(request.made === undefined ? {} : { made: request.made }),
    });
    this.journal = next.value;
    this.entries.push(entry);
    for (const hearer of this.hearers) hearer(entry);
    return entry;
  }

  /** What waited and comes too late is a question for the arbiters, never lost. */
  private refusedOrKept(request: ActRequest, refusals: readonly Refusal[], by: Actor, at: Instant): Posted {
    const refused: Posted = {
      kind: 'refused',
      refusals,
      since: this.entries.filter(({ seq }) => seq > request.basis),
    };
    if (!request.queued || !isAskable(request.wish as Act)) return refused;
    const act: Act = { kind: 'ask', wish: request.wish as Askable, because: refusals };
    const written = this.write({ act, attached: [] }, request, by, at);
    return Array.isArray(written) ? refused : { kind: 'kept-as-question', question: (written as Entry).seq };
  }
}

const isAskable = ({ kind }: Act): boolean => (ASKABLE as readonly string[]).includes(kind);
