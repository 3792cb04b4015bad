import type { TournamentSettings } from '../model/index.ts';
import { burstein2017, bursteinSeededBy } from './burstein/index.ts';
import { dubov1997, dubov2026 } from './dubov/index.ts';
import { dutch2017, dutch2026 } from './dutch/index.ts';
import { dutch1998 } from './dutch-1998/index.ts';
import { harkness } from './harkness/index.ts';
import { wimbledon } from './knockout/index.ts';
import { lim1999 } from './lim/index.ts';
import { berger, doubleBerger } from './round-robin/index.ts';
import { scheveningen } from './scheveningen/index.ts';
import { kingOfTheHill, scrabbleSwiss } from './scrabble/index.ts';
import type { Options, PairingSystem } from './system.ts';

/** The only list of pairing systems. */
export const SYSTEMS: readonly PairingSystem[] = [
  dutch2026,
  dutch2017,
  dutch1998,
  bursteinSeededBy(dutch2026),
  burstein2017,
  dubov2026,
  dubov1997,
  lim1999,
  harkness,
  scrabbleSwiss,
  kingOfTheHill,
  berger,
  doubleBerger,
  scheveningen,
  wimbledon,
];

/** Names without an edition mean the edition in force. */
export const ALIASES: Readonly<Record<string, string>> = {
  dutch: 'dutch-2026',
  dubov: 'dubov-2026',
  burstein: 'burstein-2026',
  lim: 'lim-1999',
};

export const systemNamed = (name: string): PairingSystem | undefined => {
  const id = ALIASES[name] ?? name;
  return SYSTEMS.find(system => system.id === id);
};

export const systemOfTrfCode = (code: string): PairingSystem | undefined =>
  SYSTEMS.find(system => system.trfCodes.includes(code));

/** A system by its name, with the options stated for it. */
export interface StatedSystem {
  readonly system: string;
  readonly options: Options;
}

/** What a tournament's record says of the system of a round: its schedule first, then what holds for all rounds. */
export const systemForRound = (
  { system, options, schedule }: Pick<TournamentSettings, 'system' | 'options' | 'schedule'>,
  round: number,
): StatedSystem | undefined => {
  const scheduled = schedule?.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound);
  if (scheduled) return { system: scheduled.system, options: scheduled.options ?? {} };
  return system === undefined ? undefined : { system, options: options ?? {} };
};
