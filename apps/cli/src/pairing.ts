import {
  accept,
  chosenOptions,
  type NoPairing,
  type Options,
  type Outcome,
  type PairingSystem,
  type Position,
  pairInGroups,
  positionBefore,
  type RoundPairing,
  refuse,
  systemForRound,
  type Tournament,
} from '@pareo/engine';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';
import { optionsIn, type Settings, tournamentWith } from './settings.ts';
import { DEFAULT_SYSTEM, systemCalled } from './systems.ts';
import { namesIn, type TournamentFile } from './tournament-file.ts';

/** A round as the engine gave it, and the position it was paired from. */
export interface PairedRound {
  readonly system: PairingSystem;
  readonly options: Options;
  readonly position: Position;
  readonly pairing: RoundPairing;
}

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

export const pairRound = (
  { tournament: read, file }: TournamentFile,
  request: PairingRequest,
): Outcome<PairedRound, Fault> => {
  const round = request.round ?? read.roundsPaired + 1;
  const chosen = systemFor(read, round, request.system);
  if (!chosen.ok) return chosen;
  const { system, options } = chosen.value;
  const stated = request.optionsFor(system);
  const tournament = tournamentWith(read, request.settings, { system, file });
  if (!stated.ok) return stated;
  if (!tournament.ok) return tournament;
  if (round > read.roundsPaired + 1 && !isTable(system))
    return refuse(callFault('round-not-there', { round, last: read.roundsPaired + 1 }, file));
  const refused = (faults: readonly NoPairing[]): Outcome<PairedRound, Fault> =>
    refuse(...faults.map(refusal => ({ kind: 'refusal' as const, refusal, name: namesIn(read), file })));
  const complete = chosenOptions(system.options, { ...options, ...stated.value });
  if (!complete.ok) return refused(complete.faults);
  const position = positionBefore(tournament.value, round);
  const pairing = isInGroups(tournament.value, system)
    ? pairInGroups(system, position, complete.value)
    : system.pair(position, complete.value);
  return pairing.ok
    ? accept({ system, options: complete.value, position, pairing: pairing.value })
    : refused(pairing.faults);
};

/** Sections and Belgrade groups; a match of two teams calls its teams groups too. */
const isInGroups = ({ players }: Tournament, { kind }: PairingSystem): boolean =>
  kind !== 'team-table' && players.some(({ group }) => group !== undefined);

/** Every round of a table is known before the first one is played. */
const isTable = (system: PairingSystem): boolean =>
  system.kind === 'round-robin' || system.kind === 'team-table';

export interface SystemOfRound {
  readonly system: PairingSystem;
  /** As the file states them; those of another system say nothing about this one. */
  readonly options: Options;
}

/** The call decides, then the file, then the rules in force. A system that the file names and we lack is no default. */
export const systemFor = (
  tournament: Tournament,
  round: number,
  named: string | undefined,
): Outcome<SystemOfRound, Fault> => {
  const stated = systemForRound(tournament, round);
  if (named === undefined && stated === undefined && tournament.systemCode !== undefined)
    return refuse(callFault('system-of-file-unknown', { code: tournament.systemCode }));
  const system = systemCalled(named ?? stated?.system ?? DEFAULT_SYSTEM);
  if (!system.ok) return system;
  const isStated = stated !== undefined && stated.system === system.value.id;
  return accept({ system: system.value, options: isStated ? stated.options : {} });
};
