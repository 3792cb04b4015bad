import { refuse } from '@pareo/engine/model';
import { describe } from 'vitest';
import { randomId } from '../clock.ts';
import type { HostFault } from '../host.ts';
import { memoryQueue } from '../queue.ts';
import { hostSuite, type Stage } from '../testing/suite.ts';
import type { Transport } from '../transport.ts';
import { memoryHost, newHouse } from './host.ts';

const OFFLINE: HostFault = { code: 'offline' };

describe('the host in memory', () => {
  hostSuite(async (): Promise<Stage> => {
    const house = newHouse();
    let isConnected = true;
    let cut = () => {};
    const network = (transport: Transport): Transport => ({
      ...transport,
      opened: async () => (isConnected ? transport.opened() : refuse(OFFLINE)),
      after: async seq => (isConnected ? transport.after(seq) : refuse(OFFLINE)),
      post: async request => (isConnected ? transport.post(request) : { kind: 'unreached' }),
      stream: (after, hear, lost) => {
        if (!isConnected) {
          setTimeout(lost, 0);
          return () => {};
        }
        const stop = transport.stream(after, event => isConnected && hear(event), lost);
        cut = () => {
          stop();
          lost();
        };
        return stop;
      },
    });
    return {
      one: memoryHost({ house, queue: memoryQueue(), network, me: { kind: 'person', id: 'a', name: 'Ana' } }),
      two: memoryHost({ house, queue: memoryQueue(), me: { kind: 'person', id: 'l', name: 'Luis' } }),
      connect: is => {
        isConnected = is;
        if (!is) cut();
      },
      newId: randomId,
      close: async () => {},
    };
  });
});
