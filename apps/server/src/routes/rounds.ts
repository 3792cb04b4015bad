import { resultShape } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import {
  figures,
  listOf,
  objectOf,
  oneOf,
  optional,
  readAs,
  textOf,
  type ValueOf,
  whole,
} from '@pareo/engine/shape';
import { type Asked as AskedInKeys, type KeyedQuestion, keysBy } from '@pareo/tournament';
import type { Desk } from '../desks/desk.ts';
import { entryOf } from '../desks/head.ts';
import type { Server } from '../server.ts';
import { unpacked } from '../storage/packing.ts';
import type { ViewWish } from '../work/jobs/views.ts';
import { WorkStopped } from '../work/work.ts';
import { problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

const roundText = figures(1, LIMITS.rounds);
const keyText = figures(1, LIMITS.cells);

const assumed = objectOf({
  round: whole(1, LIMITS.rounds),
  board: whole(1, LIMITS.players),
  game: optional(whole(1, LIMITS.games)),
  result: resultShape,
});

/** Opens the tournament and the round of the address; heavy work that was stopped is a problem, not a fault. */
const onRound =
  <Body, Query>(run: (asked: Asked<Body, Query>, desk: Desk, round: number) => Promise<Reply>) =>
  async (asked: Asked<Body, Query>): Promise<Reply> => {
    const round = readAs(roundText, asked.params['n']);
    const desk = await asked.server.desks.open(asked.params['t'] ?? '');
    if (desk === undefined || !round.ok) return problem('not-found', {});
    return unlessStopped(() => run(asked, desk, round.value));
  };

const onDesk =
  <Body, Query>(run: (asked: Asked<Body, Query>, desk: Desk) => Promise<Reply>) =>
  async (asked: Asked<Body, Query>): Promise<Reply> => {
    const desk = await asked.server.desks.open(asked.params['t'] ?? '');
    return desk === undefined ? problem('not-found', {}) : unlessStopped(() => run(asked, desk));
  };

export const unlessStopped = async (run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WorkStopped) return problem('work-stopped', {});
    throw error;
  }
};

const standingsQuery = objectOf({
  after: optional(roundText),
  tiebreaks: optional(textOf('option')),
  order: optional(oneOf('rank', 'number')),
  of: optional(oneOf('teams', 'players', 'boards')),
  group: optional(textOf('word')),
});
type StandingsQuery = ValueOf<typeof standingsQuery>;

const ofStandings = (query: StandingsQuery) => ({
  ...(query.after === undefined ? {} : { after: query.after }),
  ...(query.tiebreaks === undefined ? {} : { tiebreaks: query.tiebreaks.split(',') }),
  ...(query.of === undefined || query.of === 'boards' ? {} : { of: query.of }),
  ...(query.group === undefined ? {} : { group: query.group }),
});

const askQuery = objectOf({
  kind: oneOf('pair', 'bye', 'float', 'colour', 'board', 'rank'),
  a: optional(keyText),
  b: optional(keyText),
  board: optional(keyText),
});
type AskQuery = ValueOf<typeof askQuery>;

