import { expect, test } from 'vitest';
import { casesOf } from '../../testing/cases.ts';
import { positionsOfPlay } from '../../testing/index.ts';
import { fieldOf } from './field.ts';
import { dutch2017, dutch2026 } from './index.ts';
import { pairedRound, pairedSoonest } from './paired-round.ts';

const ids = (members: readonly { readonly id: number }[]) => members.map(({ id }) => id);

test.each([
  ['2026', dutch2026],
  ['2017', dutch2017],
] as const)(
  '%s: large brackets solved by their classes get the pairs of the repeatable search',
  (edition, system) => {
    let large = 0;
    for (let lot = 0; lot < casesOf(4, 60); lot++) {
      const sketch = { players: 240 + (lot % 2), plannedRounds: 6, initialColour: 'white' } as const;
      for (const position of positionsOfPlay({ system, sketch, rounds: 5, lot: `${lot}` })) {
        const field = fieldOf(position, edition, { 'no-compatriots': lot % 3 === 0 });
        const soonest = pairedSoonest(field).brackets;
        const repeatable = pairedRound(field).brackets;
        large += repeatable.filter(({ candidate }) => candidate.problem.graph.size >= 40).length;
        const told = soonest.map(({ candidate: { pairs, downfloaters, bye } }) => ({
          pairs: pairs.map(ids),
          downfloaters: ids(downfloaters),
          bye: bye?.id,
        }));
        expect(told).toEqual(
          repeatable.map(({ candidate: { pairs, downfloaters, bye } }) => ({
            pairs: pairs.map(ids),
            downfloaters: ids(downfloaters),
            bye: bye?.id,
          })),
        );
      }
    }
    expect(large).toBeGreaterThan(8);
  },
);
