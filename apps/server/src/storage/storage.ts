import type { Kysely } from 'kysely';
import type {
  InvitedRow,
  LinkRow,
  MembershipRow,
  PersonRow,
  Schema,
  SessionRow,
  Visibility,
} from './schema.ts';
import type { Broken } from './sound.ts';
import type { StepDown, SteppedDown, WhatTheyGave } from './stepping-down.ts';

/* What the server asks of a database. It knows entries as sealed texts with a few columns beside them: what an act
 * means is not its business. SQLite and PostgreSQL pass one suite (`testing/suite.ts`). */

/** An entry as it lies in the table. `text` is what was sealed. */
export interface StoredEntry {
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly byKind: string;
  readonly byId?: string;
  readonly at: string;
  readonly v: number;
  readonly text: string;
  readonly seal: string;
}

export interface StoredAttachment {
  readonly digest: string;
  /** gzip of the JSON. */
  readonly body: Uint8Array;
}

export interface StoredSnapshot extends StoredAttachment {
  readonly seq: number;
  readonly stateVersion: number;
}

/** What lists show without replaying: made by whoever appends. */
export interface StoredSummary {
  readonly phase: string;
  readonly seal: string;
  readonly json: string;
}

export interface Append {
  readonly tournament: string;
  /** The version that the entries were judged on. 0: the tournament is made by this append. */
  readonly expected: number;
  /** The seal that they continue: another process may have come to the same version by other entries. */
  readonly after: string;
  readonly entries: readonly StoredEntry[];
  readonly attached: readonly StoredAttachment[];
  readonly summary: StoredSummary;
  /**
   * Where another process was faster: judged again, under the lock, on what it has written since the entry up to which the judge has
   * read. Undefined: it is refused now, and has moved.
   */
  readonly again?: {
    readonly from: () => number;
    readonly on: (since: readonly StoredEntry[]) => Append | undefined;
  };
  /** Only with `expected: 0`. */
  readonly create?: {
    readonly slug: string;
    readonly visibility: Visibility;
    readonly whyPublic: boolean;
    readonly members: readonly MembershipRow[];
  };
}

export type Appended =
  | { readonly kind: 'appended' }
  /** Somebody else was faster: read the tail, judge again. */
  | { readonly kind: 'moved' }
  /** An entry with the first one's id is there already. */
  | { readonly kind: 'duplicate'; readonly entry: StoredEntry };

export interface TournamentHead {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly seal: string;
  readonly phase: string;
  readonly visibility: Visibility;
  readonly whyPublic: boolean;
  readonly summary: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly archivedAt?: string;
}

export interface TournamentChanges {
  readonly slug?: string;
  readonly visibility?: Visibility;
  readonly whyPublic?: boolean;
  readonly archivedAt?: string | undefined;
}

