import type { TeamKey } from './key.ts';

/** What someone may do. Persons are owners or arbiters; a link is limited to what it was made for. */
export const ROLES = ['owner', 'arbiter', 'result-entry', 'check-in', 'captain'] as const;
export type Role = (typeof ROLES)[number];

/** Who did it. A link carries its limits: what it may reach is part of what it is. */
export type Actor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly name: string;
      readonly role: 'result-entry' | 'check-in' | 'captain';
      /** Absent: every round. */
      readonly round?: number;
      /** Absent: every board. */
      readonly boards?: { readonly first: number; readonly last: number };
      /** Of a captain. */
      readonly team?: TeamKey;
      /** Which of the phones on the link, by the name that it gave itself. Absent: it did not say; so in older journals. */
      readonly device?: string;
    }
  /** The program itself: it writes down the questions of others. */
  | { readonly kind: 'host' };

export const sameActor = (a: Actor, b: Actor): boolean =>
  a.kind === 'host' ? b.kind === 'host' : b.kind === a.kind && a.id === b.id;

/** A link may be on several phones: only one that says which it is can be known again, whatever link it came by. */
export const samePhone = (a: Actor, b: Actor): boolean =>
  a.kind === 'link' && b.kind === 'link' && a.device !== undefined && a.device === b.device;
