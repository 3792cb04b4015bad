import { accept, refuse } from '@pareo/engine/model';
import type { Answer } from '../host.ts';
import { faultOf, OFFLINE, problemIn } from './faults.ts';

export interface Requests {
  /** The address of a path of the API. */
  readonly address: (path: string) => string;
  readonly fetch: typeof fetch;
  json<T>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  bytes(path: string): Promise<Answer<Uint8Array>>;
  raw(method: string, path: string, body?: unknown): Promise<Response | undefined>;
}

const API = '/api/v1';

/** Plain requests to the API: same origin, the cookie of the session, JSON both ways. */
export const requestsTo = (origin: string, fetching: typeof fetch): Requests => {
  const address = (path: string) => `${origin}${API}${path}`;
  const raw = async (method: string, path: string, body?: unknown) => {
    try {
      return await fetching(address(path), {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        ...bodyOf(body),
      });
    } catch {
      // Nothing was reached: the caller says so.
      return undefined;
    }
  };
  const answer = async <T>(
    response: Response | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<Answer<T>> => {
    if (!response) return refuse(OFFLINE);
    if (!response.ok) return refuse(faultOf(response.status, await problemIn(response)));
    try {
      return accept(await read(response));
    } catch {
      // Cut off in the middle of the answer.
      return refuse(OFFLINE);
    }
  };
  return {
    address,
    fetch: fetching,
    raw,
    json: async <T>(method: string, path: string, body?: unknown) =>
      answer(await raw(method, path, body), async response =>
        response.status === 204 ? (undefined as T) : ((await response.json()) as T),
      ),
    bytes: async path =>
      answer(await raw('GET', path), async response => new Uint8Array(await response.arrayBuffer())),
  };
};

const bodyOf = (body: unknown): RequestInit => {
  if (body === undefined) return {};
  if (body instanceof Uint8Array)
    return { body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': 'application/octet-stream' } };
  if (body instanceof Blob) return { body, headers: { 'content-type': 'application/octet-stream' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** What was wished for, as the part after `?`. */
export const asked = (wish: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
};
