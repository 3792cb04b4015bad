import { createHash } from 'node:crypto';
import { connect } from 'node:net';

/* Two thousand readers of one public stream, on plain sockets. Each keeps a running digest of what it was told: all
 * digests must be the same, and versions must only grow. */

const [, , port, slug, wanted] = process.argv;
const readers = [];

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
};

for (let at = 0; at < Number(wanted); at += 50) await Promise.all(Array.from({ length: 50 }, open));
process.send('open');

process.on('message', () => {
  const digests = readers.map(({ digest }) => digest.copy().digest('hex'));
  const counts = readers.map(({ events }) => events);
  const common = [...new Set(digests)].sort(
    (a, b) => digests.filter(one => one === b).length - digests.filter(one => one === a).length,
  )[0];
  process.send({
    open: readers.filter(({ isOpen }) => isOpen).length,
    least: Math.min(...counts),
    most: Math.max(...counts),
    different: readers.filter(({ isOrdered }, index) => !isOrdered || digests[index] !== common).length,
  });
});
