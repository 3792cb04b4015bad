import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '../options.ts';
import { hashOf } from './tokens.ts';

/* Figures are for whoever runs the machine: asked on the machine itself and not through a proxy, or with the token. A proxy on the
 * same machine comes from the loopback too; it is known by the name it asks for, or by saying for whom. */

export interface MetricsAsked {
  readonly remote: string;
  /** As in the header. */
  readonly host: string;
  readonly isForwarded: boolean;
  readonly bearer: string | undefined;
}

export const mayReadMetrics = (asked: MetricsAsked, token: string | undefined): boolean =>
  isLocal(asked) || (token !== undefined && asked.bearer !== undefined && isEqual(asked.bearer, token));

const isLocal = ({ remote, host, isForwarded }: MetricsAsked): boolean =>
  !isForwarded &&
  isLoopback(remote.replace(/^::ffff:/, '')) &&
  isLoopback(
    host
      .replace(/:\d+$/, '')
      .replace(/^\[(.*)\]$/, '$1')
      .toLowerCase(),
  );

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
