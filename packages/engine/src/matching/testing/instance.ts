import fc from 'fast-check';
import { addEdge, type BitGraph, bitGraph } from '../bit-graph.ts';
import { ABSENT, type PairCosts } from '../costs.ts';

export interface Instance {
  readonly graph: BitGraph;
  readonly costs: PairCosts;
}

/** Random graphs with random class costs; some pairs absent, so that blossoms and impossible fields occur. */
export const instance = (maximumSize: number, mostClasses = maximumSize): fc.Arbitrary<Instance> =>
  fc
    .record({
      half: fc.integer({ min: 1, max: maximumSize / 2 }),
      classes: fc.integer({ min: 1, max: mostClasses }),
      limbs: fc.integer({ min: 1, max: 3 }),
      largest: fc.integer({ min: 0, max: 6 }),
      density: fc.integer({ min: 1, max: 10 }),
      apartAllowed: fc.boolean(),
      seed: fc.integer(),
    })
    .map(({ half, classes, limbs, largest, density, apartAllowed, seed }) => {
      let state = seed | 1;
      const random = (below: number) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 8) % below;
      };
      const size = half * 2;
      const graph = bitGraph(size);
      for (let u = 0; u < size; u++)
        for (let v = u + 1; v < size; v++) if (random(10) < density) addEdge(graph, u, v);
      const joined = new Float64Array(classes * classes * limbs);
      const apart = new Float64Array(classes * classes * limbs);
      for (let a = 0; a < classes; a++)
        for (let b = 0; b <= a; b++)
          for (let limb = 0; limb < limbs; limb++) {
            const cost = 2 * random(largest + 1);
            const other = apartAllowed ? cost + 2 * random(largest + 1) : limb === 0 ? ABSENT : 0;
            for (const at of [(a * classes + b) * limbs + limb, (b * classes + a) * limbs + limb]) {
              joined[at] = cost;
              apart[at] = other;
            }
          }
      const classOf = Int32Array.from({ length: size }, () => random(classes));
      return { graph, costs: { limbs, classes, classOf, joined, apart } };
    });
