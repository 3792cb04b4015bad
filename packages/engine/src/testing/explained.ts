import type { Position } from '../position/index.ts';
import type { Ruling } from '../rules/index.ts';
import type { Options, Pairing, PairingSystem } from '../systems/system.ts';
import { explainedBy, pairedBy } from './index.ts';
import { accepted } from './tournament.ts';

/** A round with its rulings, where a test looks at both. */
export interface Explained extends Pairing {
  readonly rulings: readonly Ruling[];
}

export const explained = (system: PairingSystem, position: Position, options: Options = {}): Explained => ({
  ...accepted(pairedBy(system, position, options)),
  rulings: accepted(explainedBy(system, position, options)),
});
