import { echoed, LIMITS } from '../model/index.ts';
import type { Json } from './entry.ts';

/** What is wrong with a value that came from outside. `pointer` as in RFC 6901; the whole document is ``. */
export interface ShapeFault {
  readonly pointer: string;
  /** `text`, `whole number`, `true or false`, `list`, `object`, `nothing else`, `present`, or the words allowed. */
  readonly expected: string;
  readonly found: string;
}

/** One definition that reads a value strictly and describes it as JSON Schema (draft 2020-12). */
export interface Shape<Value> {
  /** Undefined: refused, with everything that is wrong told to `faults`. */
  readonly read: (value: unknown, at: At) => Value | undefined;
  readonly schema: { readonly [keyword: string]: Json };
}

/** Where in the document we are, and what was wrong so far. */
interface At {
  readonly pointer: string;
  readonly faults: ShapeFault[];
}

const within = ({ pointer, faults }: At, key: string | number): At => ({
  pointer: `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
  faults,
});

const wrong = (value: unknown, { pointer, faults }: At, expected: string): undefined => {
  if (faults.length < LIMITS.faults) faults.push({ pointer, expected, found: foundIn(value) });
  return undefined;
};

/** Never the inside of a list or an object: it may be of any size and depth. */
const foundIn = (value: unknown): string => {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : echoed(JSON.stringify(value) ?? 'nothing');
};

/* Line breaks and tabs may stand in a note; the other control characters nowhere. */
const CONTROLS = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';
const hasNoControls = new RegExp(CONTROLS);

export const textOf = (longest: number = LIMITS.line): Shape<string> => ({
  read: (value, at) =>
    typeof value === 'string' && value.length <= longest && hasNoControls.test(value)
      ? value
      : wrong(value, at, 'text'),
  schema: { type: 'string', maxLength: longest, pattern: CONTROLS },
});
export const text = textOf();

export const matching = (pattern: RegExp, expected: string): Shape<string> => ({
  read: (value, at) =>
    typeof value === 'string' && pattern.test(value) ? value : wrong(value, at, expected),
  schema: { type: 'string', pattern: pattern.source },
});

/** A whole number; `Value` names its brand. */
export const whole = <Value extends number = number>(minimum: number, maximum: number): Shape<Value> => ({
  read: (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? (value as Value)
      : wrong(value, at, 'whole number'),
  schema: { type: 'integer', minimum, maximum },
});

export const flag: Shape<boolean> = {
  read: (value, at) => (typeof value === 'boolean' ? value : wrong(value, at, 'true or false')),
  schema: { type: 'boolean' },
};

export const oneOf = <Value extends string | number | boolean>(
  ...allowed: readonly Value[]
): Shape<Value> => ({
  read: (value, at) => allowed.find(word => word === value) ?? wrong(value, at, allowed.join(' | ')),
  schema: { enum: [...allowed] },
});

/** Any JSON that is not nested without end: what is checked by its digest, or only repeated. */
export const anything: Shape<Json> = {
  read: (value, at) => (isTooDeep(value) ? wrong('…', at, 'fewer levels') : (value as Json)),
  schema: {},
};

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

export const listOf = <Value>(
  item: Shape<Value>,
  most: number = LIMITS.entries,
): Shape<readonly Value[]> => ({
  read: (value, at) => {
    if (!Array.isArray(value) || value.length > most) return wrong(value, at, 'list');
    const before = at.faults.length;
    const read = value.map((part: unknown, index) => item.read(part, within(at, index)));
    return at.faults.length > before ? undefined : (read as readonly Value[]);
  },
  schema: { type: 'array', items: item.schema, maxItems: most },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object by keys of one kind: options by name. */
export const mapOf = <Value>(item: Shape<Value>): Shape<Readonly<Record<string, Value>>> => ({
  read: (value, at) => {
    if (!isObject(value)) return wrong(value, at, 'object');
    const before = at.faults.length;
    const read = Object.entries(value).map(([key, part]) => [key, item.read(part, within(at, key))] as const);
    return at.faults.length > before
      ? undefined
      : (Object.fromEntries(read) as Readonly<Record<string, Value>>);
  },
  schema: { type: 'object', additionalProperties: item.schema },
});

/** A field that may be absent. */
export interface Optional<Value> {
  readonly optional: Shape<Value>;
}
export const optional = <Value>(shape: Shape<Value>): Optional<Value> => ({ optional: shape });

/** A shape for every field, optional exactly where the type has it so: a field left out does not compile. */
export type Fields<Whole> = {
  readonly [Key in keyof Whole]-?: Record<never, never> extends Pick<Whole, Key>
    ? Optional<Exclude<Whole[Key], undefined>>
    : Shape<Whole[Key]>;
};

type AnyField = Shape<unknown> | Optional<unknown>;
const isOptional = (field: AnyField): field is Optional<unknown> => 'optional' in field;

/** An object with these fields and no others. */
export const object = <Whole>(fields: Fields<Whole>): Shape<Whole> => {
  const named = Object.entries(fields) as [string, AnyField][];
  const known = new Set(named.map(([name]) => name));
  const required = named.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    read: (value, at) => {
      if (!isObject(value)) return wrong(value, at, 'object');
      const before = at.faults.length;
      const read: Record<string, unknown> = {};
      for (const [name, field] of named) {
        const part = Object.hasOwn(value, name) ? value[name] : undefined;
        if (part !== undefined)
          read[name] = (isOptional(field) ? field.optional : field).read(part, within(at, name));
        else if (!isOptional(field)) wrong(undefined, within(at, name), 'present');
      }
      for (const name of Object.keys(value))
        if (!known.has(name)) wrong(value[name], within(at, name), 'nothing else');
      return at.faults.length > before ? undefined : (read as Whole);
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        named.map(([name, field]) => [name, (isOptional(field) ? field.optional : field).schema]),
      ),
      required,
      additionalProperties: false,
    },
  };
};

/** All fields optional: what changes. */
export const someOf = <Whole>(fields: Fields<Whole>): Shape<Partial<Whole>> =>
  object<Partial<Whole>>(
    Object.fromEntries(
      (Object.entries(fields) as [string, AnyField][]).map(([name, field]) => [
        name,
        isOptional(field) ? field : optional(field),
      ]),
    ) as unknown as Fields<Partial<Whole>>,
  );

/** One of several objects, told apart by `kind`. */
export const byKind = <Value extends { readonly kind: string }>(
  shapes: {
    readonly [Kind in Value['kind']]: Shape<Extract<Value, { readonly kind: Kind }>>;
  },
): Shape<Value> => {
  const known = shapes as Readonly<Record<string, Shape<Value>>>;
  return {
    read: (value, at) => {
      if (!isObject(value)) return wrong(value, at, 'object');
      const { kind } = value;
      const shape = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
      return shape ? shape.read(value, at) : wrong(kind, within(at, 'kind'), Object.keys(known).join(' | '));
    },
    schema: { oneOf: Object.values(known).map(shape => shape.schema) },
  };
};

/** Reads the whole: the value, or everything that is wrong. */
export const readAs = <Value>(
  shape: Shape<Value>,
  value: unknown,
  pointer = '',
):
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly ShapeFault[] } => {
  const faults: ShapeFault[] = [];
  const read = shape.read(value, { pointer, faults });
  return faults.length === 0 && read !== undefined ? { ok: true, value: read } : { ok: false, faults };
};
