import { accept } from '@pareo/engine/model';
import type { Office } from '../host.ts';
import type { AuditPage, MadeKey, PersonOfServer, ServerTournaments } from '../wire.ts';
import { asked, type Requests } from './requests.ts';

/** What the owner of a server looks after, over its API. */
export const officeOf = (requests: Requests): Office => {
  const person = (id: string) => `/people/${encodeURIComponent(id)}`;
  const tournament = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
  return {
    people: async () => {
      const found = await requests.json<{ readonly items: readonly PersonOfServer[] }>('GET', '/people');
      return found.ok ? accept(found.value.items) : found;
    },
    addPerson: name => requests.json<MadeKey>('POST', '/people', { name }),
    changePerson: (id, changes, gave) =>
      requests.json('PATCH', `${person(id)}${asked({ ...gave })}`, changes),
    newKey: (id, reset) => requests.json<MadeKey>('POST', `${person(id)}/key`, reset ? { reset } : {}),
    removePerson: (id, gave) => requests.json('DELETE', `${person(id)}${asked({ ...gave })}`),
    tournaments: wish => requests.json<ServerTournaments>('GET', `/server/tournaments${asked({ ...wish })}`),
    handOver: (id, to) => requests.json('PUT', `${tournament(id)}/owner`, { person: to }),
    archive: async (id, archived) => {
      const done = await requests.json<unknown>('PATCH', tournament(id), { archived });
      return done.ok ? accept(undefined) : done;
    },
    audit: (wish, before) => requests.json<AuditPage>('GET', `/server/audit${asked({ ...wish, before })}`),
    auditTable: wish => requests.bytes(`/server/audit.csv${asked({ ...wish })}`),
  };
};
