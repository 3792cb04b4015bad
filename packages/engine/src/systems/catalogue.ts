import { bursteinSeededBy } from './burstein/index.ts';
import { dubov2026 } from './dubov/index.ts';
import { dutch2017, dutch2026 } from './dutch/index.ts';
import { wimbledon } from './knockout/index.ts';
import { lim1999 } from './lim/index.ts';
import { berger, doubleBerger } from './round-robin/index.ts';
import { scheveningen } from './scheveningen/index.ts';
import type { PairingSystem } from './system.ts';

/** The only list of pairing systems. */
export const SYSTEMS: readonly PairingSystem[] = [
  dutch2026,
  dutch2017,
  bursteinSeededBy(dutch2026),
  dubov2026,
  lim1999,
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
