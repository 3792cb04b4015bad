import type { AbnormalPoints } from '../../model/index.ts';
import type { EntrantKey, Seq } from '../key.ts';
import type { Adjustment, State } from '../state.ts';

/**
 * Points that arbiters gave and took, as a record has them (TRF26 record 299). No round that was on the wall before was paired from
 * them: they stand in the round before the first that was, so that a file pairs its rounds as they were paired (decision 1061).
 */
export const adjustmentsIn = (
  state: State,
  numberOf: (key: EntrantKey) => number | undefined,
  through: Seq | undefined,
): readonly AbnormalPoints[] =>
  (state.adjustments ?? []).flatMap(adjustment => {
    const { seq, players, teams, points, matchPoints, spread } = adjustment;
    if (through !== undefined && seq > through) return [];
    const named: readonly EntrantKey[] = players ?? teams ?? [];
    const participants = named.flatMap(key => numberOf(key) ?? []);
    if (participants.length === 0) return [];
    const round = roundOf(state, adjustment);
    return [
      {
        ...(matchPoints === undefined ? {} : { matchPoints }),
        ...(points === undefined ? {} : { points }),
        ...(spread === undefined ? {} : { spread }),
        ...(round === undefined ? {} : { round }),
        participants,
      },
    ];
  });

/** The round that it was stated for, or a later one: the last that was paired before it. */
const roundOf = ({ rounds, published }: State, { seq, round }: Adjustment): number | undefined => {
  const before = rounds.slice(0, published).filter(({ paired }) => paired < seq).length;
  return before > (round ?? 1) ? before : round;
};
