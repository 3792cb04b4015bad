import { LIMITS } from '../model/index.ts';
import { exceeds, type Json, type LimitName, type Shape, shape, wrong } from './shape.ts';

/* What has no parts: texts, numbers, words. */

/** Which signs a text may have: as a pattern, so that reader and description are one. */
export const SIGNS = {
  /** One line: of the control characters the tab alone. */
  line: '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]*$',
  /** Of a file of ours; it may have the control characters of ISO 8859. */
  fileLine: '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f]*$',
  /** Anything that a database and every reader can hold. */
  any: '^[^\\u0000]*$',
} as const;

/** What was once taken stands, with any signs, as long as any text may be. */
export const textOf = (
  longest: LimitName = 'line',
  { signs = 'line', least = 0 }: { readonly signs?: keyof typeof SIGNS; readonly least?: number } = {},
): Shape<string> => {
  const pattern = new RegExp(SIGNS[signs]);
  return shape(
    (value, at) => {
      if (typeof value !== 'string') return wrong(value, at, 'text');
      if (at.isStored) return exceeds(value.length, 'line', at) ? undefined : value;
      if (value.length < least || !pattern.test(value)) return wrong(value, at, 'text');
      return exceeds(value.length, longest, at) ? undefined : value;
    },
    {
      type: 'string',
      ...(least === 0 ? {} : { minLength: least }),
      ...(longest === 'line' ? {} : { maxLength: LIMITS[longest] }),
      pattern: SIGNS[signs],
    },
  );
};

export const matching = (pattern: RegExp, expected: string): Shape<string> =>
  shape(
    (value, at) => (typeof value === 'string' && pattern.test(value) ? value : wrong(value, at, expected)),
    { type: 'string', pattern: pattern.source },
  );

/** A whole number; `Value` names its brand. */
export const whole = <Value extends number = number>(minimum: number, maximum: number): Shape<Value> =>
  shape(
    (value, at) =>
      typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
        ? ((value === 0 ? 0 : value) as Value)
        : wrong(value, at, 'whole number'),
    { type: 'integer', minimum, maximum },
  );

/** A whole number as addresses and queries have it: in figures. */
export const figures = (minimum: number, maximum: number): Shape<number> =>
  shape(
    (value, at) => {
      const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
      return number >= minimum && number <= maximum
        ? number
        : wrong(value, at, `a whole number from ${minimum} to ${maximum}`);
    },
    { type: 'integer', minimum, maximum },
    String,
  );

/** Decimal points, at most one decimal, for whole tenths. */
export const decimalPoints = <Value extends number>(): Shape<Value> =>
  shape(
    (value, at) => {
      if (typeof value !== 'number' || Math.abs(value) > LIMITS.points) return wrong(value, at, 'points');
      const tenths = Math.round(value * 10);
      if (Math.abs(value * 10 - tenths) >= 1e-6) return wrong(value, at, 'points');
      return (tenths === 0 ? 0 : tenths) as Value;
    },
    {
      type: 'number',
      minimum: -LIMITS.points,
      maximum: LIMITS.points,
      description: 'Points, with at most one decimal.',
    },
    value => value / 10,
  );

export const flag: Shape<boolean> = shape(
  (value, at) => (typeof value === 'boolean' ? value : wrong(value, at, 'boolean')),
  { type: 'boolean' },
);

/** One of some words, or of other plain values. */
export const oneOf = <const Value extends string | number | boolean>(
  ...allowed: readonly Value[]
): Shape<Value> =>
  shape((value, at) => allowed.find(word => word === value) ?? wrong(value, at, allowed.join(' | ')), {
    enum: [...allowed],
  });

/** The value of an option. Without `text`: any text. */
export const textNumberOrFlag = (text?: Shape<string>): Shape<string | number | boolean> =>
  shape(
    (value, at) => {
      if (typeof value === 'number' || typeof value === 'boolean') return value;
      if (typeof value !== 'string') return wrong(value, at, 'text, number or boolean');
      return text ? text.read(value, at) : value;
    },
    text
      ? { anyOf: [text.schema, { type: 'number' }, { type: 'boolean' }] }
      : { type: ['string', 'number', 'boolean'] },
  );

/** Any JSON that is not nested without end: what is checked by its digest, or only repeated. */
export const anything: Shape<Json> = shape(
  (value, at) => (isTooDeep(value) ? wrong('…', at, 'fewer levels') : (value as Json)),
  {},
);

/** Level by level, so that no depth can exhaust the stack. */
const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= LIMITS.depth; depth++) {
    const next: unknown[] = [];
    for (const part of level)
      if (typeof part === 'object' && part !== null)
        for (const child of Object.values(part)) next.push(child);
    if (next.length === 0) return false;
    level = next;
  }
  return true;
};

const DAY = '\\d{4}-\\d{2}-\\d{2}';

/** `YYYY-MM-DD`. */
export const day: Shape<string> = matching(new RegExp(`^${DAY}$`), 'YYYY-MM-DD');

/** A moment in UTC (RFC 3339); seconds and their fractions may be absent. What comes in is a moment of the calendar. */
export const instant: Shape<string> = (() => {
  const pattern = new RegExp(`^${DAY}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z$`);
  return shape(
    (value, at) =>
      typeof value === 'string' && pattern.test(value) && (at.isStored || isOfCalendar(value))
        ? value
        : wrong(value, at, 'instant'),
    { type: 'string', format: 'date-time', pattern: pattern.source },
  );
})();

/** `Date` makes a day of March of 30 February, and of an hour 24. */
const isOfCalendar = (text: string): boolean => {
  const parsed = new Date(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 16) === text.slice(0, 16);
};

/** The same, held to less than what journals have. */
export const narrower = <Value>(now: Shape<Value>, stored: Shape<Value>): Shape<Value> =>
  shape((value, at) => (at.isStored ? stored : now).read(value, at), now.schema, now.write);

/** What an author repeats of what is there: read as it was stored. */
export const repeated = <Value>(of: Shape<Value>): Shape<Value> =>
  shape((value, at) => of.read(value, { ...at, isStored: true }), of.schema, of.write);

/** Read as one thing and understood as another: undefined where it cannot be. */
export const understood = <From, Value>(
  of: Shape<From>,
  as: (value: From) => Value | undefined,
  expected: string,
): Shape<Value> =>
  shape((value, at) => {
    const before = at.faults.length;
    const read = of.read(value, at);
    return at.faults.length > before ? undefined : (as(read as From) ?? wrong(value, at, expected));
  }, of.schema);

/** What older programs send, no longer needed. */
export const passedOver = (description: string): Shape<undefined> =>
  shape<undefined>(() => undefined, { description });

export const described = <Value>(of: Shape<Value>, description: string): Shape<Value> =>
  shape(of.read, { ...of.schema, description }, of.write);
