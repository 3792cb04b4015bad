import { DESCRIPTIONS } from './descriptions.ts';
import { namedIn } from './named.ts';
import type { PairingSystem } from './system.ts';

/**
 * The system called so, with its procedure: for a program that starts for one call, and is bundled in parts. The Dutch systems
 * come alone, because most calls are for them; the others together, because small parts cost more to open than to read.
 */
export const loadSystem = async (name: string): Promise<PairingSystem | undefined> => {
  const id = namedIn(DESCRIPTIONS, name)?.id;
  switch (id) {
    case undefined:
      return undefined;
    case 'dutch-2026':
      return (await import('./dutch/index.ts')).dutch2026;
    case 'dutch-2017':
      return (await import('./dutch/index.ts')).dutch2017;
    default:
      return (await import('./catalogue.ts')).systemNamed(id);
  }
};
