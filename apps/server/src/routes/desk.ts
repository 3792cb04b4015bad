import {
  type Actor,
  areLineUpsOut,
  type BoardState,
  boardsOfMatch,
  type Competing,
  competingIn,
  deviceId,
  type Instant,
  isOut,
  isOwnStill,
  matchOf,
  pairsTeams,
  type State,
  teamIn,
  teamKey,
} from '@pareo/engine/journal';
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
  if (link.kind === 'captain') return { ...common, ...captainsDesk(state, link, { round, by, at }) };
  const competing: Readonly<Record<number, Competing>> = competingIn(state);
  const nameOf = (key: number) => competing[key]?.data.name ?? '';
  if (link.kind === 'check-in')
    return {
      ...common,
      ...(pairsTeams(state) ? { of: 'teams' as const } : {}),
      players: Object.values(competing)
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
      .filter(({ number }) => isOfLink(link, state, { round, board: number }))
      .map(board => ({
        board: board.number,
        white: nameOf(board.white),
        black: nameOf(board.black),
        ...(board.games === undefined ? {} : { games: board.games }),
        result: publicResult(board),
        mine: Object.values(board.results).some(recorded => isOwnStill(recorded, by, at)),
        ...(paired?.of === 'teams' ? { of: 'teams' as const, line: linesOf(state, round, board) } : {}),
      })),
  };
};

/** The boards of a match, once everybody may see who sits there; the team with White on board 1 on the left. */
const linesOf = (state: State, round: number, board: BoardState) => {
  const paired = state.rounds[round - 1];
  if (!paired || !areLineUpsOut(paired)) return [];
  const nameOf = (key: number | undefined) => (key === undefined ? undefined : state.players[key]?.data.name);
  return boardsOfMatch(state, round, board).map(({ game, left, right, leftColour }) => ({
    game,
    left: nameOf(left),
    right: nameOf(right),
    leftColour,
  }));
};

/** What a captain sees: the own roster and line-up, the own match, and nothing of the other team before line-ups are out. */
const captainsDesk = (
  state: State,
  link: LinkRow,
  { round, by, at }: Looking & { readonly round: number },
) => {
  const team = teamIn(state, teamKey(link.team ?? 0));
  const paired = round >= 1 && round <= state.published ? state.rounds[round - 1] : undefined;
  const match = team && paired ? matchOf(state, round, team.key) : undefined;
  const isLeft = match?.white === team?.key;
  const other = match && state.teams?.[isLeft ? match.black : match.white];
  return {
    team: { key: team?.key, name: team?.data.name },
    status: paired?.status ?? 'none',
    lineUpsOut: paired !== undefined && areLineUpsOut(paired),
    order: state.settings.team?.order,
    boards: state.settings.team?.boards,
    due: state.details.lineUpsDue,
    starts: state.details.roundTimes?.[round - 1],
    roster: (team?.roster ?? []).map((key, place) => ({
      key,
      place: place + 1,
      name: state.players[key]?.data.name ?? '',
      ...(state.players[key] && isOut(state.players[key], round) ? { out: true } : {}),
    })),
    lineUp: team && paired?.lineUps?.[team.key]?.players,
    ...(match && team
      ? {
          match: {
            board: match.number,
            opponent: other?.data.name,
            colour: isLeft ? 'white' : 'black',
            games: match.games ?? 1,
            ...(match.forfeited ? { forfeited: match.forfeited } : {}),
            result: publicResult(match),
            line: linesOf(state, round, match),
            mine: Object.values(match.results).some(recorded => isOwnStill(recorded, by, at)),
          },
        }
      : {}),
  };
};

export const deskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/desk',
    access: 'link',
    summary:
      'The boards or the check-in list of the link that was used to sign in; of a captain the own roster, line-up and match. `mine`: the phone that asks (`device`) entered the result, and may still correct it.',
    query: someOfObject({ device: optional(deviceId) }),
    answer: '`{ kind, tournament, round, version, boards | players | roster, lineUp, match }`',
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
