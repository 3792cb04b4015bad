/**
 * What a function that can refuse gives back: the value, or everything that is wrong. Nothing is thrown for wrong input.
 *
 * @example
 * ```ts
 * import { type Issue, type Outcome } from '@pareo/engine';
 *
 * export const valueOr = <Value>(outcome: Outcome<Value, Issue>, otherwise: Value): Value =>
 *   outcome.ok ? outcome.value : otherwise;
 * ```
 */
export type Outcome<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export const accept = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <Fault>(
  ...faults: readonly Fault[]
): { readonly ok: false; readonly faults: readonly Fault[] } => ({ ok: false, faults });

/** As `refuse`, for lists of any length: a call takes a limited number of arguments. */
export const refuseAll = <Fault>(
  faults: readonly Fault[],
): { readonly ok: false; readonly faults: readonly Fault[] } => ({ ok: false, faults });

/** Every value, in their order, or the faults of all. */
export const together = <Value, Fault>(
  outcomes: readonly Outcome<Value, Fault>[],
): Outcome<readonly Value[], Fault> => {
  const faults = outcomes.flatMap(outcome => (outcome.ok ? [] : outcome.faults));
  return faults.length > 0
    ? refuseAll(faults)
    : accept(outcomes.flatMap(outcome => (outcome.ok ? [outcome.value] : [])));
};

/** A broken invariant of our own. Never for wrong input, which is a value (`Issue`). */
export function impossible(invariant: string): never {
  throw new Error(`Broken invariant: ${invariant}`);
}
