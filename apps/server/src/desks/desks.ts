import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import {
  type Actor,
  type Entry,
  type EntryId,
  type Instant,
  STATE_VERSION,
  type Wish,
} from '@pareo/engine/journal';
import { type Head, isOfWish, judge, NO_HEAD } from '@pareo/host/judge';
import { idOf } from '../access/tokens.ts';
import type { MembershipRow, Visibility } from '../storage/schema.ts';
import { JournalDamaged } from '../storage/seals.ts';
import { WorkStopped } from '../work/work.ts';
import { type Desk, type DeskTools, deskOn, packed } from './desk.ts';
import { continued, entryOf, headFrom, type Settled, storedOf, verified } from './head.ts';
import type { SendAnswer } from './sending.ts';
import { DiskFull } from './writer.ts';

export interface Desks {
  /** Undefined: there is no such tournament. Throws `JournalDamaged`. */
  readonly open: (id: string) => Promise<Desk | undefined>;
  /** Known without opening it. */
  readonly exists: (id: string) => Promise<boolean>;
  readonly create: (request: CreateRequest) => Promise<CreateAnswer>;
  /** Everything that was ever open here, for streams of the whole server. */
  readonly count: () => number;
  readonly close: (id: string) => void;
  /** Snapshots that are being written. */
  readonly settled: () => Promise<void>;
}

export interface CreateRequest {
  readonly id: EntryId;
  readonly wish: Wish<'create'>;
  readonly by: Actor;
  readonly made?: Instant;
  readonly slug: string;
  readonly visibility: Visibility;
  /** Absent: it is nobody's yet. */
  readonly member?: Omit<MembershipRow, 'tournament_id'>;
}

export type CreateAnswer =
  | { readonly kind: 'created' | 'was-created'; readonly tournament: string; readonly entry: Entry }
  | Exclude<SendAnswer, { readonly entry: Entry }>;

const ENTRIES_AT_ONCE = 5000;
/** 8 MB each at a thousand players. */
const DESKS_KEPT = 200;

export const desksOn = (tools: DeskTools): Desks => {
  const { storage } = tools;
  const open = new Map<string, Promise<Desk | undefined>>();
  const snapshots = new Set<Promise<void>>();

  const load = async (id: string): Promise<Desk | undefined> => {
    const row = await storage.tournaments.head(id);
    if (row === undefined) return undefined;
    const { head, snapshotAt, isSpoilt } = await loadHead(tools, id);
    if (isSpoilt) await storage.journals.dropSnapshots(id);
    // Another process may have written since the row was read: its entries continue the seals, so they are no damage.
    const isAhead = storage.isShared && head.version > row.version;
    if (!isAhead && (head.version !== row.version || head.seal !== row.seal))
      throw new JournalDamaged({ seq: head.version, what: 'head' });
    const desk = deskOn(id, head, tools);
    let kept = snapshotAt;
    desk.hear((entry, now) => {
      // Whenever an entry has settled what stands before it.
      if (now.journal.settled.version !== entry.seq || kept === entry.seq) return;
      kept = entry.seq;
      const keeping = keepSnapshot(tools, id, {
        state: now.journal.settled,
        seal: now.seal,
        at: now.at,
      }).finally(() => snapshots.delete(keeping));
      snapshots.add(keeping);
    });
    return desk;
  };

  /** The one not asked for longest goes first, unless somebody is at it. */
  const closeIdle = async (): Promise<void> => {
    for (const [id, opening] of open) {
      if (open.size <= DESKS_KEPT) return;
      const desk = await opening.catch(() => undefined);
      if (desk !== undefined && !desk.isBusy() && !tools.isWatched(desk)) open.delete(id);
    }
  };

  /* Other processes write too. What is asked for is compared with the database first, so that whoever has written at
   * another process reads it here; whoever listens is told as soon as we are. False: it was removed. */
  const isUpToDate = async (id: string, opening: Promise<Desk | undefined>): Promise<boolean> => {
    const row = await storage.tournaments.head(id);
    if (row === undefined) return false;
    const desk = await opening;
    if (desk !== undefined && desk.head().version < row.version) await desk.catchUp();
    return true;
  };

  const catchUp = async (id: string, version: number): Promise<void> => {
    const desk = await open.get(id);
    // What we have written ourselves our desk knows before the next turn of the loop.
    await new Promise(resolve => setImmediate(resolve));
    if (desk !== undefined && desk.head().version < version) await desk.catchUp();
  };
  // A database that cannot be reached now is compared when it can be again.
  const later = () => undefined;
  if (storage.isShared)
    storage.watch(
      (id, version) => void catchUp(id, version).catch(later),
      () => {
        for (const [id, opening] of open) void isUpToDate(id, opening).catch(later);
      },
    );

  return {
    open: async id => {
      const known = open.get(id);
      if (known !== undefined) {
        open.delete(id);
        open.set(id, known);
        if (!storage.isShared || (await isUpToDate(id, known))) return known;
        open.delete(id);
        return undefined;
      }
      const opening = load(id).then(async desk => {
        if (desk === undefined) open.delete(id);
        else if (open.size > DESKS_KEPT) await closeIdle();
        return desk;
      });
      opening.catch(() => open.delete(id));
      open.set(id, opening);
      return opening;
    },
    exists: async id =>
      (!storage.isShared && open.has(id)) || (await storage.tournaments.head(id)) !== undefined,
    create: request => create(tools, request),
    count: () => open.size,
    close: id => void open.delete(id),
    settled: async () => {
      await Promise.all(snapshots);
    },
  };
};

