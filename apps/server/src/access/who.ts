import { type Actor, type Role, teamKey } from '@pareo/engine/journal';
import type { LinkRow, MembershipRow } from '../storage/schema.ts';
import { EVERYWHERE } from '../storage/schema.ts';

/** Who asks: found from the session before any route. */
export type Who =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly hasPassword: boolean;
      readonly memberships: readonly MembershipRow[];
      readonly session: string;
    }
  | { readonly kind: 'link'; readonly link: LinkRow; readonly session: string };

export type Person = Extract<Who, { kind: 'person' }>;
export type LinkHolder = Extract<Who, { kind: 'link' }>;

export const NOBODY: Who = { kind: 'nobody' };

export const isServerOwner = (who: Who): boolean =>
  who.kind === 'person' &&
  who.memberships.some(({ tournament_id, role }) => tournament_id === EVERYWHERE && role === 'owner');

/** The owner of the server owns every tournament. */
export const roleIn = (who: Who, tournament: string): Role | undefined => {
  if (who.kind === 'nobody') return undefined;
  if (who.kind === 'link')
    return who.link.tournament_id === tournament &&
      (who.link.kind === 'result-entry' || who.link.kind === 'check-in' || who.link.kind === 'captain')
      ? who.link.kind
      : undefined;
  if (isServerOwner(who)) return 'owner';
  return who.memberships.find(({ tournament_id }) => tournament_id === tournament)?.role;
};

/** As the audit writes it down; empty for anybody who is no person. */
export const idOfPerson = (who: Who): string => (who.kind === 'person' ? who.id : '');

/** As the journal writes it down; a phone says which one it is (`device`). */
export const actorOf = (who: Person | LinkHolder, device?: string): Actor => {
  if (who.kind === 'person') return { kind: 'person', id: who.id, name: who.name };
  const { id, name, kind, round, boards_from, boards_to, team } = who.link;
  return {
    kind: 'link',
    id,
    name,
    role: kind === 'check-in' || kind === 'captain' ? kind : 'result-entry',
    ...(round === null ? {} : { round }),
    ...(boards_from === null || boards_to === null
      ? {}
      : { boards: { first: boards_from, last: boards_to } }),
    ...(team === null ? {} : { team: teamKey(team) }),
    ...(device === undefined ? {} : { device }),
  };
};
