import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/server.ts';
import type { Cell } from './cell.ts';
import type { Standing } from './columns.ts';
import type { Event } from './events.ts';

/* Every surface shows the same of every tournament: rows are events, columns are surfaces. A new kind of event is a row in
 * `events.ts`, a new surface a column in `columns.ts`. */

type Columns = (standing: Standing, event: Event) => Promise<Readonly<Record<string, Cell>>>;

const FACETS = ['round', 'preview', 'tables', 'reasons', 'answer'] as const satisfies readonly (keyof Cell)[];

/** What a surface shows of no tournament. Everything else is there, unless the event says why not. */
const NEVER: Readonly<Record<string, readonly (keyof Cell)[]>> = {
  'public pages': ['preview', 'answer'],
  'command line': ['round'],
  paper: ['preview', 'reasons', 'answer'],
  'paper of the command line': ['preview', 'reasons', 'answer'],
};

export const sameOnEvery = (events: readonly Event[], columns: Columns): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  describe.each(events.map(event => [event.name, event] as const))('%s', (_, event) => {
    test('is the same on every surface', async () => {
      const cells = Object.entries(await columns(await standing(server, event), event));
      for (const [surface, cell] of cells)
        for (const facet of FACETS) {
          const isShown = !NEVER[surface]?.includes(facet) && !event.unshown?.[facet]?.includes(surface);
          expect(cell[facet] !== undefined && cell[facet].length > 0, `${facet}: ${surface}`).toBe(isShown);
        }
      for (const facet of FACETS) {
        const shown = cells.flatMap(([surface, { [facet]: lines }]) =>
          lines === undefined ? [] : [{ surface, lines }],
        );
        const [first, ...others] = shown;
        if (facet === 'tables') expect(first?.lines.length).toBeGreaterThan(4);
        for (const { surface, lines } of others)
          expect(lines, `${facet}: ${surface}, ${first?.surface}`).toEqual(first?.lines);
      }
    });
  });
};

/** Restored in a server, and public. */
const standing = async (server: TestServer, { play }: Event): Promise<Standing> => {
  const token = await server.owner();
  const made = play();
  const bytes = new TextEncoder().encode(made.file());
  const { body } = await server.ask('POST', '/api/v1/tournaments/restore', { token, bytes });
  await server.ask('PATCH', `/api/v1/tournaments/${body.id}`, {
    token,
    body: { visibility: 'public', whyPublic: true },
  });
  return { state: made.state(), server, token, id: body.id, slug: body.slug };
};
