import { combinationsOf } from '../../referee/combinations.ts';
import { completionIn, type MayMeet } from '../../referee/completion.ts';
import type { Member } from '../../referee/member.ts';
import type { Decided, Stage } from '../../referee/pair-literally.ts';

/** By the letter of rules 3, 4 and 6 of the seed: every combination of every group in the order of 6.2 and 6.4. */
export const brackets2017 = (everybody: readonly Member[], mayMeet: MayMeet): readonly Decided[] => {
  const canBeCompleted = completionIn(mayMeet);
  const decided: Decided[] = [];
  let groups: readonly (readonly Member[])[] = [...new Set(everybody.map(({ score }) => score))].map(score =>
    everybody.filter(member => member.score === score),
  );
  let incoming: Member | undefined;
  while (groups.length > 0) {
    const [group = [], next = [], ...others] = groups;
    const members = [...(incoming ? [incoming] : []), ...group].sort((a, b) => a.rank - b.rank);
    const below = [...next, ...others.flat()];
    const best = group2017({ members, incoming, below, mayMeet, canBeCompleted });
    if (!best) {
      groups = [[...group, ...next], ...others];
      continue;
    }
    decided.push(best);
    incoming = best.floaters[0];
    groups = groups.slice(1);
  }
  return decided;
};

/** The first of those that grant most preferences (6.5). Undefined: none is valid. */
const group2017 = (stage: Stage): Decided | undefined => {
  const known = new Map<Member | undefined, boolean>();
  let best: { readonly combination: Decided; readonly denied: number } | undefined;
  for (const combination of legalIn(stage)) {
    const { pairs, floaters } = combination;
    const [floater] = floaters;
    const isAllowed = known.get(floater) ?? isValid(stage, floater);
    known.set(floater, isAllowed);
    if (!isAllowed) continue;
    const denied = pairs.filter(([a, b]) => a.wants && a.wants === b.wants).length;
    if (!best || denied < best.denied) best = { combination, denied };
  }
  return best?.combination;
};

/** All legal combinations in order, the one who came from another group always paired (6.3). */
function* legalIn({ members, incoming, mayMeet }: Stage): Generator<Decided> {
  const at = (number: number) => members[number - 1] as Member;
  for (const combination of combinationsOf(members.length, members.length % 2)) {
    const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
    const floaters = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
    if (floaters.some(member => member === incoming)) continue;
    if (pairs.every(([a, b]) => mayMeet(a, b))) yield { pairs, floaters };
  }
}

/** 6.6: whoever floats is paired in the next group, and whoever is left after both lets the rest be paired. */
const isValid = (stage: Stage, floater: Member | undefined): boolean => {
  const { below, canBeCompleted } = stage;
  if (!floater) return canBeCompleted(below);
  const [next = []] = [...new Set(below.map(({ score }) => score))].map(score =>
    below.filter(member => member.score === score),
  );
  const rest = below.filter(member => !next.includes(member));
  const following = {
    ...stage,
    members: [floater, ...next].sort((a, b) => a.rank - b.rank),
    incoming: floater,
    below: rest,
  };
  for (const { floaters } of legalIn(following)) if (canBeCompleted([...floaters, ...rest])) return true;
  return false;
};
