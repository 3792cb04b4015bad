import { api, commandLine, publicPages, worker } from './columns.ts';
import { TROUBLES } from './events.ts';
import { sameOnEvery } from './same.ts';

sameOnEvery(TROUBLES, async (standing, { notOfFile }) => ({
  api: await api(standing),
  worker: worker(standing),
  'public pages': await publicPages(standing),
  ...(notOfFile === undefined ? { 'command line': await commandLine(standing) } : {}),
}));
