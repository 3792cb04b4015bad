import { api, onPaper, printedFromFile, worker } from './columns.ts';
import { KINDS, TROUBLES } from './events.ts';
import { sameOnEvery } from './same.ts';

/* Lists as PDF, read back by poppler. */
sameOnEvery([...KINDS, ...TROUBLES], async (standing, { notOfFile }) => ({
  api: await api(standing),
  worker: worker(standing),
  paper: await onPaper(standing),
  ...(notOfFile === undefined ? { 'paper of the command line': await printedFromFile(standing) } : {}),
}));
