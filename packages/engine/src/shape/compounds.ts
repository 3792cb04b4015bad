import { LIMITS } from '../model/index.ts';
import {
  type At,
  exceeds,
  isObject,
  type Json,
  type LimitName,
  type Shape,
  shape,
  within,
  wrong,
} from './shape.ts';

/* What has parts: lists and objects. */

/** `least` holds for what comes in. */
export const listOf = <Value>(
  item: Shape<Value>,
  limit: LimitName = 'entries',
  least = 0,
): Shape<readonly Value[]> =>
  shape(
    (value, at) => {
      if (!Array.isArray(value) || (value.length < least && !at.isStored)) return wrong(value, at, 'list');
      if (exceeds(value.length, limit, at)) return undefined;
      const before = at.faults.length;
      const read = value.map((part: unknown, index) => item.read(part, within(at, index)));
      return at.faults.length > before ? undefined : (read as readonly Value[]);
    },
    {
      type: 'array',
      items: item.schema,
      ...(least === 0 ? {} : { minItems: least }),
      maxItems: LIMITS[limit],
    },
    values => values.map(item.write),
  );

/** A list with gaps, which JSON writes as `null`. */
export const gappedListOf = <Value>(
  item: Shape<Value>,
  limit: LimitName = 'entries',
): Shape<readonly (Value | undefined)[]> => {
  const orGap = shape<Value | undefined>(
    (value, at) => (value === null ? undefined : item.read(value, at)),
    { anyOf: [item.schema, { type: 'null' }] },
    value => (value === undefined ? null : item.write(value)),
  );
  return listOf(orGap, limit);
};

/** An object by keys of one kind: options by name. Without `key`: any keys. */
export const mapOf = <Value>(
  item: Shape<Value>,
  key?: Shape<string>,
): Shape<Readonly<Record<string, Value>>> =>
  shape(
    (value, at) => {
      if (!isObject(value)) return wrong(value, at, 'object');
      const before = at.faults.length;
      const read = Object.entries(value).map(([name, part]) => {
        key?.read(name, within(at, name));
        return [name, item.read(part, within(at, name))] as const;
      });
      return at.faults.length > before
        ? undefined
        : (Object.fromEntries(read) as Readonly<Record<string, Value>>);
    },
    {
      type: 'object',
      ...(key ? { propertyNames: key.schema } : {}),
      additionalProperties: item.schema,
    },
    values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, item.write(value)])),
  );

/** A field that may be absent. */
export interface Optional<Value> {
  readonly optional: Shape<Value>;
}
export const optional = <Value>(of: Shape<Value>): Optional<Value> => ({ optional: of });

/** A field that may be absent, and then means this. */
export interface Defaulted<Value> {
  readonly defaulted: Shape<Value>;
  readonly otherwise: Value;
}
export const orElse = <Value>(of: Shape<Value>, otherwise: Value): Defaulted<Value> => ({
  defaulted: of,
  otherwise,
});

type AnyField = Shape<unknown> | Optional<unknown> | Defaulted<unknown>;

/** A shape for every field, optional exactly where the type says so: leaving one out does not compile. */
export type Fields<Whole> = {
  readonly [Key in keyof Whole]-?: Record<never, never> extends Pick<Whole, Key>
    ? Optional<Exclude<Whole[Key], undefined>>
    : Shape<Whole[Key]> | Defaulted<Whole[Key]>;
};

interface Named {
  readonly name: string;
  readonly of: Shape<unknown>;
  readonly presence: 'required' | 'optional' | 'defaulted';
  readonly otherwise?: unknown;
}

const namedOf = (name: string, field: AnyField): Named => {
  if ('optional' in field) return { name, of: field.optional, presence: 'optional' };
  if ('defaulted' in field)
    return { name, of: field.defaulted, presence: 'defaulted', otherwise: field.otherwise };
  return { name, of: field, presence: 'required' };
};

