import type { ScoreKind } from './code.ts';
import { type Cell, type Field, isForfeit, NOBODY } from './field.ts';

/** The standing of the games among some participants only (C.07, article 6.1). */
export interface SeparateStanding {
  /** Tenths, by index: the sum over opponents of the average of their games. */
  readonly points: ReadonlyMap<number, number>;
  /** By index: how many of the others have not been met. */
  readonly missing: ReadonlyMap<number, number>;
  readonly allMet: boolean;
}

export interface AmongWhom {
  readonly kind: ScoreKind;
  /** Article 6.1.1: forfeits count only where the pairings were determined beforehand, or the rules say so. */
  readonly forfeitsPlayed: boolean;
}

/** Which rounds are meetings of the tied. */
export const countsAmong = (field: Field, { forfeitsPlayed }: AmongWhom): ((cell: Cell) => boolean) => {
  const forfeits = forfeitsPlayed || (field.schedule === 'predetermined' && field.edition !== '1998');
  return cell => cell.kind === 'played' || (forfeits && isForfeit(cell.kind));
};

export const separateStanding = (
  field: Field,
  group: readonly number[],
  among: AmongWhom,
): SeparateStanding => {
  const counting = { members: new Set(group), kind: among.kind, counts: countsAmong(field, among) };
  const points = new Map<number, number>();
  const missing = new Map<number, number>();
  let allMet = true;
  for (const index of group) {
    const against = averages(field, index, counting);
    let sum = 0;
    for (const average of against.values()) sum += average;
    points.set(index, sum);
    const left = group.length - 1 - against.size;
    missing.set(index, left);
    if (left > 0) allMet = false;
  }
  return { points, missing, allMet };
};

interface Among {
  readonly members: ReadonlySet<number>;
  readonly kind: ScoreKind;
  readonly counts: (cell: Cell) => boolean;
}

/** Article 6.1.2: two who met more than once count the average. */
const averages = (
  field: Field,
  index: number,
  { members, kind, counts }: Among,
): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  const repeated = new Map<number, number>();
  for (const cell of field.entries[index]?.cells ?? []) {
    const { opponent } = cell;
    if (opponent === NOBODY || !members.has(opponent) || !counts(cell)) continue;
    const before = sums.get(opponent);
    if (before !== undefined) repeated.set(opponent, (repeated.get(opponent) ?? 1) + 1);
    sums.set(opponent, (before ?? 0) + cell.points[kind]);
  }
  for (const [opponent, games] of repeated) sums.set(opponent, (sums.get(opponent) ?? 0) / games);
  return sums;
};
