import { expect, test } from 'vitest';
import { positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { systemNamed } from '../catalogue.ts';
import { randomPosition } from '../testing/random-positions.ts';
import type { Edition } from './definitions.ts';
import { pairLiterally } from './referee/pair-literally.ts';

/*
 * The referee: random small rounds, most of them hard, paired by plain enumeration of the articles and by the engine.
 */
const ROUNDS = casesOf(1_500, 20_000);

const fast = (edition: Edition, position: ReturnType<typeof positionBefore>) => {
  const outcome = systemNamed(`dutch-${edition}`)?.workOut(position, {});
  if (!outcome?.ok) return 'no-pairing';
  const pairs = outcome.value.pairing.boards.map(({ white, black }) => `${white}-${black}`).sort();
  return { pairs, bye: outcome.value.pairing.byes[0]?.player };
};

const literal = (edition: Edition, position: ReturnType<typeof positionBefore>) => {
  const answer = pairLiterally(position, edition);
  if (answer === 'no-pairing' || position.entrants.length === 0) return 'no-pairing';
  const pairs = answer.pairs.map(([white, black]) => `${white}-${black}`).sort();
  return { pairs, bye: answer.bye };
};

for (const edition of ['2026', '2017'] as const)
  test(`C.04.3 (${edition}): the engine pairs ${ROUNDS} random small rounds as the enumeration of the articles does, colours and bye too`, () => {
    let legal = 0;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed);
      const position = positionBefore(tournament, round);
      const expected = literal(edition, position);
      expect({ seed, answer: fast(edition, position) }).toEqual({ seed, answer: expected });
      if (expected !== 'no-pairing') legal += 1;
    }
    expect(legal).toBeGreaterThan(ROUNDS / 2);
  }, 600_000);
