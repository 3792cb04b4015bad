import { objectOf, oneOf, optional, textOf, understood, type ValueOf } from '@pareo/engine/shape';
import { idOfPerson, type Who } from '../access/who.ts';
import type { Server } from '../server.ts';
import type { WhatTheyGave } from '../storage/stepping-down.ts';

/* What several routes read. */

/** Of a person or a link, as journals write it: without blanks around it. */
export const personName = understood(
  textOf('word', { least: 1 }),
  text => text.trim() || undefined,
  'a name',
);

export const role = oneOf('owner', 'arbiter');

/** Of a request that takes somebody's rights: what they gave goes to whoever asks, or ends. */
export const gaveQuery = objectOf({
  links: optional(oneOf('take-over')),
  members: optional(oneOf('take-over')),
});
export type GaveQuery = ValueOf<typeof gaveQuery>;

export const whatTheyGave = ({
  server,
  who,
  query,
}: {
  readonly server: Server;
  readonly who: Who;
  readonly query: GaveQuery;
}): WhatTheyGave => ({
  at: server.clock.now(),
  by: idOfPerson(who),
  ...(query.links === undefined ? {} : { links: query.links }),
  ...(query.members === undefined ? {} : { members: query.members }),
});
