import { areLineUpsOut, listedLineUp, type State, teamIn, teamKey } from '@pareo/engine/journal';
import {
  type BoardPrizes,
  boardPrizesOf,
  drawSheets,
  matchSheet,
  roundSheet,
  teamRosters,
} from '@pareo/tournament';

/* Views of teams, draws and matches as the API gives them: the read model's own, as plain data. */

export type ViewWish = { readonly state: State } & (
  | { readonly what: 'teams' | 'draw' | 'match-score' | 'boards' }
  | { readonly what: 'line-ups'; readonly round: number; readonly for: 'arbiters' | 'everybody' }
);

/** Undefined: no such round. */
export const viewJob = (wish: ViewWish): unknown => {
  const { state } = wish;
  switch (wish.what) {
    case 'teams':
      return { items: teamRosters(state) };
    case 'line-ups':
      return lineUpsOf(state, wish.round, wish.for);
    case 'draw':
      return { items: drawSheets(state) };
    case 'match-score':
      return { items: [matchSheet(state) ?? []].flat() };
    case 'boards':
      return boardsOf(boardPrizesOf(state), state);
  }
};

/** Who sits where, match by match. Nobody but arbiters is told before line-ups are out, not even who has handed in. */
const lineUpsOf = (state: State, round: number, whoAsks: 'arbiters' | 'everybody'): unknown => {
  const paired = round <= state.published ? state.rounds[round - 1] : undefined;
  if (paired === undefined) return undefined;
  if (paired.of !== 'teams') return { round, out: true, items: [] };
  const isOut = areLineUpsOut(paired);
  const common = { round, out: isOut, mode: paired.settings.team?.lineUps };
  if (!isOut && whoAsks === 'everybody') return { ...common, items: [] };
  const sheet = roundSheet(state, round);
  return {
    ...common,
    items: paired.boards.map(({ number, white, black }) => ({
      match: number,
      sides: [white, black].map(key => sideOf(state, round, key)),
      boards: isOut ? sheet?.boards.find(board => board.number === number)?.games : undefined,
    })),
  };
};

const sideOf = (state: State, round: number, key: number): unknown => {
  const team = teamIn(state, teamKey(key));
  const handed = state.rounds[round - 1]?.lineUps?.[key];
  return {
    team: key,
    name: team?.data.name,
    // By list: what holds if nobody hands in anything.
    players: handed?.players ?? (team ? listedLineUp(state, round, team) : []),
    source: handed?.source ?? 'missing',
    ...(handed ? { at: handed.at } : {}),
  };
};

const boardsOf = (prizes: BoardPrizes | undefined, state: State): unknown => {
  if (!prizes) return { lists: [] };
  const keys = new Map(Object.values(state.players).map(({ key, number }) => [number, key]));
  const teams = new Map(Object.values(state.teams ?? {}).map(({ key, number }) => [number, key]));
  return {
    ...prizes,
    lists: prizes.lists.map(list => ({
      ...list,
      rows: list.rows.map(({ id, games, team, ...row }) => ({
        ...row,
        key: keys.get(id) ?? id,
        team: teams.get(team.number) ?? team.number,
        games: games.length,
      })),
    })),
  };
};
