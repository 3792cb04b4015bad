import { expect, test } from 'vitest';
import { positionBefore } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { withRatings } from '../testing/rated-tournaments.ts';
import { keptOf, walkedOf } from './oracle.ts';
import { decideLiterally } from './pair-literally.ts';

/* What is first in the lists is the round of C.04.4.3, article by article. */
const ROUNDS = casesOf(300, 4_000);

const written = (pairs: readonly (readonly { readonly id: number }[])[], bye: number | undefined): string =>
  [...pairs.map(pair => pair.map(({ id }) => id).join('-')), `${bye}`].sort().join(' ');

test.each([
  { maxi: false, noCompatriots: false },
  { maxi: true, noCompatriots: true },
  { maxi: true, noCompatriots: false, turned: true },
])(
  `C.04.4.3: of ${ROUNDS} small rounds the first in the lists is the one paired (%o)`,
  options => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
      const position = positionBefore(withRatings(tournament, seed), round);
      const table = { position, options };
      const [walked, literal] = [walkedOf(table), decideLiterally(table)];
      const found = walked && [
        written(
          walked.groups.flatMap(group => keptOf(walked, group)),
          walked.bye?.id,
        ),
        walked.groups.flatMap(({ chosen }) => chosen.undone).length,
        walked.groups.map(({ alone, chosen }) =>
          [...alone, ...chosen.turns.map(({ player }) => player)].map(({ id }) => id),
        ),
      ];
      const expected = literal && [
        written(
          literal.made.map(({ pair }) => pair),
          literal.bye?.id,
        ),
        literal.undone.length,
        literal.groups.map(({ floaters }) => floaters.map(({ player }) => player.id)),
      ];
      expect({ seed, round: found }).toEqual({ seed, round: expected });
    }
  },
  600_000,
);
