import {
  accept,
  type Category,
  type Issue,
  type Outcome,
  type PrizePlan,
  refuseAll,
  toldOf,
} from '../../model/index.ts';
import { type Fields, object } from '../../shape/index.ts';
import { textOf } from '../text.ts';
import { placedIn, scanned } from './read.ts';
import { readDocument } from './shape.ts';
import { ANNOUNCED } from './shapes.ts';

/** What a tournament announces, in a file of its own: the same two fields that a tournament has in JSON. */
export interface Announced {
  readonly categories?: readonly Category[];
  readonly prizes: PrizePlan;
}

const announced = object<Announced>({
  categories: ANNOUNCED.categories,
  prizes: ANNOUNCED.prizes.optional,
} as Fields<Announced>);

/** Every fault with its pointer and its place. Whether the plan has one meaning is asked where it is used. */
export const readPlan = (bytes: Uint8Array): Outcome<Announced, Issue> => {
  const text = textOf(bytes);
  if (!text.ok) return text;
  const { kept, length } = scanned(text.value);
  if (length > 0) return refuseAll(toldOf(kept, length));
  const { value, faults } = readDocument(announced, JSON.parse(text.value));
  return value ? accept(value) : refuseAll(toldOf(placedIn(text.value, faults), faults.length));
};
