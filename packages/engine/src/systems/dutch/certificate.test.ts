import { expect, test } from 'vitest';
import { breachOfOptimality, leastCostPerfectMatching } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import { positionBefore } from '../../position/index.ts';
import { accepted, type Sketch, tournament } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { brackets2017 } from './2017/procedure.ts';
import { brackets2026 } from './2026/procedure.ts';
import { fieldOf } from './field.ts';

/*
 * Every bracket that was paired, as the matching problem it was solved as: the duals prove that no candidate is
 * better. `certificate.ts` is written from the theorem and knows nothing of the solver.
 */
const certifyBrackets = (position: Position): { brackets: number; withBlossoms: number } => {
  let [brackets, withBlossoms] = [0, 0];
  const settings = { 'no-compatriots': false };
  for (const paired of [
    brackets2026(fieldOf(position, '2026', settings)),
    brackets2017(fieldOf(position, '2017', settings)),
  ])
    for (const {
      candidate: {
        problem: { graph, costs },
      },
    } of paired) {
      const solved = leastCostPerfectMatching(graph, costs);
      if (!solved) throw new Error('the bracket was paired');
      expect(breachOfOptimality(graph, costs, solved)).toBeUndefined();
      brackets += 1;
      if (solved.blossoms.length > 0) withBlossoms += 1;
    }
  return { brackets, withBlossoms };
};

/** Colours fall as badly as they can: White wins every game, so that a score tells how often one had White. */
const whiteAlwaysWins = (players: number, rounds: number): readonly Position[] => {
  const positions: Position[] = [];
  const sketch: Sketch = { players, plannedRounds: rounds + 1, initialColour: 'white' };
  const played: string[][] = [];
  for (let round = 1; round <= rounds + 1; round++) {
    const position = positionBefore(tournament({ ...sketch, rounds: played }), round);
    positions.push(position);
    const system = systemNamed('dutch-2026');
    if (!system) throw new Error('the system is in the catalogue');
    const { boards, byes } = accepted(system.pair(position, {}));
    played.push([
      ...boards.map(({ white, black }) => `${white}-${black} 1-0`),
      ...byes.map(({ player }) => `${player} U`),
    ]);
  }
  return positions;
};

test('the brackets of random small rounds are proved by their duals', () => {
  let brackets = 0;
  for (let seed = 1; seed <= (process.env.PAREO_LONG ? 5_000 : 300); seed++) {
    const { tournament: given, round } = randomPosition(seed);
    const position = positionBefore(given, round);
    if (systemNamed('dutch-2026')?.pair(position, {}).ok !== true) continue;
    if (systemNamed('dutch-2017')?.pair(position, {}).ok !== true) continue;
    brackets += certifyBrackets(position).brackets;
  }
  expect(brackets).toBeGreaterThan(500);
});

test('the brackets of a field where White always wins are proved by their duals, blossoms among them', () => {
  let withBlossoms = 0;
  for (const players of process.env.PAREO_LONG ? [41, 101, 201] : [41, 101])
    for (const position of whiteAlwaysWins(players, 8))
      withBlossoms += certifyBrackets(position).withBlossoms;
  expect(withBlossoms).toBeGreaterThan(0);
});
