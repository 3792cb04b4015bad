import { type Actor, exportJournal, importJournal, type Wish } from '@pareo/engine/journal';
import { accept, refuse } from '@pareo/engine/model';
import { type Clock, instantOf, randomId, systemClock } from '../clock.ts';
import type { Host, HostFault } from '../host.ts';
import { openDesk } from '../open-desk.ts';
import { memoryQueue, type QueueStore } from '../queue.ts';
import { summaryOf } from '../summary.ts';
import type { Transport } from '../transport.ts';
import type { TournamentId } from '../wire.ts';
import { Room } from './room.ts';

export interface House {
  readonly rooms: Map<TournamentId, Room>;
}

export interface MemoryHostOptions {
  readonly clock?: Clock;
  readonly queue?: QueueStore;
  readonly me?: Extract<Actor, { readonly kind: 'person' }>;
  /** Several persons in one house see one another's acts. */
  readonly house?: House;
  /** Stands between a desk and its journal: tests lose, delay and repeat what crosses it. */
  readonly network?: (transport: Transport) => Transport;
  readonly newId?: () => string;
}

export const newHouse = (): House => ({ rooms: new Map() });

const NOT_FOUND: HostFault = { code: 'not-found' };

/** A host inside the page that forgets everything with it: for tests, and for looking at screens without a server. */
export const memoryHost = (options: MemoryHostOptions = {}): Host => {
  const {
    clock = systemClock,
    queue = memoryQueue(),
    house = newHouse(),
    network = transport => transport,
    newId = randomId,
  } = options;
  let me = options.me ?? { kind: 'person' as const, id: 'me', name: 'Ana M.' };
  const newRoom = () => new Room(newId);

  return {
    kind: 'page',
    me: async () => accept({ actor: me, role: 'owner', owner: true }),
    enter: async () => accept({ actor: me, role: 'owner', owner: true }),
    leave: async () => accept(undefined),
    rename: async name => {
      me = { ...me, name };
      return accept({ actor: me, role: 'owner', owner: true });
    },
    tournaments: async () =>
      accept({
        items: [...house.rooms].map(([id, room]) =>
          summaryOf(id, room.state, room.entries.at(-1)?.at ?? instantOf(clock)),
        ),
      }),
    create: async (wish: Wish<'create'>, id) => {
      const room = newRoom();
      const posted = room.post({ id, basis: room.state.version, wish }, me, instantOf(clock));
      if (posted.kind === 'refused') return refuse<HostFault>({ code: 'refused', refusals: posted.refusals });
      const tournament = `t${house.rooms.size + 1}`;
      house.rooms.set(tournament, room);
      return accept(tournament);
    },
    restore: async file => {
      const read = importJournal(new TextDecoder().decode(file));
      if (!read.ok) return refuse<HostFault>({ code: 'fault' });
      return refuse<HostFault>({ code: 'unavailable' });
    },
    demo: async () => refuse<HostFault>({ code: 'unavailable' }),
    open: async id => {
      const room = house.rooms.get(id);
      if (!room) return refuse(NOT_FOUND);
      const transport = network(transportTo(room, me, clock));
      return openDesk({ id, me, transport, queue, clock, newId });
    },
  };
};

const transportTo = (room: Room, me: Actor, clock: Clock): Transport => ({
  opened: async () => accept(room.opened()),
  post: async request => room.post(request, me, instantOf(clock)),
  stream: (after, hear) => {
    hear({ kind: 'hello', version: room.state.version, build: 'memory' });
    for (const entry of room.entries.filter(({ seq }) => seq > after)) hear({ kind: 'entry', entry });
    return room.hear(entry => hear({ kind: 'entry', entry }));
  },
  after: async seq => accept(room.entries.filter(entry => entry.seq > seq)),
  at: async seq => accept(room.stateAt(seq)),
  entries: async ({ before, limit }) =>
    accept(
      room.entries
        .filter(({ seq }) => before === undefined || seq < before)
        .reverse()
        .slice(0, limit),
    ),
  rulings: async round => {
    const found = room.rulings(round);
    return found ? accept(found) : refuse(NOT_FOUND);
  },
  export: async format =>
    format === 'journal'
      ? accept(new TextEncoder().encode(exportJournal(room.entries, [])))
      : refuse<HostFault>({ code: 'unavailable' }),
});
