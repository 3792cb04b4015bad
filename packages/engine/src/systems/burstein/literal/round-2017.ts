import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { byRanking, type Member, membersOf } from '../definitions.ts';
import { evaluation2017 } from '../opposition-2017.ts';
import { PROHIBITIONS_2017, rule65 } from '../rules-2017.ts';
import { withVirtualPoint } from '../virtual-point.ts';
import { combinationsOf } from './combinations.ts';
import { completionIn, type MayMeet } from './completion.ts';
import type { LiteralRound } from './round-2026.ts';

/** A round by the letter of rules 3, 4 and 6 of the seed: every combination of every group in the order of 6.2 and 6.4. */
export const pairLiterally2017 = (given: Position): LiteralRound | 'no-pairing' => {
  const position = withVirtualPoint(given);
  const members = membersOf(position, evaluation2017(position));
  const mayMeet: MayMeet = (a, b) =>
    !position.mayNotMeet(a.id, b.id) && !PROHIBITIONS_2017.some(rule => rule.forbids(a, b));
  const canBeCompleted = completionIn(mayMeet);
  const bye = members.length % 2 === 1 ? receiverOf(members, canBeCompleted) : undefined;
  const field = members.filter(member => member !== bye);
  if (field.length % 2 === 1 || !canBeCompleted(field)) return 'no-pairing';
  const pairs: (readonly [PlayerId, PlayerId])[] = [];
  let groups: readonly (readonly Member[])[] = groupsOf(field);
  let incoming: Member | undefined;
  while (groups.length > 0) {
    const [group = [], next = [], ...others] = groups;
    const best = bestOf({ group, next, below: others.flat(), incoming, mayMeet, canBeCompleted });
    if (!best) {
      groups = [[...group, ...next], ...others];
      continue;
    }
    pairs.push(...best.pairs.map(([a, b]) => [a.id, b.id] as const));
    incoming = best.floater;
    groups = groups.slice(1);
  }
  return { pairs, ...(bye && { bye: bye.id }) };
};

const groupsOf = (field: readonly Member[]): readonly (readonly Member[])[] =>
  [...new Set(field.map(member => member.score))].map(score =>
    field.filter(member => member.score === score),
  );

type Completion = ReturnType<typeof completionIn>;

/** 4.1 to 4.3: from the lowest group up, the last in the order of 3.2. */
const receiverOf = (members: readonly Member[], canBeCompleted: Completion): Member | undefined => {
  for (const group of [...groupsOf(members)].reverse())
    for (const member of [...group].sort(byRanking).reverse())
      if (member.mayHaveBye && canBeCompleted(members.filter(other => other !== member))) return member;
  return undefined;
};

interface Stage {
  readonly group: readonly Member[];
  readonly next: readonly Member[];
  readonly below: readonly Member[];
  readonly incoming: Member | undefined;
  readonly mayMeet: MayMeet;
  readonly canBeCompleted: Completion;
}

interface Combined {
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floater: Member | undefined;
}

/** All legal combinations in order, the one who came from another group always paired. */
function* legalIn(
  group: readonly Member[],
  incoming: Member | undefined,
  mayMeet: MayMeet,
): Generator<Combined> {
  const members = [...(incoming ? [incoming] : []), ...group].sort(byRanking);
  const at = (number: number) => members[number - 1] as Member;
  for (const combination of combinationsOf(members.length, members.length % 2)) {
    const pairs = combination.filter(([, b]) => b !== 0).map(([a, b]) => [at(a), at(b)] as const);
    const [floater] = combination.filter(([, b]) => b === 0).map(([a]) => at(a));
    if (floater && floater === incoming) continue;
    if (pairs.every(([a, b]) => mayMeet(a, b))) yield { pairs, floater };
  }
}

const isValid = (stage: Stage, { floater }: Combined): boolean => {
  const { next, below, mayMeet, canBeCompleted } = stage;
  if (!floater) return canBeCompleted([...next, ...below]);
  for (const following of legalIn(next, floater, mayMeet))
    if (canBeCompleted([...(following.floater ? [following.floater] : []), ...below])) return true;
  return false;
};

const deniedIn = ({ pairs }: Combined): number => pairs.reduce((sum, [a, b]) => sum + rule65.ofPair(a, b), 0);

const bestOf = (stage: Stage): Combined | undefined => {
  const known = new Map<Member | undefined, boolean>();
  let best: Combined | undefined;
  for (const combination of legalIn(stage.group, stage.incoming, stage.mayMeet)) {
    const valid = known.get(combination.floater) ?? isValid(stage, combination);
    known.set(combination.floater, valid);
    if (valid && (!best || deniedIn(combination) < deniedIn(best))) best = combination;
  }
  return best;
};
