import fc from 'fast-check';
import type { Json, Schema } from '../shape.ts';

/* Values that fit a schema, with a leaning to its edges: the longest, the least, the strangest signs. Some do not fit, where a
 * pattern is not known here: whoever asks looks whether they were taken. */

const SIGNS = [
  ...'abñ😀 ;,"\\',
  '\u0000',
  '\u0001',
  '\t',
  '\n',
  '\r',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ud83d',
];

/** Rarely something that does not fit: an object of twenty fields is to be taken more often than not. */
const mostly = <Value>(fitting: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ arbitrary: fitting, weight: 60 }, { arbitrary: other, weight: 1 });

const texts = (longest: number, pattern: string, least = 0): fc.Arbitrary<string> => {
  const signs = SIGNS.filter(sign => new RegExp(pattern).test(sign));
  const fitting = fc.oneof(
    fc
      .array(fc.constantFrom(...signs), { minLength: least, maxLength: Math.min(longest, 5) })
      .map(chosen => chosen.join('')),
    fc.constantFrom('x'.repeat(longest), '__proto__'),
  );
  return mostly(fitting, fc.constantFrom('x'.repeat(longest + 1), '\u0000', '\u001b', '\n'));
};

const OF_PATTERN: readonly (readonly [part: string, fc.Arbitrary<string>])[] = [
  ['T\\d{2}:\\d{2})?', fc.constantFrom('2026-11-18T10:00', '')],
  ['T\\d{2}', fc.constantFrom('2026-11-18T10:00Z', '2026-11-18T10:00:00.123456789Z')],
  ['[A-Z]{3}', fc.constantFrom('EUR', 'MXN')],
  ['^[1-9]\\d{0,3}$', fc.constantFrom('1', '9999')],
  ['(\\/\\d{1,15})?', fc.constantFrom('1', '0', '50000/3', '1/0')],
  ['^\\d{4}\\/', fc.constantFrom('2026/11/19', '2008/02/31')],
  ['\\d{4}-(0[1-9]|1[0-2])$', fc.constantFrom('2026-11', '2026-01')],
  ['\\d{4}-', fc.constantFrom('2026-11-18', '2026-02-31')],
  ['[WB]', fc.constantFrom('WBWB', 'W')],
  ['[0-9a-f]', fc.constantFrom('0'.repeat(32), 'f'.repeat(64))],
];

const isSchema = (json: Json | undefined): json is Schema =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const schemasIn = (json: Json | undefined): readonly Schema[] =>
  Array.isArray(json) ? json.filter(isSchema) : [];

/** `most`: of a list; lists of thousands show no more than lists of three. */
export const valuesOf = (schema: Schema, most = 3): fc.Arbitrary<Json> => {
  const { type, enum: allowed, oneOf, anyOf, pattern } = schema;
  const alternatives = [...schemasIn(oneOf), ...schemasIn(anyOf)];
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(one => valuesOf(one, most)));
  if (Array.isArray(allowed)) return fc.constantFrom(...(allowed as readonly Json[]));
  const limit = (keyword: string, otherwise: number): number => Number(schema[keyword] ?? otherwise);
  switch (type) {
    case 'integer': {
      const [min, max] = [limit('minimum', 0), limit('maximum', 1e6)];
      return mostly(
        fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 5) })),
        fc.constantFrom(min - 1, max + 1),
      );
    }
    case 'number':
      return fc.constantFrom(0, -0, 0.5, 1e300, -1e-300);
    case 'boolean':
      return fc.boolean();
    case 'string': {
      const known = OF_PATTERN.find(([part]) => String(pattern ?? '').includes(part));
      return known ? known[1] : texts(limit('maxLength', 300), String(pattern ?? ''), limit('minLength', 0));
    }
    case 'array': {
      const items = isSchema(schema['items']) ? schema['items'] : {};
      const minLength = limit('minItems', 0);
      return fc.array(valuesOf(items, most), { minLength, maxLength: Math.max(minLength, most) });
    }
    case 'object':
      return objectsOf(schema, most);
    default:
      return fc.constantFrom<Json>('x', 1, true, null, [], { code: 'x' }, [[['deep']]]);
  }
};

const objectsOf = (schema: Schema, most: number): fc.Arbitrary<Json> => {
  const { properties, required, additionalProperties } = schema;
  if (isSchema(properties)) {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, valuesOf(isSchema(of) ? of : {}, most)]),
    );
    return fc.record(fields, { requiredKeys: Array.isArray(required) ? required.map(String) : [] });
  }
  return fc.dictionary(
    texts(20, '^[^\\u0000-\\u001f\\u007f-\\u009f]*$'),
    valuesOf(isSchema(additionalProperties) ? additionalProperties : {}, most),
    {
      maxKeys: most,
    },
  );
};
