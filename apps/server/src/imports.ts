import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { TournamentRecord } from '@pareo/engine';
import { LIMITS } from '@pareo/engine/model';
import type { Clock } from './access/clock.ts';
import { newId } from './access/tokens.ts';
import { unpacked } from './storage/packing.ts';
import type { Uploads } from './storage/storage.ts';

/** Files that were read and not yet used: kept an hour, for the session that brought them, where every process finds them. */
export interface ImportShelf {
  readonly put: (session: string, record: TournamentRecord) => Promise<string>;
  readonly find: (session: string, id: string) => Promise<TournamentRecord | undefined>;
}

const LIFE = 3600 * 1000;

const gzipped = promisify<string, Buffer>((text, done) => gzip(text, done));

export const importShelf = (uploads: Uploads, clock: Clock): ImportShelf => {
  const since = (): string => new Date(Date.parse(clock.now()) - LIFE).toISOString();
  return {
    put: async (session, record) => {
      const id = newId();
      const body = new Uint8Array(await gzipped(JSON.stringify(record)));
      const upload = { id, session, keptAt: clock.now(), body };
      await uploads.keep(upload, { since: since(), bytes: LIMITS.uploads });
      return id;
    },
    find: async (session, id) => {
      const body = await uploads.find(session, id, since());
      return body === undefined ? undefined : (unpacked(body) as TournamentRecord);
    },
  };
};
