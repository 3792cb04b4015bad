import type { NoPairing, OpenedRound, Outcome, Tournament } from '@pareo/engine';
import { accept, type TournamentRecord } from '@pareo/engine/model';
import {
  hillOutsideLastRounds,
  outsideOfBaku,
  type RoundRemark,
  remarksOnRound,
  systemOfRound,
} from '@pareo/engine/round';
import type { SystemDescription } from '@pareo/engine/systems';

/* By which system a round is paired, and what is odd about that. */

export { DEFAULT_SYSTEM, withRound } from '@pareo/engine/round';
export type { RoundRemark };

/** As the schedule, the tournament or the rules in force say; its description alone. */
export const systemOf = (tournament: Tournament, round: number): Outcome<SystemDescription, NoPairing> => {
  const chosen = systemOfRound(tournament, round);
  return chosen.ok ? accept(chosen.value.system) : chosen;
};

/** Of a round that changes nothing by it. */
export const remarksOn = ({
  position,
  system,
  paired,
}: Pick<OpenedRound, 'position' | 'system' | 'paired'>): readonly RoundRemark[] =>
  remarksOnRound(position, system, paired.options);

/** What its settings tell before a round is paired. */
export const remarksOnSettings = (record: TournamentRecord): readonly RoundRemark[] => {
  const what = outsideOfBaku(record);
  return [
    ...(what === undefined ? [] : [{ kind: 'baku-outside' as const, what }]),
    ...hillOutsideLastRounds(record),
  ];
};
