import { expect, test } from 'vitest';
import { positionBefore } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { walkedOf } from './oracle.ts';
import { pairLiterally } from './pair-literally.ts';

/* What is first in the lists is the round of seed 002, card by card. */
const ROUNDS = casesOf(300, 4_000);

const written = (pairs: readonly (readonly number[])[], bye: number | undefined): string =>
  [...pairs.map(pair => [...pair].sort((a, b) => a - b).join('-')), `${bye}`].sort().join(' ');

test.each([
  { oddGroups: 'raise', groupOrder: 'from-the-top', clashes: 'equalise' },
  { oddGroups: 'drop', groupOrder: 'from-the-top', clashes: 'equalise' },
  { oddGroups: 'raise', groupOrder: 'practical', clashes: 'by-round' },
  { oddGroups: 'drop', groupOrder: 'practical', clashes: 'equalise' },
] as const)(`seed 002: of ${ROUNDS} small rounds the first in the lists is the one paired (%o)`, options => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
    const position = positionBefore(tournament, round);
    if (position.entrants.length === 0) continue;
    const [walked, literal] = [walkedOf(position, options), pairLiterally(position, options)];
    const found = walked
      ? written(
          walked.groups.flatMap(({ pairs }) => pairs.map(({ pair }) => pair.map(({ id }) => id))),
          walked.bye?.id,
        )
      : 'no-pairing';
    const expected = literal === 'no-pairing' ? literal : written(literal.boards, literal.bye);
    expect({ seed, round: found }).toEqual({ seed, round: expected });
  }
});
