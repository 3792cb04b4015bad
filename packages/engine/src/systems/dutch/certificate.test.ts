import { expect, test } from 'vitest';
import {
  breachOfOptimality,
  copyOfGraph,
  leastCostPerfectMatching,
  type PairCosts,
  removeEdge,
} from '../../matching/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { systemNamed } from '../catalogue.ts';
import { startNear } from '../swiss/start-near.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { brackets2017 } from './2017/procedure.ts';
import { brackets2026 } from './2026/procedure.ts';
import { fieldOf } from './field.ts';
import { whiteAlwaysWins } from './testing/white-always-wins.ts';

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
    for (const { candidate } of paired) {
      const { graph, costs } = candidate.problem;
      // The candidate chosen among equals is proved by the duals that are kept with it.
      expect(breachOfOptimality(graph, costs, { ...candidate.solved, mate: candidate.mate })).toBeUndefined();
      const solved = leastCostPerfectMatching(graph, costs);
      if (!solved) throw new Error('the bracket was paired');
      expect(breachOfOptimality(graph, costs, solved)).toBeUndefined();
      brackets += 1;
      if (solved.blossoms.length > 0) withBlossoms += 1;
    }
  return { brackets, withBlossoms };
};

/** Two classes of vertices, as far as two of them can be left over together. */
const costsOf = ({ limbs, classes, joined, apart }: PairCosts) =>
  Array.from({ length: classes * classes }, (_, at) => ({
    joined: [...joined.subarray(at * limbs, (at + 1) * limbs)],
    apart: [...apart.subarray(at * limbs, (at + 1) * limbs)],
  }));

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, limb) => value !== other[limb]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

test('two who are left over together cost no less than their pair: duals fit where pairs are taken away', () => {
  let [searched, impossible] = [0, 0];
  for (const players of process.env.PAREO_LONG ? [23, 41, 101] : [23, 41])
    for (const [round, position] of whiteAlwaysWins(players, 8).entries())
      for (const { candidate } of brackets2026(fieldOf(position, '2026', { 'no-compatriots': false }))) {
        const { problem } = candidate;
        for (const { joined, apart } of costsOf(problem.costs)) expect(isLess(apart, joined)).toBe(false);
        // One pair in so many is taken away, chosen or not.
        for (const every of [2, 3, 5, 7]) {
          const graph = copyOfGraph(problem.graph);
          for (let v = 0; v < graph.size; v++)
            for (let u = v + 1; u < graph.size; u++)
              if ((v * graph.size + u + round) % every === 0) removeEdge(graph, v, u);
          const start = startNear({ ...problem, graph }, candidate);
          expect(start).toBeDefined();
          const fromScratch = leastCostPerfectMatching(graph, problem.costs);
          const fromStart = leastCostPerfectMatching(graph, problem.costs, start);
          expect(fromStart === undefined).toBe(fromScratch === undefined);
          if (!fromStart || !fromScratch) {
            impossible += 1;
            continue;
          }
          searched += 1;
          expect(breachOfOptimality(graph, problem.costs, fromStart)).toBeUndefined();
        }
      }
  expect(searched).toBeGreaterThan(100);
  expect(impossible).toBeGreaterThan(0);
});

test('the brackets of random small rounds are proved by their duals', () => {
  let brackets = 0;
  for (let seed = 1; seed <= (process.env.PAREO_LONG ? 5_000 : 300); seed++) {
    const { tournament: given, round } = randomPosition(seed);
    const position = positionBefore(given, round);
    if (systemNamed('dutch-2026')?.workOut(position, {}).ok !== true) continue;
    if (systemNamed('dutch-2017')?.workOut(position, {}).ok !== true) continue;
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
