import type { Rule } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import type { Field } from './field.ts';
import { c07 } from './rules.ts';
import type { Part } from './working.ts';

/** A part that may be cut. */
export interface Term {
  readonly part: Part;
  /** What makes it significant: the opponent's score (article 14.1.1). */
  readonly significance: number;
  readonly voluntary: boolean;
}

type Cut = NonNullable<Modifiers['cut']>;

export interface CutRules {
  readonly low: Rule;
  readonly high: Rule;
}

/** C.07, articles 14.1 to 14.4 and 16.5: low values first, then high ones, each among what is left. */
export const cutTerms = (
  field: Field,
  terms: readonly Term[],
  cut: Cut | undefined,
  rules: CutRules,
): readonly Part[] => {
  if (!cut) return terms.map(term => term.part);
  const left = new Set(terms);
  const cutBy = new Map<Term, Rule>();
  for (let count = 0; count < cut.low; count++) {
    const chosen = lowest(field, [...left], rules.low);
    if (!chosen) break;
    left.delete(chosen.term);
    cutBy.set(chosen.term, chosen.rule);
  }
  for (let count = 0; count < cut.high; count++) {
    const term = firstBy([...left], (a, b) => -bySignificance(a, b));
    if (!term) break;
    left.delete(term);
    cutBy.set(term, rules.high);
  }
  return terms.map(term => {
    const rule = cutBy.get(term);
    return rule ? { ...term.part, cut: rule } : term.part;
  });
};

const bySignificance = (a: Term, b: Term): number =>
  a.significance - b.significance || a.part.amount - b.part.amount;

/**
 * Article 16.5: in place of the least significant value the lowest contribution of a voluntary unplayed round is
 * cut, as long as it is not lower than that value.
 */
const lowest = (
  field: Field,
  left: readonly Term[],
  rule: Rule,
): { readonly term: Term; readonly rule: Rule } | undefined => {
  const least = firstBy(left, bySignificance);
  if (!least) return undefined;
  if (field.edition !== '2026-03' && field.edition !== '2024-08') return { term: least, rule };
  const voluntary = firstBy(
    left.filter(term => term.voluntary),
    (a, b) => a.part.amount - b.part.amount || a.significance - b.significance,
  );
  return voluntary && voluntary !== least && voluntary.part.amount >= least.part.amount
    ? { term: voluntary, rule: c07(field.edition, '16.5') }
    : { term: least, rule };
};

const firstBy = (terms: readonly Term[], order: (a: Term, b: Term) => number): Term | undefined => {
  let first: Term | undefined;
  for (const term of terms) if (!first || order(term, first) < 0) first = term;
  return first;
};
