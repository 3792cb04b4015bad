/* One definition for both databases: text, integer and blob only. Instants are ISO text in UTC, JSON is text, flags
 * are 0 or 1, ids are text. Nothing here needs a dialect. */

export interface Schema {
  readonly tournaments: TournamentRow;
  readonly entries: EntryRow;
  readonly attachments: AttachmentRow;
  readonly snapshots: SnapshotRow;
  readonly people: PersonRow;
  readonly memberships: MembershipRow;
  readonly invited: InvitedRow;
  readonly sessions: SessionRow;
  readonly links: LinkRow;
  readonly audit: AuditRow;
  readonly uploads: UploadRow;
  readonly meta: MetaRow;
}

export type Visibility = 'public' | 'link' | 'off';

export interface TournamentRow {
  readonly id: string;
  readonly slug: string;
  /** The seq of the last entry: the version of everything that is derived. */
  readonly version: number;
  readonly seal: string;
  readonly phase: string;
  readonly visibility: Visibility;
  readonly why_public: number;
  readonly view_hash: string | null;
  readonly summary: string;
  readonly created_at: string;
  readonly changed_at: string;
  readonly archived_at: string | null;
}

export interface EntryRow {
  readonly tournament_id: string;
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly by_kind: string;
  readonly by_id: string | null;
  readonly at: string;
  readonly v: number;
  /** The text that was sealed, exactly. */
  readonly entry: string;
  readonly seal: string;
}

export interface AttachmentRow {
  readonly tournament_id: string;
  readonly digest: string;
  /** gzip of the JSON. */
  readonly body: Uint8Array;
}

export interface SnapshotRow {
  readonly tournament_id: string;
  readonly seq: number;
  readonly state_version: number;
  readonly digest: string;
  /** gzip of the JSON. */
  readonly body: Uint8Array;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly password: string | null;
  readonly created_at: string;
  readonly disabled_at: string | null;
}

/** As tournament: the whole server. */
export const EVERYWHERE = '*';

export interface MembershipRow {
  readonly person_id: string;
  readonly tournament_id: string;
  readonly role: 'owner' | 'arbiter';
}

/** Who joined a tournament by whose invitation. */
export interface InvitedRow {
  readonly person_id: string;
  readonly tournament_id: string;
  readonly invited_by: string;
}

export interface SessionRow {
  readonly hash: string;
  readonly person_id: string | null;
  readonly link_id: string | null;
  readonly created_at: string;
  readonly seen_at: string;
  readonly expires_at: string;
  readonly agent: string;
}

/** `sign-in` lets in one person, who is there already. */
export type LinkKind = 'welcome' | 'invite' | 'sign-in' | 'result-entry' | 'check-in' | 'captain';

export interface LinkRow {
  readonly id: string;
  readonly tournament_id: string | null;
  readonly kind: LinkKind;
  readonly hash: string;
  readonly code_hash: string | null;
  readonly name: string;
  readonly round: number | null;
  readonly boards_from: number | null;
  readonly boards_to: number | null;
  /** Of a captain. */
  readonly team: number | null;
  readonly expires_at: string;
  readonly uses_left: number | null;
  readonly made_by: string | null;
  readonly made_at: string;
  readonly used_at: string | null;
  readonly revoked_at: string | null;
  /** Of `sign-in`: whom it lets in. */
  readonly person_id: string | null;
}

export interface AuditRow {
  readonly n: number;
  readonly at: string;
  readonly actor: string;
  readonly what: string;
  readonly about: string;
  /** Whom it is about, where that is not who did it. */
  readonly person_id: string | null;
  readonly tournament_id: string | null;
}

export interface UploadRow {
  readonly id: string;
  readonly session: string;
  readonly kept_at: string;
  /** Of the body. */
  readonly size: number;
  /** gzip of the JSON of a record. */
  readonly body: Uint8Array;
}

export interface MetaRow {
  readonly key: string;
  readonly value: string;
}
