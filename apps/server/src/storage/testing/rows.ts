import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import type { LinkRow, PersonRow, SessionRow } from '../schema.ts';
import type { Append, Storage, StoredEntry } from '../storage.ts';

/* What the cases of a storage write, and what they write it into. */

export interface OpenedStorage {
  readonly storage: Storage;
  /** A second way in to the same data, for reading. */
  readonly again: () => Promise<Storage>;
  /** Ways in that may write at the same moment: one for a database of one process. */
  readonly writers: () => Promise<readonly Storage[]>;
  readonly close: () => Promise<void>;
}

export type Open = () => Promise<OpenedStorage>;

/** A database that is a server of its own makes a new one in a moment, on a machine that has one. */
const LONGEST_HOOK = 60_000;

/** Each case has a new one. */
export const withEach = (open: Open, take: (opened: OpenedStorage) => void): void => {
  let opened: OpenedStorage;
  beforeEach(async () => {
    opened = await open();
    take(opened);
  }, LONGEST_HOOK);
  afterEach(() => opened.close(), LONGEST_HOOK);
};

export const AT = '2026-11-21T16:02:00.000Z';
export const NEWEST = 2_147_483_647;

export const entry = (seq: number): StoredEntry => ({
  seq,
  id: `e${seq}`,
  kind: seq === 1 ? 'create' : 'note',
  byKind: 'person',
  byId: seq % 2 === 0 ? 'ana' : 'luis',
  at: AT,
  v: 1,
  text: `{"seq":${seq}}`,
  seal: `seal ${seq}`,
});

export const making = (tournament: string): Append => ({
  tournament,
  expected: 0,
  after: '',
  entries: [entry(1)],
  attached: [],
  summary: { phase: 'preparing', seal: 's1', json: '{}' },
  create: { slug: tournament, visibility: 'public', whyPublic: true, members: [] },
});

export const appending = (tournament: string, expected: number, count: number): Append => ({
  tournament,
  expected,
  after: `s${expected}`,
  entries: Array.from({ length: count }, (_, index) => entry(expected + index + 1)),
  attached: [],
  summary: { phase: 'preparing', seal: `s${expected + count}`, json: '{}' },
});

export const seqs = (entries: readonly StoredEntry[]) => entries.map(({ seq }) => seq);

export const attachment = (digest: string) => ({ digest, body: new Uint8Array(gzipSync(`"${digest}"`)) });

export const snapshot = (seq: number, stateVersion: number) => ({
  ...attachment(`at ${seq}`),
  seq,
  stateVersion,
});

export const person = (id: string): PersonRow => ({
  id,
  name: `name of ${id}`,
  password: null,
  created_at: AT,
  disabled_at: null,
});

export const session = (hash: string, more: Partial<SessionRow> = {}): SessionRow => ({
  hash,
  person_id: 'ana',
  link_id: null,
  created_at: AT,
  seen_at: AT,
  expires_at: '2026-12-21T16:02:00.000Z',
  agent: '',
  ...more,
});

export const link = (id: string, more: Partial<LinkRow> = {}): LinkRow => ({
  id,
  tournament_id: 't1',
  kind: 'result-entry',
  hash: `hash of ${id}`,
  code_hash: null,
  name: 'phone',
  round: null,
  boards_from: null,
  boards_to: null,
  team: null,
  expires_at: '2026-12-21T16:02:00.000Z',
  uses_left: null,
  made_by: null,
  made_at: AT,
  used_at: null,
  revoked_at: null,
  person_id: null,
  ...more,
});
