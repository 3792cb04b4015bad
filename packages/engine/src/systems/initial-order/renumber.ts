import {
  accept,
  impossible,
  type Outcome,
  type PlayerId,
  type PlayerRecord,
  playerId,
  refuse,
  type Tournament,
  type TournamentRecord,
  type Turn,
} from '../../model/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { type InitialRanking, rankedInitially } from './initial-ranking.ts';

/** Seed 003, C.04.2 B.3: numbers may be given anew in the first three rounds, not once the fourth is paired. */
const FROZEN_WITH_ROUND = 4;

/**
 * The same tournament with numbers by the ratings, titles and names as they stand now. Everything that names a player
 * follows: rounds, byes, forbidden pairs, points, virtual points, teams.
 */
export const renumbered = (
  { record, roundsPaired }: Tournament,
  ranking: InitialRanking = {},
): Outcome<TournamentRecord, NoPairing> => {
  if (roundsPaired >= FROZEN_WITH_ROUND) return refuse(noPairing('numbers-frozen', { round: roundsPaired }));
  const numberOf = newNumbers(record.players, ranking);
  const players = record.players
    .map(player => ({
      ...player,
      id: numberOf(player.id),
      turns: player.turns.map(turn => turnFor(turn, numberOf)),
    }))
    .sort((a, b) => a.id - b.id);
  return accept({ ...record, ...namingPlayers(record, numberOf), players });
};

type NumberOf = (old: number) => PlayerId;

const newNumbers = (players: readonly PlayerRecord[], ranking: InitialRanking): NumberOf => {
  // Ranked under their own places, so that two of the same name keep the order they have.
  const inOrder = [...players].sort((a, b) => a.id - b.id);
  const tagged = inOrder.map((player, index) => ({ ...player, fideId: String(index) }));
  const numbers = new Map(
    rankedInitially(tagged, ranking).map(({ id, fideId }) => [
      inOrder[Number(fideId)]?.id ?? playerId(0),
      id,
    ]),
  );
  return old => numbers.get(playerId(old)) ?? impossible(`${old} is a player of the tournament`);
};

const turnFor = (turn: Turn, numberOf: NumberOf): Turn =>
  'opponent' in turn && turn.opponent !== undefined ? { ...turn, opponent: numberOf(turn.opponent) } : turn;

const namingPlayers = (
  { forbiddenPairs, requestedByes, abnormalPoints, virtualPoints, teamEvent, players }: TournamentRecord,
  numberOf: NumberOf,
): Partial<TournamentRecord> => ({
  forbiddenPairs: forbiddenPairs.map(pairs => ({ ...pairs, players: pairs.players.map(numberOf) })),
  requestedByes: requestedByes.map(byes => ({ ...byes, participants: byes.participants.map(numberOf) })),
  abnormalPoints: abnormalPoints.map(points => ({
    ...points,
    participants: points.participants.map(numberOf),
  })),
  // Whoever had virtual points keeps them: a span of old numbers need not be one of new ones.
  virtualPoints: virtualPoints.flatMap(span =>
    players
      .filter(({ id }) => span.fromPlayer <= id && id <= span.toPlayer)
      .map(({ id }) => ({ ...span, fromPlayer: numberOf(id), toPlayer: numberOf(id) })),
  ),
  ...(teamEvent
    ? {
        teamEvent: {
          ...teamEvent,
          teams: teamEvent.teams.map(team => ({ ...team, players: team.players.map(numberOf) })),
          lineUps: teamEvent.lineUps.map(line => ({
            ...line,
            players: line.players.map(id => (id === 0 ? 0 : numberOf(id))),
          })),
        },
      }
    : {}),
});