export const roundRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/rounds/:n/rulings',
    access: 'tournament',
    summary: 'Why the round is what it is: the rulings kept with it, in the numbers of that moment.',
    answer: '`{ items: [Ruling], keys }`: `keys` gives the key of each number',
    run: onRound(async ({ server }, desk, number) => {
      const { state } = desk.head().journal;
      const round = state.rounds[number - 1];
      if (round === undefined) return problem('not-found', {});
      const body =
        round.rulings === undefined
          ? undefined
          : await server.storage.journals.attachment(desk.id, round.rulings);
      return json({
        items: body === undefined ? [] : unpacked(body),
        keys: Object.fromEntries(keysBy(state, number)),
      });
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/rounds/:n/why',
    isHeavy: true,
    access: 'tournament',
    summary:
      'One question about the round: `kind=pair&a=3&b=8` (why not these two), `bye`, `float`, `colour`, `board`, `rank`.',
    query: askQuery,
    answer:
      '`{ answer: { verdict, rule, facts }, keys }`, of the round as the engine gave it; `byHand` where the board was made by hand: `{ board, entry, by, at, change, reason, engine, byes }`',
    run: onRound(async ({ server, query }, desk, round) => {
      const question = questionOf(query);
      if (question === undefined) return problem('malformed', { what: 'question-too-short' });
      const found = await server.work.run(
        'ask',
        { state: desk.head().journal.state, round, question },
        { of: desk.id },
      );
      if (found === undefined) return problem('not-found', {});
      if (!found.ok) return problem('refused', {}, { with: { refusals: found.faults } });
      return json(await withAuthor(server, desk, found.value));
    }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/tournaments/:t/rounds/:n/preview',
    isHeavy: true,
    access: 'tournament',
    summary: 'What would be paired if the open games ended as assumed. Stored nowhere.',
    body: objectOf({ assume: optional(listOf(assumed, 'players')) }),
    answer: '`{ system, boards, byes }` in keys',
    run: onRound(async ({ server, body }, desk, round) => {
      const found = await server.work.run(
        'preview',
        { state: desk.head().journal.state, round, assume: body.assume ?? [] },
        { of: desk.id },
      );
      return found.ok ? json(found.value) : problem('refused', {}, { with: { refusals: found.faults } });
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/standings',
    isHeavy: true,
    access: 'tournament',
    summary:
      'Standings now or after a round, by the tie-breaks of the tournament or by others; of teams (`of=teams`), of their players or by board (`of=boards`), of one group.',
    query: standingsQuery,
    answer: '`{ after, tiebreaks, rows: [{ rank, key, number, points, values }] }`',
    run: onDesk(async ({ server, query }, desk) => {
      const { state } = desk.head().journal;
      if (query.of === 'boards') return viewed(server, desk, { state, what: 'boards' });
      const found = await server.work.run(
        'standings',
        { state, ...ofStandings(query) },
        { thread: 'render', of: desk.id },
      );
      return found.ok ? json(found.value) : problem('value-invalid', {}, { with: { faults: found.faults } });
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/crosstable',
    isHeavy: true,
    access: 'tournament',
    summary: 'The crosstable, by rank or by number.',
    query: standingsQuery,
    answer: '`{ order, rows, cells }`',
    run: onDesk(async ({ server, query }, desk) => {
      const { state } = desk.head().journal;
      const found = await server.work.run(
        'crosstable',
        { state, order: query.order ?? 'rank', ...ofStandings(query) },
        { thread: 'render', of: desk.id },
      );
      return found.ok ? json(found.value) : problem('value-invalid', {}, { with: { faults: found.faults } });
    }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/teams',
    isHeavy: true,
    access: 'tournament',
    summary: 'Teams with their rosters, by number.',
    answer: '`{ items: [{ team, boards, average, roster: [{ place, person, points, games }] }] }`',
    run: onDesk(({ server }, desk) =>
      viewed(server, desk, { state: desk.head().journal.state, what: 'teams' }),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/rounds/:n/line-ups',
    isHeavy: true,
    access: 'tournament',
    summary: 'Line-ups of a published round: what is in, from whom, and the list where nothing is.',
    answer:
      '`{ round, out, mode, items: [{ match, sides: [{ team, name, players, source, at }], boards }] }`',
    run: onRound(({ server }, desk, round) =>
      viewed(server, desk, {
        state: desk.head().journal.state,
        what: 'line-ups',
        round,
        for: 'arbiters',
      }),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/draw',
    isHeavy: true,
    access: 'tournament',
    summary: 'The draw of a knock-out, one for each section.',
    answer: '`{ items: [{ section, rounds, third, champion }] }`',
    run: onDesk(({ server }, desk) =>
      viewed(server, desk, { state: desk.head().journal.state, what: 'draw' }),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/match-score',
    isHeavy: true,
    access: 'tournament',
    summary: 'The match of two teams (Scheveningen): its score by round, and every game.',
    answer: '`{ items: [{ after, open, teams, played, rounds, grid }] }`: none where no two teams play',
    run: onDesk(({ server }, desk) =>
      viewed(server, desk, { state: desk.head().journal.state, what: 'match-score' }),
    ),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/check',
    isHeavy: true,
    access: 'tournament',
    summary: 'Every published round paired again from what was known before it, every rank computed again.',
    answer: '`{ rounds: [{ round, kind }], ranks: { checked, differences } }`',
    run: onDesk(async ({ server }, desk) =>
      json(await server.work.run('check', { state: desk.head().journal.state }, { of: desk.id })),
    ),
  }),
];

/** A view of the read model; nothing of the kind is not there. */
const viewed = async (server: Server, desk: Desk, wish: ViewWish): Promise<Reply> => {
  const found = await server.work.run('view', wish, { thread: 'render', of: desk.id });
  return found === undefined ? problem('not-found', {}) : json(found);
};

/** Who made the board by hand, and when: the entry says so. */
const withAuthor = async (
  server: Server,
  desk: Desk,
  { byHand, ...asked }: AskedInKeys,
): Promise<unknown> => {
  if (byHand === undefined) return asked;
  const [stored] = await server.storage.journals.entries(desk.id, byHand.entry - 1, 1);
  const { by, at } = stored === undefined ? {} : entryOf(stored);
  return { ...asked, byHand: { ...byHand, by, at } };
};

const questionOf = ({ kind, a, b, board }: AskQuery): KeyedQuestion | undefined => {
  switch (kind) {
    case 'pair':
      return a === undefined || b === undefined ? undefined : { kind, players: [a, b] };
    case 'bye':
    case 'colour':
      return a === undefined ? undefined : { kind, player: a };
    case 'float':
      return a === undefined ? undefined : { kind, player: a, ...(b === undefined ? {} : { instead: b }) };
    case 'rank':
      return a === undefined ? undefined : { kind, player: a, ...(b === undefined ? {} : { other: b }) };
    case 'board':
      return board === undefined ? undefined : { kind, board };
  }
};
