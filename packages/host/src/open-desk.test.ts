import { ACT_FORMAT, type Instant, seqOf } from '@pareo/engine/journal';
import { refuse } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { memoryHost, newHouse } from './memory/host.ts';
import { type Kept, memoryQueue } from './queue.ts';
import { FakeClock, settled } from './testing/network.ts';
import { answered, createWish, withRoundOne } from './testing/open.ts';
import type { Transport } from './transport.ts';

/* A desk whose network does what a test says, beside another desk at the same journal; time passes when a test says so. */

const opened = async () => {
  const clock = new FakeClock();
  const house = newHouse();
  let ids = 0;
  const newId = () => (++ids).toString(16).padStart(32, '0');
  const network = {
    isUp: true,
    isTooOld: false,
    acts: ACT_FORMAT,
    posts: 0,
    holdsStream: false,
    tries: [] as number[],
    cut: () => {},
    release: () => {},
  };
  const through = (transport: Transport): Transport => ({
    ...transport,
    opened: async () => (network.isUp ? transport.opened() : refuse({ code: 'offline' as const })),
    post: async request => {
      network.posts += 1;
      if (network.isTooOld) return { kind: 'closed', reason: 'too-old' };
      return network.isUp ? transport.post(request) : { kind: 'unreached' };
    },
    stream: (after, hear, lost) => {
      if (!network.isUp) {
        network.tries.push(clock.now());
        clock.after(0, lost);
        return () => {};
      }
      const held: (() => void)[] = [];
      network.release = () => {
        for (const tell of held.splice(0)) tell();
      };
      const stop = transport.stream(
        after,
        event => {
          const told = event.kind === 'hello' ? { ...event, acts: network.acts } : event;
          if (network.holdsStream) held.push(() => hear(told));
          else hear(told);
        },
        lost,
      );
      network.cut = () => {
        stop();
        lost();
      };
      return stop;
    },
  });
  const other = memoryHost({ clock, house, newId, me: { kind: 'person', id: 'a', name: 'Ana' } });
  const queue = memoryQueue();
  const host = memoryHost({
    queue,
    clock,
    house,
    newId,
    me: { kind: 'person', id: 'l', name: 'Luis' },
    network: through,
  });
  const id = answered(await other.create(createWish(), newId()));
  const ana = answered(await other.open(id));
  await withRoundOne(ana, 8);
  const luis = answered(await host.open(id));
  await settled();
  const again = async () => answered(await host.open(id));
  return { clock, network, ana, luis, queue, id, again };
};

const enter = (code: '1-0' | '0-1', board = 1) =>
  ({ kind: 'enter-result', round: 1, board, result: { code } }) as const;
const resultOn = (desk: Desk, board = 1): string | undefined => {
  const recorded = desk.shown.rounds[0]?.boards.find(({ number }) => number === board)?.results[1];
  return recorded?.kind === 'result' ? recorded.result.code : undefined;
};

test('a collision is told together with the value that stood against mine, though the stream be late', async () => {
  const { network, ana, luis } = await opened();
  network.holdsStream = true;
  await ana.send(enter('1-0')).settled;
  const seen: (string | undefined)[] = [];
  luis.subscribe(() => {
    if (luis.waiting.some(({ status }) => status === 'refused')) seen.push(resultOn(luis));
  });
  const mine = luis.send(enter('0-1'));
  expect((await mine.settled).kind).toBe('refused');
  expect(new Set(seen)).toEqual(new Set(['1-0']));
  network.release();
  expect(luis.waiting.map(({ id, status }) => [id, status])).toEqual([[mine.id, 'refused']]);
  expect(luis.live.kind).toBe('live');
});

test('the connection is tried again after 1, 2, 4 … 30 seconds; the stream and a request that fail together are one try', async () => {
  const { clock, network, luis } = await opened();
  const began = clock.now();
  network.isUp = false;
  network.cut();
  luis.send(enter('0-1'));
  await clock.pass(100_000);
  expect(network.tries.map(time => (time - began) / 1000)).toEqual([1, 3, 7, 15, 31, 61, 91]);
  expect(luis.live.kind).toBe('offline');
});

test('when the browser has a network again and it does not work yet, the next try is a second later', async () => {
  const { clock, network, ana, luis } = await opened();
  network.isUp = false;
  network.cut();
  luis.send(enter('0-1'));
  await clock.pass(40_000);
  luis.retry();
  await clock.pass(500);
  network.isUp = true;
  await clock.pass(600);
  expect(luis.live.kind).toBe('live');
  expect([resultOn(luis), resultOn(ana)]).toEqual(['0-1', '0-1']);
});

test('a server that no longer reads this page ends it; what was typed is kept, and the next page sends it', async () => {
  const { network, luis, again } = await opened();
  network.isTooOld = true;
  const mine = luis.send(enter('1-0'));
  expect((await mine.settled).kind).toBe('queued');
  expect(luis.live).toEqual({ kind: 'closed', reason: 'too-old' });
  luis.close();
  network.isTooOld = false;
  const reloaded = await again();
  await settled();
  expect(reloaded.waiting).toEqual([]);
  expect(reloaded.confirmed.state.version).toBe(luis.confirmed.state.version + 1);
  expect(resultOn(reloaded)).toBe('1-0');
});

test('a page that is older than the acts that come reads none of them', async () => {
  const { clock, network, ana, luis } = await opened();
  const { version } = luis.confirmed.state;
  network.acts = ACT_FORMAT + 1;
  network.cut();
  await clock.pass(1_000);
  expect(luis.live).toEqual({ kind: 'closed', reason: 'too-old' });
  await ana.send(enter('1-0')).settled;
  await settled();
  expect(luis.confirmed.state.version).toBe(version);
});

test('an act kept in a format from which nothing leads to ours is shown as not done, and not sent', async () => {
  const { network, luis, queue, id, again } = await opened();
  luis.close();
  const kept: Kept = {
    id: 'f'.repeat(32),
    tournament: id,
    wish: enter('1-0'),
    since: '2026-11-18T10:00:00.000Z' as Instant,
    basis: seqOf(4),
    v: ACT_FORMAT - 1,
    author: 'person:l',
  };
  await queue.put(kept);
  const before = network.posts;
  const reloaded = await again();
  await settled();
  expect(reloaded.waiting.map(one => [one.id, one.status])).toEqual([[kept.id, 'refused']]);
  expect([network.posts - before, resultOn(reloaded)]).toEqual([0, undefined]);
});
