import type { Json } from './entry.ts';

/**
 * One text for one value on every machine: keys in the order of their code units, no spaces, absent fields left out.
 * Numbers and texts are written as JSON.stringify writes them, which ECMAScript defines to the last digit.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(item => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
};

/** The value as it comes back from its text: absent fields are gone. */
export const plain = (value: unknown): Json => JSON.parse(canonical(value)) as Json;
