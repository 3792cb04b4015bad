import { addExact, type Exact, fraction, whole } from '../model/index.ts';
import type { ScoreKind } from './code.ts';
import { type Cell, type Field, isForfeit, NOBODY } from './field.ts';

/** The standing of the games among some participants only (C.07, article 6.1). */
export interface SeparateStanding {
  /** Tenths, by index: the sum over opponents of the average of their games. */
  readonly points: ReadonlyMap<number, Exact>;
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
  const points = new Map<number, Exact>();
  const missing = new Map<number, number>();
  let allMet = true;
  for (const index of group) {
    const against = averages(field, index, counting);
    points.set(index, [...against.values()].reduce(addExact, whole(0)));
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
): ReadonlyMap<number, Exact> => {
  const sums = new Map<number, { readonly points: number; readonly games: number }>();
  for (const cell of field.entries[index]?.cells ?? []) {
    const { opponent } = cell;
    if (opponent === NOBODY || !members.has(opponent) || !counts(cell)) continue;
    const { points, games } = sums.get(opponent) ?? { points: 0, games: 0 };
    sums.set(opponent, { points: points + cell.points[kind], games: games + 1 });
  }
  return new Map([...sums].map(([opponent, { points, games }]) => [opponent, fraction(points, games)]));
};
