import { checkTournament, type TournamentRecord } from '../../model/index.ts';
import { scoreBefore } from '../../position/index.ts';
import { integrityLines } from '../integrity.ts';
import type { Digest } from '../key.ts';
import type { State } from '../state.ts';
import { earlierResultsIn } from './earlier-results.ts';
import { recordOfEverything } from './record.ts';

export interface ReportMore {
  /** Ranks of the standings, by pairing number. */
  readonly ranks?: ReadonlyMap<number, number>;
  readonly seal?: Digest;
}

/** For the report: every correction, points summed from it, ranks from the standings, and the lines `###`. */
export const recordForReport = (state: State, { ranks, seal }: ReportMore = {}): TournamentRecord => {
  const record = recordOfEverything(state);
  const checked = checkTournament(record);
  const points = new Map(
    checked.ok
      ? checked.value.players.map(player => [
          player.id,
          scoreBefore(checked.value, player, checked.value.roundsRecorded + 1),
        ])
      : [],
  );
  const earlier = earlierResultsIn(state, key => state.players[key]?.number ?? 0);
  return {
    ...record,
    ...(earlier.length > 0 ? { earlierResults: earlier } : {}),
    players: record.players.map(player => {
      const rank = ranks?.get(player.id);
      const sum = points.get(player.id);
      return {
        ...player,
        ...(sum === undefined ? {} : { statedPoints: sum }),
        ...(rank === undefined ? {} : { statedRank: rank }),
      };
    }),
    keptLines: [
      ...record.keptLines,
      ...integrityLines(state, seal).map(line => ({ prefix: '###', text: line.slice(3) })),
    ],
  };
};
