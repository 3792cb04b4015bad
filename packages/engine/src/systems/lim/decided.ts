import { receiverOf } from '../swiss/bye-ladder.ts';
import type { Member } from './definitions.ts';
import { byeLadder, type Field } from './field.ts';
import { type Procedure, pairGroups } from './procedure.ts';

/** A round as it was decided, but for the colours. */
export interface Decided {
  readonly procedure: Procedure;
  readonly bye: Member | undefined;
}

/** Undefined: no legal round exists. */
export const decide = (field: Field): Decided | undefined => {
  const { members } = field;
  const isOdd = members.length % 2 === 1;
  const bye = isOdd ? receiverOf(field, byeLadder(field)) : undefined;
  const playing = isOdd ? bye && members.filter(member => member !== bye) : members;
  const procedure = playing && pairGroups(field, playing);
  return procedure && { procedure, bye };
};
