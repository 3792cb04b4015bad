import { roleIn, type Who } from '../access/who.ts';
import { eventText } from '../live/open-streams.ts';
import type { Right } from '../live/rights.ts';
import type { Server } from '../server.ts';

/* What each kind of stream needs: the same that let its request in. */

const BYE = eventText('bye', { reason: 'revoked' });

const sessionOf = (who: Who): string => (who.kind === 'nobody' ? '' : who.session);

const directs = async ({ sessions }: Server, session: string, tournament: string): Promise<boolean> => {
  const role = roleIn(await sessions.whoIs(session), tournament);
  return role === 'owner' || role === 'arbiter';
};

export const rightOfConsole = (server: Server, who: Who, tournament: string): Right => ({
  key: `console ${tournament} ${sessionOf(who)}`,
  holds: async () =>
    (await directs(server, sessionOf(who), tournament)) &&
    (await server.storage.tournaments.head(tournament)) !== undefined,
  last: BYE,
});

export const rightOfPhone = (server: Server, who: Extract<Who, { readonly kind: 'link' }>): Right => ({
  key: `phone ${who.session}`,
  holds: async () =>
    (await server.sessions.whoIs(who.session)).kind === 'link' &&
    (await server.storage.tournaments.head(who.link.tournament_id ?? '')) !== undefined,
  last: eventText('revoked', {}),
  until: who.link.expires_at,
});

/** Pages that are off are there for those who direct the tournament. */
export const rightOfSpectator = (server: Server, reader: Who, tournament: string): Right => ({
  key: `public ${tournament} ${sessionOf(reader)}`,
  holds: async () => {
    const head = await server.storage.tournaments.head(tournament);
    if (head === undefined) return false;
    return head.visibility !== 'off' || directs(server, sessionOf(reader), tournament);
  },
  last: BYE,
});
