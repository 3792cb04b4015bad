import type { Points } from '../../model/index.ts';
import type { Digit } from '../../rules/demand.ts';
import type { Charge, Criterion, Rule } from '../../rules/index.ts';

/** What a quality criterion is charged with inside a bracket, and the next bracket's C6 and C7 between them. */
export interface QualityOrder<Traits> {
  readonly before: readonly Criterion<Traits>[];
  /** C8 (Burstein: C7); absent where it does not apply. */
  readonly nextBracket: Rule | undefined;
  readonly after: readonly Criterion<Traits>[];
}

export interface BracketCharges {
  readonly digits: readonly Digit[];
  /** How many of them come before those of the next bracket. */
  readonly digitsBeforeNext: number;
  /** A pair inside the bracket, by the places of the two among the players given. */
  readonly ofPair: (a: number, b: number) => Faults;
  /** A player of the bracket who is not paired in it. */
  readonly ofDownfloater: (player: number) => Faults;
  /** Somebody of the next bracket who is not paired in it. `weight` as C.7 counts (decision 0025). */
  readonly ofLeftInNext: (score: Points, weight: number) => Faults;
}

type Faults = NonNullable<Charge>;

/** Two players, the higher ranked first. */
export type Ranked<Traits> = (a: Traits, b: Traits) => readonly [Traits, Traits];

/** The grades of one criterion for every player left over and every two paired, each worked out once. */
interface Grades {
  readonly left: readonly number[];
  /** Row of the first, column of the second, the first not after the second. */
  readonly pairs: Float64Array;
}

/** The digits that occur among these players, in order of priority, and the charges written in them. */
export const chargesAmong = <Traits>(
  order: QualityOrder<Traits>,
  players: readonly Traits[],
  { scoresOfNext, ranked }: { readonly scoresOfNext: readonly Points[]; readonly ranked: Ranked<Traits> },
): BracketCharges => {
  const digits: Digit[] = [];
  const written: { readonly grades: Grades; readonly digitOf: ReadonlyMap<number, number> }[] = [];
  const open = (criterion: Criterion<Traits>): void => {
    const grades = gradesAmong(criterion, players, ranked);
    const digitOf = new Map<number, number>();
    for (const grade of distinctGrades(grades)) {
      digitOf.set(grade, digits.length);
      digits.push({ rule: criterion, grade });
    }
    if (digitOf.size > 0) written.push({ grades, digitOf });
  };
  for (const criterion of order.before) open(criterion);
  const next = order.nextBracket;
  const levels = next ? [...new Set(scoresOfNext)].sort((a, b) => b - a) : [];
  const countDigit = digits.length;
  if (next) digits.push({ rule: next, grade: 0 }, ...levels.map(score => ({ rule: next, grade: score })));
  for (const criterion of order.after) open(criterion);
  const write = (gradeIn: (grades: Grades) => number): Faults => {
    const faults: (readonly [number, number])[] = [];
    for (const { grades, digitOf } of written) {
      const digit = digitOf.get(gradeIn(grades));
      if (digit !== undefined) faults.push([digit, 1]);
    }
    return faults;
  };
  return {
    digits,
    digitsBeforeNext: countDigit,
    ofPair: (a, b) => write(({ pairs }) => pairs[Math.min(a, b) * players.length + Math.max(a, b)] as number),
    ofDownfloater: player => write(({ left }) => left[player] as number),
    ofLeftInNext: (score, weight) =>
      next
        ? [
            [countDigit, weight],
            [countDigit + 1 + levels.indexOf(score), 1],
          ]
        : [],
  };
};

const gradesAmong = <Traits>(
  criterion: Criterion<Traits>,
  players: readonly Traits[],
  ranked: Ranked<Traits>,
): Grades => {
  const { ofPair, ofDownfloater } = criterion;
  const pairs = new Float64Array(players.length * players.length);
  if (ofPair)
    for (const [a, one] of players.entries())
      for (let b = a; b < players.length; b++)
        pairs[a * players.length + b] = ofPair(...ranked(one, players[b] as Traits));
  return { left: players.map(player => ofDownfloater?.(player) ?? 0), pairs };
};

/** Worst first. */
const distinctGrades = ({ left, pairs }: Grades): readonly number[] => {
  const grades = new Set(left);
  for (const grade of pairs) if (grade !== 0) grades.add(grade);
  return [...grades].filter(grade => grade > 0).sort((a, b) => b - a);
};
