import {
  engineWith,
  type NoPairing,
  type OpenedRound,
  type Options,
  type Outcome,
  type Tournament,
} from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import type { PairingQuestion, SystemDescription } from '@pareo/engine/systems';
import { systemOf } from '@pareo/tournament';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';
import { optionsIn, type Settings, tournamentWith } from './settings.ts';
import { procedureOf, systemCalled } from './systems.ts';
import { namesIn, type TournamentFile } from './tournament-file.ts';

export interface PairingRequest {
  /** As the call names it. */
  readonly system: string | undefined;
  /** Absent: the next one. */
  readonly round: number | undefined;
  readonly settings: Settings;
  /** Those of the call, once the system is known. */
  readonly optionsFor: (system: SystemDescription) => Outcome<Options, Fault>;
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

/** A round, paired once for all that the call wants of it. Of the systems, only its own is loaded. */
export type Opened = OpenedRound<PairingQuestion>;

export const openRoundOfFile = async (
  { tournament: read, file }: TournamentFile,
  request: PairingRequest,
): Promise<Outcome<Opened, Fault>> => {
  const round = request.round ?? read.roundsPaired + 1;
  const system = systemFor(read, round, request.system);
  if (!system.ok) return system;
  const options = request.optionsFor(system.value);
  const tournament = tournamentWith(read, request.settings, { system: system.value, file });
  if (!options.ok) return options;
  if (!tournament.ok) return tournament;
  const { id } = system.value;
  const loaded = await procedureOf(system.value);
  const opened = engineWith([loaded]).openRound(tournament.value, {
    round,
    system: id,
    options: options.value,
  });
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
): Outcome<SystemDescription, Fault> => {
  if (named !== undefined) return systemCalled(named);
  const chosen = systemOf(tournament, round);
  if (chosen.ok) return chosen;
  const [refusal] = chosen.faults;
  return refusal?.code === 'system-of-file-unknown'
    ? refuse(callFault('system-of-file-unknown', refusal.data))
    : refuse(...refusalsIn(chosen.faults, tournament, ''));
};
