import type { Outcome } from '../model/index.ts';
import { isObject, readAs, readStored, type ShapeFault } from '../shape/index.ts';
import type { Act, Wish } from './act.ts';
import type { Entry, Json } from './entry.ts';
import type { Digest } from './key.ts';
import { wishShape } from './shapes/acts.ts';
import { entryShape } from './shapes/entry.ts';
import { FORMATS, type Formats, upgraded } from './upgrade/catalogue.ts';

/** A wish from outside: strictly, every fault with its place. */
export const readWish = (json: unknown): Outcome<Wish, ShapeFault> => readAs(wishShape, json);

/** An entry of a file, of whatever format: upgraded first, then read strictly. */
export const readEntry = (
  json: unknown,
  pointer = '',
  formats: Formats = FORMATS,
): Outcome<Entry, ShapeFault> => {
  const today = ofToday(json, formats);
  const read = readStored(entryShape, today.json, pointer);
  return read.ok && today.written !== undefined
    ? { ok: true, value: { ...read.value, written: today.written } }
    : read;
};

/**
 * An entry from a store, whose seal says that it is ours: upgraded, and not looked at field by field. Undefined where no step
 * leads from its format to that of today.
 */
export const entryFrom = (given: unknown, seal: Digest, formats: Formats = FORMATS): Entry | undefined => {
  const { json, written } = ofToday(given, formats);
  const { act, ...rest } = json as Omit<Entry, 'seal' | 'act'> & { readonly act: Act | undefined };
  return act && { ...rest, act, seal, ...(written === undefined ? {} : { written }) };
};

interface OfToday {
  readonly json: unknown;
  /** The act as it stands in the text, where another one is read. */
  readonly written?: Json;
}

const ofToday = (json: unknown, formats: Formats): OfToday => {
  if (!isObject(json)) return { json };
  const { v, act } = json;
  if (v === formats.to || typeof v !== 'number' || !isObject(act)) return { json };
  const written = act as Readonly<Record<string, Json>>;
  return { json: { ...json, act: upgraded(written, v, formats) }, written };
};
