import { expect } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, answeredBy, explainedBy, pairedBy, position } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';

/*
 * Six players before round 2. In round 1 player 6 did not come to the game against 3; the others played. C.04.2 (2017),
 * D.2 takes 6 for withdrawn: five are left. 1, 2 and 3 have a point, 4 and 5 none: the bye is for 5, the lower of them.
 */
const before = position({
  players: [2400, 2350, 2300, 2250, 2200, 2150].map(rating => ({ rating })),
  rounds: [['1-4 1-0', '5-2 0-1', '3-6 +-']],
  plannedRounds: 7,
  initialColour: 'white',
});

/** Out where nobody is excused, paired where 6 or everybody is, and where nothing is stated. */
export const expectNoShowLeftOut = (name: string): void => {
  const system = systemNamed(name);
  if (!system) throw new Error(`${name} is in the catalogue`);
  const byesWith = (options: Readonly<Record<string, string>>) =>
    accepted(pairedBy(system, before, options))
      .byes.filter(({ kind }) => kind === 'pairing-bye')
      .map(({ player }) => Number(player));
  expect(byesWith({ excused: 'none' })).toEqual([5]);
  expect(byesWith({ excused: '6' })).toEqual([]);
  const restingWith = (options: Readonly<Record<string, string>>) =>
    accepted(pairedBy(system, before, options))
      .byes.filter(({ kind }) => kind === 'rest')
      .map(({ player }) => Number(player));
  expect(restingWith({ excused: 'none' })).toEqual([6]);
  expect(restingWith({ excused: '4, 5' })).toEqual([6]);
  expect(restingWith({ excused: '6' })).toEqual([]);
  expect(restingWith({})).toEqual([]);
  const rulings = accepted(explainedBy(system, before, { excused: 'none' }));
  const rest = rulings.filter(({ subject }) => subject === 'rest');
  expect(rest.map(({ about, rule }) => [...about, rule.key])).toEqual([[6, `${name}.no-show`]]);
  // 6 was not to be paired: there is nothing to explain.
  const asked = answeredBy(system, before, { excused: 'none' }, { kind: 'bye', player: playerId(6) });
  expect(asked.ok).toBe(false);
};
