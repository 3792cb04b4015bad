/**
 * The version of the package. It stands in every paired round, so that a published one tells what made it.
 *
 * @example
 * ```ts
 * import { ENGINE_VERSION, type PairedRound } from '@pareo/engine';
 *
 * export const isOurs = ({ engine }: PairedRound): boolean => engine === ENGINE_VERSION;
 * ```
 */
export const ENGINE_VERSION = '0.1.0';
