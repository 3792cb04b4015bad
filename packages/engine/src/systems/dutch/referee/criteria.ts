import type { Float } from '../../../position/index.ts';
import type { BracketPairing, LiteralBracket } from './candidates.ts';
import { deniedIn } from './colours.ts';
import type { Pair } from './field.ts';
import type { Member } from './member.ts';

/** A fault, and the member who suffers it. */
export type Charge = readonly [fault: number, member: Member];

/** A quality criterion by its letter: the faults it finds in a candidate. Their order does not matter. */
export interface Criterion {
  /** The key of its rule. */
  readonly key: string;
  readonly charges: (candidate: BracketPairing, seen: Seen) => readonly Charge[];
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
    .charges(candidate, seen)
    .map(([fault]) => fault)
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
export const numberOfDownfloaters: Criterion['charges'] = ({ downfloaters }) =>
  downfloaters.map(member => [1, member]);

/** A.8: one point. */
const ONE_POINT = 10;

/** Score above the lowest of the bracket, and a point (A.8: the artificial value). */
export const scoreAbove = (member: Member, { movedDown, residents }: LiteralBracket): number =>
  member.score - Math.min(...[...movedDown, ...residents].map(({ score }) => score)) + ONE_POINT;

/* C10-C13 (C.8-C.11): of two who want the same colour, article 5 (E) says who does not get it. */

const denied = ({ pairs }: BracketPairing): readonly { readonly pair: Pair; readonly member: Member }[] =>
  pairs.flatMap(pair => deniedIn(pair).map(member => ({ pair, member })));

const isOfTopscorer = ([a, b]: Pair): boolean => a.isTopscorer || b.isTopscorer;

export const widerThanTwo: Criterion['charges'] = candidate =>
  denied(candidate)
    .filter(({ pair, member }) => isOfTopscorer(pair) && Math.abs(member.difference) > 1)
    .filter(({ member }) => member.wants === (member.difference > 0 ? 'black' : 'white'))
    .map(({ member }) => [1, member]);

export const threeInARow: Criterion['charges'] = candidate =>
  denied(candidate)
    .filter(({ pair, member: { entrant, wants } }) => {
      const [last, before] = [entrant.colours.at(-1), entrant.colours.at(-2)];
      return isOfTopscorer(pair) && last !== undefined && last === before && last !== wants;
    })
    .map(({ member }) => [1, member]);

export const preferenceDenied: Criterion['charges'] = candidate =>
  denied(candidate).map(({ member }) => [1, member]);

export const strongPreferenceDenied: Criterion['charges'] = candidate =>
  denied(candidate)
    .filter(({ member }) => member.strength === 2)
    .map(({ member }) => [1, member]);

/** 0: the last round; 1: the one before it. */
export type When = 0 | 1;

export const had = (member: Member, float: Float, when: When): boolean => member.floats[when] === float;
