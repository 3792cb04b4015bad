import { api, onPaper, worker } from './columns.ts';
import { KINDS, TROUBLES } from './events.ts';
import { sameOnEvery } from './same.ts';

/* Lists as PDF, read back by poppler. */
sameOnEvery([...KINDS, ...TROUBLES], async standing => ({
  api: await api(standing),
  worker: worker(standing),
  paper: await onPaper(standing),
}));
