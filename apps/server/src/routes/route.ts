import type { Shape } from '@pareo/engine/shape';
import type { Who } from '../access/who.ts';
import type { Server } from '../server.ts';
import type { LargeBody } from '../work/jobs/body.ts';
import type { Problem } from './problems.ts';

/* A route says what it is once: where, who may, what it reads, what it answers. The application, the description of the
 * API and the test of every route against every role are made from the same list. */

/**
 * Who may ask. `person`: anybody with an account. `tournament`: owner and arbiters of `:t`. `acts`: these, and links
 * within their limits. `tournament-owner`, `owner`: of `:t`, of the server. `link`: the holder of a link.
 * `metrics`: the machine itself, or the token of the figures. `public`: whoever the visibility of `:slug` lets in.
 */
export type Access =
  | 'all'
  | 'person'
  | 'tournament'
  | 'tournament-owner'
  | 'acts'
  | 'owner'
  | 'link'
  | 'metrics'
  | 'public';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Asked<Body, Query> {
  readonly server: Server;
  /** Nobody on a public route. */
  readonly who: Who;
  /** Who reads a public route: looked up only where not everybody may. */
  readonly reader: () => Promise<Who>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly bytes: Uint8Array;
  readonly header: (name: string) => string | undefined;
  /** Where it comes from, as it is counted: an IPv4 address or a /64 of IPv6. */
  readonly address: string;
  readonly request: string;
  /** The request itself: for bodies that are not kept in memory. */
  readonly incoming: import('node:http').IncomingMessage | undefined;
  /** For streams, and to see whether somebody still waits for the answer. */
  readonly outgoing: import('node:http').ServerResponse | undefined;
  readonly host: string;
}

export type Reply =
  | Problem
  | {
      readonly kind: 'json';
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cookies?: readonly string[];
    }
  | {
      readonly kind: 'bytes';
      readonly status?: number;
      readonly body: Uint8Array | string | ReadableStream<Uint8Array>;
      readonly type: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'empty';
      readonly status?: number;
      readonly cookies?: readonly string[];
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The answer is being written by somebody else. */
  | { readonly kind: 'stream' };

export interface Route<Body = unknown, Query = unknown> {
  readonly method: Method;
  /** As the framework writes it: `/api/v1/tournaments/:t`. */
  readonly path: string;
  readonly access: Access;
  /** One line for the page of the API. */
  readonly summary: string;
  readonly query?: Shape<Query>;
  readonly body?: Shape<Body>;
  /** It holds a wish, which may be written in the format of an older page. */
  readonly hasWish?: true;
  /** It may be as large as a file: what is larger than other requests is parsed in the thread of uploads. */
  readonly readAside?: LargeBody;
  /** Bytes instead of JSON. */
  readonly takesBytes?: true;
  /** The most that is read, in bytes. */
  readonly largest?: number;
  readonly answer?: string;
  /** Where another status than 200 is the rule. */
  readonly status?: number;
  /** Lets a request without session through to look at it itself: signing in. */
  readonly signsIn?: true;
  readonly isStream?: true;
  /** Work for a thread, or much to read: one at a time for each person. */
  readonly isHeavy?: true;
  /** Its answer may be as large as a tournament: one at a time for each person, the next when it has been read. */
  readonly isLarge?: true;
  readonly run: (asked: Asked<Body, Query>) => Promise<Reply> | Reply;
}

export const route = <Body = undefined, Query = undefined>(definition: Route<Body, Query>): Route =>
  definition as unknown as Route;

export const json = (
  body: unknown,
  more: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly cookies?: readonly string[];
  } = {},
): Reply => ({
  kind: 'json',
  body,
  ...more,
});
