import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Actor, seqOf } from '@pareo/engine/journal';
import { newHouse } from '../memory/host.ts';
import { Room } from '../memory/room.ts';
import { summaryOf } from '../summary.ts';
import type { ActRequest } from '../wire.ts';

/** A server in a few lines that speaks the API of a tournament: for the host over HTTP alone. */
export const startServer = async (newId: () => string) => {
  const house = newHouse();
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(error => {
      response.writeHead(500).end(String(error));
    });
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const who = request.headers.authorization ?? 'a';
    const me: Actor = { kind: 'person', id: who, name: who };
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, , , first, id = '', part, detail] = url.pathname.split('/');
    if (first === 'me') return json(200, { actor: me, role: 'owner' });
    const now = new Date().toISOString();
    if (first === 'tournaments' && id === '' && request.method === 'GET')
      return json(200, { items: [...house.rooms].map(([key, room]) => summaryOf(key, room.state, now)) });
    if (first === 'tournaments' && id === '') {
      const { id: entry, wish } = JSON.parse(await bodyOf(request));
      const room = new Room(newId);
      const posted = room.post({ id: entry, basis: seqOf(0), wish }, me, now);
      if (posted.kind !== 'done') return json(422, { code: 'refused' });
      house.rooms.set('t1', room);
      return json(201, { id: 't1' });
    }
    const room = house.rooms.get(id);
    if (!room) return json(404, { code: 'not-found' });
    switch (part) {
      case undefined:
        return json(200, room.opened());
      case 'acts': {
        const posted = room.post(JSON.parse(await bodyOf(request)) as ActRequest, me, now);
        if (posted.kind === 'done') return json(201, { entry: posted.entry });
        if (posted.kind === 'kept-as-question') return json(202, { question: posted.question });
        const { refusals = [], since = [] } = posted.kind === 'refused' ? posted : {};
        return json(422, { code: 'refused', refusals, since });
      }
      case 'stream': {
        const write = (name: string, data: unknown, seq?: number) =>
          response.write(
            `${seq === undefined ? '' : `id: ${seq}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
          );
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        streams.add(response);
        write('hello', { version: room.state.version, build: 'test' });
        const after = Number(url.searchParams.get('after') ?? 0);
        for (const entry of room.entries) if (entry.seq > after) write('entry', entry, entry.seq);
        const stop = room.hear(entry => write('entry', entry, entry.seq));
        response.on('close', () => {
          streams.delete(response);
          stop();
        });
        return undefined;
      }
      case 'entries': {
        const after = url.searchParams.get('after');
        const items =
          after === null
            ? [...room.entries].reverse().slice(0, Number(url.searchParams.get('limit') ?? 100))
            : room.entries.filter(({ seq }) => seq > Number(after));
        return json(200, { items });
      }
      case 'at':
        return json(200, room.stateAt(seqOf(Number(detail))));
      case 'rounds':
        return json(200, { items: room.rulings(Number(detail)) ?? [] });
      default:
        return json(404, { code: 'not-found' });
    }
  };

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cutStreams: () => {
      for (const stream of streams) stream.destroy();
    },
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
