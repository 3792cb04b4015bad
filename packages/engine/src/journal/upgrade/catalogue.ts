import type { Json } from '../entry.ts';

/** Format of the acts written today. */
export const ACT_FORMAT = 1;

/** Of whoever does not say in which format an act is written. */
export const FIRST_ACT_FORMAT = 1;

export type Step = (act: Readonly<Record<string, Json>>) => Readonly<Record<string, Json>>;

/**
 * One pure step from each older format to the next, applied when an act is read, and to the wish for one, of which it is a part. Stored acts are never rewritten; a
 * meaning that changes gets a new kind instead.
 */
const STEPS: Readonly<Record<number, Step>> = {};

/** The format of today, and the ways to it. */
export interface Formats {
  readonly to: number;
  readonly steps: Readonly<Record<number, Step>>;
}
export const FORMATS: Formats = { to: ACT_FORMAT, steps: STEPS };

/** The act in the format of today; undefined where no step leads there. */
export const upgraded = (
  act: Readonly<Record<string, Json>>,
  from: number,
  { to, steps }: Formats = FORMATS,
): Readonly<Record<string, Json>> | undefined => {
  let current = act;
  for (let format = from; format < to; format++) {
    const step = steps[format];
    if (!step) return undefined;
    current = step(current);
  }
  return from > to ? undefined : current;
};
