import type { Outcome } from '@pareo/engine';
import {
  ACT_FORMAT,
  type Actor,
  type Entry,
  type EntryId,
  FIRST_ACT_FORMAT,
  type Journal,
  journalFrom,
  type Refusal,
  replay,
  type Seq,
  type State,
  upgraded,
  type Wish,
} from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';
import { type Clock, instantOf, randomId } from './clock.ts';
import type { Desk, DeskEvent, Live, Sent, Settled, Waiting } from './desk.ts';
import { fold, withMine } from './fold.ts';
import type { Answer } from './host.ts';
import type { QueueStore } from './queue.ts';
import type { Posted, Transport } from './transport.ts';
import type { Opened, StreamEvent, TournamentId } from './wire.ts';

export interface DeskParts {
  readonly id: TournamentId;
  readonly me: Actor;
  readonly transport: Transport;
  readonly queue: QueueStore;
  readonly clock: Clock;
  readonly newId?: () => EntryId;
}

/** An act of mine: under way, or refused and not yet seen by its author. */
interface Mine {
  readonly id: EntryId;
  readonly wish: Wish;
  readonly since: string;
  /** The version its author saw; my own entries that follow one another move it along. */
  basis: Seq;
  status: Waiting['status'];
  refusals?: readonly Refusal[];
  /** The journal answered at this place, and the entries up to it are not here yet. */
  at?: Seq;
  /** When it is safe on this device: it is sent only then. */
  readonly stored: Promise<void>;
  readonly settle: (settled: Settled) => void;
}

/** An act that waited this long and can no longer be done is kept as a question. */
const QUEUED_AFTER = 10_000;
const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;
/** So many tries in vain are called `offline`. */
const TRIES_UNTIL_OFFLINE = 3;

export const openDesk = async (parts: DeskParts): Promise<Answer<Desk>> => {
  const opened = await parts.transport.opened();
  if (!opened.ok) return opened;
  const kept = await parts.queue.kept(parts.id, authorOf(parts.me)).catch(() => []);
  const desk = new OpenDesk(parts, opened.value);
  desk.takeUp(kept);
  desk.listen();
  return accept(desk);
};

const authorOf = (actor: Actor): string => (actor.kind === 'host' ? 'host' : `${actor.kind}:${actor.id}`);

const isUnderWay = ({ status, at }: Mine): boolean => status !== 'refused' && at === undefined;

const journalOf = ({ settled, tail }: Opened): Journal => replay(journalFrom(settled), tail);

/* Reconciliation. `confirmed` is folded from entries in their order, without gaps; what is shown is `confirmed` with my acts under way
 * on top. An entry with the id of one of mine takes its place; an entry of another is folded first and mine again on top of it. */
class OpenDesk implements Desk {
  readonly id: TournamentId;
  readonly me: Actor;
  private journal: Journal;
  private top: Journal;
  private mine: readonly Mine[] = [];
  private state: Live;
  private readonly parts: DeskParts;
  private readonly hearers = new Set<(event: DeskEvent) => void>();
  /** Entries that came before the ones they follow. */
  private readonly early = new Map<number, Entry>();
  private target: Seq;
  /** The stream that is open has said hello. */
  private isGreeted = false;
  private isSending = false;
  private isFetching = false;
  private isClosed = false;
  private tries = 0;
  private cutOff: string | undefined;
  private stopStream: (() => void) | undefined;
  private callOffRetry: (() => void) | undefined;

  constructor(parts: DeskParts, opened: Opened) {
    this.parts = parts;
    this.id = parts.id;
    this.me = parts.me;
    this.journal = journalOf(opened);
    this.top = this.journal;
    this.target = opened.version;
    this.state = { kind: 'reconnecting', since: instantOf(parts.clock) };
  }

  get confirmed(): Journal {
    return this.journal;
  }
  get shown(): State {
    return this.top.state;
  }
  get live(): Live {
    return this.state;
  }
  get waiting(): readonly Waiting[] {
    return this.mine.map(({ id, wish, since, status, refusals }) => ({
      id,
      wish,
      since,
      status,
      ...(refusals ? { refusals } : {}),
    }));
  }

  send(wish: Wish): Sent {
    const { clock, queue, newId = randomId } = this.parts;
    const pending = { id: newId(), wish, since: instantOf(clock) };
    const next = withMine(this.top, pending, this.me);
    if (!next.ok)
      return {
        id: pending.id,
        now: next,
        settled: Promise.resolve({ kind: 'refused', refusals: next.faults }),
      };
    const basis = this.journal.state.version;
    const kept = { ...pending, tournament: this.id, basis, v: ACT_FORMAT, author: authorOf(this.me) };
    // A browser that keeps nothing still sends: the act is only less safe until it is answered.
    const stored = queue.put(kept).catch(() => undefined);
    const settled = new Promise<Settled>(settle => {
      this.mine = [...this.mine, { ...pending, basis, status: 'sending', stored, settle }];
    });
    this.top = next.value;
    this.tell({ kind: 'waiting' });
    void this.pump();
    const now: Outcome<State, Refusal> = accept(this.top.state);
    return { id: pending.id, now, settled };
  }

