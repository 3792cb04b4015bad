import { expect, test } from 'vitest';
import type { Position } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { pairedBy } from '../../../testing/index.ts';
import { roundOfEngine, roundOfReferee } from '../../testing/written-round.ts';
import { ratedPosition } from '../testing/rated-positions.ts';
import { dubov1997 } from './index.ts';
import { coloursOf } from './referee/colours.ts';
import { walkedOf } from './referee/oracle.ts';
import { pairLiterally } from './referee/pair-literally.ts';

/*
 * The referee: random small rounds, most of them hard, paired by trying all pairings, by the lists of whole rounds that answers
 * are looked up in, and by the engine.
 */
const ROUNDS = casesOf(1_000, 20_000);

const fast = (position: Position) => roundOfEngine(pairedBy(dubov1997, position, {}));

const literal = (position: Position) => roundOfReferee(pairLiterally(position));

const byLists = (position: Position) => {
  const walked = walkedOf(position);
  if (!walked) return roundOfReferee('no-pairing');
  const boards = walked.round.pairs.map(([a, b]) => {
    const { white, black } = coloursOf(a, b, position);
    return [white.id, black.id];
  });
  return roundOfReferee({ boards, bye: walked.bye?.id });
};

test(`1997: the engine pairs ${ROUNDS} random small rounds as the enumeration of the text does`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const position = ratedPosition(seed);
    const expected = literal(position);
    expect({ seed, answer: fast(position) }).toEqual({ seed, answer: expected });
    expect({ seed, answer: byLists(position) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
