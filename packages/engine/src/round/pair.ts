import { accept, type Outcome } from '../model/index.ts';
import type { Board, Bye, NoPairing, Options } from '../systems/system.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { PreparedRound } from './prepare.ts';

/**
 * A round that was paired. Plain data: it crosses workers, the wire and a database, and is what `explainRound` and `ask` are
 * given again.
 *
 * @example
 * ```ts
 * import { type PairedRound } from '@pareo/engine';
 *
 * export const stored = (paired: PairedRound): string => JSON.stringify(paired);
 * ```
 */
export interface PairedRound {
  readonly system: string;
  readonly edition: string;
  readonly round: number;
  /** Every option with the value it had. */
  readonly options: Options;
  readonly boards: readonly Board[];
  readonly byes: readonly Bye[];
  /** Version of the engine that paired it. */
  readonly engine: string;
}

export const pairPrepared = (prepared: PreparedRound): Outcome<PairedRound, NoPairing> => {
  const { system, options, position } = prepared;
  const pairing = prepared.pair();
  if (!pairing.ok) return pairing;
  const { boards, byes } = pairing.value;
  return accept({
    system: system.id,
    edition: system.edition,
    round: position.round,
    options,
    boards,
    byes,
    engine: ENGINE_VERSION,
  });
};
