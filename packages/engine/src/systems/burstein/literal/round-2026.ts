import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { compareFaults, faultsOf } from '../../../rules/index.ts';
import { byRanking, type Member, membersOf } from '../definitions.ts';
import { evaluation2026 } from '../opposition-2026.ts';
import { c5, c6, c8, PROHIBITIONS_2026 } from '../rules-2026.ts';
import { combinationsOf } from './combinations.ts';
import { completionIn, type MayMeet } from './completion.ts';

export interface LiteralRound {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/**
 * A round after the seeding rounds by the letter of articles 2 to 4: every pairing of every bracket, one by one, in the
 * order of article 4. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally2026 = (position: Position): LiteralRound | 'no-pairing' => {
  const members = membersOf(position, evaluation2026(position));
  const mayMeet: MayMeet = (a, b) =>
    !position.mayNotMeet(a.id, b.id) && !PROHIBITIONS_2026.some(rule => rule.forbids(a, b));
  const canBeCompleted = completionIn(mayMeet);
  const bye = members.length % 2 === 1 ? receiverOf(members, canBeCompleted) : undefined;
  const field = members.filter(member => member !== bye);
  if (field.length % 2 === 1 || !canBeCompleted(field)) return 'no-pairing';
  const pairs: (readonly [PlayerId, PlayerId])[] = [];
  let floaters: readonly Member[] = [];
  for (const score of new Set(field.map(member => member.score))) {
    const bracket = [...floaters, ...field.filter(member => member.score === score)].sort(byRanking);
    const below = field.filter(member => member.score < score);
    const best = bestOf({ bracket, below, mayMeet, canBeCompleted });
    pairs.push(...best.pairs.map(([a, b]) => [a.id, b.id] as const));
    floaters = best.floaters;
  }
  return { pairs, ...(bye && { bye: bye.id }) };
};

type Completion = ReturnType<typeof completionIn>;

/** Article 3.1, a paragraph at a time. */
const receiverOf = (members: readonly Member[], canBeCompleted: Completion): Member | undefined => {
  let candidates = members
    .filter(member => member.mayHaveBye)
    .filter(member => canBeCompleted(members.filter(other => other !== member)));
  for (const claim of [
    (member: Member) => -member.score,
    (member: Member) => member.gamesPlayed,
    (member: Member) => member.rank,
  ]) {
    const strongest = Math.max(...candidates.map(claim));
    candidates = candidates.filter(member => claim(member) === strongest);
  }
  return candidates[0];
};

interface Stage {
  /** In ranking order. */
  readonly bracket: readonly Member[];
  readonly below: readonly Member[];
  readonly mayMeet: MayMeet;
  readonly canBeCompleted: Completion;
}

interface Pairing {
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floaters: readonly Member[];
}

/** All pairings of the bracket that C1 to C4 allow, with as few floaters as they allow, in the order of article 4. */
const allowedIn = ({ bracket, below, mayMeet, canBeCompleted }: Stage): readonly Pairing[] => {
  for (let count = 0; count <= bracket.length; count++) {
    const allowed: Pairing[] = [];
    for (const combination of combinationsOf(bracket.length, count)) {
      const at = (number: number) => bracket[number - 1] as Member;
      const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
      if (!pairs.every(([a, b]) => mayMeet(a, b))) continue;
      const floaters = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
      if (canBeCompleted([...floaters, ...below])) allowed.push({ pairs, floaters });
    }
    if (allowed.length > 0) return allowed;
  }
  throw new Error('C4 kept the round completable');
};

/** C5 and C6 of the floaters. */
const floatFaults = (floaters: readonly Member[]): readonly (readonly number[])[] =>
  [c5, c6].map(criterion => faultsOf(criterion, { pairs: [], downfloaters: floaters }));

const compare = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number => {
  for (const [index, faults] of a.entries()) {
    const order = compareFaults(faults, b[index] ?? []);
    if (order !== 0) return order;
  }
  return 0;
};

/** C7: the best C5 and C6 that the following bracket can have with these floaters. */
const outlookOf = (stage: Stage, floaters: readonly Member[]): readonly (readonly number[])[] => {
  const next = stage.below[0]?.score;
  if (next === undefined) return [];
  const following = {
    ...stage,
    bracket: [...floaters, ...stage.below.filter(member => member.score === next)].sort(byRanking),
    below: stage.below.filter(member => member.score < next),
  };
  const [best = []] = allowedIn(following)
    .map(pairing => floatFaults(pairing.floaters))
    .sort(compare);
  return best;
};

const bestOf = (stage: Stage): Pairing => {
  const outlooks = new Map<string, readonly (readonly number[])[]>();
  const outlook = (floaters: readonly Member[]) => {
    const key = floaters.map(({ id }) => id).join();
    const known = outlooks.get(key) ?? (floaters.length === 0 ? [] : outlookOf(stage, floaters));
    outlooks.set(key, known);
    return known;
  };
  const faultsIn = ({ pairs, floaters }: Pairing) => [
    ...floatFaults(floaters),
    ...outlook(floaters),
    faultsOf(c8, { pairs, downfloaters: [] }),
  ];
  const [first, ...others] = allowedIn(stage);
  if (!first) throw new Error('C4 kept the round completable');
  let best = first;
  let faults = faultsIn(first);
  for (const other of others) {
    const otherFaults = faultsIn(other);
    if (compare(otherFaults, faults) >= 0) continue;
    best = other;
    faults = otherFaults;
  }
  return best;
};
