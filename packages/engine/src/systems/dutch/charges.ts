import type { Points } from '../../model/index.ts';
import type { Digit } from '../../rules/forced.ts';
import type { Charge, Criterion, Rule } from '../../rules/index.ts';
import type { Traits } from './definitions.ts';

/** What a quality criterion is charged with inside a bracket, and the next bracket's C6 and C7 between them. */
export interface QualityOrder {
  readonly before: readonly Criterion<Traits>[];
  /** C8 (C.7); absent where it does not apply. */
  readonly nextBracket: Rule | undefined;
  readonly after: readonly Criterion<Traits>[];
}

export interface BracketCharges {
  readonly digits: readonly Digit[];
  /** A pair inside the bracket, the higher ranked first. */
  readonly ofPair: (higher: Traits, lower: Traits) => Charge;
  /** A player of the bracket who is not paired in it. */
  readonly ofDownfloater: (player: Traits) => Charge;
  /** Somebody of the next bracket who is not paired in it. `weight` as C.7 counts (decision 0025). */
  readonly ofLeftInNext: (score: Points, weight: number) => Charge;
}

/** The digits that occur among these players, in order of priority, and the charges written in them. */
export const chargesAmong = (
  order: QualityOrder,
  players: readonly Traits[],
  scoresOfNext: readonly Points[],
): BracketCharges => {
  const digits: Digit[] = [];
  const digitAt = new Map<Rule, Map<number, number>>();
  const open = (rule: Rule, grades: Iterable<number>): void => {
    const at = new Map<number, number>();
    digitAt.set(rule, at);
    for (const grade of [...new Set(grades)].filter(value => value > 0).sort((a, b) => b - a)) {
      at.set(grade, digits.length);
      digits.push({ rule, grade });
    }
  };
  for (const criterion of order.before) open(criterion, gradesOf(criterion, players));
  const next = order.nextBracket;
  const levels = next && [...new Set(scoresOfNext)].sort((a, b) => b - a);
  const countDigit = digits.length;
  if (next && levels) {
    digits.push({ rule: next, grade: 0 });
    for (const score of levels) digits.push({ rule: next, grade: score });
  }
  for (const criterion of order.after) open(criterion, gradesOf(criterion, players));
  const all = [...order.before, ...order.after];
  const write = (grade: (criterion: Criterion<Traits>) => number | undefined): Charge =>
    all.flatMap(criterion => {
      const digit = digitAt.get(criterion)?.get(grade(criterion) ?? 0);
      return digit === undefined ? [] : [[digit, 1] as const];
    });
  return {
    digits,
    ofPair: (higher, lower) => write(criterion => criterion.ofPair?.(higher, lower)),
    ofDownfloater: player => write(criterion => criterion.ofDownfloater?.(player)),
    ofLeftInNext: (score, weight) =>
      levels ? [[countDigit, weight] as const, [countDigit + 1 + levels.indexOf(score), 1] as const] : [],
  };
};

const gradesOf = (criterion: Criterion<Traits>, players: readonly Traits[]): readonly number[] => {
  const { ofPair, ofDownfloater } = criterion;
  return [
    ...(ofDownfloater ? players.map(player => ofDownfloater(player)) : []),
    ...(ofPair ? players.flatMap(higher => players.map(lower => ofPair(...ranked(higher, lower)))) : []),
  ];
};

/** Moved-down players stand above residents, higher scores above lower. */
export const ranked = (a: Traits, b: Traits): readonly [Traits, Traits] =>
  a.isMovedDown === b.isMovedDown ? (a.score >= b.score ? [a, b] : [b, a]) : a.isMovedDown ? [a, b] : [b, a];