  dismiss(id: EntryId): void {
    this.forget(id);
    this.refold();
    this.tell({ kind: 'waiting' });
  }

  /** Somebody asks for it, or the network is back: if it is not quite back, the next try is soon. */
  retry(): void {
    this.tries = 0;
    this.tryAgain();
  }

  private tryAgain(): void {
    this.callOffRetry?.();
    this.callOffRetry = undefined;
    if (this.isClosed) return;
    if (!this.stopStream) this.listen();
    // The stream may have brought what the last request could not tell: then there is nothing to try.
    if (!this.mine.some(isUnderWay)) this.liveIfCaughtUp();
    void this.pump();
  }

  at(seq: Seq): Promise<Answer<State>> {
    return this.parts.transport.at(seq);
  }
  entries(range: Parameters<Transport['entries']>[0]): ReturnType<Transport['entries']> {
    return this.parts.transport.entries(range);
  }
  rulings(round: number): ReturnType<Transport['rulings']> {
    return this.parts.transport.rulings(round);
  }
  export(format: Parameters<Transport['export']>[0]): ReturnType<Transport['export']> {
    return this.parts.transport.export(format);
  }

  subscribe(hear: (event: DeskEvent) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  close(): void {
    this.isClosed = true;
    this.stopStream?.();
    this.stopStream = undefined;
    this.callOffRetry?.();
    this.hearers.clear();
  }

  /** Acts that a page before this one typed and could not send. */
  takeUp(kept: readonly Parameters<QueueStore['put']>[0][]): void {
    this.mine = kept.map(({ id, wish, since, basis, v = FIRST_ACT_FORMAT }) => {
      const ofToday = v === ACT_FORMAT ? wish : (upgraded(wish as never, v) as Wish | undefined);
      return {
        id,
        wish: ofToday ?? wish,
        since,
        basis,
        // Nothing leads from its format to ours: its author sees that it could not be done.
        ...(ofToday ? { status: 'queued' as const } : { status: 'refused' as const, refusals: [] }),
        stored: Promise.resolve(),
        settle: () => undefined,
      };
    });
    this.refold();
    void this.pump();
  }

  listen(): void {
    let isOver = false;
    this.isGreeted = false;
    const stop = this.parts.transport.stream(
      this.journal.state.version,
      event => {
        if (!isOver && !this.isClosed) this.hear(event);
      },
      () => {
        if (isOver || this.isClosed) return;
        isOver = true;
        this.isGreeted = false;
        this.stopStream = undefined;
        this.lost();
      },
    );
    this.stopStream = () => {
      isOver = true;
      stop();
    };
  }

  private hear(event: StreamEvent): void {
    switch (event.kind) {
      case 'hello':
        // What comes from here on is written for a newer page: this one would read it wrongly.
        if (event.acts !== undefined && event.acts > ACT_FORMAT) {
          this.end('too-old');
          return;
        }
        this.target = event.version;
        this.isGreeted = true;
        this.reached();
        return;
      case 'entry':
        this.receive(event.entry);
        return;
      case 'reset':
        void this.reload();
        return;
      case 'bye':
        return;
    }
  }

  private receive(...arrived: readonly Entry[]): void {
    for (const entry of arrived) if (entry.seq > this.journal.state.version) this.early.set(entry.seq, entry);
    const taken: Entry[] = [];
    for (;;) {
      const entry = this.early.get(this.journal.state.version + 1);
      if (!entry) break;
      this.early.delete(entry.seq);
      this.journal = replay(this.journal, [entry]);
      taken.push(entry);
    }
    const mine = new Set<EntryId>();
    for (const entry of taken) if (this.tookOver(entry)) mine.add(entry.id);
    this.settleAnswered();
    if (taken.length > 0) {
      this.refold();
      this.tell({ kind: 'entries', entries: taken, mine });
    }
    this.liveIfCaughtUp();
    if (this.early.size > 0) void this.fetchGap();
  }

  /** The entry is one of mine: its act no longer waits. Those of mine that saw the version before it saw it as well. */
  private tookOver(entry: Entry): boolean {
    const found = this.mine.find(({ id }) => id === entry.id);
    if (!found) return false;
    this.forget(entry.id);
    found.settle({ kind: 'done', entry });
    for (const later of this.mine) if (later.basis === entry.seq - 1) later.basis = entry.seq;
    return true;
  }

  /**
   * Answers that told of an entry: of mine, or of another's with the same result; once it is here nothing waits. Or of what stood against
   * mine: its author sees both values, so it is refused when they are here.
   */
  private settleAnswered(): void {
    const { version } = this.journal.state;
    const answered = this.mine.filter(
      ({ status, at }) => status !== 'refused' && at !== undefined && at <= version,
    );
    if (answered.length === 0) return;
    for (const mine of answered) {
      if (mine.refusals) {
        mine.status = 'refused';
        mine.settle({ kind: 'refused', refusals: mine.refusals });
      } else this.forget(mine.id);
    }
    this.refold();
    this.tell({ kind: 'waiting' });
  }

  private forget(id: EntryId): void {
    this.mine = this.mine.filter(mine => mine.id !== id);
    void this.parts.queue.drop(id).catch(() => undefined);
  }

  private refold(): void {
    this.top = fold(
      this.journal,
      this.mine.filter(({ status }) => status !== 'refused'),
      this.me,
    );
  }

  /** One request under way, in the order in which the acts were made. */
  private async pump(): Promise<void> {
    if (this.isSending || this.isClosed || this.callOffRetry) return;
    const next = this.mine.find(isUnderWay);
    if (!next) return;
    this.isSending = true;
    await next.stored;
    const waited = this.parts.clock.now() - Date.parse(next.since) > QUEUED_AFTER;
    const posted = await this.parts.transport.post({
      id: next.id,
      basis: next.basis,
      wish: next.wish,
      v: ACT_FORMAT,
      ...(waited ? { made: next.since, queued: true as const } : {}),
    });
    this.isSending = false;
    if (this.isClosed) return;
    this.answered(next, posted);
    void this.pump();
  }

  private answered(mine: Mine, posted: Posted): void {
    switch (posted.kind) {
      case 'done': {
        const { entry } = posted;
        mine.at = entry.seq;
        mine.settle({ kind: 'done', entry });
        void this.parts.queue.drop(mine.id).catch(() => undefined);
        this.receive(entry);
        this.reached();
        return;
      }
      case 'kept-as-question':
        mine.settle({ kind: 'kept-as-question', question: posted.question });
        this.forget(mine.id);
        this.reached();
        break;
      case 'refused':
        mine.refusals = posted.refusals;
        mine.at = posted.since.at(-1)?.seq ?? this.journal.state.version;
        void this.parts.queue.drop(mine.id).catch(() => undefined);
        this.receive(...posted.since);
        this.reached();
        return;
      case 'unreached':
        mine.settle({ kind: 'queued' });
        mine.status = 'queued';
        this.lost();
        break;
      case 'closed':
        mine.settle({ kind: 'queued' });
        mine.status = 'queued';
        this.end(posted.reason);
        break;
    }
    this.refold();
    this.tell({ kind: 'waiting' });
  }

  /** Nothing more is read or sent by this page; what waits is kept for the next one. */
  private end(reason: Extract<Live, { kind: 'closed' }>['reason']): void {
    this.isClosed = true;
    this.stopStream?.();
    this.stopStream = undefined;
    this.callOffRetry?.();
    this.become({ kind: 'closed', reason });
  }

  /** Something came through: the next failure is the first again. */
  private reached(): void {
    this.tries = 0;
    this.liveIfCaughtUp();
  }

  /** A stream is open and everything up to its greeting is here. */
  private liveIfCaughtUp(): void {
    if (!this.isGreeted || this.journal.state.version < this.target) return;
    this.cutOff = undefined;
    this.become({ kind: 'live' });
  }

  /** The connection failed: tried again after 1, 2, 4 … 30 seconds. */
  private lost(): void {
    const { clock } = this.parts;
    this.cutOff ??= instantOf(clock);
    // The stream and a request fail together: that is one try.
    if (this.callOffRetry) return;
    this.tries += 1;
    this.become({
      kind: this.tries >= TRIES_UNTIL_OFFLINE ? 'offline' : 'reconnecting',
      since: this.cutOff,
    });
    if (this.isClosed) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (this.tries - 1));
    this.callOffRetry = clock.after(wait, () => this.tryAgain());
  }

  private become(live: Live): void {
    if (this.state.kind === live.kind && live.kind === 'live') return;
    this.state = live;
    this.tell({ kind: 'live' });
  }

  private async fetchGap(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    const found = await this.parts.transport.after(this.journal.state.version);
    this.isFetching = false;
    if (this.isClosed) return;
    if (found.ok) this.receive(...found.value);
    else this.lost();
  }

  private async reload(): Promise<void> {
    const opened = await this.parts.transport.opened();
    if (this.isClosed) return;
    if (!opened.ok) {
      this.lost();
      return;
    }
    if (opened.value.version > this.journal.state.version) {
      this.journal = journalOf(opened.value);
      this.early.clear();
      this.settleAnswered();
      this.refold();
      this.tell({ kind: 'entries', entries: [], mine: new Set() });
    }
    this.liveIfCaughtUp();
  }

  private tell(event: DeskEvent): void {
    for (const hear of this.hearers) hear(event);
  }
}
