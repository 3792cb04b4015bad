import { worked } from '../rules/index.ts';
import { type ByGroup, type ByValue, column, placeIn, splitBy } from './definition.ts';
import { OTHER_RULES } from './rules.ts';

/** C.07, article 4.2: every participant draws one lot; the lowest is first. The seed alone decides the lots. */
export const lots: ByValue = {
  kind: 'value',
  order: () => 'ascending',
  of: (field, _modifiers, aids) => {
    const drawn = drawLots(
      field.entries.map(entry => entry.id),
      aids.lots?.seed ?? '',
    );
    return column(index => worked(OTHER_RULES.lots, drawn.get(field.entries[index]?.id ?? 0)));
  },
};

/** The order that the arbiter gave; those not named stay tied behind those named. */
export const manual: ByGroup = {
  kind: 'group',
  of: (field, _modifiers, aids) => group => {
    const places = new Map((aids.manual ?? []).map((id, at) => [id, at + 1]));
    const of = (index: number) => places.get(field.entries[index]?.id ?? 0) ?? places.size + 1;
    const groups = splitBy(group, (a, b) => of(a) - of(b));
    return { groups, working: index => worked(OTHER_RULES.manual, placeIn(groups, index)) };
  },
};

/** A shuffle by the seed of the numbers in order, so that the order of a file does not matter. */
export const drawLots = (ids: readonly number[], seed: string): ReadonlyMap<number, number> => {
  const order = [...ids].sort((a, b) => a - b);
  const next = generatorOf(seed);
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
  return new Map(order.map((id, at) => [id, at + 1]));
};

/** FNV-1a of the seed, then the generator mulberry32: 32-bit arithmetic, the same on every machine. */
const generatorOf = (seed: string): (() => number) => {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
