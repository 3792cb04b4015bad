import {
  accept,
  impossible,
  type Outcome,
  type PlayerId,
  type PlayerRecord,
  playerId,
  refuse,
  type TeamEvent,
  type Tournament,
  type TournamentRecord,
  type TournamentSettings,
  type Turn,
} from '../../model/index.ts';
import { type NoPairing, noPairing, type SystemKind } from '../system.ts';
import { numberedByLot } from './drawn-numbers.ts';
import { type InitialRanking, rankedInitially } from './initial-ranking.ts';

/** Seed 003, C.04.2 B.3: numbers may be given anew in the first three rounds, not once the fourth is paired. */
const FROZEN_WITH_ROUND = 4;

export interface Renumbering extends InitialRanking {
  /** Of the system that pairs the tournament. */
  readonly kind?: SystemKind;
}

/**
 * The same tournament with numbers by the ratings, titles and names as they stand now. Everything that names a player
 * follows: rounds, byes, forbidden pairs, points, virtual points, teams, options. Whom the text puts in order by lot
 * stand as they are, unless a lot is stated: it was drawn before. The numbers of a round robin are drawn from the lot (S001).
 */
export const renumbered = (
  { record, roundsPaired }: Tournament,
  { kind = 'swiss', ...ranking }: Renumbering = {},
): Outcome<TournamentRecord, NoPairing> => {
  // A place in a table is no rank: other numbers would give other rounds, with games already played among them.
  if (roundsPaired > 0 && OF_A_TABLE.includes(kind)) return refuse(noPairing('numbers-of-the-table', {}));
  if (roundsPaired >= FROZEN_WITH_ROUND) return refuse(noPairing('numbers-frozen', { round: roundsPaired }));
  const isDrawn = kind === 'round-robin' && ranking.lot !== undefined;
  const numberOf = newNumbers(record.players, tagged =>
    isDrawn
      ? numberedByLot(tagged, ranking.lot ?? '')
      : rankedInitially(tagged, { ...ranking, level: 'as-numbered' }),
  );
  const players = record.players
    .map(player => ({
      ...player,
      id: numberOf(player.id),
      turns: player.turns.map(turn => turnFor(turn, numberOf)),
    }))
    .sort((a, b) => a.id - b.id);
  const named = namingPlayers(record, numberOf);
  const options = isDrawn ? { options: { ...record.options, ...named.options, lot: ranking.lot ?? '' } } : {};
  return accept({ ...record, ...named, ...options, players });
};

const OF_A_TABLE: readonly SystemKind[] = ['round-robin', 'team-table', 'knock-out'];

type NumberOf = (old: number) => PlayerId;

const newNumbers = (
  players: readonly PlayerRecord[],
  order: (players: readonly PlayerRecord[]) => readonly PlayerRecord[],
): NumberOf => {
  // Ranked under their own places, so that two of the same name keep the order they have.
  const inOrder = [...players].sort((a, b) => a.id - b.id);
  const tagged = inOrder.map((player, index) => ({ ...player, fideId: String(index) }));
  const numbers = new Map(
    order(tagged).map(({ id, fideId }) => [inOrder[Number(fideId)]?.id ?? playerId(0), id]),
  );
  return old => numbers.get(playerId(old)) ?? impossible(`${old} is a player of the tournament`);
};

const turnFor = (turn: Turn, numberOf: NumberOf): Turn =>
  'opponent' in turn && turn.opponent !== undefined ? { ...turn, opponent: numberOf(turn.opponent) } : turn;

const namingPlayers = (record: TournamentRecord, numberOf: NumberOf): Partial<TournamentRecord> => ({
  forbiddenPairs: record.forbiddenPairs.map(pairs => ({ ...pairs, players: pairs.players.map(numberOf) })),
  ...(record.earlierResults
    ? {
        earlierResults: record.earlierResults.map(({ white, black, ...earlier }) => ({
          ...earlier,
          white: numberOf(white),
          black: numberOf(black),
        })),
      }
    : {}),
  ...(record.options ? { options: optionsNaming(record.options, numberOf) } : {}),
  ...(record.teamEvent
    ? { teamEvent: teamsNaming(record.teamEvent, numberOf) }
    : participantsNaming(record, numberOf)),
});

/** Byes and points are stated by participant: by team in a team event, where this does not apply. */
const participantsNaming = (
  { requestedByes, abnormalPoints, virtualPoints, players }: TournamentRecord,
  numberOf: NumberOf,
): Partial<TournamentRecord> => ({
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
});

const teamsNaming = (teamEvent: TeamEvent, numberOf: NumberOf): TeamEvent => ({
  ...teamEvent,
  teams: teamEvent.teams.map(team => ({ ...team, players: team.players.map(numberOf) })),
  lineUps: teamEvent.lineUps.map(line => ({
    ...line,
    players: line.players.map(id => (id === 0 ? 0 : numberOf(id))),
  })),
});

/** The options that name players, and where in their text: `4, 12`; `4: 1800`; `3-12 1-0, 7-5 =`. */
const PLAYERS_NAMED: Readonly<Record<string, RegExp>> = {
  excused: /\d+/g,
  estimates: /\d+(?=\s*:)/g,
  adjudicated: /\d+(?=-\d+\s)|(?<=\d-)\d+(?=\s)/g,
};

const optionsNaming = (
  options: NonNullable<TournamentSettings['options']>,
  numberOf: NumberOf,
): NonNullable<TournamentSettings['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const named = PLAYERS_NAMED[name];
      return [name, named ? String(value).replace(named, number => String(numberOf(Number(number)))) : value];
    }),
  );
