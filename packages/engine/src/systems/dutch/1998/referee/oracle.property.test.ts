import { expect, test } from 'vitest';
import { positionBefore } from '../../../../position/index.ts';
import { casesOf } from '../../../../testing/cases.ts';
import { pairedBy } from '../../../../testing/index.ts';
import { randomPosition } from '../../../testing/random-positions.ts';
import { roundOfEngine } from '../../../testing/written-round.ts';
import { dutch1998 } from '../index.ts';
import { pairsOf, walkedOf } from './oracle.ts';
import { pairLiterally } from './pair-literally.ts';

/* What is first in the lists is the round: that of C step by step, and that of the engine. */
const ROUNDS = casesOf(300, 8_000);

const written = (pairs: readonly (readonly number[])[], bye: number | undefined): string =>
  [...pairs.map(pair => [...pair].sort((a, b) => a - b).join('-')), `${bye}`].sort().join(' ');

test(`C1-C14: of ${ROUNDS} small rounds the first in the lists is the one paired`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 40 === 0 ? 9 : 8 });
    const position = positionBefore(tournament, round);
    const [walked, literal] = [walkedOf(position), pairLiterally(position)];
    const found =
      walked &&
      written(
        walked.groups.flatMap(({ chosen }) => pairsOf(chosen).map(pair => pair.map(({ id }) => id))),
        walked.groups.at(-1)?.chosen.remaining[0]?.id,
      );
    const expected = literal === 'no-pairing' ? undefined : written(literal.boards, literal.bye);
    expect({ seed, round: found }).toEqual({ seed, round: expected });
    const engine = roundOfEngine(pairedBy(dutch1998, position, { excused: 'all' }));
    expect({ seed, engine: engine === 'no-pairing' }).toEqual({ seed, engine: found === undefined });
  }
}, 600_000);
