import type {
  Actor,
  Entry,
  EntryId,
  FileFault,
  Instant,
  Refusal,
  Role,
  Seq,
  State,
  Wish,
} from '@pareo/engine/journal';

/* What crosses the wire, both ways. Within `/api/v1` fields are only added; who reads ignores what it does not know. */

export type TournamentId = string;

/** GET `/tournaments/:t`: the state after the last entry that settles what stands before it, and the entries since. */
export interface Opened {
  readonly settled: State;
  readonly tail: readonly Entry[];
  readonly version: Seq;
}

/** POST `/tournaments/:t/acts`. The same `id` again is the same act. */
export interface ActRequest {
  readonly id: EntryId;
  /** The version that the author saw. */
  readonly basis: Seq;
  readonly wish: Wish;
  /** The author's clock, where the act waited. Shown, never decisive. */
  readonly made?: Instant;
  /** It waited more than ten seconds for a connection: where it can no longer be done it is kept as a question. */
  readonly queued?: true;
  /** The format in which the wish is written; without it: the first. */
  readonly v?: number;
  /** Identifies one of the phones on a link: 32 hexadecimal digits. */
  readonly device?: string;
}

/** 201 (200 the second time), or 202 where it was kept as a question, with the codes of what stood against it. */
export type ActAnswer =
  | { readonly entry: Entry }
  | { readonly question: Seq; readonly because?: readonly string[] };

/** Every answer that is not a success: `application/problem+json`. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title?: BothLanguages;
  readonly detail?: BothLanguages;
  readonly request?: string;
  readonly refusals?: readonly Refusal[];
  /** Of a file `.pareo` that cannot be read. */
  readonly faults?: readonly FileFault[];
  /** Entries after the basis that touch the same thing. */
  readonly since?: readonly Entry[];
}

export interface BothLanguages {
  readonly en: string;
  readonly es: string;
}

/** SSE `/tournaments/:t/stream?after=`: `hello`, then the entries after, then each new one. */
export type StreamEvent =
  /** `acts`: the format of the acts that come. */
  | { readonly kind: 'hello'; readonly version: Seq; readonly build: string; readonly acts?: number }
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Too far behind: fetch the tournament again. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'bye'; readonly reason: string };

/** GET `/me`. */
export interface Me {
  /** Absent: nobody is signed in. */
  readonly actor?: Exclude<Actor, { readonly kind: 'host' }>;
  readonly role?: Role;
  /** A first start: the name was not given yet. */
  readonly nameless?: boolean;
  readonly language?: 'en' | 'es';
  /** The whole server is this person's: people, backups. */
  readonly owner?: boolean;
}

/** POST `/session`: one of the three. */
export type Key =
  | { readonly token: string }
  | { readonly code: string }
  | { readonly name: string; readonly password: string };

/** So many of the tournaments, newest change first; `next` asks for those after them. */
export interface TournamentPage {
  readonly items: readonly TournamentSummary[];
  readonly next?: string;
}

/** A tournament in the list. */
export interface TournamentSummary {
  readonly id: TournamentId;
  readonly slug: string;
  readonly name: string;
  readonly event?: string;
  readonly place?: string;
  readonly start?: string;
  readonly end?: string;
  readonly system: string;
  readonly phase: State['phase'];
  readonly players: number;
  /** Announced. */
  readonly rounds?: number;
  /** The last one paired; 0 before. */
  readonly round: number;
  /** Games without a result in it. */
  readonly open: number;
  /** Open questions. */
  readonly questions: number;
  readonly version: number;
  readonly changedAt: Instant;
  readonly archived?: boolean;
}

/** What someone is given to enter by: a phone that types results, a tablet at the door, another arbiter. */
export interface Link {
  readonly id: string;
  readonly kind: 'result-entry' | 'check-in' | 'captain' | 'invite';
  readonly name: string;
  readonly round?: number;
  readonly boards?: { readonly first: number; readonly last: number };
  /** Of a captain, by key: every round, until it is revoked. */
  readonly team?: number;
  readonly expiresAt?: Instant;
  readonly usedAt?: Instant;
  readonly revokedAt?: Instant;
}

export interface LinkWish {
  readonly kind: Link['kind'];
  readonly name: string;
  readonly round?: number;
  readonly boards?: { readonly first: number; readonly last: number };
  readonly team?: number;
  readonly expiresAt?: Instant;
}

/** Shown once: only its hash is kept. */
export interface MadeLink {
  readonly link: Link;
  readonly token: string;
  /** Eight characters to read aloud; not for invitations. */
  readonly code?: string;
}

/** Who may see the public pages, and where they are. */
export interface Sharing {
  readonly slug: string;
  readonly visibility: 'public' | 'link' | 'off';
  readonly whyPublic: boolean;
  /** Addresses of the public pages, the best for a poster first. */
  readonly addresses: readonly string[];
  /** Only this computer sees it. */
  readonly loopbackOnly: boolean;
  /** Changed by the public address: frozen at the first publication. */
  readonly slugFrozen?: boolean;
}

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'arbiter';
}

