import { decimalOf, tenths } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { type Card, dueSameColour } from './cards.ts';
import { type Field, prohibitionOf } from './field.ts';
import type { PairOfCards } from './halves.ts';
import type { Settings } from './options.ts';
import type { PairedGroup } from './procedure.ts';
import {
  bye,
  byeByLot,
  byeOnce,
  dropped,
  equalScores,
  exchange,
  firstRound,
  halves,
  nearestGroup,
  practical,
  raised,
} from './rules.ts';

/** Why each board and each change of group is as it is. */
export const rulingsOfGroups = (
  { position }: Field,
  groups: readonly PairedGroup[],
  settings: Settings,
): readonly Ruling[] =>
  groups.flatMap(group => [
    ...group.pairs.map(pair => rulingOfBoard(pair, group, position)),
    ...group.taken.map(card => rulingOfTaken(card, group, settings)),
    ...group.sent.map(card => ruling('float', dropped, [card.id], { facts: factsOf(group) })),
  ]);

const factsOf = ({ own, taken }: PairedGroup): Ruling['facts'] => ({
  bracket: decimalOf(own.at(-1)?.score ?? tenths(0)),
  players: own.length + taken.length,
});

const rulingOfBoard = (pair: PairOfCards, group: PairedGroup, position: Position): Ruling => {
  const { higher, lower, facing } = pair;
  const about = [higher.id, lower.id];
  if (!facing) {
    const rule = position.round === 1 ? firstRound : higher.score === lower.score ? halves : nearestGroup;
    return ruling('board', rule, about, { facts: factsOf(group) });
  }
  return ruling('board', whyNot(higher, facing, position), about, {
    because: [facing.id],
    facts: factsOf(group),
  });
};

/** They have met, they are due the same colour, or the others could not have been paired. */
const whyNot = (higher: Card, facing: Card, position: Position): Rule =>
  prohibitionOf(higher, facing, position) ?? (dueSameColour(higher, facing) ? exchange : equalScores);

/** The highest of the next group in an odd one; otherwise whoever is nearest. */
const rulingOfTaken = (card: Card, group: PairedGroup, { groupOrder }: Settings): Ruling => {
  const isAbove = card.score > (group.own[0]?.score ?? 0);
  const rule = isAbove ? practical : group.taken.length === 1 ? raised : nearestGroup;
  return ruling('float', groupOrder === 'practical' && isAbove ? practical : rule, [card.id], {
    facts: { ...factsOf(group), direction: isAbove ? 'down' : 'up' },
  });
};

export const rulingOfBye = ({ cards }: Field, receiver: Card, { byeTo }: Settings): Ruling => {
  const barred = cards.filter(({ order, hasHadBye }) => order > receiver.order && hasHadBye);
  const rule = barred.length > 0 ? byeOnce : byeTo === 'by-lot' ? byeByLot : bye;
  return ruling('bye', rule, [receiver.id], {
    because: barred.map(({ id }) => id),
    facts: { score: decimalOf(receiver.score) },
  });
};
