import type { Entrant, Position } from '../../position/index.ts';
import { legalPairs } from '../swiss/legal-pairs.ts';
import type { Pairable } from '../swiss/pairable.ts';
import { excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import { type Member, membersOf } from './list.ts';
import { differentRival, forbiddenPair } from './rules.ts';

/** The players of the round, and the pairs that may be made. */
export interface Field extends Pairable<Member> {
  readonly position: Position;
  /** The list of the tournament, by rating. */
  readonly list: readonly Entrant[];
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
}

export const fieldOf = (position: Position, list: readonly Entrant[]): Field => {
  const members = membersOf(position, list);
  const prohibitions = [{ ...differentRival, ...met }, excludedBy(position, forbiddenPair)];
  return {
    position,
    list,
    members,
    prohibitions,
    legal: legalPairs(members, prohibitions),
    mayHaveBye: ({ byeHadIn }) => byeHadIn === undefined,
  };
};
