import { roleIn } from '../access/who.ts';
import type { Desk } from '../desks/desk.ts';
import type { TournamentHead } from '../storage/storage.ts';
import type { Asked } from './route.ts';

export interface Shown {
  readonly head: TournamentHead;
  readonly desk: Desk;
}

/** The tournament of a public page, where its visibility lets the reader in: pages that are off are there for its owner and arbiters. */
export const shownTo = async (asked: Asked<unknown, unknown>): Promise<Shown | undefined> => {
  const { server, params } = asked;
  const head = await server.storage.tournaments.bySlug(params['slug'] ?? '');
  if (head === undefined || (head.visibility === 'off' && !(await directs(asked, head)))) return undefined;
  const desk = await server.desks.open(head.id);
  return desk === undefined ? undefined : { head, desk };
};

const directs = async ({ reader }: Asked<unknown, unknown>, { id }: TournamentHead): Promise<boolean> => {
  const role = roleIn(await reader(), id);
  return role === 'owner' || role === 'arbiter';
};

/** What only some may see is kept in no cache between here and them. */
export const cachingOf = ({ visibility }: TournamentHead): string =>
  visibility === 'off' ? 'private, no-cache' : 'no-cache';
