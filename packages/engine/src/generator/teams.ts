import {
  type Colour,
  DEFAULT_MATCH_SCORING,
  impossible,
  type MatchGame,
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

/* Tournaments of teams: the rounds are drawn for teams, and written for their players. */

/** Boards of a match, and players of a team: one of them a reserve. */
export const BOARDS = 4;
const ROSTER = BOARDS + 1;

/** Teams in the place of the players drawn, each with players about as strong as it. */
export const teamsFrom = (
  entrants: readonly Player[],
  seed: string | number,
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
      boardColours: 'WBWBWBWB'.slice(0, BOARDS),
      scoring: DEFAULT_MATCH_SCORING,
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
    seed,
  }: { readonly round: number; readonly otherwise: Turn; readonly seed: string | number },
): TournamentRecord => {
  const event = record.teamEvent ?? impossible('teams play a tournament of teams');
  const random = randomFrom(`${seed}/line-ups/${round}`);
  const lineUps = new Map(event.teams.map(team => [team.number, lineUpOf(team, random)]));
  const ofPlayers = new Map<number, Turn>();
  for (const team of event.teams) {
    const turn = turns.get(playerId(team.number));
    if (turn?.kind === 'absent') for (const id of team.players) ofPlayers.set(id, turn);
    if (turn?.kind !== 'match') continue;
    const rivals = lineUps.get(turn.opponent) ?? [];
    for (const [board, id] of (lineUps.get(team.number) ?? []).entries()) {
      const game = turn.games[board];
      if (game) ofPlayers.set(id, turnOf(game, rivals[board] ?? playerId(0)));
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
    },
    players: record.players.map(player => ({
      ...player,
      turns: [...player.turns, ofPlayers.get(player.id) ?? otherwise],
    })),
  };
};

/** The first boards of the list; one match in four with the reserve, who plays on the last board. */
const lineUpOf = ({ players }: Team, random: Random): readonly PlayerId[] => {
  const resting = random.below(4) === 0 ? random.below(BOARDS) : BOARDS;
  return players.filter((_, seat) => seat !== resting).slice(0, BOARDS);
};

const turnOf = ({ colour, result, forfeited }: MatchGame, opponent: PlayerId): Turn =>
  forfeited
    ? { kind: 'forfeit', opponent, colour, won: result === 'win' }
    : { kind: 'game', opponent, colour, result };

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
