import type { Exact } from '../model/index.ts';
import type { Working } from '../rules/index.ts';
import type { Modifiers, ScoreKind } from './code.ts';
import type { Field } from './field.ts';

/** A lot drawn for a tournament: the same seed gives the same lots. */
export interface Lots {
  readonly seed: string;
}

/** What is not in the tournament's record and a list may ask for. */
export interface Aids {
  readonly lots?: Lots;
  /** Participants in the order the arbiter decided. */
  readonly manual?: readonly number[];
}

/** The values of a tie-break. A value and its working come from the same terms; the lines are made when asked for. */
export interface Column {
  readonly value: (index: number) => Exact | undefined;
  readonly working: (index: number) => Working;
}

/** A number for each participant. */
export interface ByValue {
  readonly kind: 'value';
  /** `descending`: the greatest value is first. */
  readonly order: (modifiers: Modifiers) => 'descending' | 'ascending';
  readonly of: (field: Field, modifiers: Modifiers, aids: Aids) => Column;
  /** Absent: it may decide any group. */
  readonly mayDecide?: (field: Field, group: readonly number[]) => boolean;
}

/** The tied group in order, as far as it could be put in order. */
export interface Split {
  readonly groups: readonly (readonly number[])[];
  /** Its `value` is the place inside the group, 0 where nothing was resolved. */
  readonly working: (index: number) => Working;
}

/** An order of the participants that are tied, not a number of each. */
export interface ByGroup {
  readonly kind: 'group';
  readonly of: (
    field: Field,
    modifiers: Modifiers,
    aids: Aids,
  ) => (group: readonly number[], from: number) => Split;
}

export type Definition = ByValue | ByGroup;

export const scoreIn = (field: Field, modifiers: Modifiers): ScoreKind => modifiers.score ?? field.primary;

const DESCENDING = () => 'descending' as const;

/** A column whose workings are cheap enough to be the values as well. */
export const column = (working: Column['working']): Column => ({
  value: index => working(index).exact,
  working,
});

export const byValue = (of: ByValue['of']): ByValue => ({ kind: 'value', order: DESCENDING, of });

/** 1 + how many are ahead; 0 for everyone when the group was left whole. */
export const placeIn = (groups: readonly (readonly number[])[], index: number): number => {
  if (groups.length < 2) return 0;
  let ahead = 0;
  for (const group of groups) {
    if (group.includes(index)) return ahead + 1;
    ahead += group.length;
  }
  return 0;
};

/** The group cut where the comparison tells two apart. */
export const splitBy = (
  group: readonly number[],
  compare: (a: number, b: number) => number,
): readonly (readonly number[])[] => {
  const sorted = [...group].sort((a, b) => compare(a, b) || a - b);
  const groups: number[][] = [];
  for (const index of sorted) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], index) === 0) last.push(index);
    else groups.push([index]);
  }
  return groups;
};
