/** What someone may do. Persons are owners or arbiters; a link is limited to what it was made for. */
export const ROLES = ['owner', 'arbiter', 'result-entry', 'check-in'] as const;
export type Role = (typeof ROLES)[number];

/** Who did it. A link carries its limits: what it may reach is part of what it is. */
export type Actor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly name: string;
      readonly role: 'result-entry' | 'check-in';
      /** Absent: every round. */
      readonly round?: number;
      /** Absent: every board. */
      readonly boards?: { readonly first: number; readonly last: number };
    }
  /** The program itself: it writes down the questions of others. */
  | { readonly kind: 'host' };

export const sameActor = (a: Actor, b: Actor): boolean =>
  a.kind === 'host' ? b.kind === 'host' : b.kind === a.kind && a.id === b.id;
