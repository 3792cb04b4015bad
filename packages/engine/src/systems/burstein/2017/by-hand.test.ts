import { expect, test } from 'vitest';
import { impossible, playerId } from '../../../model/index.ts';
import { accepted, answeredBy, pairedBy, position, type Sketch } from '../../../testing/index.ts';
import { systemNamed } from '../../catalogue.ts';

const system = systemNamed('burstein-2017') ?? impossible('burstein-2017 is in the catalogue');

const positionOf = (count: number, rounds: Sketch['rounds'] = []) => {
  const players = Array.from({ length: count }, (_, index) => ({ rating: 2400 - 10 * index }));
  return position({ players, plannedRounds: 7, initialColour: 'white', rounds });
};

const roundOf = (...given: Parameters<typeof positionOf>) =>
  accepted(pairedBy(system, positionOf(...given), { 'virtual-point': false }));

const pairsOf = (...given: Parameters<typeof roundOf>) =>
  roundOf(...given)
    .boards.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('*'))
    .sort();

const byeOf = (...given: Parameters<typeof roundOf>) => roundOf(...given).byes.map(({ player }) => player);

test('6.1: the highest meets the lowest, the second highest the second lowest', () => {
  expect(pairsOf(6)).toEqual(['1*6', '2*5', '3*4']);
});

test('3.1: whoever was met is not met again: 1 has the next from below', () => {
  // All drew: equal in everything but rating. Due Black: 1 and 2; due White: 3 and 4.
  expect(pairsOf(4, [['1-4 =', '2-3 =']])).toEqual(['1*3', '2*4']);
});

test('4.1: not to whoever had a point without playing', () => {
  // 1 has two points, everybody else one. 5 and 4 had the bye; 2 and 3 are level but for the rating.
  const rounds = [
    ['1-3 1-0', '4-2 0-1', '5 U'],
    ['1-2 1-0', '3-5 1-0', '4 U'],
  ];
  expect(byeOf(5, rounds)).toEqual([3]);
});

test('4.2: to the lowest Sonneborn-Berger of the lowest group, not to the lowest rating', () => {
  // 4, 5 and 6 have half a point. 5 drew with 3 and 6 with 1, who have one and a half: 0.75. 4 drew with 2, who has one and
  // a half as well, one of them by the bye, which counts as a draw for the opponents (decision 72): 0.5.
  const rounds = [
    ['1-6 =', '4-2 =', '3-5 =', '7 U'],
    ['7-4 1-0', '5-1 0-1', '3-6 1-0', '2 U'],
  ];
  expect(byeOf(7, rounds)).toEqual([4]);
});

test('4.2: whether it is the score that speaks against somebody or the Sonneborn-Berger is told', () => {
  // 3 and 4 have half a point, having drawn with each other. 3 has lost since: half of the one point that 4 counts for,
  // the round not played being a draw (decision 72). 4 has half of the half point of 3, and nothing for that round.
  const rounds = [
    ['1-2 =', '3-4 =', '5 F'],
    ['1-3 1-0', '2-5 =', '4 Z'],
  ];
  const against = (player: number) =>
    accepted(
      answeredBy(
        system,
        positionOf(5, rounds),
        { 'virtual-point': false },
        { kind: 'bye', player: playerId(player) },
      ),
    );
  expect(byeOf(5, rounds)).toEqual([4]);
  expect(against(3)).toMatchObject({
    rule: { id: '4.2' },
    facts: { unit: 'sonneborn-berger', chosen: 0.25, other: 0.5 },
  });
  expect(against(2)).toMatchObject({ rule: { id: '4.2' }, facts: { unit: 'score', chosen: 0.5, other: 1 } });
});

test('6.5: the text wants the most preferences granted, and those not granted are counted', () => {
  // All drew. 1 and 2 are due Black, 3 and 4 White: 1 with 2 would leave one of each two without.
  const asked = { kind: 'pair', players: [playerId(1), playerId(2)] } as const;
  const answer = answeredBy(system, positionOf(4, [['1-4 =', '2-3 =']]), { 'virtual-point': false }, asked);
  expect(accepted(answer)).toMatchObject({
    verdict: 'worse',
    rule: { id: '6.5' },
    facts: { chosen: 0, other: 2, unit: 'denied' },
  });
});

test('4.3: of equal Sonneborn-Berger to the lowest Buchholz, not to the lowest rating', () => {
  // 5 and 6 lost both games: 0. 5 met 2 (1.5) and 7, whose bye counts as a draw for the opponents (1.5): 3. 6 met 1 (1.5)
  // and 3 (2): 3.5.
  const rounds = [
    ['1-6 1-0', '5-2 0-1', '3-4 1-0', '7 U'],
    ['7-5 1-0', '6-3 0-1', '1-2 =', '4 U'],
  ];
  expect(byeOf(7, rounds)).toEqual([5]);
});

test('5.1: the lot of number 1 is the colour of the odd numbers of the upper half', () => {
  const colours = (initialColour: 'white' | 'black') => {
    const drawn = { ...positionOf(6), initialColour };
    return accepted(pairedBy(system, drawn, { 'virtual-point': false })).boards.map(
      ({ white, black }) => `${white}-${black}`,
    );
  };
  // 1*6, 2*5, 3*4 by 6.1.
  expect(colours('white')).toEqual(['1-6', '5-2', '3-4']);
  expect(colours('black')).toEqual(['6-1', '2-5', '4-3']);
});

test('6.6: two who have met are the whole group: it is made one with the next', () => {
  // 1 and 2 have one and a half, 3 and 4 half a point, and each two have met. Together, by Sonneborn-Berger and then by
  // rating, they stand 1, 2, 3, 4 (1.25 twice, 0.25 twice): 1*4, 2*3.
  const rounds = [
    ['1-3 1-0', '4-2 0-1'],
    ['2-1 =', '3-4 ='],
  ];
  expect(pairsOf(4, rounds)).toEqual(['1*4', '2*3']);
});
