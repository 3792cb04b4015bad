import { createHash } from 'node:crypto';
import { connect } from 'node:net';

/* Two thousand readers of one public stream, on plain sockets. Each keeps a running digest of what it was told: all
 * digests must be the same, and versions must only grow. When each result came, to the first and to the last of them, is
 * kept too. */

const [, , port, slug, wanted] = process.argv;
const readers = [];
/** `round board code` -> how many were told, and when the last of them was. */
let results = new Map();

const open = () =>
  new Promise(resolve => {
    const reader = {
      rest: '',
      events: 0,
      last: 0,
      digest: createHash('sha256'),
      isOrdered: true,
      isOpen: true,
    };
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET /api/v1/public/${slug}/stream HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n\r\n`,
      ),
    );
    socket.on('data', piece => {
      reader.rest += piece.toString('latin1');
      const blocks = reader.rest.split('\n\n');
      reader.rest = blocks.pop();
      for (const block of blocks) hear(reader, block, resolve);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      reader.isOpen = false;
      resolve();
    });
    readers.push(reader);
  });

const hear = (reader, block, resolve) => {
  const event = /event: (\S+)/.exec(block)?.[1];
  if (event === undefined) return;
  if (event === 'hello') {
    resolve();
    return;
  }
  const id = Number(/id: (\d+)/.exec(block)?.[1] ?? 0);
  const data = /data: (.*)/.exec(block)?.[1] ?? '';
  // Several events of one moment carry one version.
  if (id < reader.last) reader.isOrdered = false;
  reader.last = id;
  reader.events += 1;
  reader.digest.update(`${id} ${event} ${data}\n`);
  if (event === 'results') noteResults(JSON.parse(data));
};

const noteResults = ({ round, boards }) => {
  const now = Date.now();
  for (const [board, code] of boards) {
    const place = `${round} ${board} ${code}`;
    const known = results.get(place) ?? { told: 0, last: 0 };
    known.told += 1;
    known.last = now;
    results.set(place, known);
  }
};

for (let at = 0; at < Number(wanted); at += 50) await Promise.all(Array.from({ length: 50 }, open));
process.send('open');

/** Milliseconds of the processor, and bytes. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return { processor: (user + system) / 1000, memory: process.memoryUsage().rss };
};

process.on('message', message => {
  if (message === 'forget') {
    results = new Map();
    process.send(spent());
    return;
  }
  const digests = readers.map(({ digest }) => digest.copy().digest('hex'));
  const counts = readers.map(({ events }) => events);
  const common = [...new Set(digests)].sort(
    (a, b) => digests.filter(one => one === b).length - digests.filter(one => one === a).length,
  )[0];
  process.send({
    ...spent(),
    results: [...results],
    open: readers.filter(({ isOpen }) => isOpen).length,
    least: Math.min(...counts),
    most: Math.max(...counts),
    different: readers.filter(({ isOrdered }, index) => !isOrdered || digests[index] !== common).length,
  });
});
