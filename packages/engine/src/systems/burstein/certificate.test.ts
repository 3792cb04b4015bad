import { expect, test } from 'vitest';
import { breachOfOptimality } from '../../matching/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { byeCandidates } from '../swiss/field.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { evaluation2017 } from './2017/opposition.ts';
import { groups2017 } from './2017/procedure.ts';
import { PROHIBITIONS_2017 } from './2017/rules.ts';
import { evaluation2026 } from './2026/opposition.ts';
import { brackets2026 } from './2026/procedure.ts';
import { PROHIBITIONS_2026 } from './2026/rules.ts';
import type { PairedBracket } from './bracket-graph.ts';
import { membersOf } from './definitions.ts';
import { type Field, fieldOf } from './field.ts';

/*
 * Every bracket with the candidate chosen for it: its duals prove that no other is better. `certificate.ts` is written
 * from the theorem and knows nothing of the solver.
 */
const breachesIn = (brackets: Iterable<PairedBracket>): readonly (string | undefined)[] =>
  Array.from(brackets, ({ candidate: { problem, mate, solved } }) =>
    breachOfOptimality(problem.graph, problem.costs, { ...solved, mate }),
  );

/** Nothing where no complete round exists. */
const pairedBy = (
  brackets: (field: Field) => Iterable<PairedBracket>,
  field: Field,
): Iterable<PairedBracket> => (byeCandidates(field) === 'no round' ? [] : brackets(field));

const bracketsOf = {
  '2026': (position: Position) =>
    pairedBy(
      brackets2026,
      fieldOf(position, membersOf(position, evaluation2026(position)), {
        ofChapter: PROHIBITIONS_2026,
        chosen: [],
      }),
    ),
  '2017': (position: Position) =>
    pairedBy(
      groups2017,
      fieldOf(position, membersOf(position, evaluation2017(position)), {
        ofChapter: PROHIBITIONS_2017,
        chosen: [],
      }),
    ),
} as const;

test.each(['2026', '2017'] as const)(
  'the candidate chosen for every bracket of %s is proved by its duals',
  edition => {
    let proved = 0;
    for (let seed = 1; seed <= (process.env.PAREO_LONG ? 5_000 : 400); seed++) {
      const { tournament, round } = randomPosition(seed, { minimum: 6, maximum: 24 });
      const position = positionBefore(tournament, round);
      // Whoever has the bye leaves the field before the brackets are made: even fields have nobody to leave.
      if (position.entrants.length % 2 === 1) continue;
      for (const breach of breachesIn(bracketsOf[edition](position))) {
        expect(breach).toBeUndefined();
        proved += 1;
      }
    }
    expect(proved).toBeGreaterThan(400);
  },
);
