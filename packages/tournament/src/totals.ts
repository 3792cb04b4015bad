import type { TournamentRecord } from '@pareo/engine/model';
import { withPointsAndRanks } from '@pareo/engine/standings';

/** With the points and ranks that follow from it, whatever it stated. Ranks that no list decides (lots not drawn yet) are not stated. */
export const withTotals = (record: TournamentRecord): TournamentRecord => {
  const bare = withoutTotals(record);
  const complete = withPointsAndRanks(bare);
  return complete.ok ? complete.value : bare;
};

const withoutTotals = (record: TournamentRecord): TournamentRecord => ({
  ...record,
  players: record.players.map(({ statedPoints: _points, statedRank: _rank, ...player }) => player),
  ...(record.teamEvent === undefined
    ? {}
    : {
        teamEvent: {
          ...record.teamEvent,
          teams: record.teamEvent.teams.map(
            ({ statedMatchPoints: _mp, statedGamePoints: _gp, statedRank: _rank, ...team }) => team,
          ),
        },
      }),
});
