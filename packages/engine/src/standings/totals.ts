import {
  accept,
  checkTournament,
  type Issue,
  type Outcome,
  type PlayerRecord,
  pointsFor,
  type TeamEvent,
  type TournamentRecord,
} from '../model/index.ts';
import { tiebreaksOf } from '../tiebreaks/index.ts';
import { standings } from './standings.ts';

/** With the points and the rank of everybody. Where nothing has a list of tie-breaks equal points go by the start numbers. */
export const withPointsAndRanks = (record: TournamentRecord): Outcome<TournamentRecord, Issue> => {
  const counted = { ...record, players: record.players.map(player => withPoints(player, record)) };
  if (record.teamEvent) return withTeams(counted, record.teamEvent);
  const ranks = ranksIn(counted);
  if (!ranks.ok) return ranks;
  return accept({
    ...counted,
    players: counted.players.map(player => {
      const statedRank = ranks.value.get(player.id);
      return statedRank === undefined ? player : { ...player, statedRank };
    }),
  });
};

/** Ranks are given to teams; players only have points. */
const withTeams = (record: TournamentRecord, event: TeamEvent): Outcome<TournamentRecord, Issue> => {
  const checked = checkTournament(record);
  if (!checked.ok) return checked;
  const table = standings(checked.value, { of: 'teams' });
  if (!table.ok) return table;
  const rows = new Map(table.value.rows.map((row, index) => [row.id, { ...row, place: index + 1 }]));
  return accept({
    ...record,
    teamEvent: {
      ...event,
      teams: event.teams.map(team => {
        const row = rows.get(team.number);
        return {
          ...team,
          ...(row?.matchPoints === undefined ? {} : { statedMatchPoints: row.matchPoints }),
          ...(row?.gamePoints === undefined ? {} : { statedGamePoints: row.gamePoints }),
          ...(row === undefined ? {} : { statedRank: row.place }),
        };
      }),
    },
  });
};

/** As the standings have them: a game without a result is a draw for the pairing only (C.04.2, 3.1). */
const withPoints = (player: PlayerRecord, { scoring }: TournamentRecord): PlayerRecord => ({
  ...player,
  statedPoints: player.turns.reduce(
    (sum, turn) => sum + (turn.kind === 'adjourned' ? 0 : pointsFor(turn, scoring)),
    0,
  ),
});

type Ranks = ReadonlyMap<number, number>;

const ranksByPoints = ({ players }: TournamentRecord): Ranks =>
  new Map(
    [...players]
      .sort((a, b) => (b.statedPoints ?? 0) - (a.statedPoints ?? 0) || a.id - b.id)
      .map(({ id }, index) => [id, index + 1]),
  );

const ranksIn = (record: TournamentRecord): Outcome<Ranks, Issue> => {
  const checked = checkTournament(record);
  if (!checked.ok) return checked;
  if (tiebreaksOf(checked.value).length === 0) return accept(ranksByPoints(record));
  const table = standings(checked.value);
  // Those who share a place follow one another in the order of their numbers: a file has no shared ranks.
  return table.ok ? accept(new Map(table.value.rows.map(({ id }, index) => [id, index + 1]))) : table;
};
