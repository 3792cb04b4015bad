import {
  type NoPairing,
  type OpenedRound,
  type Options,
  type Outcome,
  openRound,
  type PairingSystem,
  type Tournament,
} from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import { systemOf } from '@pareo/tournament';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';
import { optionsIn, type Settings, tournamentWith } from './settings.ts';
import { systemCalled } from './systems.ts';
import { namesIn, type TournamentFile } from './tournament-file.ts';

export interface PairingRequest {
  /** As the call names it. */
  readonly system: string | undefined;
  /** Absent: the next one. */
  readonly round: number | undefined;
  readonly settings: Settings;
  /** Those of the call, once the system is known. */
  readonly optionsFor: (system: PairingSystem) => Outcome<Options, Fault>;
}

export const requestOf = (call: Call, round: number | undefined, settings: Settings): PairingRequest => ({
  system: call.valueOf('system'),
  round,
  settings,
  optionsFor: system => optionsIn(call, system.options),
});

/** What the file alone says. */
export const AS_IN_FILE: PairingRequest = {
  system: undefined,
  round: undefined,
  settings: { rounds: undefined, initialColour: undefined, acceleration: undefined },
  optionsFor: () => accept({}),
};

export const openRoundOfFile = (
  { tournament: read, file }: TournamentFile,
  request: PairingRequest,
): Outcome<OpenedRound, Fault> => {
  const round = request.round ?? read.roundsPaired + 1;
  const system = systemFor(read, round, request.system);
  if (!system.ok) return system;
  const options = request.optionsFor(system.value);
  const tournament = tournamentWith(read, request.settings, { system: system.value, file });
  if (!options.ok) return options;
  if (!tournament.ok) return tournament;
  const opened = openRound(tournament.value, { round, system: system.value.id, options: options.value });
  return opened.ok ? opened : refuse(...refusalsIn(opened.faults, read, file));
};

export const refusalsIn = (
  refusals: readonly NoPairing[],
  tournament: Tournament,
  file: string,
): readonly Fault[] => {
  const name = namesIn(tournament);
  return refusals.map(refusal => ({ kind: 'refusal', refusal, name, file }));
};

/** As the engine chooses it; a name that the call states gets the nearest one as a suggestion. */
export const systemFor = (
  tournament: Tournament,
  round: number,
  named: string | undefined,
): Outcome<PairingSystem, Fault> => {
  if (named !== undefined) return systemCalled(named);
  const chosen = systemOf(tournament, round);
  if (chosen.ok) return chosen;
  const [refusal] = chosen.faults;
  return refusal?.code === 'system-of-file-unknown'
    ? refuse(callFault('system-of-file-unknown', refusal.data))
    : refuse(...refusalsIn(chosen.faults, tournament, ''));
};
