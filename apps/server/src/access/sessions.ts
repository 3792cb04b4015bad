import type { LinkRow } from '../storage/schema.ts';
import type { HeldSession, Storage } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { hashOf, newToken } from './tokens.ts';
import { NOBODY, type Who } from './who.ts';

/** Thirty days, sliding. Sessions of a link end with the link. */
const LIFE = 30 * 24 * 3600 * 1000;
/** Seen is written at most so often: reading must not write. */
const SEEN_EVERY = 3600 * 1000;

export interface Sessions {
  readonly start: (of: {
    readonly person?: string;
    readonly link?: LinkRow;
    readonly agent: string;
  }) => Promise<string>;
  /** Whose token this is, and why it is nobody's. Read every time: what was revoked has ended. */
  readonly find: (token: string) => Promise<Found>;
  /** Whose session it is now, by its hash; looking is no use of it. */
  readonly whoIs: (session: string) => Promise<Who>;
}

export type Found =
  | { readonly kind: 'found'; readonly who: Who }
  | { readonly kind: 'unknown' | 'expired' | 'revoked' };

export const sessionsOn = (storage: Storage, clock: Clock): Sessions => ({
  start: async ({ person, link, agent }) => {
    const token = newToken();
    const now = clock.now();
    const expires = after(now, LIFE);
    await storage.sessions.add({
      hash: hashOf(token),
      person_id: person ?? null,
      link_id: link?.id ?? null,
      created_at: now,
      seen_at: now,
      expires_at: link !== undefined && link.expires_at < expires ? link.expires_at : expires,
      agent: agent.slice(0, 120),
    });
    return token;
  },

  find: async token => {
    const hash = hashOf(token);
    const held = await storage.sessions.find(hash);
    if (held === undefined) return { kind: 'unknown' };
    const { session } = held;
    const now = clock.now();
    if (session.expires_at <= now) return { kind: 'expired' };
    // Also where it was seen in the future, by a clock that has been set right since.
    const unseen = Math.abs(Date.parse(now) - Date.parse(session.seen_at));
    if (unseen > SEEN_EVERY && session.person_id !== null)
      await storage.sessions.seen(hash, now, after(now, LIFE));
    return holderOf(held, now);
  },

  whoIs: async hash => {
    const held = await storage.sessions.find(hash);
    const now = clock.now();
    return held === undefined || held.session.expires_at <= now ? NOBODY : whoOf(holderOf(held, now));
  },
});

const holderOf = ({ session, person, link, isGiven, roles }: HeldSession, now: string): Found => {
  if (session.link_id !== null) {
    if (link === undefined || link.revoked_at !== null || isGiven !== true) return { kind: 'revoked' };
    if (link.expires_at <= now) return { kind: 'expired' };
    return { kind: 'found', who: { kind: 'link', link, session: session.hash } };
  }
  if (person === undefined || person.disabled_at !== null) return { kind: 'revoked' };
  return {
    kind: 'found',
    who: {
      kind: 'person',
      id: person.id,
      name: person.name,
      hasPassword: person.password !== null,
      memberships: roles,
      session: session.hash,
    },
  };
};

export const whoOf = (found: Found): Who => (found.kind === 'found' ? found.who : NOBODY);

export const after = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