const ofFields = <Whole>(fields: object, others: 'refused' | 'passed over'): Shape<Whole> => {
  const named = Object.entries(fields).map(([name, field]) => namedOf(name, field as AnyField));
  const read = (value: unknown, at: At): Whole | undefined => {
    if (!isObject(value)) return wrong(value, at, 'object');
    const before = at.faults.length;
    const whole: Record<string, unknown> = {};
    for (const { name, of, presence, otherwise } of named) {
      const part = Object.hasOwn(value, name) ? value[name] : undefined;
      if (part === undefined) {
        if (presence === 'defaulted') whole[name] = otherwise;
        if (presence === 'required') wrong(undefined, within(at, name), 'present');
        continue;
      }
      const found = of.read(part, within(at, name));
      if (found !== undefined) whole[name] = found;
    }
    if (others === 'refused')
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name)) wrong(value[name], within(at, name), 'nothing else');
    return at.faults.length > before ? undefined : (whole as Whole);
  };
  const write = (whole: Whole): Json => {
    const json: Record<string, Json> = {};
    for (const { name, of } of named) {
      const part = (whole as Readonly<Record<string, unknown>>)[name];
      if (part !== undefined) json[name] = of.write(part);
    }
    return json;
  };
  const schema = {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, of }) => [name, of.schema])),
    required: named.filter(({ presence }) => presence === 'required').map(({ name }) => name),
    ...(others === 'refused' ? { additionalProperties: false } : {}),
  };
  return shape(read, schema, write);
};

/** An object with the fields of a type and no others. */
export const object = <Whole>(fields: Fields<Whole>): Shape<Whole> => ofFields(fields, 'refused');

type Given = Readonly<Record<string, AnyField>>;
type OfField<Field> =
  Field extends Optional<infer Value>
    ? Value
    : Field extends Defaulted<infer Value>
      ? Value
      : Field extends Shape<infer Value>
        ? Value
        : never;
type MaybeKeys<F extends Given> = {
  [Key in keyof F]: F[Key] extends Optional<unknown> ? Key : never;
}[keyof F];
/** The type that follows from fields. */
export type Inferred<F extends Given> = {
  readonly [Key in Exclude<keyof F, MaybeKeys<F>>]: OfField<F[Key]>;
} & { readonly [Key in MaybeKeys<F>]?: OfField<F[Key]> };

/** The same without a named type: the type follows from the fields. */
export const objectOf = <F extends Given>(fields: F): Shape<Inferred<F>> => ofFields(fields, 'refused');

/** Other fields are passed over: addresses that others write add their own. */
export const someOfObject = <F extends Given>(fields: F): Shape<Inferred<F>> =>
  ofFields(fields, 'passed over');

/** All fields optional: what changes. */
export const partOf = <Whole>(fields: Fields<Whole>): Shape<Partial<Whole>> =>
  ofFields(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, optional(namedOf(name, field as AnyField).of)]),
    ),
    'refused',
  );

/** One of several objects, told apart by `kind`. */
export const byKind = <Value extends { readonly kind: string }>(
  shapes: { readonly [Kind in Value['kind']]: Shape<Extract<Value, { readonly kind: Kind }>> },
): Shape<Value> => {
  const known = shapes as Readonly<Record<string, Shape<Value>>>;
  const shapeFor = (kind: unknown) =>
    typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
  return shape(
    (value, at) => {
      if (!isObject(value)) return wrong(value, at, 'object');
      const { kind } = value;
      const found = shapeFor(kind);
      return found ? found.read(value, at) : wrong(kind, within(at, 'kind'), Object.keys(known).join(' | '));
    },
    { oneOf: Object.values(known).map(({ schema }) => schema) },
    value => shapeFor(value.kind)?.write(value) ?? {},
  );
};

/** One of several objects, told apart by a field that only one of them has. */
export const byField = <Value>(shapes: Readonly<Record<string, Shape<Value>>>): Shape<Value> => {
  const names = Object.keys(shapes);
  return shape(
    (value, at) => {
      if (!isObject(value)) return wrong(value, at, 'object');
      const found = names.find(name => Object.hasOwn(value, name));
      return found === undefined
        ? wrong(value, at, `an object with ${names.join(' or ')}`)
        : shapes[found]?.read(value, at);
    },
    { anyOf: Object.values(shapes).map(({ schema }) => schema) },
  );
};

/** A number that names something, or the thing itself. */
export const numberOr = <Key extends number, Value>(
  key: Shape<Key>,
  whole: Shape<Value>,
): Shape<Key | Value> =>
  shape<Key | Value>(
    (value, at) => (typeof value === 'number' ? key.read(value, at) : whole.read(value, at)),
    { anyOf: [key.schema, whole.schema] },
    value => (typeof value === 'number' ? value : whole.write(value as Value)),
  );
