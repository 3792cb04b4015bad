import { describe, expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { appending, attachment, making, type Open, snapshot, withEach } from './rows.ts';

/** What lies beside the entries. */
export const snapshotCases = (open: Open): void => {
  let storage: Storage;
  withEach(open, one => {
    storage = one.storage;
  });

  describe('attachments and snapshots', () => {
    test('an attachment comes with its entry', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }]);
      expect(await storage.journals.attachment('t1', 'd1')).toEqual(attachment('d1').body);
    });
    test('the same attachment twice is one', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }]);
      await storage.journals.append([{ ...appending('t1', 1, 1), attached: [attachment('d1')] }]);
      expect(await storage.journals.attachments('t1')).toEqual([attachment('d1')]);
    });
    test('attachments belong to their tournament', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }, making('t2')]);
      expect(await storage.journals.attachment('t2', 'd1')).toBeUndefined();
    });
    test('there is no snapshot at first', async () => {
      await storage.journals.append([making('t1')]);
      expect(await storage.journals.snapshot('t1', 1)).toBeUndefined();
    });
    test('the newest snapshot of the version asked for', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), [3]);
      await storage.journals.keepSnapshot('t1', snapshot(7, 2), [3, 5]);
      expect((await storage.journals.snapshot('t1', 1))?.seq).toBe(5);
    });
    test('a snapshot at or before a moment', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), [3]);
      expect((await storage.journals.snapshot('t1', 1, 4))?.seq).toBe(3);
    });
    test('older snapshots go unless they are kept', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), []);
      expect(await storage.journals.snapshot('t1', 1, 4)).toBeUndefined();
    });
    test('a snapshot comes back byte by byte', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      expect(await storage.journals.snapshot('t1', 1)).toEqual(snapshot(3, 1));
    });
    test('all snapshots of a tournament can be thrown away', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.dropSnapshots('t1');
      expect(await storage.journals.snapshot('t1', 1)).toBeUndefined();
    });
  });
};