export interface Journals {
  /** All of them in one transaction; one that lost does not spoil the others. */
  append(appends: readonly Append[]): Promise<readonly Appended[]>;
  entries(tournament: string, after: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Bytes of the entries after one, up to another. */
  sizeAfter(tournament: string, after: number, upTo?: number): Promise<number>;
  /** Bytes of what hangs on them, packed. */
  sizeAttached(tournament: string): Promise<number>;
  /** Newest first. */
  entriesBefore(
    tournament: string,
    before: number,
    limit: number,
    filter?: EntryFilter,
  ): Promise<readonly StoredEntry[]>;
  entryById(tournament: string, id: string): Promise<StoredEntry | undefined>;
  attachment(tournament: string, digest: string): Promise<Uint8Array | undefined>;
  attachments(tournament: string): Promise<readonly StoredAttachment[]>;
  /** The newest of that version of the state, at or before the seq. */
  snapshot(tournament: string, stateVersion: number, upTo?: number): Promise<StoredSnapshot | undefined>;
  /** Keeps it, and of the older ones only those named. */
  keepSnapshot(tournament: string, snapshot: StoredSnapshot, keepAlso: readonly number[]): Promise<void>;
  dropSnapshots(tournament: string): Promise<void>;
}

export interface EntryFilter {
  readonly byId?: string;
  readonly kinds?: readonly string[];
}

/** A part of a list: so many, after the one named by when it changed and by its id. */
export interface ListPage {
  readonly limit: number;
  readonly after?: Pick<TournamentHead, 'changedAt' | 'id'>;
}

export interface Tournaments {
  head(id: string): Promise<TournamentHead | undefined>;
  bySlug(slug: string): Promise<TournamentHead | undefined>;
  /** Newest change first. Without a page: all of them. */
  list(page?: ListPage): Promise<readonly TournamentHead[]>;
  listOf(person: string, page?: ListPage): Promise<readonly TournamentHead[]>;
  change(id: string, changes: TournamentChanges): Promise<'changed' | 'slug-taken' | 'unknown'>;
  remove(id: string): Promise<void>;
  /** When anything was last written, in any of them. */
  lastChange(): Promise<string | undefined>;
}

export interface People {
  add(person: PersonRow): Promise<void>;
  byId(id: string): Promise<PersonRow | undefined>;
  byName(name: string): Promise<readonly PersonRow[]>;
  list(): Promise<readonly PersonRow[]>;
  change(id: string, changes: Partial<Pick<PersonRow, 'name' | 'password' | 'disabled_at'>>): Promise<void>;
  roles(person: string): Promise<readonly MembershipRow[]>;
  members(tournament: string): Promise<readonly MembershipRow[]>;
  /** With whose invitation they came: the role ends with the inviter's right to give it. */
  join(membership: MembershipRow, invitedBy?: string): Promise<void>;
  /** Whose invitations people came by, everywhere. */
  invited(): Promise<readonly InvitedRow[]>;
  /**
   * Makes an owner of a tournament an arbiter, or takes a member out of it. Decided and done at once: of its owners, whoever takes the
   * office from whom, one stays. Links and roles that they may give no longer end with it.
   */
  leave(
    person: string,
    tournament: string,
    to: 'arbiter' | 'nobody',
    gave: WhatTheyGave,
  ): Promise<'done' | 'last-owner'>;
  /** Makes a person the only owner of a tournament; those before are its arbiters. It passes on what `by` had, who owned it. */
  handOver(tournament: string, person: string, by?: string): Promise<void>;
  hasOwner(): Promise<boolean>;
  /** Every role of everybody. */
  memberships(): Promise<readonly MembershipRow[]>;
  /**
   * Ends what a person may: the office of the server, the way in, or all with roles, sessions and links to sign in (what the
   * journals say of them stays). Decided and done at once: not when nobody else who can sign in owns the server, and not all while
   * they own tournaments alone. Links and roles that they may give no longer end with it.
   */
  stepDown(person: string, down: StepDown, gave: WhatTheyGave): Promise<SteppedDown>;
}

/** A session with whoever holds it, as they are at one moment. */
export interface HeldSession {
  readonly session: SessionRow;
  readonly person?: PersonRow;
  readonly roles: readonly MembershipRow[];
  readonly link?: LinkRow;
  /** Whoever made the link may still make such links. */
  readonly isGiven?: boolean;
}

export interface Sessions {
  add(session: SessionRow): Promise<void>;
  find(hash: string): Promise<HeldSession | undefined>;
  seen(hash: string, seenAt: string, expiresAt: string): Promise<void>;
  remove(hash: string): Promise<void>;
  removeOfLink(link: string): Promise<void>;
  removeOfPerson(person: string, but?: string): Promise<void>;
  removeExpired(before: string): Promise<number>;
  /** When each person was last here, as far as a session of theirs lasts. */
  lastSeen(): Promise<readonly { readonly person: string; readonly at: string }[]>;
}

export interface Links {
  add(link: LinkRow): Promise<void>;
  byId(id: string): Promise<LinkRow | undefined>;
  byHash(hash: string): Promise<LinkRow | undefined>;
  byCode(hash: string): Promise<LinkRow | undefined>;
  ofTournament(tournament: string): Promise<readonly LinkRow[]>;
  /** Takes one use; false when none is left, or the link has ended. */
  use(id: string, at: string): Promise<boolean>;
  /** Whoever made it may still make such links. */
  isGiven(id: string): Promise<boolean>;
  renew(id: string, hash: string, codeHash: string | null): Promise<void>;
  revoke(id: string, at: string): Promise<void>;
  /** Those that let a person in and are still good. */
  revokeOfPerson(person: string, at: string): Promise<void>;
  removeOld(before: string): Promise<number>;
}

/** Facts of a line: short and plain, never a secret. */
export type AuditFacts = Readonly<Record<string, string | number | boolean>>;

export interface AuditLine {
  /** Counts up: later lines have larger numbers. */
  readonly n: number;
  readonly at: string;
  /** The id of who did it; empty: nobody who is known. */
  readonly actor: string;
  readonly what: string;
  readonly person?: string;
  readonly tournament?: string;
  readonly about: AuditFacts;
}

/** With what everybody in it is called today; nothing for who or what is gone. */
export interface NamedAuditLine extends AuditLine {
  readonly actorName?: string;
  readonly personName?: string;
  /** Of the tournament, as it is kept in its head. */
  readonly summary?: string;
}

export interface AuditFilter {
  /** Did it, or had it done to them. */
  readonly person?: string;
  readonly tournament?: string;
  readonly kinds?: readonly string[];
  /** From this instant on, and before that one. */
  readonly from?: string;
  readonly until?: string;
}

export interface Audit {
  note(line: Omit<AuditLine, 'n'>): Promise<void>;
  /** Newest first, before a number. */
  page(filter: AuditFilter, before: number, limit: number): Promise<readonly NamedAuditLine[]>;
  /** When each person last did one of these. */
  lastOf(kinds: readonly string[]): Promise<readonly { readonly actor: string; readonly at: string }[]>;
  removeBefore(at: string): Promise<number>;
}

export interface Upload {
  readonly id: string;
  /** Of whoever brought it: nobody else finds it. */
  readonly session: string;
  readonly keptAt: string;
  readonly body: Uint8Array;
}

export interface Uploads {
  /** Keeps it, and of those before it only what is newer than `since` and fits beside it into so many bytes, newest first. */
  keep(upload: Upload, bounds: { readonly since: string; readonly bytes: number }): Promise<void>;
  find(session: string, id: string, since: string): Promise<Uint8Array | undefined>;
  removeBefore(at: string): Promise<number>;
}

export interface StorageHealth {
  readonly kind: 'sqlite' | 'postgres';
  readonly schema: string;
  readonly tournaments: number;
  readonly entries: number;
}

export interface BackupReport {
  readonly path: string;
  readonly bytes: number;
  readonly tournaments: number;
  /** Of those in the copy. */
  readonly broken: readonly Broken[];
}

export interface Storage {
  readonly journals: Journals;
  readonly tournaments: Tournaments;
  readonly people: People;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly audit: Audit;
  readonly uploads: Uploads;
  /** Other processes may write to it too: what is known of a tournament is compared before it is used. */
  readonly isShared: boolean;
  /** The file of which only the structure was looked at when it was opened: the rest is to be looked at meanwhile. */
  readonly toBeChecked?: string;
  /** A newer program has changed the schema since we opened it: it is only read from here on. */
  isOutdated(): boolean;
  /**
   * Hears of every append that was committed, also by other processes where there are any: those may be missed, and
   * `missed` is told when that can have happened.
   */
  watch(hear: (tournament: string, version: number) => void, missed?: () => void): () => void;
  /** A checked copy of everything. `damagedPath`: where it goes if some of it is damaged. */
  backup(path: string, damagedPath?: string): Promise<BackupReport>;
  health(): Promise<StorageHealth>;
  close(): Promise<void>;
}

/** A storage with its tables. */
export interface OpenTables {
  readonly storage: Storage;
  readonly tables: Kysely<Schema>;
}
