import { type ByeLadder, lastOfLowest, receiverOf } from '../swiss/bye-ladder.ts';
import { rule71 } from './colour-rules.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { rule11 } from './group-rules.ts';
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
  const bye = receiverOf(field, byeLadder(field));
  const playing = isOdd ? bye && members.filter(member => member !== bye) : members;
  const procedure = playing && pairGroups(field, playing);
  return procedure && { procedure, bye };
};

/** 1.1: the lowest ranked of the lowest group who may have the bye and leaves the others pairable (decision 81); 7.1. */
export const byeLadder = ({ position: { round } }: Field): ByeLadder<Member> =>
  lastOfLowest(round === 1 ? rule71 : rule11);
