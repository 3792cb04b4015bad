import { combinationsOf } from '../../literal/combinations.ts';
import { completionIn } from '../../literal/completion.ts';
import type { Field } from '../../literal/field.ts';
import type { Member } from '../../literal/member.ts';
import type { Decided, Measured, Stage } from '../../literal/pair-literally.ts';

/** After the seeding rounds, by the letter of articles 2 to 4: every pairing of every bracket, in the order of article 4. */
export const brackets2026 = (everybody: readonly Member[], field: Field): readonly Decided[] => {
  const canBeCompleted = completionIn(field.mayMeet);
  const decided: Decided[] = [];
  let floaters: readonly Member[] = [];
  for (const score of new Set(everybody.map(member => member.score))) {
    const members = [...floaters, ...everybody.filter(member => member.score === score)].sort(byRank);
    const below = everybody.filter(member => member.score < score);
    const best = bracket2026({ members, below, field, canBeCompleted });
    if (!best) throw new Error('C4 kept the round completable');
    decided.push(best);
    floaters = best.floaters;
  }
  return decided;
};

const byRank = (a: Member, b: Member): number => a.rank - b.rank;

type Pairing = Pick<Decided, 'pairs' | 'floaters'>;

/** The first of the best. Undefined: nothing that C1 to C4 allow. */
export const bracket2026 = (stage: Stage): Decided | undefined => {
  const measures = measuring(stage);
  let best: (Pairing & { readonly measures: readonly Measured[] }) | undefined;
  let equals: Pairing[] = [];
  for (const pairing of allowedIn(stage)) {
    const found = { ...pairing, measures: measures(pairing) };
    const order = best ? compare(found.measures, best.measures) : -1;
    if (order < 0) {
      best = found;
      equals = [];
    } else if (order === 0) equals.push(pairing);
  }
  return best && { members: stage.members, ...best, equals };
};

/** All pairings of the bracket that C1 to C4 allow, with as few floaters as they allow, in the order of article 4. */
const allowedIn = ({ members, below, field, canBeCompleted }: Stage): readonly Pairing[] => {
  for (let count = 0; count <= members.length; count++) {
    const allowed: Pairing[] = [];
    for (const combination of combinationsOf(members.length, count)) {
      const at = (number: number) => members[number - 1] as Member;
      const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
      if (!pairs.every(([a, b]) => field.mayMeet(a, b))) continue;
      const floaters = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
      if (floaters.some(member => member === field.mustStay)) continue;
      if (canBeCompleted([...floaters, ...below])) allowed.push({ pairs, floaters });
    }
    if (allowed.length > 0) return allowed;
  }
  return [];
};

const descending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => b - a);

/** C5: their number; C6: their scores, a point of a tenth more so that no score is no fault. */
const ofFloaters = (floaters: readonly Member[]): readonly (readonly number[])[] => [
  floaters.map(() => 1),
  descending(floaters.map(({ score }) => score + 1)),
];

const measuring = (stage: Stage): ((pairing: Pairing) => readonly Measured[]) => {
  const outlooks = new Map<string, readonly (readonly number[])[]>();
  const outlook = (floaters: readonly Member[]) => {
    const key = floaters.map(({ id }) => id).join();
    const known = outlooks.get(key) ?? (floaters.length === 0 ? [] : outlookOf(stage, floaters));
    outlooks.set(key, known);
    return known;
  };
  return ({ pairs, floaters }) => {
    const [c5 = [], c6 = []] = ofFloaters(floaters);
    const next = outlook(floaters);
    return [
      { key: 'burstein-2026.C5', faults: c5 },
      { key: 'burstein-2026.C6', faults: c6 },
      { key: 'burstein-2026.C7', faults: next[0] ?? [] },
      { key: 'burstein-2026.C7', faults: next[1] ?? [] },
      {
        key: 'burstein-2026.C8',
        faults: pairs.filter(([a, b]) => a.wants && a.wants === b.wants).map(() => 1),
      },
    ];
  };
};

/** C7: the best C5 and C6 that the following bracket can have with these floaters. */
const outlookOf = (stage: Stage, floaters: readonly Member[]): readonly (readonly number[])[] => {
  const next = stage.below[0]?.score;
  if (next === undefined) return [];
  const following = {
    ...stage,
    field: { mayMeet: stage.field.mayMeet },
    members: [...floaters, ...stage.below.filter(member => member.score === next)].sort(byRank),
    below: stage.below.filter(member => member.score < next),
  };
  const [best = []] = allowedIn(following)
    .map(pairing => ofFloaters(pairing.floaters))
    .sort((a, b) => compareLists(a[0] ?? [], b[0] ?? []) || compareLists(a[1] ?? [], b[1] ?? []));
  return best;
};

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Negative: the first is better. */
export const compare = (a: readonly Measured[], b: readonly Measured[]): number => {
  for (const [index, { faults }] of a.entries()) {
    const order = compareLists(faults, b[index]?.faults ?? []);
    if (order !== 0) return order;
  }
  return 0;
};
