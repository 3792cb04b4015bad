import {
  type Colour,
  impossible,
  type LineUp,
  type MatchGame,
  matchScoringFor,
  NOBODY_AT_BOARD,
  type Player,
  type PlayerId,
  type PlayerRecord,
  playerId,
  type Team,
  type TeamEvent,
  type TournamentRecord,
  type Turn,
} from '../model/index.ts';
import { type Random, randomFrom } from './random.ts';
import type { GeneratorSettings } from './settings.ts';

/* Tournaments of teams: the rounds are drawn for teams, and written for their players. */

/** Boards of a match, and players of a team: one of them a reserve. */
export const BOARDS = 4;
const ROSTER = BOARDS + 1;

/** Teams in the place of the players drawn, each with players about as strong as it. One event in three has a free order. */
export const teamsFrom = (
  entrants: readonly Player[],
  { seed, scoring }: Pick<GeneratorSettings, 'seed' | 'scoring'>,
): { readonly players: readonly PlayerRecord[]; readonly teamEvent: TeamEvent } => {
  const random = randomFrom(`${seed}/rosters`);
  const rosters = entrants.map(({ rating = 0 }) =>
    Array.from({ length: ROSTER }, () => Math.max(1, rating - 100 + random.below(201))).sort((a, b) => b - a),
  );
  return {
    players: rosters.flatMap((roster, team) =>
      roster.map((rating, seat) => {
        const number = team * ROSTER + seat + 1;
        return { id: playerId(number), name: `Player ${String(number).padStart(4, '0')}`, rating, turns: [] };
      }),
    ),
    teamEvent: {
      teams: entrants.map(({ id }, team) => ({
        number: id,
        name: `Team ${String(id).padStart(3, '0')}`,
        players: Array.from({ length: ROSTER }, (_, seat) => playerId(team * ROSTER + seat + 1)),
      })),
      boardOrder: randomFrom(`${seed}/board order`).below(3) === 0 ? 'free' : 'fixed',
      boardColours: 'WBWBWBWB'.slice(0, BOARDS),
      scoring: matchScoringFor(BOARDS, scoring),
      pairingByes: [],
      forfeitedMatches: [],
      lineUps: [],
    },
  };
};

/** The record with another round: what every team did in it, board by board. */
export const withRoundOfTeams = (
  record: TournamentRecord,
  turns: ReadonlyMap<PlayerId, Turn>,
  {
    round,
    otherwise,
    settings,
  }: { readonly round: number; readonly otherwise: Turn; readonly settings: GeneratorSettings },
): TournamentRecord => {
  const event = record.teamEvent ?? impossible('teams play a tournament of teams');
  const lineUps = lineUpsIn(event, turns, { round, settings });
  const ofPlayers = new Map<number, Turn>();
  for (const team of event.teams) {
    const turn = turns.get(playerId(team.number));
    if (turn?.kind === 'absent') for (const id of team.players) ofPlayers.set(id, turn);
    if (turn?.kind !== 'match') continue;
    const rivals = lineUps.get(turn.opponent)?.players ?? [];
    for (const [board, id] of (lineUps.get(team.number)?.players ?? []).entries()) {
      const game = turn.games[board];
      if (game && id !== NOBODY_AT_BOARD) ofPlayers.set(id, turnOf(game, rivals[board] ?? NOBODY_AT_BOARD));
    }
  }
  const entries = [...turns];
  const bye = entries.find(([, turn]) => turn.kind === 'pairing-bye')?.[0];
  return {
    ...record,
    requestedByes: [
      ...record.requestedByes.filter(byes => byes.round !== round),
      ...entries.flatMap(([team, turn]) =>
        turn.kind === 'requested-bye' ? [{ worth: turn.worth, round, participants: [Number(team)] }] : [],
      ),
    ],
    teamEvent: {
      ...event,
      pairingByes: withBye(event.pairingByes, round, bye),
      forfeitedMatches: [
        ...event.forfeitedMatches,
        ...entries.flatMap(entry => forfeitOf(entry, turns, round)),
      ],
      lineUps: [
        ...event.lineUps.filter(lineUp => lineUp.round !== round),
        ...event.teams.flatMap(team => {
          const lineUp = lineUps.get(team.number);
          return lineUp && !isInOrderOf(team, lineUp) ? [lineUp] : [];
        }),
      ],
    },
    players: record.players.map(player => ({
      ...player,
      turns: [...player.turns, ofPlayers.get(player.id) ?? otherwise],
    })),
  };
};

