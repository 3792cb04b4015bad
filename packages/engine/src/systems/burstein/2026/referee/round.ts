import { combinationsOf } from '../../referee/combinations.ts';
import { completionIn, type MayMeet } from '../../referee/completion.ts';
import type { Member } from '../../referee/member.ts';
import type { Decided, Stage } from '../../referee/pair-literally.ts';

/** After the seeding rounds, by the letter of articles 2 to 4: every pairing of every bracket, in the order of article 4. */
export const brackets2026 = (everybody: readonly Member[], mayMeet: MayMeet): readonly Decided[] => {
  const canBeCompleted = completionIn(mayMeet);
  const decided: Decided[] = [];
  let floaters: readonly Member[] = [];
  for (const score of new Set(everybody.map(member => member.score))) {
    const members = [...floaters, ...everybody.filter(member => member.score === score)].sort(byRank);
    const below = everybody.filter(member => member.score < score);
    const best = bracket2026({ members, below, mayMeet, canBeCompleted });
    if (!best) throw new Error('C4 kept the round completable');
    decided.push(best);
    floaters = best.floaters;
  }
  return decided;
};

const byRank = (a: Member, b: Member): number => a.rank - b.rank;

/** What a criterion finds in a pairing, greatest first; of all criteria in order. */
type Faults = readonly (readonly number[])[];

/** The first of the best. Undefined: nothing that C1 to C4 allow. */
const bracket2026 = (stage: Stage): Decided | undefined => {
  const measures = measuring(stage);
  let best: { readonly pairing: Decided; readonly faults: Faults } | undefined;
  for (const pairing of allowedIn(stage)) {
    const faults = measures(pairing);
    if (!best || compare(faults, best.faults) < 0) best = { pairing, faults };
  }
  return best?.pairing;
};

/** All pairings of the bracket that C1 to C4 allow, with as few floaters as they allow, in the order of article 4. */
const allowedIn = ({ members, below, mayMeet, canBeCompleted }: Stage): readonly Decided[] => {
  for (let count = 0; count <= members.length; count++) {
    const allowed: Decided[] = [];
    for (const combination of combinationsOf(members.length, count)) {
      const at = (number: number) => members[number - 1] as Member;
      const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
      if (!pairs.every(([a, b]) => mayMeet(a, b))) continue;
      const floaters = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
      if (canBeCompleted([...floaters, ...below])) allowed.push({ pairs, floaters });
    }
    if (allowed.length > 0) return allowed;
  }
  return [];
};

const descending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => b - a);

/** C5: their number; C6: their scores, a point of a tenth more so that no score is no fault. */
const ofFloaters = (floaters: readonly Member[]): Faults => [
  floaters.map(() => 1),
  descending(floaters.map(({ score }) => score + 1)),
];

/** C5, C6, C7 (both once more), C8. */
const measuring = (stage: Stage): ((pairing: Decided) => Faults) => {
  const outlooks = new Map<string, Faults>();
  const outlook = (floaters: readonly Member[]): Faults => {
    const key = floaters.map(({ id }) => id).join();
    const known = outlooks.get(key) ?? (floaters.length === 0 ? [] : outlookOf(stage, floaters));
    outlooks.set(key, known);
    return known;
  };
  return ({ pairs, floaters }) => {
    const [number = [], scores = []] = outlook(floaters);
    const denied = pairs.filter(([a, b]) => a.wants && a.wants === b.wants).map(() => 1);
    return [...ofFloaters(floaters), number, scores, denied];
  };
};

/** C7: the best C5 and C6 that the following bracket can have with these floaters. */
const outlookOf = (stage: Stage, floaters: readonly Member[]): Faults => {
  const next = stage.below[0]?.score;
  if (next === undefined) return [];
  const following = {
    ...stage,
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
const compare = (a: Faults, b: Faults): number => {
  for (const [index, faults] of a.entries()) {
    const order = compareLists(faults, b[index] ?? []);
    if (order !== 0) return order;
  }
  return 0;
};
