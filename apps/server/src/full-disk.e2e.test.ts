import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJournal } from '@pareo/engine/journal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type BuiltLife, beginAt, signInAt } from './testing/built-life.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { newEntryId } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* Acts until the disk is full. A disk of 20 MB has to be mounted, which needs the right to do so; where it is missing that is said, and
 * the limit that a process has for its files stands for the disk alone. Where there is no such limit either, the database's own does
 * (`failures.test.ts`). */

const MEGABYTE = 1024 * 1024;
const DISK = 20 * MEGABYTE;
/** Left to the acts; in long runs all of it. */
const ROOM = process.env['PAREO_LONG'] === '1' ? DISK : 5 * MEGABYTE;
/** More than must be free before anything is written again. */
const ENOUGH = 120 * MEGABYTE;
const FREE_ACTS = ['--rates=acts=1000000'];

interface Place {
  readonly name: string;
  readonly start: () => Promise<BuiltServer>;
  /** There is room again: the same server, or another in its place. */
  readonly makeRoom: (server: BuiltServer) => Promise<BuiltServer>;
  readonly end: () => void;
}

const mounted = (): Place | undefined => {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    removeFolder(folder);
    return undefined;
  }
  if (ROOM < DISK) writeFileSync(join(folder, 'others'), new Uint8Array(DISK - ROOM));
  return {
    name: 'a disk of 20 MB',
    start: () => startBuilt(folder, FREE_ACTS),
    makeRoom: async server => {
      execFileSync('mount', ['-o', `remount,size=${ENOUGH}`, folder]);
      return server;
    },
    end: () => {
      execFileSync('umount', [folder]);
      removeFolder(folder);
    },
  };
};

/** In blocks of a kilobyte. The signal that comes with the limit is passed over: what counts is the failed write. */
const limited = (): Place | undefined => {
  if (process.platform === 'win32') return undefined;
  const folder = newFolder();
  const through = ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${(3 * MEGABYTE) / 1024}; exec "$@"`, 'bash'];
  return {
    name: 'files of 3 MB at most',
    start: () => startBuilt(folder, FREE_ACTS, {}, through),
    makeRoom: async server => {
      await server.kill();
      return startBuilt(folder, FREE_ACTS);
    },
    end: () => removeFolder(folder),
  };
};

const disk = mounted();
if (disk === undefined) console.log('No disk of 20 MB: there is no right to mount one here.');
const places = [disk, limited()].flatMap(place => place ?? []);

afterAll(() => {
  for (const place of places) place.end();
});

test('there is something that can be filled up', () => {
  if (process.platform === 'win32')
    console.log('Neither a mount nor a limit of files: see failures.test.ts.');
  else expect(places).not.toEqual([]);
});

const WRITERS = 4;

describe.each(places)('$name', place => {
  let server: BuiltServer;
  let life: BuiltLife;
  let acknowledged: readonly number[] = [];
  let refused: object = {};
  const versionNow = async () => (await ask(server, 'GET', life.path, life.token)).body.version as number;
  const send = (body: object) => ask(server, 'POST', `${life.path}/acts`, life.token, body);

  beforeAll(async () => {
    server = await place.start();
    life = await beginAt(server, await signInAt(server));
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
  });

  test('acts are done until there is no room; then they are refused with 507, and nothing is half done', async () => {
    const done: number[] = [];
    const write = async (player: number): Promise<void> => {
      let was = {};
      for (let turn = 0; ; turn += 1) {
        const changes = { note: `${turn}`.padEnd(1900, 'x') };
        const body = { id: newEntryId(), basis: 4, wish: { kind: 'edit-player', player, was, changes } };
        const answer = await send(body);
        if (answer.status !== 201) {
          expect([answer.status, answer.body.code]).toEqual([507, 'disk-full']);
          refused = body;
          return;
        }
        done.push(answer.body.entry.seq);
        was = changes;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, at) => write(at + 1)));
    acknowledged = done.sort((a, b) => a - b);
    console.log(`${place.name}: full after ${acknowledged.length} acts`);
    expect(acknowledged).toEqual(acknowledged.map((_, at) => at + 5));
    expect(await versionNow()).toBe(4 + acknowledged.length);
  });

  test('what is there is read and shown on', async () => {
    expect((await fetch(`${server.url}/t/${life.slug}`)).status).toBe(200);
    expect((await ask(server, 'GET', `${life.path}/standings`, life.token)).status).toBe(200);
  });

  test('whatever else would write is done or told that the disk is full', async () => {
    for (const [path, body] of [
      [`${life.path}/links`, { kind: 'result-entry', name: 'Phone' }],
      ['/api/v1/people', { name: 'Luis' }],
      ['/api/v1/backups', {}],
    ] as const)
      expect([201, 507]).toContain((await ask(server, 'POST', path, life.token, body)).status);
  });

  test('a process that is killed then starts again on the full disk with everything acknowledged', async () => {
    await server.kill('SIGKILL');
    server = await place.start();
    expect(await versionNow()).toBe(4 + acknowledged.length);
  });

  test('when there is room again what was refused is done, once, and the journal is whole', async () => {
    server = await place.makeRoom(server);
    expect((await send(refused)).status).toBe(201);
    expect((await send(refused)).status).toBe(200);
    expect(await versionNow()).toBe(5 + acknowledged.length);
    await server.kill();
    server = await place.start();
    const exported = await fetch(`${server.url}${life.path}/export/journal`, {
      headers: { authorization: `Bearer ${life.token}` },
    });
    const outcome = importJournal(await exported.text());
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.faults));
    expect(outcome.value.file.entries).toHaveLength(5 + acknowledged.length);
  });
});