/** The line-ups of all who play. Nobody sits anywhere in a match that was forfeited as a whole. */
const lineUpsIn = (
  { teams, boardOrder }: TeamEvent,
  turns: ReadonlyMap<PlayerId, Turn>,
  { round, settings }: { readonly round: number; readonly settings: GeneratorSettings },
): ReadonlyMap<number, LineUp> => {
  const random = randomFrom(`${settings.seed}/line-ups/${round}`);
  const mayBeEmpty = settings.forfeits.length > 0;
  return new Map(
    teams.flatMap(team => {
      const [resting, exchanged, empty] = [random.below(4), random.below(8), random.below(2)];
      const turn = turns.get(playerId(team.number));
      if (turn?.kind !== 'match') return [];
      const isPlayed = turn.games.some(({ forfeited }) => !forfeited);
      const seated = seatedOf(team, resting === 0 ? random.below(BOARDS) : BOARDS);
      const ordered =
        boardOrder === 'free' && exchanged === 0 && isPlayed ? withTopExchanged(seated) : seated;
      const players =
        mayBeEmpty && empty === 0 && isPlayed ? withEmptyBoard(ordered, turn.games, random) : ordered;
      return [[team.number, { round, team: team.number, opponent: Number(turn.opponent), players }] as const];
    }),
  );
};

/** The first boards of the list; one match in four with the reserve, who plays on the last board. */
const seatedOf = ({ players }: Team, resting: number): readonly number[] =>
  players.filter((_, seat) => seat !== resting).slice(0, BOARDS);

const withTopExchanged = ([first = 0, second = 0, ...others]: readonly number[]): readonly number[] => [
  second,
  first,
  ...others,
];

/** Among boards forfeited, one that was empty. */
const withEmptyBoard = (
  players: readonly number[],
  games: readonly MatchGame[],
  random: Random,
): readonly number[] => {
  const lost = games.flatMap(({ forfeited, result }, board) =>
    forfeited && result === 'loss' ? [board] : [],
  );
  const empty = lost[random.below(Math.max(1, lost.length))];
  return players.map((id, board) => (board === empty ? NOBODY_AT_BOARD : id));
};

/** Record 300 says what the roster does not. */
const isInOrderOf = ({ players }: Team, lineUp: LineUp): boolean => {
  const listed: readonly number[] = players;
  const seats = lineUp.players.map(id => listed.indexOf(id));
  return seats.every((seat, board) => seat > (seats[board - 1] ?? -1));
};

const turnOf = ({ colour, result, forfeited }: MatchGame, opponent: number): Turn => {
  const rival = opponent === NOBODY_AT_BOARD ? {} : { opponent: playerId(opponent) };
  return forfeited
    ? { kind: 'forfeit', ...rival, colour, won: result === 'win' }
    : { kind: 'game', opponent: playerId(opponent), colour, result };
};

/** Up to the last round in which somebody had it. */
const withBye = (
  byes: TeamEvent['pairingByes'],
  round: number,
  team: PlayerId | undefined,
): TeamEvent['pairingByes'] =>
  team === undefined
    ? byes
    : Array.from({ length: round }, (_, at) => (at === round - 1 ? Number(team) : byes[at]));

/** A match of which no board was played, told once: by the team that was to have White. */
const forfeitOf = (
  [team, turn]: readonly [PlayerId, Turn],
  turns: ReadonlyMap<PlayerId, Turn>,
  round: number,
): TeamEvent['forfeitedMatches'] => {
  if (turn.kind !== 'match' || !isWhite(turn.games[0]?.colour)) return [];
  if (!turn.games.every(({ forfeited }) => forfeited)) return [];
  const answer = turns.get(turn.opponent);
  const won = (side: Turn | undefined): boolean =>
    side?.kind === 'match' && side.games.every(({ result }) => result === 'win');
  const result = won(turn) ? '+-' : won(answer) ? '-+' : '--';
  return [{ result, round, white: Number(team), black: Number(turn.opponent) }];
};

const isWhite = (colour: Colour | undefined): boolean => colour === 'white';
