import { decimalOf, tenths } from '../../model/index.ts';
import { type BracketFacts, type Ruling, ruling } from '../../rules/index.ts';
import { rule57, rule71, rule83 } from './colour-rules.ts';
import type { Member } from './definitions.ts';
import { rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { rule38 } from './floater-rules.ts';
import type { Floater } from './floaters.ts';
import { rule11, rule22, rule24, rule26 } from './group-rules.ts';
import { byeOnce } from './other-rules.ts';
import { type Alternatives, alternativesIn } from './passed-over.ts';
import type { PairedGroup, Procedure, Undone } from './procedure.ts';
import type { Pairing } from './scrutiny.ts';

/** Each board, float and bye with the rule that decided it. */
export const rulingsOf = (field: Field, procedure: Procedure, bye: Member | undefined): readonly Ruling[] => [
  ...procedure.groups.flatMap(group => {
    const alternatives = alternativesIn(field, group);
    return [
      ...rulingsOfOrder(field, group),
      ...group.floaters.map(floater => rulingOfFloat(group, floater)),
      ...group.pairings.map(pairing => rulingOfBoard(alternatives, group, pairing)),
    ];
  }),
  ...procedure.undone.map(rulingOfUndone),
  ...(bye ? [rulingOfBye(field, bye)] : []),
];

const groupFacts = ({ score, kind }: PairedGroup): BracketFacts => ({
  bracket: decimalOf(tenths(score)),
  side: kind,
});

/** 2.2 (in the second round 8.3): groups are told in the order in which they were paired. */
const rulingsOfOrder = ({ position }: Field, { members, score }: PairedGroup): readonly Ruling[] =>
  members.length === 0
    ? []
    : [
        ruling(
          'group',
          position.round === 2 ? rule83 : rule22,
          members.map(({ id }) => id),
          { facts: { group: decimalOf(tenths(score)) } },
        ),
      ];

/** What kept the player from the first opponent in the order of 3.8 or 4.2. */
const rulingOfBoard = (alternatives: Alternatives, group: PairedGroup, pairing: Pairing): Ruling => {
  const { player, opponent, by } = pairing;
  const [first] = alternatives.passedOver(pairing);
  const natural = alternatives.isKeptByLimit(pairing) ? rule57 : by === 'floater' ? rule38 : rule24;
  return ruling('board', first?.rule ?? natural, [player.id, opponent.id], {
    because: first ? [first.member.id] : [],
    facts: groupFacts(group),
  });
};

const rulingOfFloat = (group: PairedGroup, { member, rule, insteadOf }: Floater): Ruling =>
  ruling('float', rule, [member.id], {
    because: insteadOf ? [insteadOf.id] : [],
    facts: { ...groupFacts(group), direction: group.kind === 'upper' ? 'down' : 'up' },
  });

const rulingOfUndone = ({ pairing: { player, opponent }, side }: Undone): Ruling =>
  ruling('float', rule26, [player.id, opponent.id], {
    facts: { side, direction: side === 'upper' ? 'down' : 'up' },
  });

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
