import {
  echoed,
  type Issue,
  type IssueCode,
  type IssueData,
  issue,
  LIMITS,
  type Limit,
} from '../../model/index.ts';
import { type Path, pointerOf } from './scan.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A part of a JSON Schema (draft 2020-12). */
export type Schema = { readonly [keyword: string]: Json };

/**
 * One definition of a part of the document, which reads it, writes it and describes it. So the reader, the writer and
 * the published schema cannot disagree.
 */
export interface Shape<Value> {
  /** Undefined: refused, with everything that is wrong told to `faults`. */
  readonly read: (json: unknown, at: Cursor) => Value | undefined;
  readonly write: (value: Value) => Json;
  readonly schema: Schema;
}

/** Where in the document we are. The pointer is spelt out only for a fault. */
export interface Cursor {
  readonly faults: JsonFaults;
  readonly parent?: Cursor;
  readonly key?: string | number;
}

/** What `json-value-invalid` may expect, besides a list of allowed values. */
export const JSON_EXPECTATIONS = [
  'text',
  'whole number',
  'points',
  'boolean',
  'list',
  'object',
  'text, number or boolean',
] as const;
type Expectation = (typeof JSON_EXPECTATIONS)[number];

/** A fault and the way to the value that has it. */
export interface JsonFault {
  readonly issue: Issue;
  readonly path: Path;
}

/** The first are kept, all are counted. */
export interface JsonFaults {
  readonly kept: JsonFault[];
  length: number;
}

export const jsonFaults = (): JsonFaults => ({ kept: [], length: 0 });

const tell = <Code extends IssueCode>(
  at: Cursor,
  code: Code,
  dataOf: (pointer: string) => IssueData[Code],
): undefined => {
  if (at.faults.length++ >= LIMITS.faults) return undefined;
  const path = pathTo(at);
  at.faults.kept.push({ issue: issue(code, dataOf(pointerOf(path))), path });
  return undefined;
};

const invalid = (json: unknown, at: Cursor, expected: Expectation | (string & {})): undefined =>
  tell(at, 'json-value-invalid', pointer => ({ pointer, expected, found: shown(json) }));

const within = (parent: Cursor, key: string | number): Cursor => ({ faults: parent.faults, parent, key });

const pathTo = (at: Cursor): Path => {
  const path: (string | number)[] = [];
  for (let here: Cursor | undefined = at; here?.key !== undefined; here = here.parent) path.push(here.key);
  return path.reverse();
};

/** A value as a fault repeats it. What is inside lists and objects is not spelt out: it may be the whole file. */
const shown = (json: unknown): string => {
  if (Array.isArray(json)) return json.length === 0 ? '[]' : '[…]';
  if (isObject(json)) return Object.keys(json).length === 0 ? '{}' : '{…}';
  if (typeof json === 'string') return JSON.stringify(echoed(json));
  return echoed(JSON.stringify(json) ?? String(json));
};

/** Too many or too long, and where. */
const exceeds = (found: number, limit: Limit, at: Cursor): boolean => {
  const maximum = LIMITS[limit];
  if (found > maximum) tell(at, 'limit-exceeded', () => ({ limit, maximum, found }));
  return found > maximum;
};

/* Tabs occur inside kept lines. */
const NO_CONTROLS = '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f]*$';
const hasNoControls = new RegExp(NO_CONTROLS);

export const text: Shape<string> = {
  read: (json, at) => {
    if (typeof json !== 'string' || !hasNoControls.test(json)) return invalid(json, at, 'text');
    return exceeds(json.length, 'line', at) ? undefined : json;
  },
  write: value => value,
  schema: { type: 'string', pattern: NO_CONTROLS },
};

/** A whole number of some kind: `of` gives it its brand. */
export const whole = <Value extends number>(
  minimum: number,
  maximum: number,
  of: (value: number) => Value,
): Shape<Value> => ({
  read: (json, at) =>
    typeof json === 'number' && Number.isInteger(json) && json >= minimum && json <= maximum
      ? of(json)
      : invalid(json, at, 'whole number'),
  write: value => value,
  schema: { type: 'integer', minimum, maximum },
});

const MOST_POINTS = 1_000_000;

/** Decimal points, whole tenths. `of` makes them from a number of tenths. */
export const points = <Value extends number>(of: (tenths: number) => Value): Shape<Value> => ({
  read: (json, at) => {
    if (typeof json !== 'number' || Math.abs(json) > MOST_POINTS) return invalid(json, at, 'points');
    const tenths = Math.round(json * 10);
    return Math.abs(json * 10 - tenths) < 1e-6 ? of(tenths === 0 ? 0 : tenths) : invalid(json, at, 'points');
  },
  write: value => value / 10,
  schema: {
    type: 'number',
    minimum: -MOST_POINTS,
    maximum: MOST_POINTS,
    description: 'Points, with at most one decimal.',
  },
});

export const flag: Shape<boolean> = {
  read: (json, at) => (typeof json === 'boolean' ? json : invalid(json, at, 'boolean')),
  write: value => value,
  schema: { type: 'boolean' },
};

/** One of some words, or of other plain values. */
export const oneOf = <Value extends string | number | boolean>(
  ...allowed: readonly Value[]
): Shape<Value> => ({
  read: (json, at) => allowed.find(value => value === json) ?? invalid(json, at, allowed.join(' | ')),
  write: value => value,
  schema: { enum: allowed },
});

