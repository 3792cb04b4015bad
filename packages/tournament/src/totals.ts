import { type TournamentRecord, withoutStatedTotals } from '@pareo/engine/model';
import { withPointsAndRanks } from '@pareo/engine/standings';

/** With the points and ranks that follow from it, whatever it stated. Ranks that no list decides (lots not drawn yet) are not stated. */
export const withTotals = (record: TournamentRecord): TournamentRecord => {
  const bare = withoutStatedTotals(record);
  const complete = withPointsAndRanks(bare);
  return complete.ok ? complete.value : bare;
};
