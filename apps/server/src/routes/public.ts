import { LIMITS } from '@pareo/engine/model';
import { figures, oneOf, optional, readAs, someOfObject, textOf } from '@pareo/engine/shape';
import type { PublicAnswers } from '../public/answers.ts';
import { encodingFor, isSame, type Page } from '../public/cache.ts';
import { problem, tooMany } from './problems.ts';
import { type Asked, type Reply, type Route, route } from './route.ts';
import { cachingOf, type Shown, shownTo } from './shown.ts';
import { rightOfSpectator } from './stream-rights.ts';

/* The JSON behind each public page. No cookie is read unless the pages are off, so anybody's page may fetch it. */

const roundText = figures(1, LIMITS.rounds);
const seqText = figures(0, 2_147_483_647);
/** Of the price of a page, where the reader has it already. */
export const UNCHANGED = 0.9;

const CORS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Pages of other sites may read what everybody may. */
const openTo = ({ head }: Shown) => (head.visibility === 'off' ? {} : CORS);

const page =
  (make: (asked: Asked<never, never>, shown: Shown) => Promise<Page | undefined> | undefined) =>
  async (asked: Asked<unknown, unknown>): Promise<Reply> => {
    const { server, address, header } = asked;
    const wait = server.rates.take('public', address);
    if (wait > 0) return { ...tooMany(wait), headers: { ...CORS, 'retry-after': String(wait) } };
    const shown = await shownTo(asked);
    const made = shown && (await make(asked as Asked<never, never>, shown));
    const isUnchanged = made !== undefined && isSame(made.etag, header('if-none-match'));
    if (isUnchanged) server.rates.giveBack('public', address, UNCHANGED);
    if (shown === undefined || made === undefined) return problem('not-found', {}, { headers: CORS });
    const headers = {
      ...openTo(shown),
      etag: made.etag,
      'cache-control': cachingOf(shown.head),
      vary: 'accept-encoding',
    };
    if (isUnchanged) return { kind: 'empty', status: 304, headers };
    const { body, encoding } = encodingFor(made, header('accept-encoding'));
    return {
      kind: 'bytes',
      body,
      type: made.type,
      headers: { ...headers, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) },
    };
  };

export const publicRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/public/:slug',
    access: 'public',
    summary: 'The tournament: name, dates, system, rounds and their state.',
    answer: '`{ name, system, plannedRounds, published, rounds, … }`',
    run: page(({ server }, { desk, head }) => server.publicAnswers.info(desk, head)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/rounds/:n',
    access: 'public',
    summary: 'Pairings and results of a published round.',
    answer: '`{ round, status, boards: [{ number, white, black, result, text }], byes }`',
    run: page(({ server, params }, { desk }) => {
      const round = readAs(roundText, params['n']);
      return round.ok ? server.publicAnswers.round(desk, round.value) : undefined;
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/standings',
    access: 'public',
    summary: 'Standings now, or after a round.',
    query: someOfObject({
      after: optional(roundText),
      of: optional(oneOf('teams', 'players', 'boards')),
      group: optional(textOf('word')),
    }),
    answer: '`{ after, tiebreaks, rows: [{ rank, player, points, values }] }`',
    run: page((asked, { desk }) =>
      asked.server.publicAnswers.standings(desk, asked.query as Parameters<PublicAnswers['standings']>[1]),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/crosstable',
    access: 'public',
    summary: 'The crosstable, by rank or by number.',
    query: someOfObject({ order: optional(oneOf('rank', 'number')) }),
    answer: '`{ order, rows, cells }`',
    run: page((asked, { desk }) =>
      asked.server.publicAnswers.crosstable(
        desk,
        (asked.query as { readonly order?: 'rank' | 'number' }).order ?? 'rank',
      ),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/players',
    access: 'public',
    summary: 'The list of players.',
    answer: '`{ players: [{ key, number, name, title, rating, federation, club, status }] }`',
    run: page(({ server }, { desk }) => server.publicAnswers.players(desk)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/players/:key',
    access: 'public',
    summary: 'One player and the rounds played.',
    answer: '`{ player, rounds }`',
    run: page(({ server, params }, { desk }) => {
      const key = readAs(figures(1, LIMITS.cells), params['key']);
      return key.ok ? server.publicAnswers.player(desk, key.value) : undefined;
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/teams',
    access: 'public',
    summary: 'Teams with their rosters, by number.',
    answer: '`{ items: [{ team, boards, average, roster }] }`',
    run: page(({ server }, { desk }) => server.publicAnswers.view(desk, { what: 'teams' })),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/rounds/:n/line-ups',
    access: 'public',
    summary: 'Line-ups of a round, once they are out.',
    answer: '`{ round, out, mode, items }`: nothing in `items` before that',
    run: page(({ server, params }, { desk }) => {
      const round = readAs(roundText, params['n']);
      return round.ok
        ? server.publicAnswers.view(desk, { what: 'line-ups', round: round.value, for: 'everybody' })
        : undefined;
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/draw',
    access: 'public',
    summary: 'The draw of a knock-out.',
    answer: '`{ items: [{ section, rounds, third, champion }] }`',
    run: page(({ server }, { desk }) => server.publicAnswers.view(desk, { what: 'draw' })),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/match-score',
    access: 'public',
    summary: 'The match of two teams (Scheveningen): its score by round, and every game.',
    answer: '`{ items: [{ after, open, teams, played, rounds, grid }] }`: none where no two teams play',
    run: page(({ server }, { desk }) => server.publicAnswers.view(desk, { what: 'match-score' })),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/why/:n/:board',
    access: 'public',
    summary: 'Why a board is what it is, where the tournament lets players read it.',
    answer: '`{ white, black, rulings, players }`: `players` by the numbers that the rulings speak in',
    run: page(({ server, params }, { desk, head }) => {
      const round = readAs(roundText, params['n']);
      const board = readAs(figures(1, LIMITS.players), params['board']);
      if (!head.whyPublic || !round.ok || !board.ok) return undefined;
      return server.publicAnswers.why(desk, round.value, board.value);
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/:slug/stream',
    access: 'public',
    isStream: true,
    summary: 'Server-sent events: `results` as they come, and which pages to fetch again.',
    query: someOfObject({ after: optional(seqText) }),
    answer: '`text/event-stream`: `hello`, `results`, `round`, `standings`, `details`, `refresh`, `bye`',
    run: async asked => {
      const shown = await shownTo(asked);
      const { server, outgoing, address, header, query } = asked;
      if (shown === undefined || outgoing === undefined) return problem('not-found', {}, { headers: CORS });
      const reader = await asked.reader();
      const client = server.hall.enter(outgoing, address, openTo(shown));
      if (client === undefined)
        return problem('too-many-streams', {}, { headers: { ...CORS, 'retry-after': '30' } });
      const last = readAs(seqText, header('last-event-id'));
      server.rights.guard(client, rightOfSpectator(server, reader, shown.head.id));
      server.publicStreams.join(shown.desk, client, last.ok ? last.value : query.after);
      return { kind: 'stream' };
    },
  }),
];
