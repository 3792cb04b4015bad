import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { systemNamed } from '../catalogue.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { seedingRounds } from './index.ts';
import type { Edition } from './referee/member.ts';
import { pairLiterally } from './referee/pair-literally.ts';
import { withVirtualPointLiterally } from './referee/virtual-point.ts';

/*
 * The referee: random small rounds, most of them hard, paired by plain enumeration of the articles and by the engine.
 */
const ROUNDS = casesOf(1_000, 10_000);

const fast = (system: string, position: Position) => {
  const outcome = systemNamed(system)?.workOut(position, {});
  if (!outcome?.ok) return 'no-pairing';
  const pairs = outcome.value.pairing.boards.map(({ white, black }) => `${white}-${black}`).sort();
  return { pairs, bye: outcome.value.pairing.byes[0]?.player };
};

const literal = (position: Position, edition: Edition) => {
  const answer = pairLiterally(edition === '2017' ? withVirtualPointLiterally(position) : position, edition);
  if (answer === 'no-pairing' || position.entrants.length === 0) return 'no-pairing';
  const pairs = answer.pairs.map(([white, black]) => `${white}-${black}`).sort();
  return { pairs, bye: answer.bye };
};

const SYSTEMS = [
  {
    system: 'burstein-2026',
    edition: '2026',
    isConcerned: ({ tournament, round }: Position) => round > seedingRounds(tournament.plannedRounds ?? 0),
  },
  { system: 'burstein-2017', edition: '2017', isConcerned: () => true },
] as const;

for (const { system, edition, isConcerned } of SYSTEMS)
  test(`${system}: the engine pairs ${ROUNDS} random small rounds as the enumeration of the articles does, colours and bye too`, () => {
    let [tried, legal] = [0, 0];
    for (let seed = 1; tried < ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed);
      const position = positionBefore(tournament, round);
      if (!isConcerned(position)) continue;
      const expected = literal(position, edition);
      expect({ seed, answer: fast(system, position) }).toEqual({ seed, answer: expected });
      tried += 1;
      if (expected !== 'no-pairing') legal += 1;
    }
    expect(legal).toBeGreaterThan(ROUNDS / 2);
  }, 600_000);
