import { decimalOf, tenths } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../rules/index.ts';
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
export const rulingsOfGroups = ({ position }: Field, groups: readonly PairedGroup[]): readonly Ruling[] =>
  groups.flatMap(group => [
    ...group.pairs.map(pair => rulingOfBoard(pair, group, position)),
    ...[...group.taken, ...group.sent].map(card => rulingOfMove(card, group)),
  ]);

const factsOf = ({ own, taken }: PairedGroup): BracketFacts => ({
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

/** The first who could be: by 6 or 7 if nobody was passed over, otherwise the nearest possible. */
const rulingOfMove = (card: Card, group: PairedGroup): Ruling => {
  const isTaken = group.taken.includes(card);
  const isRaised = isTaken && card.score < (group.own[0]?.score ?? 0);
  const ordinary = isRaised ? raised : isTaken ? practical : dropped;
  return ruling('float', group.passedOver.length === 0 ? ordinary : nearestGroup, [card.id], {
    because: group.passedOver.map(({ id }) => id),
    facts: { ...factsOf(group), direction: isRaised ? 'up' : 'down' },
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
