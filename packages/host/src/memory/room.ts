import type { Ruling } from '@pareo/engine';
import { type Completed, complete } from '@pareo/engine/complete';
import {
  type Actor,
  agreedIn,
  type Digest,
  EMPTY,
  type Entry,
  type Instant,
  type Json,
  type Refusal,
  replay,
  type Seq,
  type State,
} from '@pareo/engine/journal';
import { askedInstead, type Head, isOfWish, judge, NO_HEAD, sinceOf, withReasons } from '../judge.ts';
import type { Posted } from '../transport.ts';
import type { ActRequest, Opened } from '../wire.ts';

/** One journal in memory: takes acts as a server does, one after the other. */
export class Room {
  readonly entries: Entry[] = [];
  private head: Head = NO_HEAD;
  private readonly attachments = new Map<Digest, Json>();
  private readonly hearers = new Set<(entry: Entry) => void>();
  private readonly lot: () => string;

  constructor(lot: () => string) {
    this.lot = lot;
  }

  get state(): State {
    return this.head.journal.state;
  }

  opened(): Opened {
    const { settled, state } = this.head.journal;
    return { settled, tail: this.head.tail, version: state.version };
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

  post(request: ActRequest, by: Actor, at: Instant): Posted {
    const { wish } = request;
    const before = this.entries.find(({ id }) => id === request.id);
    if (before) return isOfWish(before, wish) ? answered(before, request) : this.refused(request, []);
    const agreed = this.entries[(agreedIn(this.state, wish, by) ?? 0) - 1];
    if (agreed) return { kind: 'done', entry: agreed };
    const completed = complete(this.state, wish, { lot: this.lot() });
    if (!completed.ok) return this.refusedOrAsked(request, completed.faults, by, at);
    const { act, attached } = completed.value;
    const reasoned = act.kind === 'ask' ? withReasons(act, { by, basis: request.basis }, this.head) : act;
    return this.written({ act: reasoned, attached }, request, by, at);
  }

  private written({ act, attached }: Completed, request: ActRequest, by: Actor, at: Instant): Posted {
    const judged = judge(this.head, { ...request, act, by }, at);
    if (judged.kind === 'refused')
      return act.kind === 'ask'
        ? this.refused(request, judged.refusals)
        : this.refusedOrAsked(request, judged.refusals, by, at);
    for (const { digest, body } of attached) this.attachments.set(digest, body);
    this.head = judged.head;
    this.entries.push(judged.entry);
    for (const hearer of this.hearers) hearer(judged.entry);
    return answered(judged.entry, request);
  }

  private refusedOrAsked(request: ActRequest, refusals: readonly Refusal[], by: Actor, at: Instant): Posted {
    const act = request.queued ? askedInstead(request.wish, refusals) : undefined;
    return act === undefined
      ? this.refused(request, refusals)
      : this.written({ act, attached: [] }, request, by, at);
  }

  private refused({ basis }: ActRequest, refusals: readonly Refusal[]): Posted {
    return { kind: 'refused', refusals, since: sinceOf(this.head, basis) };
  }
}

const answered = (entry: Entry, { wish }: ActRequest): Posted =>
  entry.act.kind === 'ask' && wish.kind !== 'ask'
    ? { kind: 'kept-as-question', question: entry.seq }
    : { kind: 'done', entry };