export interface LoadedHead {
  readonly head: Head;
  readonly snapshotAt: number;
  /** There is a snapshot that is not what was written. */
  readonly isSpoilt: boolean;
}

/** From the last snapshot if there is one that we understand, else from the start. */
export const loadHead = async (
  { storage }: Pick<DeskTools, 'storage'>,
  id: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<LoadedHead> => {
  const snapshot = await storage.journals.snapshot(id, STATE_VERSION, upTo);
  const settled = snapshot === undefined ? undefined : readSnapshot(snapshot.body, snapshot.digest);
  const isSpoilt = snapshot !== undefined && settled === undefined;
  let head = settled === undefined ? NO_HEAD : headFrom(settled);
  const snapshotAt = head.version;
  for (;;) {
    const limit = Math.min(ENTRIES_AT_ONCE, upTo - head.version);
    const stored = await storage.journals.entries(id, head.version, limit);
    head = continued(head, verified(stored, head));
    if (stored.length < limit || stored.length === 0) return { head, snapshotAt, isSpoilt };
  }
};

const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** A snapshot is a cache: one that is not what was written is thrown away, and the journal is replayed. */
const readSnapshot = (body: Uint8Array, digest: string): Settled | undefined =>
  digestOf(body) === digest ? (JSON.parse(gunzipSync(body).toString('utf8')) as Settled) : undefined;

const gzipped = promisify<string, Buffer>((text, done) => gzip(text, done));

const keepSnapshot = async ({ storage }: DeskTools, id: string, settled: Settled): Promise<void> => {
  try {
    const body = new Uint8Array(await gzipped(JSON.stringify(settled)));
    const snapshot = {
      seq: settled.state.version,
      stateVersion: STATE_VERSION,
      digest: digestOf(body),
      body,
    };
    await storage.journals.keepSnapshot(id, snapshot, []);
  } catch (error) {
    // Only a cache: without it the next opening replays more. A full disk is told by the acts themselves.
    if (!(error instanceof Error)) throw error;
  }
};

const TRIES = 5;

/* The id of the tournament follows from the id of the request: sent twice it is one tournament. */
const create = async (tools: DeskTools, request: CreateRequest): Promise<CreateAnswer> => {
  const tournament = idOf(request.id);
  if (tools.isReadOnly()) return { kind: 'read-only' };
  try {
    const completion = await tools.complete(NO_HEAD.journal.state, request.wish, tournament);
    if (!completion.ok) return { kind: 'refused', refusals: completion.faults, since: [] };
    const { act, attached } = completion.value;
    const judged = judge(NO_HEAD, { id: request.id, act, by: request.by, basis: 0 }, tools.now());
    if (judged.kind === 'refused') return { ...judged, since: [] };
    for (let turn = 0; turn < TRIES; turn += 1) {
      const slug = await freeSlug(tools, request.slug, turn === 0 ? '' : `-${tournament.slice(0, 3 + turn)}`);
      const answer = await tools.writer.write({
        tournament,
        expected: 0,
        after: '',
        entries: [storedOf(judged.entry)],
        attached: attached.map(packed),
        summary: tools.summaryOf(tournament, judged.head),
        create: {
          slug,
          visibility: request.visibility,
          whyPublic: true,
          members: request.member === undefined ? [] : [{ ...request.member, tournament_id: tournament }],
        },
      });
      if (answer.kind === 'appended') return { kind: 'created', tournament, entry: judged.entry };
      if (answer.kind === 'duplicate') {
        const entry = entryOf(answer.entry);
        // The engine completes a wish alike each time, but for the lot: what came of it is what is compared.
        return isOfWish(entry, act as Wish)
          ? { kind: 'was-created', tournament, entry }
          : { kind: 'id-reused' };
      }
    }
    return { kind: 'busy' };
  } catch (error) {
    if (error instanceof DiskFull) return { kind: 'disk-full' };
    if (error instanceof WorkStopped) return { kind: 'work-stopped' };
    throw error;
  }
};

const MOST_NUMBERED = 50;

const freeSlug = async ({ storage }: DeskTools, wished: string, ending: string): Promise<string> => {
  const base = `${wished}${ending}`;
  for (let number = 1; number <= MOST_NUMBERED; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if ((await storage.tournaments.bySlug(slug)) === undefined) return slug;
  }
  return `${base}-${Date.now().toString(36)}`;
};
