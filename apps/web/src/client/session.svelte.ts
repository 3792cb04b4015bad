import type { Host, HostFault, Me } from '@pareo/host';

/** Who is at the console, and what it talks to. */
let host: Host | undefined;
let me = $state.raw<Me | undefined>();
let fault = $state.raw<HostFault | undefined>();

export const session = {
  get host(): Host {
    if (!host) throw new Error('Broken invariant: the console started without a host');
    return host;
  },
  get me(): Me | undefined {
    return me;
  },
  get fault(): HostFault | undefined {
    return fault;
  },
  get name(): string {
    return me?.actor?.name ?? '';
  },
  use(given: Host): void {
    host = given;
  },
  async refresh(): Promise<void> {
    const answer = await session.host.me();
    if (answer.ok) {
      me = answer.value;
      fault = undefined;
    } else fault = answer.faults[0];
  },
  became(who: Me): void {
    me = who;
    fault = undefined;
  },
};
