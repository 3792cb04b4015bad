import type { Rule } from './rule.ts';

/** What a ruling decides. */
export type RulingSubject =
  | 'board'
  | 'float'
  | 'bye'
  | 'colour'
  | 'order'
  | 'group'
  | 'rest'
  | 'result'
  /** Two who do not meet. */
  | 'apart'
  /** A place that nobody can take any more changes who plays whom (Scrabble). */
  | 'gibson';

/**
 * A decision together with the rule that took it. Data, not words: `about` the participants it concerns, `because`
 * of the others; `facts` are the numbers a sentence needs (a score, a bracket, the fault on both sides).
 */
export interface Ruling {
  readonly subject: RulingSubject;
  readonly rule: Rule;
  readonly about: readonly number[];
  readonly because: readonly number[];
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
}

export const ruling = (
  subject: RulingSubject,
  rule: Rule,
  about: readonly number[],
  more: { readonly because?: readonly number[]; readonly facts?: Ruling['facts'] } = {},
): Ruling => ({ subject, rule, about, because: more.because ?? [], facts: more.facts ?? {} });
