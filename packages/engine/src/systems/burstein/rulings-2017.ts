import { decimalOf } from '../../model/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { byClaimToBye2017, type PairedGroup } from './procedure-2017.ts';
import {
  PROHIBITIONS_2017,
  rule32,
  rule41,
  rule42,
  rule43Of2017,
  rule61,
  rule63,
  rule66,
} from './rules-2017.ts';
import { type DecidingRules, rulingsOfBracket } from './rulings.ts';

const RULES: DecidingRules = {
  ranking: rule32,
  fold: rule61,
  completion: rule66,
  float: rule63,
  prohibitions: PROHIBITIONS_2017,
};

/** Why the round is what it is: the bye, then each group. `everybody`: with whoever has the bye. */
export const rulingsOf2017 = (
  { everybody, field }: { readonly everybody: Field; readonly field: Field },
  groups: readonly PairedGroup[],
  receiver: Member | undefined,
): readonly Ruling[] => [
  ...(receiver ? [rulingOfBye(everybody, receiver)] : []),
  ...groups.flatMap(group => [...rulingsOfUnion(group), ...rulingsOfBracket(field, group, RULES)]),
];

/** Groups that 6.6 made one. */
const rulingsOfUnion = ({ members, scoregroups }: PairedGroup): readonly Ruling[] => {
  if (scoregroups === 1) return [];
  const scores = [...new Set(members.map(member => decimalOf(member.score)))].sort((a, b) => b - a);
  return [
    ruling(
      'group',
      rule66,
      members.map(member => member.id),
      { facts: { group: scores.join(' + ') } },
    ),
  ];
};

const rulingOfBye = ({ members }: Field, receiver: Member): Ruling => {
  const facts = { score: decimalOf(receiver.score) };
  const before = members.filter(member => byClaimToBye2017(member, receiver) < 0);
  if (before.length > 0)
    return ruling('bye', before.every(member => !member.mayHaveBye) ? rule41 : rule66, [receiver.id], {
      because: before.map(member => member.id),
      facts,
    });
  const isDecidedBySum = members.some(
    member => member !== receiver && member.score === receiver.score && member.index[0] === receiver.index[0],
  );
  return ruling('bye', isDecidedBySum ? rule43Of2017 : rule42, [receiver.id], { facts });
};
