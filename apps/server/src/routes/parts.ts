import { objectOf, oneOf, optional, textOf, understood, type ValueOf } from '@pareo/engine/shape';
import { idOfPerson, type Who } from '../access/who.ts';
import type { Server } from '../server.ts';
import type { LinksEnd } from '../storage/stepping-down.ts';

/* What several routes read. */

/** Of a person or a link, as journals write it: without blanks around it. */
export const personName = understood(
  textOf('word', { least: 1 }),
  text => text.trim() || undefined,
  'a name',
);

export const role = oneOf('owner', 'arbiter');

/** Of a request that takes somebody's rights: their links of result entry and check-in go to whoever asks, or end. */
export const linksQuery = objectOf({ links: optional(oneOf('take-over')) });
export type LinksQuery = ValueOf<typeof linksQuery>;

export const linksEnd = ({
  server,
  who,
  query,
}: {
  readonly server: Server;
  readonly who: Who;
  readonly query: LinksQuery;
}): LinksEnd => ({
  at: server.clock.now(),
  ...(query.links === 'take-over' ? { heir: idOfPerson(who) } : {}),
});
