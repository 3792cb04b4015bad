import cluster, { type Worker } from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, Socket } from 'node:net';

/* One door for several processes. The first takes every connection and gives it to whoever has fewest, so that writers and streams are
 * spread evenly: taken by whoever is free, all would stay with one. It reads nothing, and keeps its own end until the other has
 * said that it has it: what is on its way to a process that dies goes to another. */

interface Address {
  readonly host: string;
  readonly port: number;
}

type Message =
  | ({ readonly door: 'open' } & Address)
  | { readonly door: 'opened'; readonly port: number }
  | { readonly door: 'shut'; readonly code: string; readonly message: string }
  | { readonly door: 'take' | 'taken' | 'refused' | 'left'; readonly number: number };

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'door' in message;

/** A process that answers connections through it: told in the first one by its worker. */
export const ANSWERS = 'answers';

/** In the first process. Ends it. */
export const keepDoor = (): (() => void) => {
  /** Numbers of the connections that each process has or is about to have. */
  const inside = new Map<Worker, Set<number>>();
  const onTheWay = new Map<number, { readonly socket: Socket; readonly to: Worker }>();
  let nobody: Socket[] = [];
  let count = 0;

  const give = (socket: Socket): void => {
    const [first, ...rest] = inside;
    if (first === undefined) {
      nobody.push(socket);
      return;
    }
    const [to, numbers] = rest.reduce((fewest, one) => (one[1].size < fewest[1].size ? one : fewest), first);
    count += 1;
    const number = count;
    numbers.add(number);
    onTheWay.set(number, { socket, to });
    to.send({ door: 'take', number } satisfies Message, socket, { keepOpen: true }, error => {
      if (error !== null) comesBack(number);
    });
  };
  const comesBack = (number: number): void => {
    const gone = onTheWay.get(number);
    if (gone === undefined) return;
    onTheWay.delete(number);
    inside.delete(gone.to);
    give(gone.socket);
  };

  const door = createServer({ pauseOnConnect: true, allowHalfOpen: true }, socket => {
    // Whoever goes away on the way is missed by the process that has it then.
    socket.on('error', () => undefined);
    give(socket);
  });
  const opened = (worker: Worker): void => {
    const { port } = door.address() as AddressInfo;
    worker.send({ door: 'opened', port } satisfies Message);
    inside.set(worker, new Set());
    worker.emit(ANSWERS);
    const waiting = nobody;
    nobody = [];
    for (const socket of waiting) give(socket);
  };
  const open = (worker: Worker, { host, port }: Address): void => {
    if (door.listening) {
      opened(worker);
      return;
    }
    const failed = (error: NodeJS.ErrnoException): void => {
      const { code = '', message } = error;
      worker.send({ door: 'shut', code, message } satisfies Message);
    };
    door.once('error', failed);
    door.listen(port, host, () => {
      door.off('error', failed);
      opened(worker);
    });
  };

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return;
    if (message.door === 'open') open(worker, message);
    if (message.door === 'refused') comesBack(message.number);
    if (message.door === 'left') inside.get(worker)?.delete(message.number);
    if (message.door === 'taken') {
      onTheWay.get(message.number)?.socket.destroy();
      onTheWay.delete(message.number);
    }
  });
  cluster.on('exit', (worker: Worker) => {
    inside.delete(worker);
    for (const [number, { to }] of onTheWay) if (to === worker) comesBack(number);
  });
  return () => void door.close();
};

/** How a server comes to its connections. */
export interface Door {
  /** The port. */
  readonly open: (http: HttpServer, address: Address) => Promise<number>;
  /** No new ones; those that are there are finished. */
  readonly close: (http: HttpServer) => void;
}

/** Of a process that is alone. */
export const ownDoor: Door = {
  open: (http, { host, port }) =>
    new Promise((resolve, reject) => {
      http.once('error', reject);
      http.listen(port, host, () => {
        http.off('error', reject);
        resolve((http.address() as AddressInfo).port);
      });
    }),
  close: http => void http.close(),
};

/** Of one of several, whose connections the first one gives it. */
export const sharedDoor = (): Door => {
  const tell = (message: Message): void => void process.send?.(message);
  let isClosed = false;
  const take = (http: HttpServer, number: number, socket: Socket | undefined): void => {
    tell({ door: isClosed ? 'refused' : 'taken', number });
    if (isClosed) return;
    // Closed by the other side on its way here.
    if (socket === undefined) {
      tell({ door: 'left', number });
      return;
    }
    socket.once('close', () => tell({ door: 'left', number }));
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    http.emit('connection', socket);
  };
  return {
    open: (http, address) =>
      new Promise((resolve, reject) => {
        process.on('message', (message: unknown, handle: unknown) => {
          if (!isOurs(message)) return;
          if (message.door === 'take')
            take(http, message.number, handle instanceof Socket ? handle : undefined);
          if (message.door === 'shut')
            reject(Object.assign(new Error(message.message), { code: message.code }));
          if (message.door !== 'opened') return;
          // It listens at nothing itself: so it learns that connections are to be watched for their limits.
          http.emit('listening');
          resolve(message.port);
        });
        tell({ door: 'open', ...address });
      }),
    close: http => {
      isClosed = true;
      http.close();
    },
  };
};
