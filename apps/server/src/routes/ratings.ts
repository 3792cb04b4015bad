import { createWriteStream, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { newId } from '../access/tokens.ts';
import { RATING_KINDS, type RatingKind } from '../ratings/rated-player.ts';
import { CutOff, TooLarge } from './bodies.ts';
import { problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';
import { audit } from './session.ts';

const LARGEST_LIST = 250 * 1024 * 1024;

interface LoadQuery {
  readonly name: string;
  readonly kind?: RatingKind | undefined;
}

export const ratingRoutes: readonly Route[] = [
  route<undefined, { readonly q: string }>({
    method: 'GET',
    path: '/api/v1/rated',
    access: 'person',
    summary: 'Players of the rating list: by FIDE id, or by words of the name in any order.',
    query: z.object({ q: z.string().max(100) }),
    answer:
      '`{ items: [{ id, name, federation, sex?, title?, born?, standard?, rapid?, blitz? }] }`, at most 20',
    run: ({ server, query }) => json({ items: server.ratings.search(query.q) }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/rating-lists',
    access: 'owner',
    summary: 'Rating lists: the one that is searched, and one that is being loaded.',
    answer: '`{ items: [{ id, name, kind, status, rows, loadedAt, reason? }] }`',
    run: ({ server }) => json({ items: server.ratings.lists() }),
  }),
  route<undefined, LoadQuery>({
    method: 'POST',
    path: '/api/v1/rating-lists',
    access: 'owner',
    summary:
      'Loads a list of FIDE: text or XML, packed as zip or not. `kind` says which rating a list of one kind has. The list before it is searched until it is ready.',
    query: z.object({ name: z.string().min(1).max(100), kind: z.enum(RATING_KINDS).optional() }),
    status: 202,
    answer: '`{ id }`; how far it is: `GET /api/v1/rating-lists`',
    run: takeIn,
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/rating-lists/:l',
    access: 'owner',
    summary: 'Removes a list.',
    answer: 'nothing',
    status: 204,
    run: async ({ server, who, params }) => {
      const id = params['l'] ?? '';
      if (!server.ratings.remove(id)) return problem('not-found', {});
      await audit(server, who.kind === 'person' ? who.id : '', 'rating-list-removed', { list: id });
      return { kind: 'empty', status: 204 };
    },
  }),
];

async function takeIn({ server, who, query, incoming }: Asked<undefined, LoadQuery>): Promise<Reply> {
  const loadedAt = server.clock.now();
  const id = `${loadedAt.slice(0, 23).replace(/[:.]/g, '-')}-${newId()}`;
  const path = server.ratings.shelf(id);
  try {
    if (incoming === undefined) throw new CutOff();
    await putOn(path, incoming, LARGEST_LIST);
  } catch (error) {
    rmSync(path, { force: true });
    if (error instanceof TooLarge) return problem('too-large', { limit: `${LARGEST_LIST / 1024 / 1024} MB` });
    if (error instanceof CutOff) return problem('malformed', { what: 'the body ends too early' });
    throw error;
  }
  server.ratings.load({ id, name: query.name, kind: query.kind ?? 'standard', loadedAt });
  await audit(server, who.kind === 'person' ? who.id : '', 'rating-list-loaded', { list: id });
  return json({ id }, { status: 202 });
}

/** Straight to the disk: a list is larger than what we would keep in memory. */
export const putOn = async (path: string, incoming: Readable, largest: number): Promise<void> => {
  let length = 0;
  await pipeline(
    incoming,
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        length += piece.length;
        if (length > largest) throw new TooLarge();
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  ).catch((error: unknown) => {
    if (error instanceof TooLarge) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' ? new CutOff() : error;
  });
};
