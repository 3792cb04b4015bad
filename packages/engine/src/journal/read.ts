import type { Outcome } from '../model/index.ts';
import type { Wish } from './act.ts';
import type { Entry, Json } from './entry.ts';
import { readAs, type ShapeFault } from './shape.ts';
import { wishShape } from './shapes/acts.ts';
import { entryShape } from './shapes/entry.ts';
import { upgraded } from './upgrade/catalogue.ts';

/** A wish from outside: strictly, every fault with its place. */
export const readWish = (json: unknown): Outcome<Wish, ShapeFault> => readAs(wishShape, json);

/** An entry of a journal, of whatever format: upgraded first, then read strictly. */
export const readEntry = (json: unknown, pointer = ''): Outcome<Entry, ShapeFault> =>
  readAs(entryShape, ofToday(json), pointer);

const isObject = (json: unknown): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const ofToday = (json: unknown): unknown => {
  if (!isObject(json)) return json;
  const { v, act } = json;
  const read = typeof v === 'number' && isObject(act) ? upgraded(act, v) : act;
  return { ...json, act: read };
};
