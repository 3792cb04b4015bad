import { expect, test } from 'vitest';
import { positionBefore } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { forTheHill, withRatings } from '../testing/small-fields.ts';
import { literalContenders } from './contenders.ts';
import { pairHillLiterally } from './hill.ts';
import { walkedOf as walkedHill } from './hill-oracle.ts';
import { literalList, literalPlayers, pairSwissLiterally } from './swiss.ts';
import { walkedOf as walkedSwiss } from './swiss-oracle.ts';

/* What is first in the lists is the round of seed 004, wish by wish and rival by rival. */
const ROUNDS = casesOf(600, 4_000);
const SIZE = { minimum: 4, maximum: 8 };

interface Known {
  readonly id: number;
}

const written = (
  round:
    | { readonly pairs: readonly (readonly [Known, Known])[]; readonly bye: Known | undefined }
    | undefined,
): string =>
  round
    ? [...round.pairs.map(([a, b]) => `${a.id}-${b.id}`), `${round.bye?.id}`].sort().join(' ')
    : 'no round';

test(`Swiss rounds: of ${ROUNDS} the first in the lists is the one paired`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, SIZE);
    const position = withRatings(positionBefore(tournament, round), seed);
    if (position.entrants.length === 0) continue;
    const players = literalPlayers(position, literalList(position, 0));
    const mayMeet = (a: (typeof players)[number], b: (typeof players)[number]): boolean =>
      !a.entrant.met.has(b.id) && !position.mayNotMeet(a.id, b.id);
    const [walked, literal] = [walkedSwiss({ players, mayMeet, position }), pairSwissLiterally(position, 0)];
    const [found, expected] = [walked, literal].map(
      each => each && { bye: each.bye, pairs: each.groups.flatMap(({ pairs }) => pairs) },
    );
    expect({ seed, round: written(found) }).toEqual({ seed, round: written(expected) });
  }
});

test(`King of the Hill: of ${ROUNDS} rounds the first in the lists is the one paired`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, SIZE);
    const position = forTheHill(positionBefore(tournament, round), seed);
    if (position.entrants.length === 0) continue;
    const prizes = 1 + (seed % 4);
    const outlook =
      seed % 5 === 0 ? undefined : { rounds: 1 + (seed % 3), prizes, places: seed % 2 === 0 ? prizes : 1 };
    const contenders = literalContenders(position);
    const [found, expected] = [
      walkedHill({ position, contenders, outlook }),
      pairHillLiterally(position, contenders, outlook),
    ].map(each => each && { bye: each.bye, pairs: each.pairs.map(({ pair }) => pair) });
    expect({ seed, round: written(found) }).toEqual({ seed, round: written(expected) });
  }
});
