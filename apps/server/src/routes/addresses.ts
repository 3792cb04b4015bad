import { networkInterfaces } from 'node:os';
import { isLoopback } from '../options.ts';
import type { Server } from '../server.ts';

/** Where this server is reached, the best for a poster first. */
export const addressesOf = (
  server: Pick<Server, 'options' | 'port'>,
): { readonly addresses: readonly string[]; readonly loopbackOnly: boolean } => {
  const { host, publicUrl } = server.options;
  const ofPublic = publicUrl === undefined ? [] : [publicUrl.origin];
  if (isLoopback(host))
    return {
      addresses: [...ofPublic, `http://localhost:${server.port()}`],
      loopbackOnly: publicUrl === undefined,
    };
  const names = host === '0.0.0.0' || host === '::' ? networkAddresses() : [host];
  return {
    addresses: [
      ...ofPublic,
      ...names.map(name => `http://${name.includes(':') ? `[${name}]` : name}:${server.port()}`),
    ],
    loopbackOnly: false,
  };
};

const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
