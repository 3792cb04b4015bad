import { newFolder, removeFolder } from '../../testing/folder.ts';
import type { Storage } from '../storage.ts';
import { storageSuite } from '../testing/suite.ts';
import { openSqlite } from './storage.ts';

storageSuite('SQLite', async () => {
  const folder = newFolder();
  const opened: Storage[] = [];
  const open = async () => {
    const storage = await openSqlite({ folder });
    opened.push(storage);
    return storage;
  };
  const storage = await open();
  return {
    storage,
    again: open,
    writers: async () => [storage],
    close: async () => {
      for (const storage of opened) await storage.close();
      removeFolder(folder);
    },
  };
});
