import { echoed, LIMITS } from '../model/index.ts';
import type { StandardSchema } from './standard.ts';

/* One language for all that comes from outside: files of our own, acts, requests. A shape says once what a value is; from it
 * follow the reader, the writer, the description as JSON Schema and the type. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A part of a JSON Schema (draft 2020-12). */
export type Schema = { readonly [keyword: string]: Json };

/** The names and numbers that lead to a value. */
export type Path = readonly (string | number)[];

export interface Shape<Value> {
  /** Undefined: refused, with everything that is wrong told to `at`. */
  readonly read: (value: unknown, at: At) => Value | undefined;
  /** As JSON. A method, so that a shape of a text is a shape of something. */
  write(value: Value): Json;
  readonly schema: Schema;
  readonly '~standard': StandardSchema<Value>;
}

/** What a shape reads. */
export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

/** A name of a limit, whatever it limits. */
export type LimitName = keyof typeof LIMITS;

/** Something that is wrong, and the way to it. */
export interface Fault {
  readonly path: Path;
  /** What should stand there: a word such as `text` or `list`, or the values allowed; `nothing else`, `present`. */
  readonly expected: string;
  readonly found: string;
  /** Too many or too long. */
  readonly limit?: { readonly name: LimitName; readonly found: number };
}

/** The first are kept, all are counted. */
export interface Faults {
  readonly kept: Fault[];
  length: number;
}
export const noFaults = (): Faults => ({ kept: [], length: 0 });

/** Where in the document we are. The path is spelt out only for a fault. */
export interface At {
  readonly faults: Faults;
  /**
   * What was once taken is read again, from a journal: sizes and signs of texts, which may have been wider then, are not held
   * against it.
   */
  readonly isStored: boolean;
  readonly parent?: At;
  readonly key?: string | number;
}

export const within = (parent: At, key: string | number): At => ({
  faults: parent.faults,
  isStored: parent.isStored,
  parent,
  key,
});

const pathTo = (at: At): Path => {
  const path: (string | number)[] = [];
  for (let here: At | undefined = at; here?.key !== undefined; here = here.parent) path.push(here.key);
  return path.reverse();
};

/** RFC 6901; long keys are cut, as every value that is repeated. */
export const pointerOf = (path: Path): string =>
  path.map(key => `/${echoed(String(key)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const wrong = (value: unknown, at: At, expected: string): undefined => {
  if (at.faults.length++ < LIMITS.faults)
    at.faults.kept.push({ path: pathTo(at), expected, found: shown(value) });
  return undefined;
};

/** Whether there is too much of it, which is then told. */
export const exceeds = (found: number, name: LimitName, at: At): boolean => {
  if (found <= LIMITS[name]) return false;
  if (at.faults.length++ < LIMITS.faults)
    at.faults.kept.push({
      path: pathTo(at),
      expected: `at most ${LIMITS[name]}`,
      found: String(found),
      limit: { name, found },
    });
  return true;
};

/** A value as a fault repeats it. What is inside lists and objects is not spelt out: it may be of any size. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (isObject(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  if (typeof value === 'string') return JSON.stringify(echoed(value));
  return echoed(JSON.stringify(value) ?? 'nothing');
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a shape of how it reads and what it looks like. Without `write`, a value is its own JSON. */
export const shape = <Value>(
  read: Shape<Value>['read'],
  schema: Schema,
  write: (value: Value) => Json = value => value as Json,
): Shape<Value> => ({
  read,
  write,
  schema,
  '~standard': {
    version: 1,
    vendor: 'pareo',
    validate: value => {
      const faults = noFaults();
      const found = read(value, { faults, isStored: false });
      return faults.length === 0
        ? { value: found as Value }
        : { issues: faults.kept.map(fault => ({ message: sentenceOf(fault), path: fault.path })) };
    },
  },
});

/** For programs and their authors; what people read stands in `texts`. */
export const sentenceOf = ({ expected, found }: Pick<Fault, 'expected' | 'found'>): string =>
  `expected ${expected}, found ${found}`;

/** What is wrong with a value that came from outside. `pointer` as in RFC 6901; the whole document is ``. */
export interface ShapeFault {
  readonly pointer: string;
  /** `text`, `whole number`, `boolean`, `list`, `object`, `nothing else`, `present`, or the values allowed. */
  readonly expected: string;
  readonly found: string;
}

export type ReadAs<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly ShapeFault[] };

const readFrom = <Value>(
  { read }: Shape<Value>,
  value: unknown,
  isStored: boolean,
  pointer: string,
): ReadAs<Value> => {
  const faults = noFaults();
  const found = read(value, { faults, isStored });
  if (faults.length === 0) return { ok: true, value: found as Value };
  return {
    ok: false,
    faults: faults.kept.map(({ path, expected, found: there }) => ({
      pointer: pointer + pointerOf(path),
      expected,
      found: there,
    })),
  };
};

/** Reads what comes in: the value, or everything that is wrong. */
export const readAs = <Value>(of: Shape<Value>, value: unknown): ReadAs<Value> =>
  readFrom(of, value, false, '');

/** Reads what was taken before, at a place of its document. */
export const readStored = <Value>(of: Shape<Value>, value: unknown, pointer = ''): ReadAs<Value> =>
  readFrom(of, value, true, pointer);
