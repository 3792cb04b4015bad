import { describe, expect, test } from 'vitest';
import { type EarlierResult, playerId, type Tournament } from '../model/index.ts';
import { standings } from '../standings/index.ts';
import { tournament } from '../testing/index.ts';
import { asKnownBefore } from './known.ts';
import { positionBefore } from './position.ts';

/** Four players, three rounds; what is left out of `earlier` is as it stands. */
const played = (earlier: readonly Omit<EarlierResult, 'round' | 'white' | 'black'>[]): Tournament =>
  tournament({
    players: 4,
    plannedRounds: 3,
    initialColour: 'white',
    rounds: [
      ['1-3 0-1', '4-2 1-0'],
      ['3-4 1-0', '2-1 0-1'],
      ['1-4 1-0', '2-3 ='],
    ],
    earlierResults: earlier.map(one => ({ round: 1, white: playerId(1), black: playerId(3), ...one })),
  });

const scoresBefore = (known: Tournament, round: number) =>
  positionBefore(known, round).everyone.map(({ score }) => score / 10);

describe('C.04.2, 4.3: what a correction counts for', () => {
  test('reported after the next pairing: round 2 was paired from 1-0, round 3 from 0-1', () => {
    const corrected = played([{ games: [{ code: '1-0' }], through: 2 }]);
    expect(scoresBefore(corrected, 2)).toEqual([1, 0, 0, 1]);
    expect(scoresBefore(corrected, 3)).toEqual([1, 0, 2, 1]);
  });

  test('reported later: no pairing knows it, nor do the standings', () => {
    const forReport = played([{ games: [{ code: '1-0' }] }]);
    expect(scoresBefore(forReport, 2)).toEqual([1, 0, 0, 1]);
    expect(scoresBefore(forReport, 3)).toEqual([2, 0, 1, 1]);
    const table = standings(forReport);
    expect(table.ok && table.value.rows.map(({ id, points }) => [id, points / 10])).toEqual([
      [1, 3],
      [3, 1.5],
      [4, 1],
      [2, 0.5],
    ]);
  });

  test('corrected twice: round 2 was paired from the first, round 3 from the second', () => {
    const twice = played([{ games: [{ code: '=' }] }, { games: [{ code: '1-0' }], through: 2 }]);
    expect(scoresBefore(twice, 2)).toEqual([1, 0, 0, 1]);
    expect(scoresBefore(twice, 3)).toEqual([1.5, 0, 1.5, 1]);
  });

  test('the round itself shows what holds now', () => {
    const forReport = played([{ games: [{ code: '1-0' }] }]);
    expect(asKnownBefore(forReport, 1)).toBe(forReport);
  });
});

test('C.04.2, 3.1: a game that was finished later counted as a draw until then', () => {
  expect(scoresBefore(played([{ games: [], through: 2 }]), 2)).toEqual([0.5, 0, 0.5, 1]);
});
