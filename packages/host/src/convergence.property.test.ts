import { digest, type Entry, type ResultCode } from '@pareo/engine/journal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Desk, Sent, Settled } from './desk.ts';
import { memoryHost, newHouse } from './memory/host.ts';
import { memoryQueue } from './queue.ts';
import { FakeClock, lossy, type Weather } from './testing/network.ts';
import { answered, createWish, withRoundOne } from './testing/open.ts';

/* Three arbiters, a network that loses, delays, repeats and cuts, pages that are closed and opened again. */

const RUNS = process.env['PAREO_LONG'] === '1' ? 10_000 : 500;
const BOARDS = 6;
const CODES: readonly ResultCode[] = ['1-0', '=', '0-1', '+-'];

type Step =
  | { readonly kind: 'result'; readonly client: number; readonly board: number; readonly code: ResultCode }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'offline'; readonly client: number; readonly is: boolean }
  | { readonly kind: 'reload'; readonly client: number };

const client = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('result' as const),
      client,
      board: fc.integer({ min: 1, max: BOARDS }),
      code: fc.constantFrom(...CODES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('offline' as const), client, is: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), client }) },
);

interface Client {
  desk: Desk;
  readonly weather: Weather;
  readonly open: () => Promise<Desk | undefined>;
}

/** Numbers from 0 to 1 that follow from a seed. */
const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

/** An act, what it said, and how it was settled. */
interface Made {
  readonly sent: Sent;
  readonly said: object;
  readonly settled: Settled[];
}

const play = async (seed: number, steps: readonly Step[]) => {
  const clock = new FakeClock();
  const house = newHouse();
  let ids = 0;
  const newId = () => (++ids).toString(16).padStart(32, '0');
  const first = memoryHost({ clock, house, newId });
  const id = answered(await first.create(createWish(), newId()));
  await withRoundOne(answered(await first.open(id)), 2 * BOARDS);

  const clients: Client[] = [];
  for (const at of [0, 1, 2]) {
    const weather: Weather = { next: chance(seed + at * 7919), clock, isOffline: false };
    const host = memoryHost({
      clock,
      house,
      newId,
      queue: memoryQueue(),
      me: { kind: 'person', id: `arbiter ${at}`, name: `Arbiter ${at}` },
      network: lossy(weather),
    });
    const open = async () => {
      let found: Desk | undefined;
      void host.open(id).then(answer => {
        if (answer.ok) found = answer.value;
      });
      await clock.pass(10_000);
      return found;
    };
    let desk = await open();
    while (!desk) desk = await open();
    clients.push({ desk, weather, open });
  }

  const sent: Made[] = [];
  for (const one of steps) await take(one, clients, clock, sent);
  for (const { weather } of clients) weather.isOffline = false;
  // Fair weather: whatever waits comes through.
  for (const { weather } of clients) (weather as { next: () => number }).next = () => 0.9;
  await clock.pass(600_000);
  const room = house.rooms.get(id);
  if (!room) throw new Error('the room is there');
  return { clients, sent, entries: room.entries, state: room.state };
};

const take = async (one: Step, clients: readonly Client[], clock: FakeClock, sent: Made[]): Promise<void> => {
  if (one.kind === 'pass') {
    await clock.pass(one.seconds * 1000);
    return;
  }
  const who = clients[one.client];
  if (!who) return;
  switch (one.kind) {
    case 'offline':
      who.weather.isOffline = one.is;
      return;
    case 'reload': {
      who.desk.close();
      const again = await who.open();
      // Without a network the page cannot be opened: what was typed waits until it can.
      if (again) who.desk = again;
      else {
        who.weather.isOffline = false;
        let desk = await who.open();
        while (!desk) desk = await who.open();
        who.desk = desk;
      }
      return;
    }
    case 'result': {
      const recorded = who.desk.shown.rounds[0]?.boards.find(({ number }) => number === one.board)
        ?.results[1];
      const was = recorded?.kind === 'result' ? recorded.result : undefined;
      if (was?.code === one.code) return;
      const wish = {
        kind: 'enter-result' as const,
        round: 1,
        board: one.board,
        result: { code: one.code },
        ...(was ? { was } : {}),
      };
      const made = who.desk.send(wish);
      const settledAs: Settled[] = [];
      void made.settled.then(settled => settledAs.push(settled));
      const said = { kind: wish.kind, round: wish.round, board: wish.board, result: wish.result };
      if (made.now.ok) sent.push({ sent: made, said, settled: settledAs });
    }
  }
};

const isOf = (entries: readonly Entry[], id: string) => entries.some(entry => entry.id === id);

test('every client comes to the state of the journal, nothing acknowledged is lost, nothing is done twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.array(step, { minLength: 5, maxLength: 30 }), async (seed, steps) => {
      const { clients, sent, entries, state } = await play(seed, steps);
      const truth = digest(state);
      for (const { desk } of clients) {
        expect(desk.live.kind).toBe('live');
        expect(digest(desk.confirmed.state)).toBe(truth);
        expect(desk.waiting.filter(({ status }) => status !== 'refused')).toEqual([]);
        expect(digest(desk.shown)).toBe(truth);
      }
      // Acknowledged means written.
      for (const { sent: made, said, settled } of sent)
        for (const came of settled) {
          // By its own entry, or by another's with the same result.
          if (came.kind === 'done') {
            expect(isOf(entries, came.entry.id)).toBe(true);
            if (came.entry.id !== made.id) expect(came.entry.act).toMatchObject(said);
          }
          if (came.kind === 'kept-as-question') expect(isOf(entries, made.id)).toBe(true);
        }
      // One entry for each act, and a place without gaps for each entry.
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
      // No silent overwrite: whoever replaced a value had seen it.
      const values = new Map<number, string>();
      for (const { act } of entries) {
        if (act.kind !== 'enter-result') continue;
        expect(act.was?.code).toBe(values.get(act.board));
        values.set(act.board, act.result.code);
      }
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);
