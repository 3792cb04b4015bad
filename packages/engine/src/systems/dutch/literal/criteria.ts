import type { Float } from '../../../position/index.ts';
import type { BracketPairing, LiteralBracket } from './candidates.ts';
import { deniedIn } from './colours.ts';
import type { Pair } from './field.ts';
import type { Member } from './member.ts';

/** A quality criterion by its letter: the faults it finds in a candidate. Their order does not matter. */
export interface Criterion {
  /** The key of its rule. */
  readonly key: string;
  readonly faults: (candidate: BracketPairing, seen: Seen) => readonly number[];
}

/** The bracket that a candidate pairs, and what depends on the stage of the round. */
export interface Seen {
  readonly bracket: LiteralBracket;
  /** 2.4.4, note: C9 counts here. */
  readonly countsUnplayed: boolean;
}

/** Greatest first; no fault is left out. */
export const faultsBy = (criterion: Criterion, candidate: BracketPairing, seen: Seen): readonly number[] =>
  criterion
    .faults(candidate, seen)
    .filter(fault => fault > 0)
    .sort((a, b) => b - a);

/** Negative: the first is better. "In descending order": the greatest faults are compared first. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** C6 (C.5). */
export const numberOfDownfloaters: Criterion['faults'] = ({ downfloaters }) => downfloaters.map(() => 1);

/** A.8: one point. */
const ONE_POINT = 10;

/** Score above the lowest of the bracket, and a point (A.8: the artificial value). */
export const scoreAbove = (member: Member, { movedDown, residents }: LiteralBracket): number =>
  member.score - Math.min(...[...movedDown, ...residents].map(({ score }) => score)) + ONE_POINT;

/* C10-C13 (C.8-C.11): of two who want the same colour, article 5 (E) says who does not get it. */

const denied = ({ pairs }: BracketPairing): readonly { readonly pair: Pair; readonly member: Member }[] =>
  pairs.flatMap(pair => deniedIn(pair).map(member => ({ pair, member })));

const isOfTopscorer = ([a, b]: Pair): boolean => a.isTopscorer || b.isTopscorer;

export const widerThanTwo: Criterion['faults'] = candidate =>
  denied(candidate)
    .filter(({ pair, member }) => isOfTopscorer(pair) && Math.abs(member.difference) > 1)
    .filter(({ member }) => member.wants === (member.difference > 0 ? 'black' : 'white'))
    .map(() => 1);

export const threeInARow: Criterion['faults'] = candidate =>
  denied(candidate)
    .filter(({ pair, member: { entrant, wants } }) => {
      const [last, before] = [entrant.colours.at(-1), entrant.colours.at(-2)];
      return isOfTopscorer(pair) && last !== undefined && last === before && last !== wants;
    })
    .map(() => 1);

export const preferenceDenied: Criterion['faults'] = candidate => denied(candidate).map(() => 1);

export const strongPreferenceDenied: Criterion['faults'] = candidate =>
  denied(candidate)
    .filter(({ member }) => member.strength === 2)
    .map(() => 1);

/** 0: the last round; 1: the one before it. */
export type When = 0 | 1;

export const had = (member: Member, float: Float, when: When): boolean => member.floats[when] === float;
