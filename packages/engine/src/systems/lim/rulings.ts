import { decimalOf, tenths } from '../../model/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { rule52, rule71 } from './colour-rules.ts';
import type { Member } from './definitions.ts';
import { rule41, rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { rule38 } from './floater-rules.ts';
import type { Floater } from './floaters.ts';
import { rule11, rule24, rule26 } from './group-rules.ts';
import type { PairedGroup, Procedure, Undone } from './procedure.ts';
import { byeOnce } from './rules.ts';
import type { Pairing } from './scrutiny.ts';

/** Each board, float and bye with the rule that decided it. */
export const rulingsOf = (field: Field, procedure: Procedure, bye: Member | undefined): readonly Ruling[] => [
  ...procedure.groups.flatMap(group => [
    ...group.floaters.map(floater => rulingOfFloat(group, floater)),
    ...group.pairings.map(pairing => rulingOfBoard(field, group, pairing)),
  ]),
  ...procedure.undone.map(rulingOfUndone),
  ...(bye ? [rulingOfBye(field, bye)] : []),
];

const groupFacts = ({ score, kind }: PairedGroup): Ruling['facts'] => ({
  group: decimalOf(tenths(score)),
  side: kind,
});

/** What kept the player from the first opponent in the order. */
const rulingOfBoard = (field: Field, group: PairedGroup, pairing: Pairing): Ruling => {
  const { player, opponent, passed, by } = pairing;
  const [first] = passed;
  const rule = first ? ruleOfPassing(field, pairing, first) : by === 'floater' ? rule38 : rule24;
  return ruling('board', rule, [player.id, opponent.id], {
    because: first ? [first.id] : [],
    facts: groupFacts(group),
  });
};

const ruleOfPassing = (field: Field, { player, exchanged, by }: Pairing, first: Member): Rule => {
  if (first === exchanged) return by === 'floater' ? rule38 : rule52;
  if (!field.obstacle(player, first)) return rule44;
  return by === 'floater' ? rule38 : rule41;
};

const rulingOfFloat = (group: PairedGroup, { member, rule, insteadOf }: Floater): Ruling =>
  ruling('float', rule, [member.id], {
    because: insteadOf ? [insteadOf.id] : [],
    facts: groupFacts(group),
  });

const rulingOfUndone = ({ pairing: { player, opponent }, side }: Undone): Ruling =>
  ruling('float', rule26, [player.id, opponent.id], { facts: { side } });

/** 1.1 (in the first round 7.1), or what barred those lower ranked. */
const rulingOfBye = ({ members, position }: Field, bye: Member): Ruling => {
  const barred = members.slice(bye.order + 1).filter(({ mayHaveBye }) => !mayHaveBye);
  const needed = members.slice(bye.order + 1).filter(({ mayHaveBye }) => mayHaveBye);
  const natural = position.round === 1 ? rule71 : rule11;
  const rule = needed.length > 0 ? rule44 : barred.length > 0 ? byeOnce : natural;
  return ruling('bye', rule, [bye.id], {
    because: [...barred, ...needed].map(({ id }) => id),
    facts: { score: decimalOf(bye.score) },
  });
};
