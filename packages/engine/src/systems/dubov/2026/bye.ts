import { decimalOf, impossible } from '../../../model/index.ts';
import type { Ruling } from '../../../rules/index.ts';
import { possibleLast, possibleReceivers } from '../../swiss/pairable.ts';
import { rulingOfBye as rulingByLadder } from '../../swiss/reasons.ts';
import { countedOn, type Rerun, type Step } from '../../swiss/steps.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { rule313, rule314, rule315 } from './procedure-rules.ts';

/** 3.1.3 and 3.1.4: the lowest score, then the fewest rounds without a game. */
export const countsOfBye = (member: Member, { position }: Field): Step['counts'] => [
  countedOn(rule313, decimalOf(member.score), member),
  countedOn(rule314, position.round - 1 - member.colours.length, member, 'unplayed'),
];

/** 3.1.3 to 3.1.5. */
const byClaim = (a: Member, b: Member): number =>
  a.score - b.score || b.colours.length - a.colours.length || b.place - a.place;

/** 3.1; undefined when the number of players is even. The field is known to have a legal pairing. */
export const receiverOfBye = (field: Field): Member | undefined => {
  if (field.members.length % 2 === 0) return undefined;
  const [receiver] = [...possibleReceivers(field)].sort(byClaim);
  return receiver ?? impossible('somebody may have the bye');
};

/** Everybody with the first paragraph of 3.1 that tells them from the receiver. */
export const rulingOfBye = (field: Field, receiver: Member, rerun: Rerun<Member>): Ruling<'bye'> => {
  const possible = new Set(possibleLast(field, field.members));
  return rulingByLadder(
    {
      receiver,
      claimants: [...field.members].sort(byClaim),
      rerun,
      isPossible: member => possible.has(member),
      counts: member => countsOfBye(member, field),
      order: rule315,
    },
    { score: decimalOf(receiver.score) },
  );
};
