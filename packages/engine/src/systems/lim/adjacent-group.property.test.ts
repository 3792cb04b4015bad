import { expect, test } from 'vitest';
import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import { position } from '../../testing/index.ts';
import { diceOf } from '../testing/dice.ts';
import { isJoinedToAny, openOpponents } from './adjacent-group.ts';
import { type Member, membersOf } from './definitions.ts';

/** How many of the floaters can have an opponent, each another one: every way is tried. */
const mostSeated = (
  compatible: BitGraph,
  floaters: readonly Member[],
  opponents: readonly Member[],
): number => {
  const [first, ...others] = floaters;
  if (!first) return 0;
  const ways = opponents
    .filter(({ order }) => hasEdge(compatible, first.order, order))
    .map(taken =>
      mostSeated(
        compatible,
        others,
        opponents.filter(opponent => opponent !== taken),
      ),
    );
  return Math.max(mostSeated(compatible, others, opponents), ...ways.map(seated => seated + 1));
};

test('3.3: a floater has an opponent left exactly if one more can be seated than without', () => {
  const members = membersOf(position({ players: 10 }));
  let left = 0;
  for (let seed = 1; seed <= 1500; seed++) {
    const dice = diceOf(seed);
    const compatible = bitGraph(members.length);
    const density = dice.pick([15, 30, 50]);
    for (const a of members.slice(0, 5))
      for (const b of members.slice(5)) if (dice.happens(density)) addEdge(compatible, a.order, b.order);
    const [candidate, ...ahead] = members.slice(0, dice.between(2, 5));
    const adjacent = members.slice(5, dice.between(6, 10));
    if (!candidate) continue;
    const open = openOpponents(compatible, adjacent, ahead);
    const expected =
      mostSeated(compatible, [...ahead, candidate], adjacent) > mostSeated(compatible, ahead, adjacent);
    expect({ seed, left: isJoinedToAny(compatible, candidate.order, open) }).toEqual({
      seed,
      left: expected,
    });
    if (expected) left += 1;
  }
  expect(left).toBeGreaterThan(300);
});
