import { expect, test } from 'vitest';
import { positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { type Dice, diceOf } from '../testing/dice.ts';
import { randomPosition } from '../testing/random-positions.ts';
import type { Member } from './definitions.ts';
import { type Field, fieldOf } from './field.ts';
import { fromTheBottom, fromTheTop, matchAll } from './group.ts';
import { meansOf, scrutiniseByMatching } from './scrutiny.ts';
import { withRatings } from './testing/rated-tournaments.ts';
import { scrutiniseByTrying } from './trying.ts';
import { everybodyIn, type Pairing, type Players } from './walk.ts';

const GROUPS = casesOf(4_000, 40_000);

/** Some of a field as one group, a few of them floaters. */
const randomPlayers = (members: readonly Member[], most: number, dice: Dice): Players => {
  const left = [...members];
  const size = 2 * dice.between(1, Math.floor(Math.min(most, left.length) / 2));
  const drawn = Array.from({ length: size }, () => left.splice(dice.below(left.length), 1)).flat();
  const direction = dice.pick(['down', 'up'] as const);
  const floaters = dice.between(0, Math.min(3, size));
  return {
    direction,
    floaters: drawn.slice(0, floaters).sort(direction === 'down' ? fromTheTop : fromTheBottom),
    residents: drawn.slice(floaters).sort(fromTheTop),
  };
};

/** Undefined where not all of them can be paired. */
const byMatching = (field: Field, players: Players): readonly Pairing[] | undefined => {
  const means = meansOf(field);
  matchAll(means.matching, everybodyIn(players));
  const isPaired = ({ order }: Member): boolean => (means.matching.mate[order] as number) >= 0;
  return everybodyIn(players).every(isPaired) ? scrutiniseByMatching(field, players, means) : undefined;
};

const told = (pairings: readonly Pairing[] | undefined) =>
  pairings?.map(({ player, opponent, by }) => `${player.id}-${opponent.id} ${by}`);

const randomGroup = (seed: number, most: number): { readonly field: Field; readonly players: Players } => {
  const { tournament, round } = randomPosition(seed, { minimum: 6, maximum: 16 });
  const position = positionBefore(withRatings(tournament, seed), round);
  const field = fieldOf(position, {
    isMaxi: seed % 2 === 0,
    keepsCompatriotsApart: false,
    floatersMeet: seed % 3 === 0 ? 'lowest-downwards' : 'highest-downwards',
  });
  return { field, players: randomPlayers(field.members, most, diceOf(seed)) };
};

test(`5.2: ${GROUPS} groups of up to six: trying gives the pairing that looking ahead gives, and none only where none is`, () => {
  const found = { paired: 0, unpaired: 0 };
  for (let seed = 1; seed <= GROUPS; seed++) {
    const { field, players } = randomGroup(seed, 6);
    const expected = told(byMatching(field, players));
    expect({ seed, pairings: told(scrutiniseByTrying(field, players)) }).toEqual({
      seed,
      pairings: expected,
    });
    found[expected ? 'paired' : 'unpaired'] += 1;
  }
  expect(Math.min(found.paired, found.unpaired)).toBeGreaterThan(GROUPS / 20);
}, 600_000);

test(`5.2: ${GROUPS} larger groups: where nobody has to go back, trying gives the pairing that looking ahead gives`, () => {
  const found = { paired: 0, goesBack: 0 };
  for (let seed = 1; seed <= GROUPS; seed++) {
    const { field, players } = randomGroup(seed, 16);
    const tried = told(scrutiniseByTrying(field, players));
    if (tried)
      expect({ seed, pairings: tried }).toEqual({ seed, pairings: told(byMatching(field, players)) });
    found[tried ? 'paired' : 'goesBack'] += 1;
  }
  expect(Math.min(found.paired, found.goesBack)).toBeGreaterThan(GROUPS / 20);
}, 600_000);