/** GET `/backups`. `reason`: `round-5` before its first pairing, `daily`, `asked`, … */
export interface Backup {
  readonly name: string;
  readonly at: Instant;
  readonly reason: string;
  /** The name of the tournament because of which it was made. It holds all the others too. */
  readonly tournament?: string;
  readonly bytes: number;
  /** A journal in it is not what was sealed. */
  readonly isDamaged?: true;
}

/** Where a journal is not what was sealed: an entry, what is attached to it, or the head, with the last entry. */
export interface JournalDamage {
  readonly seq: number;
  readonly what: 'entry' | 'attachment' | 'head';
}

/** POST `/backups`: the one that was made; `damaged`: by their addresses, the tournaments in it that are. */
export interface MadeBackup extends Backup {
  readonly damaged: readonly (JournalDamage & { readonly slug: string })[];
}

/** An act of a file that would be refused today. It stands. */
export interface DoubtfulAct {
  readonly seq: number;
  readonly refusals: readonly Refusal[];
}

/** POST `/tournaments/restore`. */
export interface RestoredFile {
  readonly id: TournamentId;
  readonly doubtful: readonly DoubtfulAct[];
}

/** POST `/backups/:b/restore`: a tournament that was brought back, under a new id. */
export interface RestoredCopy {
  readonly id: TournamentId;
  readonly name: string;
}

/** What came back of a backup, and what could not be read of it; with where it is damaged, where that is why. */
export interface Restoration {
  readonly items: readonly RestoredCopy[];
  readonly failed: readonly (Partial<JournalDamage> & { readonly slug: string; readonly name: string })[];
}

/** When copies are made by themselves, and how many are kept. */
export interface BackupPlan {
  /** Times of the day, `03:30`, on the clock of the server; `daily`: a day after the last one; empty: never. */
  readonly at: readonly string[] | 'daily';
  /** Before the first pairing of each round as well. */
  readonly beforeRounds: boolean;
  readonly keep: { readonly rounds: number; readonly days: number; readonly months: number };
  /** The last one that failed, while none has succeeded since. */
  readonly failedAt?: Instant;
}

/** GET `/backups`: newest first. */
export interface BackupList {
  readonly items: readonly Backup[];
  readonly plan: BackupPlan;
}

/** GET `/people`: somebody with an account. */
export interface PersonOfServer {
  readonly id: string;
  readonly name: string;
  readonly role: Member['role'];
  readonly hasPassword: boolean;
  readonly createdAt: Instant;
  /** The last log-in. */
  readonly signedInAt?: Instant;
  /** Seen last, to the hour. */
  readonly seenAt?: Instant;
  readonly disabledAt?: Instant;
  /** Who came to a tournament by an invitation of theirs, and is in it. */
  readonly guests: readonly { readonly name: string; readonly tournament: string }[];
  readonly tournaments: readonly {
    readonly id: TournamentId;
    readonly name: string;
    readonly role: Member['role'];
  }[];
}

/** A link that lets one person in, once. Told only now. */
export interface MadeKey {
  readonly person: string;
  readonly token: string;
  /** Where it opens: the address by which others reach the server. */
  readonly address: string;
  readonly expiresAt: Instant;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** GET `/server/tournaments`. */
export interface TournamentOfServer extends TournamentSummary {
  readonly visibility: Sharing['visibility'];
  readonly owners: readonly Named[];
  readonly arbiters: readonly Named[];
}

export interface ServerTournamentsWish {
  readonly q?: string;
  readonly owner?: string;
  readonly archived?: 'yes' | 'no';
  readonly cursor?: string;
}

export interface ServerTournaments {
  readonly items: readonly TournamentOfServer[];
  /** Of all that fit, not of this page alone. */
  readonly total: number;
  readonly next?: string;
}

/** What the audit knows of. Acts of tournaments are in their journals. */
export const AUDIT_KINDS = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'welcomed',
  'joined',
  'name-changed',
  'password-changed',
  'password-reset',
  'key-made',
  'person-added',
  'person-disabled',
  'person-enabled',
  'person-removed',
  'role-changed',
  'member-removed',
  'handed-over',
  'link-made',
  'link-renewed',
  'link-revoked',
  'visibility-changed',
  'tournament-changed',
  'tournament-archived',
  'tournament-deleted',
  'backup-made',
  'backup-failed',
  'backup-downloaded',
  'restored',
  'rating-list-loaded',
  'rating-list-removed',
  'audit-exported',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** GET `/server/audit`. Names are those of today; who is gone has an id and no name. */
export interface AuditEntry {
  readonly n: number;
  readonly at: Instant;
  readonly kind: AuditKind;
  /** Absent: somebody unknown, or the server itself. */
  readonly actor?: Named;
  readonly person?: Named;
  readonly tournament?: Named;
  readonly about: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditWish {
  readonly person?: string;
  readonly tournament?: string;
  readonly kind?: AuditKind;
  readonly from?: Instant;
  readonly until?: Instant;
}

export interface AuditPage {
  readonly items: readonly AuditEntry[];
  /** Older ones begin before this number. */
  readonly next?: number;
}

export type ExportFormat = 'trf26' | 'trf16' | 'json' | 'csv' | 'journal' | 'zip';
