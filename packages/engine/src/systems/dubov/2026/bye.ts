import { decimalOf, impossible } from '../../../model/index.ts';
import { type Ruling, ruling } from '../../../rules/index.ts';
import type { Member } from '../definitions.ts';
import { type Field, possibleLeftovers } from '../field.ts';
import { mayHaveBye } from './definitions.ts';
import { rule311, rule312, rule313, rule314, rule315 } from './procedure-rules.ts';

/** 3.1.3 to 3.1.5. */
const byClaim = (a: Member, b: Member): number =>
  a.score - b.score || b.colours.length - a.colours.length || b.place - a.place;

/** 3.1; undefined when the number of players is even. The field is known to have a legal pairing. */
export const receiverOfBye = (field: Field): Member | undefined => {
  if (field.members.length % 2 === 0) return undefined;
  const [receiver] = possibleLeftovers(field, field.members)
    .filter(member => mayHaveBye(member, field.position))
    .sort(byClaim);
  return receiver ?? impossible('somebody may have the bye');
};

/** The first paragraph of 3.1 that tells the receiver from whoever is nearest to it. */
export const rulingOfBye = (field: Field, receiver: Member): Ruling => {
  const facts = { score: decimalOf(receiver.score) };
  const passed = field.members.filter(member => byClaim(member, receiver) < 0).sort(byClaim);
  const barred = passed.filter(member => !mayHaveBye(member, field.position));
  if (passed.length > 0) {
    const [rule, because] = barred.length > 0 ? [rule311, barred] : [rule312, passed];
    return ruling('bye', rule, [receiver.id], { because: because.map(({ id }) => id), facts });
  }
  const [next] = field.members.filter(member => member !== receiver).sort(byClaim);
  if (!next || next.score !== receiver.score) return ruling('bye', rule313, [receiver.id], { facts });
  const rule = next.colours.length === receiver.colours.length ? rule315 : rule314;
  return ruling('bye', rule, [receiver.id], { facts });
};
