import { decimalOf } from '../../model/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { byClaimToBye, type PairedBracket } from './procedure-2026.ts';
import {
  c2,
  c4,
  c5,
  PROHIBITIONS_2026,
  rule18,
  rule43,
  rule312,
  rule313,
  rule314,
  rule315,
} from './rules-2026.ts';
import { type DecidingRules, rulingsOfBracket } from './rulings.ts';

const RULES: DecidingRules = {
  ranking: rule18,
  fold: rule43,
  completion: c4,
  float: c5,
  prohibitions: PROHIBITIONS_2026,
};

/** Why the round is what it is: the bye, then each bracket. `everybody`: with whoever has the bye. */
export const rulingsOf2026 = (
  { everybody, field }: { readonly everybody: Field; readonly field: Field },
  brackets: readonly PairedBracket[],
  receiver: Member | undefined,
): readonly Ruling[] => [
  ...(receiver ? [rulingOfBye(everybody, receiver)] : []),
  ...brackets.flatMap(bracket => rulingsOfBracket(field, bracket, RULES)),
];

/** 3.1: the paragraph that left one candidate, or the one that put aside those with a better claim. */
const rulingOfBye = ({ members }: Field, receiver: Member): Ruling => {
  const facts = { score: decimalOf(receiver.score) };
  const before = members.filter(member => byClaimToBye(member, receiver) < 0);
  if (before.length > 0)
    return ruling('bye', before.every(member => !member.mayHaveBye) ? c2 : rule312, [receiver.id], {
      because: before.map(member => member.id),
      facts,
    });
  const rivals = members.filter(member => member !== receiver && member.score === receiver.score);
  const equals = rivals.filter(member => member.gamesPlayed === receiver.gamesPlayed);
  const rule = rivals.length === 0 ? rule313 : equals.length === 0 ? rule314 : rule315;
  return ruling('bye', rule, [receiver.id], { facts });
};
