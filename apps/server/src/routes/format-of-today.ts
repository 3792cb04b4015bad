import { ACT_FORMAT, FIRST_ACT_FORMAT, type Step, upgraded } from '@pareo/engine/journal';
import { optional, whole } from '@pareo/engine/shape';
import { type Problem, problem } from './problems.ts';

/** The format in which the wish of a request is written. */
export const actFormat = optional(whole(0, Number.MAX_SAFE_INTEGER));

export type OfToday = { readonly kind: 'body'; readonly body: unknown } | Problem;

/* A page that was open before the server was renewed, or a phone that comes back with what it kept: what it sends is read as it was
 * meant, or it is told to fetch itself again. A page newer than this process meets one of a rolling renewal: the next try meets the next. */
export const ofToday = (
  body: unknown,
  known?: { readonly to: number; readonly steps: Readonly<Record<number, Step>> },
): OfToday => {
  const today = known?.to ?? ACT_FORMAT;
  if (!isObject(body) || !isObject(body['wish'])) return { kind: 'body', body };
  const { v = FIRST_ACT_FORMAT, wish } = body;
  // What is no number is found by the shape.
  if (typeof v !== 'number' || v === today) return { kind: 'body', body };
  if (v > today) return problem('busy', {}, { headers: { 'retry-after': '1' } });
  const read = upgraded(wish as Parameters<typeof upgraded>[0], v, known);
  return read === undefined
    ? problem('client-too-old', {})
    : { kind: 'body', body: { ...body, v: today, wish: read } };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
