import type { Outcome } from '../../model/index.ts';
import { receiverOf } from '../swiss/bye-ladder.ts';
import { roundFound } from '../swiss/pairable.ts';
import type { NoPairing } from '../system.ts';
import type { Member } from './definitions.ts';
import { byeLadder, type Field } from './field.ts';
import { type Procedure, pairGroups } from './procedure.ts';

/** A round as it was decided, but for the colours. */
export interface Decided {
  readonly procedure: Procedure;
  readonly bye: Member | undefined;
}

/** Refused where no round is legal. */
export const decide = (field: Field): Outcome<Decided, NoPairing> => {
  const { members } = field;
  const isOdd = members.length % 2 === 1;
  const bye = isOdd ? receiverOf(field, byeLadder(field)) : undefined;
  const playing = isOdd ? bye && members.filter(member => member !== bye) : members;
  const procedure = playing && pairGroups(field, playing);
  return roundFound(field, procedure && { procedure, bye });
};
