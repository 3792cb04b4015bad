import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { listStoreSuite } from '../testing/suite.ts';
import { sqliteStore } from './store.ts';

describe('rating lists as files of SQLite', () => {
  listStoreSuite(async () => sqliteStore(join(temporaryFolder(), 'ratings')));

  test('what a stopped process left half made is gone at the next start', () => {
    const folder = join(temporaryFolder(), 'ratings');
    mkdirSync(folder);
    for (const name of ['a.list.sqlite.part', 'a.upload']) writeFileSync(join(folder, name), 'x');
    sqliteStore(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
