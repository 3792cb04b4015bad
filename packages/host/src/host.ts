import type { Outcome } from '@pareo/engine';
import type { EntryId, FileFault, Refusal, Wish } from '@pareo/engine/journal';
import type { Desk } from './desk.ts';
import type { RatingLists, Ratings } from './ratings.ts';
import type {
  AuditPage,
  AuditWish,
  BackupList,
  BothLanguages,
  Key,
  Link,
  LinkWish,
  MadeBackup,
  MadeKey,
  MadeLink,
  Me,
  Member,
  PersonOfServer,
  Restoration,
  RestoredFile,
  ServerTournaments,
  ServerTournamentsWish,
  Sharing,
  TournamentId,
  TournamentPage,
} from './wire.ts';

/** Why there is no answer. `refused` carries the journal's reasons. */
export type HostFaultCode =
  | 'offline'
  | 'signed-out'
  | 'not-permitted'
  | 'not-found'
  | 'revoked'
  | 'too-old'
  | 'disk-full'
  | 'read-only'
  | 'busy'
  | 'refused'
  | 'unavailable'
  | 'fault';

export interface HostFault {
  readonly code: HostFaultCode;
  /** The sentence of the server, where it gave one. */
  readonly detail?: BothLanguages;
  readonly refusals?: readonly Refusal[];
  /** Of a file that was brought. */
  readonly faults?: readonly FileFault[];
  /** Names the request in the log of the server. */
  readonly request?: string;
}

export type Answer<T> = Outcome<T, HostFault>;

/** What the console talks to. No screen knows what is behind it. */
export interface Host {
  readonly kind: 'server' | 'page';
  me(): Promise<Answer<Me>>;
  /** Signs in by a link, a code, or a name and a password. */
  enter(key: Key): Promise<Answer<Me>>;
  leave(): Promise<Answer<void>>;
  rename(name: string): Promise<Answer<Me>>;
  /** Sets or changes my password; `old` if there is one. Absent: nobody signs in here. */
  readonly setPassword?: (password: { readonly old?: string; readonly new: string }) => Promise<Answer<void>>;
  /** A page of the list; `after` is the `next` of the page before. */
  tournaments(page?: { readonly limit: number; readonly after?: string }): Promise<Answer<TournamentPage>>;
  create(wish: Wish<'create'>, id: EntryId): Promise<Answer<TournamentId>>;
  /** A tournament as a file of ours: a new one is made from it. */
  restore(file: Uint8Array): Promise<Answer<RestoredFile>>;
  /** The tournament to look at: sixty players, in round 4 of 7. Made once. */
  demo(): Promise<Answer<TournamentId>>;
  open(id: TournamentId): Promise<Answer<Desk>>;
  /** Links, addresses, people. Absent: nobody else can join. */
  readonly doors?: Doors;
  /** Copies of everything on the server, for its owner: absent where nothing is kept. */
  readonly backups?: Backups;
  /** What the owner of a server looks after. Absent: there is no server. */
  readonly office?: Office;
  /** Looks people up in rating lists: absent where there are none. */
  readonly ratings?: Ratings;
  /** The lists themselves, for the owner. */
  readonly ratingLists?: RatingLists;
  /** Lists as PDF: absent where nothing draws them. */
  readonly paper?: (id: TournamentId, wish: PaperWish) => Promise<Answer<Uint8Array>>;
}

/** One print job: the lists one after the other. */
export interface PaperWish {
  /** By the names of `@pareo/texts`. */
  readonly lists: readonly string[];
  readonly round?: number;
  readonly board?: number;
  readonly language: 'en' | 'es';
  readonly paper: 'a4' | 'letter';
  readonly large: boolean;
  readonly slipsPerPage: 4 | 6;
}

/** What the server keeps aside: before the first pairing of a round, every day, and when asked. */
export interface Backups {
  /** Newest first. */
  list(): Promise<Answer<BackupList>>;
  make(): Promise<Answer<MadeBackup>>;
  file(name: string): Promise<Answer<Uint8Array>>;
  /** Brings every tournament of it back, each as a copy: nothing that is there changes. */
  restore(name: string): Promise<Answer<Restoration>>;
}

/** What somebody may give no longer goes to whoever took the right, links of phones, guests or both; without this word it ends. */
export interface WhatTheyGave {
  readonly links?: 'take-over';
  readonly members?: 'take-over';
}

/** People of the server, all its tournaments, and the audit. */
export interface Office {
  people(): Promise<Answer<readonly PersonOfServer[]>>;
  addPerson(name: string): Promise<Answer<MadeKey>>;
  changePerson(
    id: string,
    changes: { readonly role?: Member['role']; readonly disabled?: boolean },
    gave?: WhatTheyGave,
  ): Promise<Answer<void>>;
  /** Another link to sign in; with `reset` password and sessions end too. */
  newKey(id: string, reset: boolean): Promise<Answer<MadeKey>>;
  removePerson(id: string, gave?: WhatTheyGave): Promise<Answer<void>>;
  tournaments(wish: ServerTournamentsWish): Promise<Answer<ServerTournaments>>;
  handOver(id: TournamentId, person: string): Promise<Answer<void>>;
  archive(id: TournamentId, archived: boolean): Promise<Answer<void>>;
  /** Newest first; with `before`, older ones. */
  audit(wish: AuditWish, before?: number): Promise<Answer<AuditPage>>;
  /** All that fits, for a spreadsheet. */
  auditTable(wish: AuditWish): Promise<Answer<Uint8Array>>;
}

/** Who comes in to a tournament and how. */
export interface Doors {
  links(id: TournamentId): Promise<Answer<readonly Link[]>>;
  makeLink(id: TournamentId, wish: LinkWish): Promise<Answer<MadeLink>>;
  renewLink(id: TournamentId, link: string): Promise<Answer<MadeLink>>;
  revokeLink(id: TournamentId, link: string): Promise<Answer<void>>;
  sharing(id: TournamentId): Promise<Answer<Sharing>>;
  share(
    id: TournamentId,
    changes: Partial<Pick<Sharing, 'slug' | 'visibility' | 'whyPublic'>>,
  ): Promise<Answer<Sharing>>;
  members(id: TournamentId): Promise<Answer<readonly Member[]>>;
}