export const textNumberOrFlag: Shape<string | number | boolean> = {
  read: (json, at) =>
    typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean'
      ? json
      : invalid(json, at, 'text, number or boolean'),
  write: value => value,
  schema: { type: ['string', 'number', 'boolean'] },
};

export const listOf = <Value>(item: Shape<Value>, limit: Limit = 'entries'): Shape<readonly Value[]> => ({
  read: (json, at) => {
    if (!Array.isArray(json)) return invalid(json, at, 'list');
    if (exceeds(json.length, limit, at)) return undefined;
    const before = at.faults.length;
    const values = json.map((value: unknown, index) => item.read(value, within(at, index)));
    return at.faults.length > before ? undefined : values.filter(value => value !== undefined);
  },
  write: values => values.map(item.write),
  schema: { type: 'array', items: item.schema, maxItems: LIMITS[limit] },
});

/** A list with gaps, which JSON writes as `null`. */
export const gappedListOf = <Value>(
  item: Shape<Value>,
  limit: Limit = 'entries',
): Shape<readonly (Value | undefined)[]> => ({
  read: (json, at) => {
    if (!Array.isArray(json)) return invalid(json, at, 'list');
    if (exceeds(json.length, limit, at)) return undefined;
    const before = at.faults.length;
    const values = json.map((value: unknown, index) =>
      value === null ? undefined : item.read(value, within(at, index)),
    );
    return at.faults.length > before ? undefined : values;
  },
  write: values => values.map(value => (value === undefined ? null : item.write(value))),
  schema: { type: 'array', items: { anyOf: [item.schema, { type: 'null' }] }, maxItems: LIMITS[limit] },
});

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const dictionaryOf = <Value>(item: Shape<Value>): Shape<Readonly<Record<string, Value>>> => ({
  read: (json, at) => {
    if (!isObject(json)) return invalid(json, at, 'object');
    const before = at.faults.length;
    const entries = Object.entries(json).flatMap(([key, value]): [string, Value][] => {
      const read = item.read(value, within(at, key));
      return read === undefined ? [] : [[key, read]];
    });
    return at.faults.length > before ? undefined : Object.fromEntries(entries);
  },
  write: values => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, item.write(value)])),
  schema: { type: 'object', additionalProperties: item.schema },
});

export interface Field<Value> {
  readonly shape: Shape<Value>;
  readonly presence: 'required' | 'optional' | 'defaulted';
  readonly otherwise?: Value;
}
export type Always<Value> = Field<Value> & { readonly presence: 'required' | 'defaulted' };
export type Maybe<Value> = Field<Value> & { readonly presence: 'optional' };

export const required = <Value>(shape: Shape<Value>): Always<Value> => ({ shape, presence: 'required' });
export const optional = <Value>(shape: Shape<Value>): Maybe<Value> => ({ shape, presence: 'optional' });
/** May be left out, and then means this. */
export const orElse = <Value>(shape: Shape<Value>, otherwise: Value): Always<Value> => ({
  shape,
  presence: 'defaulted',
  otherwise,
});

/** A field for every property of the type: leave one out and it does not compile. */
type FieldsOf<Value> = {
  readonly [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key>
    ? Maybe<Exclude<Value[Key], undefined>>
    : Always<Value[Key]>;
};

export const objectOf = <Value extends object>(fields: FieldsOf<Value>): Shape<Value> => {
  const entries = Object.entries(fields) as readonly (readonly [string, Field<unknown>])[];
  return {
    read: (json, at) => {
      if (!isObject(json)) return invalid(json, at, 'object');
      const before = at.faults.length;
      const result: Record<string, unknown> = {};
      for (const key of Object.keys(json))
        if (!Object.hasOwn(fields, key))
          tell(within(at, key), 'json-field-unknown', pointer => ({ pointer }));
      for (const [key, field] of entries) {
        if (Object.hasOwn(json, key)) result[key] = field.shape.read(json[key], within(at, key));
        else if (field.presence === 'defaulted') result[key] = field.otherwise;
        else if (field.presence === 'required')
          tell(within(at, key), 'json-field-missing', pointer => ({ pointer }));
      }
      return at.faults.length > before ? undefined : (result as Value);
    },
    write: value => {
      const given = value as Readonly<Record<string, unknown>>;
      const json: Record<string, Json> = {};
      for (const [key, { shape }] of entries)
        if (given[key] !== undefined) json[key] = shape.write(given[key]);
      return json;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, { shape }]) => [key, shape.schema])),
      required: entries.filter(([, { presence }]) => presence === 'required').map(([key]) => key),
      additionalProperties: false,
    },
  };
};

type KindsOf<Value extends { readonly kind: string }> = {
  readonly [Kind in Value['kind']]: Shape<Extract<Value, { readonly kind: Kind }>>;
};

/** A sum type: `kind` says which shape. */
export const kindsOf = <Value extends { readonly kind: string }>(kinds: KindsOf<Value>): Shape<Value> => {
  const shapes: Readonly<Record<string, Shape<Value>>> = kinds as never;
  const shapeFor = (kind: unknown) =>
    typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  return {
    read: (json, at) => {
      if (!isObject(json)) return invalid(json, at, 'object');
      const shape = shapeFor(json['kind']);
      return shape
        ? shape.read(json, at)
        : invalid(json['kind'], within(at, 'kind'), Object.keys(shapes).join(' | '));
    },
    write: value => shapeFor(value.kind)?.write(value) ?? {},
    schema: { oneOf: Object.values(shapes).map(shape => shape.schema) },
  };
};
