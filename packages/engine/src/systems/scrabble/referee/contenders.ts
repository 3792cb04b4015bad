import type { PlayerId } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { standings } from '../../../standings/index.ts';

/** Somebody who is still in the tournament, by the standings: these are given, and have their own tests. */
export interface LiteralContender {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  readonly place: number;
  readonly points: number;
}

/** The standings before the round, without whoever has left. The tournament states no list of its own. */
export const literalContenders = ({ tournament, round, everyone }: Position): readonly LiteralContender[] => {
  const after = Math.min(round - 1, tournament.roundsRecorded);
  const table = standings(tournament, { after, tiebreaks: ['BH', 'SPREAD'], of: 'players' });
  if (!table.ok || tournament.tiebreaks.length > 0) throw new Error('the list of the seed gives standings');
  const isIn = ({ player: { withdrawnAfter, expelledAfter } }: Entrant): boolean =>
    !((withdrawnAfter ?? round) < round) && !((expelledAfter ?? round) < round);
  const contenders: LiteralContender[] = [];
  for (const { id, points } of table.value.rows) {
    const entrant = everyone.find(each => each.id === id);
    if (entrant && isIn(entrant))
      contenders.push({ id: entrant.id, entrant, points, place: contenders.length + 1 });
  }
  return contenders;
};
