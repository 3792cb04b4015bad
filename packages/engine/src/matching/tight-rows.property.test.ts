import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../testing/cases.ts';
import { hasEdge } from './bit-graph.ts';
import { Slacks } from './slack.ts';
import { instance } from './testing/instance.ts';

test('the rows hold exactly the pairs without slack, among those who are present', () => {
  let found = 0;
  fc.assert(
    fc.property(instance(70, 8), fc.integer({ min: 0, max: 3 }), ({ graph, costs }, spread) => {
      // Duals near those of a search, so that many pairs have no slack.
      const y = Float64Array.from(
        { length: graph.size * costs.limbs },
        (_, at) => -((costs.classOf[Math.floor(at / costs.limbs)] as number) % (spread + 1)),
      );
      const slacks = new Slacks(graph, costs, y);
      slacks.present = slacks.present.filter(v => v % 7 !== 3);
      const present = new Set(slacks.present);
      const tight = slacks.tightGraph();
      for (let v = 0; v < graph.size; v++)
        for (let u = 0; u < graph.size; u++) {
          const expected = v !== u && present.has(v) && present.has(u) && slacks.isTight(v, u);
          if (expected) found += 1;
          if (hasEdge(tight, v, u) !== expected) expect([v, u, expected]).toBe('as the row says');
        }
    }),
    { numRuns: casesOf(200, 4_000) },
  );
  expect(found).toBeGreaterThan(1000);
});
