import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/* What stands between: a proxy before several servers, and a line to the database that swallows what is told and counts what is asked. */

export interface Front {
  readonly url: string;
  /** Ports that connections go to, in turn; one that does not take a connection is passed over. No sticky sessions. */
  readonly serve: (ports: readonly number[]) => void;
  readonly close: () => void;
}

export const startFront = async (): Promise<Front> => {
  let backends: readonly number[] = [];
  let turn = 0;
  const join = (client: Socket, tries: number): void => {
    turn += 1;
    const port = backends[turn % backends.length];
    if (port === undefined || tries === 0 || client.destroyed) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    let isJoined = false;
    server.on('error', () => undefined);
    server.once('connect', () => {
      isJoined = true;
      client.pipe(server).pipe(client);
    });
    server.once('close', () => (isJoined ? client.destroy() : join(client, tries - 1)));
    client.once('close', () => server.destroy());
  };
  const { server, sockets } = await listening(client => join(client, backends.length));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    serve: ports => {
      backends = ports;
    },
    close: () => end(server, sockets),
  };
};

export interface DeafLine {
  /** The address of the database through it. */
  readonly url: string;
  /** Notifications that were swallowed. */
  readonly swallowed: () => number;
  /** Ways there and back: questions that were answered. */
  readonly answered: () => number;
  /** Keeps answers back until what it gives is called. */
  readonly hold: () => () => void;
  readonly close: () => void;
}

const NOTIFICATION = 'A'.charCodeAt(0);
/** The end of every answer. */
const READY = 'Z'.charCodeAt(0);
const KIND_AND_LENGTH = 5;

/** Everything goes through but notifications (protocol of PostgreSQL, NotificationResponse). */
export const startDeafLine = async (database: string): Promise<DeafLine> => {
  const target = new URL(database);
  let swallowed = 0;
  let answered = 0;
  let held: (() => void)[] | undefined;
  const { server, sockets } = await listening(client => {
    const upstream = connect(Number(target.port), target.hostname);
    let rest: Buffer = Buffer.alloc(0);
    client.pipe(upstream);
    const pass = (piece: Buffer): void => {
      rest = Buffer.concat([rest, piece]);
      while (rest.length >= KIND_AND_LENGTH) {
        const length = 1 + rest.readInt32BE(1);
        if (rest.length < length) return;
        if (rest[0] === READY) answered += 1;
        if (rest[0] === NOTIFICATION) swallowed += 1;
        else client.write(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    };
    upstream.on('data', (piece: Buffer) => {
      if (held === undefined) pass(piece);
      else held.push(() => pass(piece));
    });
    for (const socket of [client, upstream])
      socket
        .on('error', () => undefined)
        .on('close', () => {
          client.destroy();
          upstream.destroy();
        });
  });
  const url = new URL(database);
  url.port = String(portOf(server));
  return {
    url: url.toString(),
    swallowed: () => swallowed,
    answered: () => answered,
    hold: () => {
      held = [];
      return () => {
        const waiting = held ?? [];
        held = undefined;
        for (const pass of waiting) pass();
      };
    },
    close: () => end(server, sockets),
  };
};

const listening = async (
  take: (client: Socket) => void,
): Promise<{ readonly server: Server; readonly sockets: Set<Socket> }> => {
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.on('close', () => sockets.delete(client));
    take(client);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { server, sockets };
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const end = (server: Server, sockets: ReadonlySet<Socket>): void => {
  server.close();
  for (const socket of sockets) socket.destroy();
};
