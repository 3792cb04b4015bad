import { areLineUpsOut, isOut, matchOf, type State, teamOf, teamsByNumber } from '@pareo/engine/journal';
import { formatPoints } from '@pareo/engine/model';
import { isState, roundsOf, type Source, teamsMeet } from './open.ts';
import { competitorsOf, peopleOf } from './people.ts';
import { roundSheet } from './round.ts';
import type { AbsenceKind, Person, SheetBoard, SheetGame } from './sheets.ts';
import { tableOf } from './tables.ts';

/* Teams as lists and pages show them: rosters, and what a team did round by round. Who sits where is in no view before line-ups are out. */

/** Somebody on a roster. */
export interface RosterPlace {
  /** In board order, from 1; reserves follow the last board. */
  readonly place: number;
  readonly person: Person;
  /** Of their own games, and how many of them. */
  readonly points: string;
  readonly games: number;
  readonly withdrawn?: true;
}

export interface TeamRoster {
  readonly team: Person;
  readonly short?: string;
  /** Boards of a match: whoever stands after them is a reserve. */
  readonly boards: number;
  /** Of the first of the roster, as many as a match has boards, who have a rating. */
  readonly average?: number;
  readonly roster: readonly RosterPlace[];
  readonly withdrawn?: true;
}

export interface TeamRoundSheet {
  readonly round: number;
  /** The match as the list of the round has it. */
  readonly match?: SheetBoard;
  readonly colour?: 'white' | 'black';
  readonly opponent?: Person;
  readonly bye?: AbsenceKind;
}

/** Every team with its roster, by number; nothing where there are none. */
export const teamRosters = (source: Source): readonly TeamRoster[] => {
  const people = new Map(peopleOf(source).map(person => [person.key, person]));
  const scores = scoresOf(source);
  const boards = boardsIn(source);
  return rostersOf(source).map(({ team, roster, ...more }) => {
    const places = roster.flatMap((key, index): readonly RosterPlace[] => {
      const person = people.get(key);
      if (!person) return [];
      const { points = '0.0', games = 0 } = scores.get(key) ?? {};
      return [
        { place: index + 1, person, points, games, ...(isGone(source, key) ? { withdrawn: true } : {}) },
      ];
    });
    const average = averageOf(places.slice(0, boards).flatMap(({ person }) => person.rating ?? []));
    return { team, boards, ...more, roster: places, ...(average === undefined ? {} : { average }) };
  });
};

const isGone = (source: Source, key: number): boolean => {
  const player = isState(source) ? source.players[key] : undefined;
  return player !== undefined && isOut(player, Number.MAX_SAFE_INTEGER);
};

const averageOf = (ratings: readonly number[]): number | undefined =>
  ratings.length === 0
    ? undefined
    : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);

const boardsIn = (source: Source): number =>
  (isState(source) ? source.settings.team?.boards : source.teamEvent?.boardColours?.length) ?? 0;

interface Roster extends Pick<TeamRoster, 'team' | 'short' | 'withdrawn'> {
  readonly roster: readonly number[];
}

const rostersOf = (source: Source): readonly Roster[] => {
  const teams = new Map(competitorsOf(source).map(team => [team.key, team]));
  if (isState(source))
    return teamsByNumber(source).map(entered => {
      const { key, number, data, roster } = entered;
      return {
        team: teams.get(key) ?? { key, number, name: data.name },
        ...(data.short === undefined ? {} : { short: data.short }),
        ...(isOut(entered, Number.MAX_SAFE_INTEGER) ? { withdrawn: true as const } : {}),
        roster,
      };
    });
  return [...(source.teamEvent?.teams ?? [])]
    .sort((a, b) => a.number - b.number)
    .map(({ number, name, nickname, players }) => ({
      team: { key: number, number, name },
      ...(nickname === undefined ? {} : { short: nickname }),
      roster: players,
    }));
};

/** What every player made of the games played so far. */
const scoresOf = (source: Source) => {
  const scores = new Map<number, { readonly points: string; readonly games: number }>();
  if (roundsOf(source) === 0) return scores;
  const table = tableOf(source, { of: 'players' });
  if (!table.ok) return scores;
  const games = gamesBy(source);
  for (const { key, points } of table.value.rows)
    scores.set(key, { points: formatPoints(points), games: games.get(key) ?? 0 });
  return scores;
};

const gamesBy = (source: Source): ReadonlyMap<number, number> => {
  const count = new Map<number, number>();
  for (let round = 1; round <= roundsOf(source); round++)
    for (const { games = [] } of teamsMeet(source) ? (roundSheet(source, round)?.boards ?? []) : [])
      for (const { left, right, result } of games)
        if (left && right && result !== undefined && /^[1½0]/.test(result))
          for (const { key } of [left, right]) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
};

/** What a team did in every round on the wall. */
export const roundsOfTeam = (source: Source, key: number): readonly TeamRoundSheet[] =>
  Array.from({ length: roundsOf(source) }, (_, index) => index + 1).flatMap(
    (round): readonly TeamRoundSheet[] => {
      const sheet = roundSheet(source, round);
      const match = sheet?.boards.find(
        ({ white, black }) => white.person.key === key || black.person.key === key,
      );
      if (match) {
        const colour = match.white.person.key === key ? ('white' as const) : ('black' as const);
        return [{ round, match, colour, opponent: match[colour === 'white' ? 'black' : 'white'].person }];
      }
      const absence = sheet?.absences.find(({ seat }) => seat.person.key === key);
      return absence ? [{ round, bye: absence.kind }] : [];
    },
  );

/** Where a player of a team sat in a round: the match, the board in it, and the rival. */
export interface PlayerOnTeam {
  readonly match: number;
  readonly board: number;
  readonly game: SheetGame;
  readonly isLeft: boolean;
}

export const playerOnTeam = (state: State, player: number, round: number): PlayerOnTeam | undefined => {
  const team = teamOf(state, player);
  const paired = state.rounds[round - 1];
  const match = team && matchOf(state, round, team.key);
  if (!match || !paired || !areLineUpsOut(paired)) return undefined;
  const games = roundSheet(state, round)?.boards.find(({ number }) => number === match.number)?.games ?? [];
  const at = games.findIndex(({ left, right }) => left?.key === player || right?.key === player);
  const game = games[at];
  return game && { match: match.number, board: at + 1, game, isLeft: game.left?.key === player };
};
