import { ACT_FORMAT } from '@pareo/engine/journal';
import { accept, refuse } from '@pareo/engine/model';
import { type Clock, systemClock } from '../clock.ts';
import type { Desk } from '../desk.ts';
import type { Answer, Backups, Doors, Host, HostFault, PaperWish } from '../host.ts';
import { openDesk } from '../open-desk.ts';
import { memoryQueue, type QueueStore } from '../queue.ts';
import type {
  BackupList,
  Link,
  MadeBackup,
  MadeLink,
  Me,
  Member,
  Restoration,
  RestoredFile,
  Sharing,
  TournamentPage,
} from '../wire.ts';
import { officeOf } from './office.ts';
import { ratingListsOf, ratingsOf } from './ratings.ts';
import { asked, type Requests, requestsTo } from './requests.ts';
import { httpTransport } from './transport.ts';

export interface HttpHostOptions {
  /** Where the server is: empty for the one that served the page. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly queue?: QueueStore;
  readonly newId?: () => string;
}

/** The host over a server. */
export const httpHost = (options: HttpHostOptions = {}): Host => {
  const { clock = systemClock, queue = memoryQueue() } = options;
  const requests = requestsTo(options.origin ?? '', options.fetch ?? fetch.bind(globalThis));
  const me = () => requests.json<Me>('GET', '/me');
  return {
    kind: 'server',
    me,
    enter: async key => {
      const entered = await requests.json<unknown>('POST', '/session', key);
      return entered.ok ? me() : entered;
    },
    leave: () => requests.json('DELETE', '/session'),
    rename: async name => {
      const named = await requests.json<unknown>('PUT', '/me/name', { name });
      return named.ok ? me() : named;
    },
    setPassword: password => requests.json('PUT', '/me/password', password),
    tournaments: page => requests.json<TournamentPage>('GET', `/tournaments${asked({ ...page })}`),
    create: async (wish, id) => {
      const made = await requests.json<{ readonly id: string }>('POST', '/tournaments', {
        id,
        wish,
        v: ACT_FORMAT,
      });
      return made.ok ? accept(made.value.id) : made;
    },
    restore: file => requests.json<RestoredFile>('POST', '/tournaments/restore', file),
    demo: async () => {
      const made = await requests.json<{ readonly id: string }>('POST', '/tournaments/demo', {});
      return made.ok ? accept(made.value.id) : made;
    },
    open: async id => {
      const who = await me();
      if (!who.ok) return who;
      if (!who.value.actor) return refuse<HostFault>({ code: 'signed-out' });
      const desk = await openDesk({
        id,
        me: who.value.actor,
        transport: httpTransport(requests, id, clock),
        queue,
        clock,
        ...(options.newId ? { newId: options.newId } : {}),
      });
      return desk.ok ? accept(triedWhenOnline(desk.value)) : desk;
    },
    doors: doorsOf(requests),
    backups: backupsOf(requests),
    office: officeOf(requests),
    ratings: ratingsOf(requests),
    ratingLists: ratingListsOf(requests),
    paper: (id, wish) => requests.bytes(`/tournaments/${encodeURIComponent(id)}/print?${queryOf(wish)}`),
  };
};

const queryOf = ({ lists, round, board, language, paper, large, slipsPerPage }: PaperWish): string =>
  new URLSearchParams({
    lists: lists.join(','),
    lang: language,
    paper,
    slips: String(slipsPerPage),
    ...(round === undefined ? {} : { round: String(round) }),
    ...(board === undefined ? {} : { board: String(board) }),
    ...(large ? { large: '1' } : {}),
  }).toString();

/** The browser knows of a network again before the next try would. */
const triedWhenOnline = (desk: Desk): Desk => {
  if (typeof addEventListener !== 'function') return desk;
  const retry = () => desk.retry();
  addEventListener('online', retry);
  const close = desk.close.bind(desk);
  desk.close = () => {
    removeEventListener('online', retry);
    close();
  };
  return desk;
};

const backupsOf = (requests: Requests): Backups => {
  const at = (name: string) => `/backups/${encodeURIComponent(name)}`;
  return {
    list: () => requests.json<BackupList>('GET', '/backups'),
    make: () => requests.json<MadeBackup>('POST', '/backups'),
    file: name => requests.bytes(at(name)),
    restore: name => requests.json<Restoration>('POST', `${at(name)}/restore`),
  };
};

const listedBy = async <T>(requests: Requests, path: string): Promise<Answer<readonly T[]>> => {
  const found = await requests.json<{ readonly items: readonly T[] }>('GET', path);
  return found.ok ? accept(found.value.items) : found;
};

const doorsOf = (requests: Requests): Doors => {
  const at = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
  return {
    links: id => listedBy<Link>(requests, `${at(id)}/links`),
    makeLink: (id, wish) => requests.json<MadeLink>('POST', `${at(id)}/links`, wish),
    renewLink: (id, link) =>
      requests.json<MadeLink>('POST', `${at(id)}/links/${encodeURIComponent(link)}/renew`),
    revokeLink: (id, link) => requests.json('DELETE', `${at(id)}/links/${encodeURIComponent(link)}`),
    sharing: id => requests.json<Sharing>('GET', `${at(id)}/sharing`),
    share: (id, changes) => requests.json<Sharing>('PATCH', at(id), changes),
    members: id => listedBy<Member>(requests, `${at(id)}/members`),
  };
};
