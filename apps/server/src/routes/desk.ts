import { type Actor, deviceId, type Instant, isOwnStill, type State } from '@pareo/engine/journal';
import { optional, someOfObject } from '@pareo/engine/shape';
import { actorOf } from '../access/who.ts';
import { publicResult } from '../live/deltas.ts';
import { isOfLink } from '../live/link-stream.ts';
import type { LinkRow } from '../storage/schema.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';
import { rightOfPhone } from './stream-rights.ts';

/* What a phone with a link sees: its boards or its list, names and colours, and nothing else. */

const roundOfLink = (state: State, link: LinkRow): number =>
  link.round ?? (link.kind === 'check-in' ? state.published + 1 : state.published);

/** Who looks, and when: what this phone entered it may correct for a while. */
export interface Looking {
  readonly by: Actor;
  readonly at: Instant;
}

export const deskOf = (state: State, link: LinkRow, { by, at }: Looking) => {
  const round = roundOfLink(state, link);
  const common = {
    kind: link.kind,
    tournament: link.tournament_id,
    name: state.details.name,
    language: state.details.language,
    round,
    rounds: state.settings.rounds,
    version: state.version,
    expiresAt: link.expires_at,
    link: { id: link.id, name: link.name },
  };
  const nameOf = (key: number) => state.players[key]?.data.name ?? '';
  if (link.kind === 'check-in')
    return {
      ...common,
      players: Object.values(state.players)
        .filter(
          ({ out, from }) =>
            from <= round && !out.some(gone => gone.from <= round && (gone.until ?? Infinity) > round),
        )
        .sort((a, b) => a.number - b.number)
        .map(({ key, number, attendance }) => ({
          key,
          number,
          name: nameOf(key),
          present: state.checkedIn[round]?.[key] === true,
          ...(attendance[round] === undefined ? {} : { attendance: attendance[round] }),
        })),
    };
  const paired = round <= state.published ? state.rounds[round - 1] : undefined;
  return {
    ...common,
    status: paired?.status ?? 'none',
    ...(link.boards_from === null ? {} : { boardsFrom: link.boards_from, boardsTo: link.boards_to }),
    boards: (paired?.boards ?? [])
      .filter(({ number }) => isOfLink(link, round, number))
      .map(board => ({
        board: board.number,
        white: nameOf(board.white),
        black: nameOf(board.black),
        ...(board.games === undefined ? {} : { games: board.games }),
        result: publicResult(board),
        mine: Object.values(board.results).some(recorded => isOwnStill(recorded, by, at)),
      })),
  };
};

export const deskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/desk',
    access: 'link',
    summary:
      'The boards or the check-in list of the link that was used to sign in. `mine`: the phone that asks (`device`) entered the result, and may still correct it.',
    query: someOfObject({ device: optional(deviceId) }),
    answer: '`{ kind, tournament, round, version, boards | players }`',
    run: async ({ server, who, query }) => {
      if (who.kind !== 'link') return problem('not-found', {});
      const desk = await server.desks.open(who.link.tournament_id ?? '');
      if (desk === undefined) return problem('not-found', {});
      const looking = { by: actorOf(who, query.device), at: server.clock.now() };
      return json(deskOf(desk.head().journal.state, who.link, looking));
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/desk/stream',
    access: 'link',
    isStream: true,
    summary: 'Server-sent events of the link: `board`, `round`, `check-in`, `revoked`.',
    answer: '`text/event-stream`',
    run: async ({ server, who, outgoing, address }) => {
      if (who.kind !== 'link' || outgoing === undefined) return problem('not-found', {});
      const desk = await server.desks.open(who.link.tournament_id ?? '');
      if (desk === undefined) return problem('not-found', {});
      const client = server.hall.enter(outgoing, address);
      if (client === undefined) return problem('too-many-streams', {}, { headers: { 'retry-after': '30' } });
      server.rights.guard(client, rightOfPhone(server, who));
      server.linkStreams.join(desk, who.link, client);
      return { kind: 'stream' };
    },
  }),
];
