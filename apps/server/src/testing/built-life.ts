import { expect } from 'vitest';
import { CREATE, newEntryId, playersNamed } from './server.ts';
import type { BuiltServer } from './server-process.ts';

/* A tournament at built servers, driven over HTTP. */

export const headersFor = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** A server, or whatever stands in front of several. */
export type Place = Pick<BuiltServer, 'url'>;

export const ask = (place: Place, method: string, path: string, token: string, body?: unknown) =>
  answered(`${place.url}${path}`, {
    method,
    headers: headersFor(token),
    signal: AbortSignal.timeout(20_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A body as it is, whatever it is. */
export const post = (place: Place, path: string, token: string, body: string | Uint8Array) =>
  answered(`${place.url}${path}`, {
    method: 'POST',
    headers: {
      ...headersFor(token),
      ...(typeof body === 'string' ? {} : { 'content-type': 'application/octet-stream' }),
    },
    body: body as string | Uint8Array<ArrayBuffer>,
  });

const answered = async (url: string, request: RequestInit) => {
  const response = await fetch(url, request);
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  return { status: response.status, body: (await response.json().catch(() => undefined)) as any };
};

export const signInAt = async (server: BuiltServer): Promise<string> => {
  const body = { token: server.welcome, name: 'Ana', as: 'token' };
  return (await ask(server, 'POST', '/api/v1/session', '', body)).body.token;
};

export interface BuiltLife {
  readonly token: string;
  readonly id: string;
  readonly slug: string;
  /** Of the tournament in the API. */
  readonly path: string;
}

/** A tournament with a round on the wall: four entries. */
export const beginAt = async (server: BuiltServer, token: string, players = 20): Promise<BuiltLife> => {
  const made = await ask(server, 'POST', '/api/v1/tournaments', token, { id: newEntryId(), wish: CREATE });
  const path = `/api/v1/tournaments/${made.body.id}`;
  let basis = 1;
  for (const wish of [
    { kind: 'enter-players', players: playersNamed(players), numbers: 'by-rank' },
    { kind: 'pair', round: 1 },
    { kind: 'publish', rounds: [1] },
  ]) {
    const { status } = await ask(server, 'POST', `${path}/acts`, token, { id: newEntryId(), basis, wish });
    expect(status, server.output().slice(-3000)).toBe(201);
    basis += 1;
  }
  return { token, path, id: made.body.id as string, slug: made.body.slug as string };
};

export const resultOn = (board: number, code = '1-0', was?: string) => ({
  kind: 'enter-result',
  round: 1,
  board,
  result: { code },
  ...(was === undefined ? {} : { was: { code: was } }),
});

export const until = async (what: () => boolean | Promise<boolean>, every = 20): Promise<void> => {
  while (!(await what())) await new Promise(resolve => setTimeout(resolve, every));
};
