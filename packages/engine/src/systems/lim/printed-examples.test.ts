import { describe, expect, test } from 'vitest';
import { type ForbiddenPairs, playerId, pointsOf } from '../../model/index.ts';
import { explained, position, type Sketch } from '../../testing/index.ts';
import { membersOf } from './definitions.ts';
import { lim1999 } from './index.ts';
import { groupsInOrder } from './procedure.ts';
import { inOrderOfExchange } from './walk.ts';

const round = (sketch: Sketch) =>
  explained(lim1999, position({ plannedRounds: 9, initialColour: 'white', ...sketch }));

/** By number, whoever has White: `1-4`. */
const pairsOf = (sketch: Sketch) =>
  round(sketch)
    .boards.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`)
    .sort();

const apart = (...pairs: readonly (readonly [number, number])[]): readonly ForbiddenPairs[] =>
  pairs.map(pair => ({ players: pair.map(playerId), fromRound: 1, toRound: 9 }));

describe('7.2: the first round of 40 players', () => {
  const first = (initialColour: 'white' | 'black') =>
    round({ players: 40, initialColour }).boards.map(({ white, black }) => `${white}-${black}`);

  test('1-21, 22-2, 3-23, 24-4, … 40-20 when number 1 draws White', () => {
    const boards = first('white');
    expect(boards.slice(0, 4)).toEqual(['1-21', '22-2', '3-23', '24-4']);
    expect(boards.at(-1)).toBe('40-20');
  });
  test('21-1, 2-22, 23-3, 4-24, … 20-40 when number 1 draws Black', () => {
    const boards = first('black');
    expect(boards.slice(0, 4)).toEqual(['21-1', '2-22', '23-3', '4-24']);
    expect(boards.at(-1)).toBe('20-40');
  });
  test('7.1: of 41 the last has the bye', () => {
    const { byes, rulings } = round({ players: 41 });
    expect(byes).toEqual([{ player: 41, kind: 'pairing-bye' }]);
    expect(rulings.find(({ subject }) => subject === 'bye')?.rule.id).toBe('7.1');
  });
});

test('8.3: in the second round the group of 1 point is paired first, then that of 0, and that of ½ last', () => {
  const stands = position({
    players: 8,
    rounds: [['1-5 1-0', '6-2 1-0', '3-7 =', '8-4 =']],
    plannedRounds: 5,
  });
  const { upper, lower, median } = groupsInOrder(membersOf(stands), 5);
  const idsOf = (group: readonly { readonly id: number }[]) => group.map(({ id }) => id);
  expect([...upper, ...lower, median].map(idsOf)).toEqual([
    [1, 6],
    [2, 5],
    [3, 4, 7, 8],
  ]);
});

describe('4.2: six players, opponents for number 1', () => {
  test.each([
    ['proposed', [], ['1-4', '2-5', '3-6']],
    ['without 4', [4], ['1-5', '2-4', '3-6']],
    ['without 4 and 5', [4, 5], ['1-6', '2-4', '3-5']],
    ['without 4, 5 and 6', [4, 5, 6], ['1-3', '2-5', '4-6']],
    ['without 4, 5, 6 and 3', [4, 5, 6, 3], ['1-2', '3-5', '4-6']],
  ] as const)('%s', (_, met, expected) => {
    expect(pairsOf({ players: 6, forbiddenPairs: apart(...met.map(other => [1, other] as const)) })).toEqual(
      expected,
    );
  });
  test('the order is 4, 5, 6, 3, 2; from the other end, for number 6, it is 3, 2, 1, 4, 5 (4.1.b)', () => {
    expect(inOrderOfExchange([1, 2, 3, 4, 5, 6])).toEqual([4, 5, 6, 3, 2]);
    expect(inOrderOfExchange([6, 5, 4, 3, 2, 1])).toEqual([3, 2, 1, 4, 5]);
  });
});

describe('4.3: six players, number 1 with 6, opponents for number 2', () => {
  test.each([
    ['proposed', [], ['1-6', '2-4', '3-5']],
    ['without 4', [4], ['1-6', '2-5', '3-4']],
    ['without 4 and 5', [4, 5], ['1-6', '2-3', '4-5']],
    ['without 4, 5 and 3', [4, 5, 3], ['1-3', '2-6', '4-5']],
    ['without 4, 5, 3 and 6', [4, 5, 3, 6], ['1-2', '3-5', '4-6']],
  ] as const)('%s', (_, met, expected) => {
    const forbiddenPairs = apart([1, 4], [1, 5], ...met.map(other => [2, other] as const));
    expect(pairsOf({ players: 6, forbiddenPairs })).toEqual(expected);
  });
});

/** The first players have a point more than the others, who are the median. */
const withUpperGroup = (
  size: number,
  players: number,
  forbiddenPairs: readonly ForbiddenPairs[],
): Sketch => ({
  players,
  forbiddenPairs,
  virtualPoints: [
    { fromPlayer: playerId(1), toPlayer: playerId(size), fromRound: 1, toRound: 1, points: pointsOf(1) },
  ],
});

describe('4.4: numbers 1 and 2 have played each other and everybody in the group but 6', () => {
  const floatersOf = (sketch: Sketch) =>
    round(sketch)
      .rulings.filter(({ subject }) => subject === 'float')
      .flatMap(({ about }) => about);
  const others = (last: number) => [3, 4, 5, ...(last > 6 ? [7] : [])];
  const apartIn = (last: number) =>
    apart([1, 2], ...others(last).flatMap(other => [[1, other] as const, [2, other] as const]));

  test('a: of seven, 2 changes places with 7, who had floated', () => {
    const sketch = withUpperGroup(7, 14, apartIn(7));
    expect(floatersOf(sketch)).toEqual([2]);
    expect(pairsOf(sketch)).toEqual(expect.arrayContaining(['1-6']));
  });
  test('b: of six, the lowest ranked who can be spared floats with 2', () => {
    const sketch = withUpperGroup(6, 12, apartIn(6));
    expect([...floatersOf(sketch)].sort()).toEqual([2, 5]);
    expect(pairsOf(sketch)).toEqual(expect.arrayContaining(['1-6', '3-4']));
  });
});
