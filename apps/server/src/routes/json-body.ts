import { readAs, type Shape, type ShapeFault, sentenceOf } from '@pareo/engine/shape';
import { jsonFault } from '../nesting.ts';
import type { Misunderstood } from '../texts/problem-texts.ts';
import { ofToday } from './format-of-today.ts';
import { type Problem, problem } from './problems.ts';

/* From bytes to what a route asked for. It knows nothing of the request, so that it can be done in a thread. */

export type JsonBody = { readonly kind: 'body'; readonly body: unknown } | Problem;

export const jsonBody = (
  bytes: Uint8Array,
  { shape, hasWish }: { readonly shape: Shape<unknown>; readonly hasWish?: true | undefined },
): JsonBody => {
  const parsed = parsedJson(bytes);
  if (!parsed.ok) return problem('malformed', { what: parsed.what });
  const read = hasWish ? ofToday(parsed.value) : { kind: 'body' as const, body: parsed.value };
  if (read.kind === 'problem') return read;
  const shaped = readAs(shape, read.body);
  return shaped.ok ? { kind: 'body', body: shaped.value } : invalid(shaped.faults);
};

/** Every fault with its place, as RFC 6901 writes places. */
export const invalid = (faults: readonly ShapeFault[]): Problem =>
  problem(
    'value-invalid',
    {},
    { with: { faults: faults.map(fault => ({ ...fault, message: sentenceOf(fault) })) } },
  );

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly what: Misunderstood };

const WHAT = { 'too-deep': 'too-deep', 'too-many': 'too-many-values', nul: 'nul' } as const;

/** Looked at before it is parsed: what is nested without end never becomes a value. */
const parsedJson = (bytes: Uint8Array): Parsed => {
  const fault = jsonFault(bytes);
  if (fault !== undefined) return { ok: false, what: WHAT[fault] };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, what: 'not-json' };
  }
};
