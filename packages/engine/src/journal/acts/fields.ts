import type { Changes } from '../act.ts';
import { canonical } from '../canonical.ts';
import { type Refusal, refusal } from '../refusal.ts';

/* Acts that change some fields of a whole: details, settings, a player. */

const shown = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : canonical(value);

/** Every field whose present value is not the one that the author saw. */
export const fieldsChangedMeanwhile = <Whole extends object>(
  now: Whole,
  { changes, cleared = [], was }: Changes<Whole>,
): readonly Refusal[] => {
  const fields = [...Object.keys(changes), ...cleared] as (keyof Whole & string)[];
  return fields.flatMap(field => {
    const [seen, present] = [shown(was[field]), shown(now[field])];
    if (seen === present) return [];
    return [
      refusal('changed-meanwhile', {
        field,
        ...(seen === undefined ? {} : { was: seen }),
        ...(present === undefined ? {} : { now: present }),
      }),
    ];
  });
};

export const withFields = <Whole extends object>(
  now: Whole,
  { changes, cleared = [] }: Changes<Whole>,
): Whole => {
  const next: Whole = { ...now, ...changes };
  for (const field of cleared) delete next[field];
  return next;
};

/** The names of the fields concerned. */
export const fieldsOf = <Whole>({ changes, cleared = [] }: Changes<Whole>): readonly string[] => [
  ...Object.keys(changes),
  ...cleared,
];

/** Fields that every whole must have cannot be cleared. */
export const changesNothing = <Whole>(act: Changes<Whole>): boolean => fieldsOf(act).length === 0;
