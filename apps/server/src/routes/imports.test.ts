import { expect, test } from 'vitest';
import { newFolder, removeFolder } from '../testing/folder.ts';
import { CREATE, newEntryId, startServer } from '../testing/server.ts';

test.fails('a file that one process has read is there for the next', async () => {
  const folder = newFolder();
  const first = await startServer({ folder });
  const token = await first.owner();
  const bytes = new TextEncoder().encode('Name;Elo\nAna;2100\nBea;2000\n');
  const read = await first.ask('POST', '/api/v1/imports', { token, bytes });
  await first.stop();
  const second = await startServer({ folder });
  const made = await second.ask('POST', '/api/v1/tournaments', {
    token,
    body: { id: newEntryId(), wish: CREATE, import: read.body.id },
  });
  await second.stop();
  removeFolder(folder);
  expect([read.status, made.status]).toEqual([200, 201]);
});
