import type { Rule } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import type { Table } from './field.ts';
import { c07 } from './rules.ts';

type Cut = NonNullable<Modifiers['cut']>;

/** How the terms of a sum are compared when some are cut. */
export interface Weighing<Term> {
  /** What the term adds. */
  readonly amount: (term: Term) => number;
  /** What makes it significant: the opponent's score or rating (article 14.1.1). */
  readonly significance: (term: Term) => number;
  /** Article 16.1.2. */
  readonly isVoluntary: (term: Term) => boolean;
  readonly low: Rule;
  readonly high: Rule;
}

/** The terms that are cut, each with the rule that cuts it. Undefined: none is. */
export type Cuts<Term> = ReadonlyMap<Term, Rule> | undefined;

/** C.07, articles 14.1 to 14.4 and 16.5: low values first, then high ones, each among what is left. */
export const cutsAmong = <Term>(
  table: Table,
  terms: readonly Term[],
  cut: Cut | undefined,
  weighing: Weighing<Term>,
): Cuts<Term> => {
  if (!cut) return undefined;
  const cuts = new Map<Term, Rule>();
  const isLeft = (term: Term) => !cuts.has(term);
  for (let count = 0; count < cut.low; count++) {
    const chosen = lowest(table, terms.filter(isLeft), weighing);
    if (chosen) cuts.set(chosen.term, chosen.rule);
  }
  const descending = (a: Term, b: Term) => -bySignificance(weighing, a, b);
  for (let count = 0; count < cut.high; count++) {
    const term = firstBy(terms.filter(isLeft), descending);
    if (term !== undefined) cuts.set(term, weighing.high);
  }
  return cuts;
};

const bySignificance = <Term>(weighing: Weighing<Term>, a: Term, b: Term): number =>
  weighing.significance(a) - weighing.significance(b) || weighing.amount(a) - weighing.amount(b);

/**
 * Article 16.5: in place of the least significant value the lowest contribution of a voluntary unplayed round is
 * cut, as long as it is not lower than that value.
 */
const lowest = <Term>(
  { edition }: Table,
  left: readonly Term[],
  weighing: Weighing<Term>,
): { readonly term: Term; readonly rule: Rule } | undefined => {
  const { amount, significance, isVoluntary, low } = weighing;
  const least = firstBy(left, (a, b) => bySignificance(weighing, a, b));
  if (least === undefined) return undefined;
  if (edition !== '2026-03' && edition !== '2024-08') return { term: least, rule: low };
  const voluntary = firstBy(
    left.filter(isVoluntary),
    (a, b) => amount(a) - amount(b) || significance(a) - significance(b),
  );
  return voluntary !== undefined && voluntary !== least && amount(voluntary) >= amount(least)
    ? { term: voluntary, rule: c07(edition, '16.5') }
    : { term: least, rule: low };
};

const firstBy = <Term>(terms: readonly Term[], order: (a: Term, b: Term) => number): Term | undefined => {
  let first: Term | undefined;
  for (const term of terms) if (first === undefined || order(term, first) < 0) first = term;
  return first;
};

/** What is left of a sum. */
export const sumLeft = <Term>(
  terms: readonly Term[],
  cuts: Cuts<Term>,
  amount: (term: Term) => number,
): number => {
  let sum = 0;
  for (const term of terms) if (!cuts?.has(term)) sum += amount(term);
  return sum;
};
