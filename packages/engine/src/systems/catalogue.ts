import { burstein2017, bursteinSeededBy } from './burstein/index.ts';
import { doubleSwiss2026 } from './double-swiss/index.ts';
import { dubov1997, dubov2026 } from './dubov/index.ts';
import { dutch1998, dutch2017, dutch2026 } from './dutch/index.ts';
import { harkness } from './harkness/index.ts';
import { wimbledon } from './knockout/index.ts';
import { lim1999 } from './lim/index.ts';
import { namedIn } from './named.ts';
import { berger, doubleBerger, teamBerger, teamDoubleBerger } from './round-robin/index.ts';
import { scheveningen } from './scheveningen/index.ts';
import { kingOfTheHill, scrabbleSwiss } from './scrabble/index.ts';
import type { PairingSystem } from './system.ts';
import { teamSwiss2026 } from './team-swiss/index.ts';

/**
 * Every pairing system: its id, edition and chapter, its options with their defaults, its rules. It holds the procedures
 * too; a page that only shows the list takes `DESCRIPTIONS` of `@pareo/engine/systems`.
 *
 * @example
 * ```ts
 * import { SYSTEMS } from '@pareo/engine';
 *
 * export const choices = SYSTEMS.map(({ id, edition, options }) => ({ id, edition, options: options.length }));
 * ```
 */
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
  doubleSwiss2026,
  teamSwiss2026,
  scrabbleSwiss,
  kingOfTheHill,
  berger,
  doubleBerger,
  teamBerger,
  teamDoubleBerger,
  scheveningen,
  wimbledon,
];

/**
 * A system by its id, or by a name without an edition, which means the edition in force.
 *
 * @example
 * ```ts
 * import { systemNamed } from '@pareo/engine';
 *
 * export const inForce = systemNamed('dutch')?.id; // 'dutch-2026'
 * ```
 */
export const systemNamed = (name: string): PairingSystem | undefined => namedIn(SYSTEMS, name);

export const systemOfTrfCode = (code: string): PairingSystem | undefined =>
  SYSTEMS.find(system => system.trfCodes.includes(code));
