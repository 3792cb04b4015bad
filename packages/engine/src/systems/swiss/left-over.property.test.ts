import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdge, bitGraph } from '../../matching/index.ts';
import { playerId } from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { leftOverLiterally } from '../testing/left-over.ts';
import { leftOverIn } from './left-over.ts';

const CASES = casesOf(1_000, 20_000);

/** Fields of up to nine, some pairs and some byes possible. */
const field = fc.integer({ min: 1, max: 9 }).chain(players =>
  fc.record({
    players: fc.constant(players),
    pairs: fc.array(fc.tuple(fc.nat(players - 1), fc.nat(players - 1)), { maxLength: 14 }),
    byes: fc.uniqueArray(fc.nat(players - 1)),
  }),
);

test('decision 422: those told are those whom trying every pairing finds', () => {
  let told = 0;
  fc.assert(
    fc.property(field, ({ players, pairs, byes }) => {
      const legal = bitGraph(players);
      for (const [a, b] of pairs) if (a !== b) addEdge(legal, a, b);
      const members = Array.from({ length: players }, (_, order) => ({ id: playerId(order + 1), order }));
      const meets = new Set(
        pairs.filter(([a, b]) => a !== b).flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]),
      );
      const mayHaveBye = ({ order }: { readonly order: number }) => byes.includes(order);
      const found = leftOverIn({ members, legal, mayHaveBye });
      if (found) told += 1;
      expect(found).toEqual(
        leftOverLiterally({
          players: members,
          mayMeet: (a, b) => meets.has(`${a.order}-${b.order}`),
          mayHaveBye,
        }),
      );
    }),
    { numRuns: CASES },
  );
  expect(told).toBeGreaterThan(CASES / 10);
});
