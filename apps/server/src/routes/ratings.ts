import { createWriteStream, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@pareo/engine/model';
import {
  listOf,
  matching,
  object,
  objectOf,
  oneOf,
  optional,
  someOfObject,
  textOf,
  understood,
  type ValueOf,
  whole,
} from '@pareo/engine/shape';
import { LIST_FIELDS } from '@pareo/host';
import { newId } from '../access/tokens.ts';
import { idOfPerson } from '../access/who.ts';
import { audit } from '../audit.ts';
import { BadList } from '../ratings/bad-list.ts';
import type { ListSource } from '../ratings/list-file.ts';
import { SEPARATORS, type Separator } from '../ratings/national/csv-rows.ts';
import { ENCODINGS } from '../ratings/national/encodings.ts';
import type { Field, Plan } from '../ratings/national/plan.ts';
import { previewOf } from '../ratings/national/preview.ts';
import { RATING_KINDS } from '../ratings/rated-player.ts';
import type { Sought } from '../ratings/search.ts';
import { sortOf } from '../ratings/sort.ts';
import { CutOff, TooLarge } from './bodies.ts';
import { problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

/** What a question about a list of a federation says of its cells; what is left out is proposed. */
const PLAN_QUERY = {
  federation: optional(matching(/^[A-Z]{3}$/, 'three letters')),
  encoding: optional(oneOf(...ENCODINGS)),
  separator: optional(oneOf(...(Object.keys(SEPARATORS) as readonly Separator[]))),
  headings: optional(oneOf('0', '1')),
  /** The meaning of each column in its order; nothing where it is not used. */
  columns: optional(
    understood(
      textOf('note'),
      text =>
        text.split(',').every(name => name === '' || (LIST_FIELDS as readonly string[]).includes(name))
          ? text
          : undefined,
      'names of columns',
    ),
  ),
};

const PREVIEW_QUERY = someOfObject({ ...PLAN_QUERY, whole: optional(oneOf('0', '1')) });
const LOAD_QUERY = someOfObject({
  ...PLAN_QUERY,
  name: textOf('word', { least: 1 }),
  kind: optional(oneOf(...RATING_KINDS)),
  faults: optional(oneOf('refuse', 'leave-out')),
});
type PreviewQuery = ValueOf<typeof PREVIEW_QUERY>;
type LoadQuery = ValueOf<typeof LOAD_QUERY>;

const positive = whole(1, Number.MAX_SAFE_INTEGER);
const SOUGHT = object<Sought>({
  fideId: optional(positive),
  nationalId: optional(textOf('word', { least: 1 })),
  name: textOf('name', { signs: 'any' }),
  born: optional(positive),
});

const PLAYER =
  '{ id?, name, federation, sex?, title?, born?, standard?, rapid?, blitz?, national?: [{ federation, id?, standard?, rapid?, blitz? }] }';

export const ratingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/rated',
    access: 'person',
    summary:
      'Players of the rating lists: by number of FIDE or of a federation, or by words of the name in any order, one of which may be the federation.',
    query: someOfObject({ q: textOf('word', { signs: 'any' }) }),
    answer: `\`{ items: [${PLAYER}], lists }\`, at most 20; \`lists\`: how many lists there are to look into`,
    run: async ({ server, query }) => json(await server.ratings.search(query.q)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/rated/matches',
    access: 'person',
    summary:
      'Who the rows of a list of players are: by number where there is one, else by the whole name in either order and the year of birth.',
    body: objectOf({ rows: listOf(SOUGHT, 'players') }),
    largest: LIMITS.act,
    answer: `\`{ items: [[${PLAYER}]], lists }\`: for each row those whom it may be, at most 5; \`lists\`: the names of the lists`,
    run: async ({ server, body }) => {
      const lists = (await server.ratings.lists()).filter(({ status }) => status === 'ready');
      return json({ items: await server.ratings.matches(body.rows), lists: lists.map(({ name }) => name) });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/rating-lists',
    access: 'owner',
    summary: 'Rating lists: those that are searched, those on their way and those that could not be read.',
    answer:
      '`{ items: [{ id, name, from, federation?, kind?, status, rows, part?, leftOut, faults: [{ line, code, text? }], loadedAt, reason?: { code, line? } }] }`',
    run: async ({ server }) => json({ items: await server.ratings.lists() }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/rating-lists/preview',
    access: 'owner',
    summary:
      "What the beginning of a file is: a list of FIDE, or a federation's list as cells with what its columns seem to mean and its first rows. Nothing is loaded. `whole=1`: the file is no longer than this.",
    query: PREVIEW_QUERY,
    takesBytes: true,
    largest: LIMITS.listStart,
    answer:
      '`{ from: "fide" }`, or `{ from: "national", plan: { encoding, separator, hasHeadings, columns }, headings, rows: [{ line, cells }], lines, faults }`',
    run: ({ query, bytes }) => preview(query, bytes),
  }),
  route({
    method: 'POST',
    path: '/api/v1/rating-lists',
    access: 'owner',
    summary:
      'Loads a list, packed as zip or not. Of FIDE: text or XML; `kind` says which rating a list of one kind has. Of a federation: cells, with `federation`, `encoding`, `separator`, `headings` and `columns`; lines that cannot be read refuse it, unless `faults=leave-out`. Lists are searched as before until it is ready.',
    query: LOAD_QUERY,
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
      const list = (await server.ratings.lists()).find(one => one.id === id);
      if (!(await server.ratings.remove(id))) return problem('not-found', {});
      const name = list === undefined ? {} : { name: list.name };
      await audit(server, idOfPerson(who), 'rating-list-removed', { list: id, ...name });
      return { kind: 'empty', status: 204 };
    },
  }),
];

const columnsIn = (text: string): Plan['columns'] =>
  text.split(',').map(name => (name === '' ? null : (name as Field)));

const preview = (query: PreviewQuery, bytes: Uint8Array): Reply => {
  const sort = sortOf(bytes);
  if (sort === 'unreadable')
    return problem('file-unreadable', {}, { with: { faults: [{ code: 'encoding' }] } });
  if (sort === 'fide' && query.columns === undefined) return json({ from: 'fide' });
  const wished: Partial<Plan> = {
    ...(query.encoding === undefined ? {} : { encoding: query.encoding }),
    ...(query.separator === undefined ? {} : { separator: query.separator }),
    ...(query.headings === undefined ? {} : { hasHeadings: query.headings === '1' }),
    ...(query.columns === undefined ? {} : { columns: columnsIn(query.columns) }),
  };
  try {
    const isWhole = query.whole === '1';
    return json({
      from: 'national',
      ...previewOf(bytes, { wished, federation: query.federation ?? '', isWhole }),
    });
  } catch (error) {
    if (!(error instanceof BadList)) throw error;
    return problem('file-unreadable', {}, { with: { faults: [{ code: error.code, line: error.line }] } });
  }
};

/** Undefined: a list of a federation of which something is not said. */
const sourceOf = (query: LoadQuery): ListSource | undefined => {
  const { federation, encoding, separator, headings, columns } = query;
  if (columns === undefined) return { from: 'fide', kind: query.kind ?? 'standard' };
  if (federation === undefined || encoding === undefined || separator === undefined || headings === undefined)
    return undefined;
  const plan = { encoding, separator, hasHeadings: headings === '1', columns: columnsIn(columns) };
  return plan.columns.includes('name') ? { from: 'national', federation, plan } : undefined;
};

async function takeIn({ server, who, query, incoming }: Asked<undefined, LoadQuery>): Promise<Reply> {
  const source = sourceOf(query);
  if (source === undefined) return problem('malformed', { what: 'list-plan' });
  const loadedAt = server.clock.now();
  const id = `${loadedAt.slice(0, 23).replace(/[:.]/g, '-')}-${newId()}`;
  const path = server.ratings.shelf(id);
  try {
    if (incoming === undefined) throw new CutOff();
    await putOn(path, incoming, LIMITS.ratingList);
  } catch (error) {
    rmSync(path, { force: true });
    if (error instanceof TooLarge)
      return problem('too-large', { limit: `${LIMITS.ratingList / 1024 / 1024} MB` });
    if (error instanceof CutOff) return problem('malformed', { what: 'cut-off' });
    throw error;
  }
  // FIDE's own lists are not refused for a line: what is no player is counted.
  const withoutFaults = source.from === 'fide' || query.faults === 'leave-out';
  await server.ratings.load({ id, name: query.name, source, withoutFaults, loadedAt });
  await audit(server, idOfPerson(who), 'rating-list-loaded', { list: id, name: query.name });
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
