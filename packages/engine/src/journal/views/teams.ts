import {
  type ForfeitedMatch,
  type LineUp,
  lineUpOfRoster,
  NOBODY_AT_BOARD,
  opposite,
  playerId,
  type RequestedByes,
  type Team,
  type TeamEvent,
  type Turn,
} from '../../model/index.ts';
import { isOut } from '../competing.ts';
import type { EntrantKey, PlayerKey, TeamKey } from '../key.ts';
import { type BoardOfTeams, boardsOfMatch, seatedFor } from '../line-ups.ts';
import type { Settings } from '../settings.ts';
import type { BoardState, EnteredTeam, State } from '../state.ts';
import { gameTurn, type Reading } from './turns.ts';

/* Teams, matches and line-ups as a record has them (decisions 248, 280 and 281). */

/** A team under the number of that moment. */
export interface ShownTeam {
  readonly team: EnteredTeam;
  readonly number: number;
}

export interface TeamsShown {
  readonly teams: readonly ShownTeam[];
  readonly settings: Settings;
  /** Rounds 1 to this one. */
  readonly rounds: number;
  /** Of players. */
  readonly numberOf: (key: PlayerKey) => number;
}

/** What the players of a round of teams did, by player. */
export const turnsOfTeams = (
  state: State,
  round: number,
  reading: Reading,
): ReadonlyMap<EntrantKey, Turn> => {
  const turns = new Map<EntrantKey, Turn>();
  for (const board of state.rounds[round - 1]?.boards ?? []) {
    // Nobody has anything in a match that was forfeited but what a file says of its boards.
    if (board.forfeited && Object.keys(board.results).length === 0) continue;
    for (const one of boardsOfMatch(state, round, board)) addTurns(turns, board, one, reading);
  }
  return turns;
};

const addTurns = (
  turns: Map<EntrantKey, Turn>,
  { results }: BoardState,
  { game, left, right, leftColour }: BoardOfTeams,
  reading: Reading,
): void => {
  const recorded = results[game];
  for (const [own, rival, colour] of [
    [left, right, leftColour],
    [right, left, opposite(leftColour)],
  ] as const) {
    if (own === undefined) continue;
    const known = recorded && reading.known(recorded);
    turns.set(
      own,
      rival === undefined
        ? // Who came has it won. Both stayed away: somebody wrote it.
          { kind: 'forfeit', colour, won: !(known?.kind === 'result' && known.result.code === '--') }
        : gameTurn(known, { opponent: playerId(reading.numberOf(rival)), colour }),
    );
  }
};

/** Records 300 to 362. */
export const teamEventOf = (state: State, shown: TeamsShown): TeamEvent => {
  const { teams, settings, rounds, numberOf } = shown;
  const numbers = numbersOf(teams);
  const rules = settings.team;
  return {
    teams: teams.map(({ team, number }): Team => {
      const strength = state.imported?.strengths?.[team.key];
      return {
        number,
        name: team.data.name,
        ...(team.data.short === undefined ? {} : { nickname: team.data.short }),
        ...(strength === undefined ? {} : { strength }),
        players: team.roster.map(key => playerId(numberOf(key))),
      };
    }),
    ...(rules ? { boardOrder: rules.order, boardColours: rules.colours, scoring: rules.scoring } : {}),
    pairingByes: pairingByesOf(state, rounds, numbers),
    forfeitedMatches: forfeitedIn(state, rounds, numbers),
    lineUps: Array.from({ length: rounds }, (_, index) => index + 1).flatMap(round =>
      lineUpsOf(state, round, { numbers, numberOf }),
    ),
  };
};

type Numbers = ReadonlyMap<EntrantKey, number>;

const numbersOf = (teams: readonly ShownTeam[]): Numbers =>
  new Map(teams.map(({ team, number }) => [team.key, number]));

/** Record 320: up to the last round in which somebody had it. */
const pairingByesOf = ({ rounds }: State, shown: number, numbers: Numbers): TeamEvent['pairingByes'] => {
  const byes = rounds.slice(0, shown).map(({ of, byes: given }) => {
    const bye = of === 'teams' ? given.find(({ kind }) => kind === 'pairing-bye') : undefined;
    return bye && numbers.get(bye.player);
  });
  const last = byes.reduce<number>((found, team, index) => (team === undefined ? found : index), -1);
  return byes.slice(0, last + 1);
};

/** Record 330. */
const forfeitedIn = ({ rounds }: State, shown: number, numbers: Numbers): readonly ForfeitedMatch[] =>
  rounds.slice(0, shown).flatMap(({ of, boards }, index) =>
    boards.flatMap(({ forfeited, white, black }) =>
      of === 'teams' && forfeited
        ? [
            {
              result: forfeited,
              round: index + 1,
              white: numbers.get(white) ?? 0,
              black: numbers.get(black) ?? 0,
            },
          ]
        : [],
    ),
  );

/** Record 300, wherever the roster does not say it. */
const lineUpsOf = (
  state: State,
  round: number,
  { numbers, numberOf }: { readonly numbers: Numbers; readonly numberOf: (key: PlayerKey) => number },
): readonly LineUp[] => {
  const paired = state.rounds[round - 1];
  if (paired?.of !== 'teams') return [];
  return paired.boards.flatMap(board => {
    if (board.forfeited && Object.keys(board.results).length === 0) return [];
    const { white, black } = board;
    return (
      [
        [white, black],
        [black, white],
      ] as const
    ).flatMap(([key, rival]): readonly LineUp[] => {
      const team = state.teams?.[key];
      const number = numbers.get(key);
      if (!team || number === undefined) return [];
      const players = seatedFor(state, round, { board, team: key as TeamKey });
      if (isSaidByRoster(state, round, { team, players })) return [];
      return [
        {
          round,
          team: number,
          opponent: numbers.get(rival) ?? 0,
          players: players.map(one => (one === NOBODY_AT_BOARD ? one : numberOf(one))),
        },
      ];
    });
  });
};

/** In the order of the roster without an empty board (decision 280), or its first who have not left. */
const isSaidByRoster = (
  state: State,
  round: number,
  { team, players }: { readonly team: EnteredTeam; readonly players: readonly number[] },
): boolean => {
  const roster: readonly number[] = team.roster;
  const seats = players.map(key => roster.indexOf(key));
  if (seats.every((seat, board) => seat > (seats[board - 1] ?? -1))) return true;
  const gone = new Set<number>(
    team.roster.filter(key => {
      const player = state.players[key];
      return player !== undefined && isOut(player, round);
    }),
  );
  return lineUpOfRoster({ players: roster }, players.length, gone).join() === players.join();
};

/** Record 240, of rounds that are shown and of the one to come. */
export const byesAskedFor = (
  { rounds }: State,
  { teams, through }: { readonly teams: readonly ShownTeam[]; readonly through: number },
): readonly RequestedByes[] =>
  Array.from({ length: through }, (_, index) => index + 1).flatMap(round => {
    const paired = rounds[round - 1];
    const seated = new Set<EntrantKey>([
      ...(paired?.boards ?? []).flatMap(({ white, black }) => [white, black]),
      ...(paired?.byes ?? []).map(({ player }) => player),
    ]);
    return (['full', 'half', 'zero'] as const).flatMap(worth => {
      const participants = teams
        .filter(({ team }) => !seated.has(team.key) && team.attendance[round] === worth)
        .map(({ number }) => number);
      return participants.length === 0 ? [] : [{ worth, round, participants }];
    });
  });
