import { combinationsOf } from '../../literal/combinations.ts';
import { completionIn } from '../../literal/completion.ts';
import type { Field } from '../../literal/field.ts';
import type { Member } from '../../literal/member.ts';
import type { Decided, Stage } from '../../literal/pair-literally.ts';

/** By the letter of rules 3, 4 and 6 of the seed: every combination of every group in the order of 6.2 and 6.4. */
export const brackets2017 = (everybody: readonly Member[], field: Field): readonly Decided[] => {
  const canBeCompleted = completionIn(field.mayMeet);
  const decided: Decided[] = [];
  let groups: readonly (readonly Member[])[] = [...new Set(everybody.map(({ score }) => score))].map(score =>
    everybody.filter(member => member.score === score),
  );
  let incoming: Member | undefined;
  while (groups.length > 0) {
    const [group = [], next = [], ...others] = groups;
    const members = [...(incoming ? [incoming] : []), ...group].sort((a, b) => a.rank - b.rank);
    const below = [...next, ...others.flat()];
    const best = group2017({ members, incoming, below, field, canBeCompleted });
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
export const group2017 = (stage: Stage): Decided | undefined => {
  const known = new Map<Member | undefined, boolean>();
  let best: Decided | undefined;
  let equals: Pick<Decided, 'pairs' | 'floaters'>[] = [];
  for (const { pairs, floaters } of legalIn(stage)) {
    const [floater] = floaters;
    const isAllowed = known.get(floater) ?? isValid(stage, floater);
    known.set(floater, isAllowed);
    if (!isAllowed) continue;
    const faults = pairs.filter(([a, b]) => a.wants && a.wants === b.wants).map(() => 1);
    const order = best ? faults.length - (best.measures[0]?.faults.length ?? 0) : -1;
    if (order < 0) {
      equals = [];
      best = {
        members: stage.members,
        pairs,
        floaters,
        measures: [{ key: 'burstein-2017.6.5', faults }],
        equals,
      };
    } else if (order === 0) equals.push({ pairs, floaters });
  }
  return best;
};

/** All legal combinations in order, the one who came from another group always paired (6.3). */
function* legalIn({ members, incoming, field }: Stage): Generator<Pick<Decided, 'pairs' | 'floaters'>> {
  const at = (number: number) => members[number - 1] as Member;
  for (const combination of combinationsOf(members.length, members.length % 2)) {
    const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
    const floaters = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
    if (floaters.some(member => member === incoming || member === field.mustStay)) continue;
    if (pairs.every(([a, b]) => field.mayMeet(a, b))) yield { pairs, floaters };
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
    field: { mayMeet: stage.field.mayMeet },
    members: [floater, ...next].sort((a, b) => a.rank - b.rank),
    incoming: floater,
    below: rest,
  };
  for (const { floaters } of legalIn(following)) if (canBeCompleted([...floaters, ...rest])) return true;
  return false;
};
