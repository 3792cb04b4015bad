import type { Json, Schema } from '../../shape/index.ts';

/** Whether a value fits a JSON Schema, for the keywords that ours uses. An unknown keyword is an error of ours. */
export const fits = (schema: Schema, value: Json): boolean =>
  Object.entries(schema).every(([keyword, argument]) => {
    const check = KEYWORDS[keyword];
    if (!check) throw new Error(`A keyword that the test does not know: ${keyword}`);
    return check(argument, value, schema);
  });

type Check = (argument: Json, value: Json, schema: Schema) => boolean;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asSchema = (json: Json | undefined): Schema => {
  if (isObject(json)) return json;
  throw new Error('A schema is an object');
};

const asList = (json: Json): readonly Json[] => {
  if (Array.isArray(json)) return json;
  throw new Error('A list was expected');
};

const TYPES: Readonly<Record<string, (value: Json) => boolean>> = {
  string: value => typeof value === 'string',
  number: value => typeof value === 'number',
  integer: value => Number.isInteger(value),
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
  array: value => Array.isArray(value),
  object: isObject,
};

const isOfType = (type: Json, value: Json): boolean => TYPES[String(type)]?.(value) ?? false;

const KEYWORDS: Readonly<Record<string, Check>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  type: (types, value) =>
    Array.isArray(types) ? types.some(type => isOfType(type, value)) : isOfType(types, value),
  enum: (allowed, value) => asList(allowed).includes(value),
  pattern: (pattern, value) => typeof value !== 'string' || new RegExp(String(pattern), 'u').test(value),
  minimum: (least, value) => typeof value !== 'number' || value >= Number(least),
  maximum: (most, value) => typeof value !== 'number' || value <= Number(most),
  maxItems: (maximum, value) => !Array.isArray(value) || value.length <= Number(maximum),
  items: (item, value) => !Array.isArray(value) || value.every(each => fits(asSchema(item), each)),
  required: (keys, value) => !isObject(value) || asList(keys).every(key => Object.hasOwn(value, String(key))),
  properties: (properties, value) =>
    !isObject(value) ||
    Object.entries(asSchema(properties)).every(
      ([key, schema]) => !Object.hasOwn(value, key) || fits(asSchema(schema), value[key] ?? null),
    ),
  additionalProperties: (others, value, schema) => {
    if (!isObject(value)) return true;
    const known = isObject(schema['properties']) ? schema['properties'] : {};
    return Object.entries(value)
      .filter(([key]) => !Object.hasOwn(known, key))
      .every(([, other]) => (others === false ? false : fits(asSchema(others), other)));
  },
  propertyNames: (names, value) =>
    !isObject(value) || Object.keys(value).every(key => fits(asSchema(names), key)),
  oneOf: (schemas, value) => asList(schemas).filter(schema => fits(asSchema(schema), value)).length === 1,
  anyOf: (schemas, value) => asList(schemas).some(schema => fits(asSchema(schema), value)),
};
