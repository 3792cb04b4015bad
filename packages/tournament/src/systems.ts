import type { NoPairing, OpenedRound, Outcome, PairingSystem, Tournament } from '@pareo/engine';
import { accept, type TournamentRecord } from '@pareo/engine/model';
import {
  hillOutsideLastRounds,
  outsideOfBaku,
  type RoundRemark,
  remarksOnRound,
  systemOfRound,
} from '@pareo/engine/round';

/* By which system a round is paired, and what is odd about that. */

export { DEFAULT_SYSTEM } from '@pareo/engine/round';
export type { RoundRemark };

/** As the schedule, the tournament or the rules in force say. */
export const systemOf = (tournament: Tournament, round: number): Outcome<PairingSystem, NoPairing> => {
  const chosen = systemOfRound(tournament, round);
  return chosen.ok ? accept(chosen.value.system) : chosen;
};

/** Of a round that changes nothing by it. */
export const remarksOn = ({ position, system, paired }: OpenedRound): readonly RoundRemark[] =>
  remarksOnRound(position, system, paired.options);

/** What its settings tell before a round is paired. */
export const remarksOnSettings = (record: TournamentRecord): readonly RoundRemark[] => {
  const what = outsideOfBaku(record);
  return [
    ...(what === undefined ? [] : [{ kind: 'baku-outside' as const, what }]),
    ...hillOutsideLastRounds(record),
  ];
};
