import { decimalOf } from '../../../model/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../../rules/index.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';
import { type Field, prohibitionBetween } from '../field.ts';
import { byClaimToBye, mayHaveBye } from './definitions.ts';
import type { PairedGroup, Round1997, Transfer } from './round.ts';
import { rule4, rule5, rule21, rule62, rule63, rule64, rule73, rule74, rule82, ruleD } from './rules.ts';

/** Why the round was paired as it was: each board, float and bye with the rule that decided it. */
export const rulingsOfRound = (field: Field, { groups, bye }: Round1997): readonly Ruling[] => [
  ...(bye ? [rulingOfBye(field, bye)] : []),
  ...groups.flatMap(group => [
    ...group.transfers.map(transfer => rulingOfTransfer(group, transfer)),
    ...group.floaters.map(({ id }) => ruling('float', rule64, [id], { facts: factsOf(group) })),
    ...group.floaterPairs.map(pair => ruling('board', rule82, idsOf(pair), { facts: factsOf(group) })),
    ...group.rows.map((_, index) => rulingOfRow(field, group, index)),
  ]),
];

const idsOf = (members: readonly Member[]): readonly number[] => members.map(({ id }) => id);

const factsOf = ({ score, rows, floaterPairs }: PairedGroup): BracketFacts => ({
  bracket: decimalOf(score),
  players: 2 * (rows.length + floaterPairs.length),
});

const rulingOfBye = (field: Field, receiver: Member): Ruling => {
  const facts = { score: decimalOf(receiver.score) };
  if (!field.members.some(hasPlayed)) return ruling('bye', rule5, [receiver.id], { facts });
  const claim = byClaimToBye(field.members);
  const barred = field.members.filter(member => claim(member, receiver) < 0 && !mayHaveBye(member));
  const rule = barred.length > 0 ? ruleD : rule4;
  return ruling('bye', rule, [receiver.id], { because: idsOf(barred), facts });
};

/** 2.1 decides where it keeps somebody whom the order names before. */
const rulingOfTransfer = (group: PairedGroup, { player, rule, kept, ...transfer }: Transfer): Ruling => {
  const facts = { ...factsOf(group), direction: 'up' as const };
  if (kept.length > 0) return ruling('float', rule21, [player.id], { because: idsOf(kept), facts });
  return ruling('float', rule, [player.id], { because: transfer.for ? [transfer.for.id] : [], facts });
};

/** The first Black seeker whom the column offers before the one chosen shows what moved the row. */
const rulingOfRow = (field: Field, group: PairedGroup, index: number): Ruling => {
  const { rows, columns } = group;
  const [member, opponent] = rows[index] as readonly [Member, Member];
  const facts = factsOf(group);
  const placeOf = (other: Member) => columns.black.indexOf(other);
  const place = columns.white.includes(member) ? placeOf(opponent) : -1;
  const [passed] = rows
    .slice(index + 1)
    .flat()
    .filter(other => placeOf(other) >= 0 && (place < 0 || placeOf(other) < place))
    .sort((a, b) => placeOf(a) - placeOf(b));
  if (passed && columns.white.includes(member)) {
    const rule = prohibitionBetween(field, member, passed) ?? rule63;
    return ruling('board', rule, [member.id, opponent.id], { because: [passed.id], facts });
  }
  return ruling('board', ruleOfRow(group, member, opponent), [member.id, opponent.id], { facts });
};

const ruleOfRow = ({ columns }: PairedGroup, member: Member, opponent: Member): Rule => {
  if (![...columns.white, ...columns.black].some(hasPlayed)) return rule5;
  if (columns.white.includes(member) === columns.white.includes(opponent)) return rule63;
  const over = [member, opponent].find(player => columns.transferred.includes(player));
  if (!over) return rule62;
  return dueColour(over).colour === 'white' ? rule73 : rule74;
};
