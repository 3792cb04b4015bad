import type { Board, Bye, Options } from '../systems/system.ts';

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
