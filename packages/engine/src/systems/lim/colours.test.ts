import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../../testing/index.ts';
import { allocateColours, type Meeting, meetingOf } from './colours.ts';
import { membersOf } from './definitions.ts';

/** The colours of two players before the next round, with the rule that gave them: `1-2 by 5.4`. */
const between = (a: number, b: number, sketch: Sketch, zone: Meeting['zone'] = 'median or above'): string => {
  const before = position({ initialColour: 'white', plannedRounds: 9, ...sketch });
  const [higher, lower] = membersOf(before).filter(({ id }) => id === a || id === b);
  if (!higher || !lower) throw new Error('two players are asked for');
  const { white, black, rule } = allocateColours({ ...meetingOf([higher, lower], 'median', before), zone });
  return `${white}-${black} by ${rule.id}`;
};

test('7.2: in the first round the number of the higher ranked decides, by the lot', () => {
  expect(between(1, 3, { players: 4 })).toBe('1-3 by 7.2');
  expect(between(2, 4, { players: 4 })).toBe('4-2 by 7.2');
  expect(between(2, 4, { players: 4, initialColour: 'black' })).toBe('2-4 by 7.2');
});

describe('both have the colour they are due', () => {
  test('5.1: to alternate', () => {
    const rounds = [
      ['1-2 =', '3-4 ='],
      ['3-1 =', '4-2 ='],
    ];
    expect(between(1, 4, { players: 4, rounds })).toBe('1-4 by 5.1');
  });
  test('5.6: to equalise in an even round', () => {
    expect(between(1, 4, { players: 4, rounds: [['1-2 =', '3-4 =']] })).toBe('4-1 by 5.6');
  });
  test('5.5: to have only one more of a colour in an odd round', () => {
    const rounds = [['1-2 =', '3-4 ='], ['4-3 =']];
    expect(between(1, 3, { players: 4, rounds })).toBe('3-1 by 5.5');
  });
  test('7.2: a newcomer is due what the lot gives to the number', () => {
    expect(between(3, 4, { players: 4, rounds: [['1-2 =']] })).toBe('3-4 by 5.1');
  });
});

test('5.3: whoever had the same colour twice must change, whatever the other is due', () => {
  const rounds = [
    ['1-2 =', '3-4 ='],
    ['1-3 =', '4-2 ='],
  ];
  expect(between(1, 4, { players: 4, rounds })).toBe('4-1 by 5.3');
});

describe('5.4: both are due the same colour', () => {
  test('the latest round in which their colours differed decides', () => {
    const rounds = [
      ['3-1 =', '2-4 ='],
      ['1-4 =', '3-2 ='],
      ['1-5 =', '2-6 ='],
      ['6-1 =', '5-2 ='],
    ];
    expect(between(1, 2, { players: 6, rounds })).toBe('2-1 by 5.4');
  });

  const alike = [
    ['1-3 =', '2-4 ='],
    ['4-1 =', '3-2 ='],
  ];
  test('with identical histories the higher ranked has his due in the median and above', () => {
    expect(between(1, 2, { players: 4, rounds: alike })).toBe('1-2 by 5.4');
  });
  test('with identical histories the lower ranked has his due below the median', () => {
    expect(between(1, 2, { players: 4, rounds: alike }, 'below the median')).toBe('2-1 by 5.4');
  });
  test('5.6: in even rounds it is the colour that equalises', () => {
    const rounds = [['1-3 =', '2-4 =']];
    expect(between(1, 2, { players: 4, rounds })).toBe('2-1 by 5.6');
    expect(between(1, 2, { players: 4, rounds }, 'below the median')).toBe('1-2 by 5.6');
  });
});

/*
 * Worked by hand from 5.5 and 5.6 (seed 000: 12.5, 12.6): both are due White, one has had Black once more, the other as many
 * of each after a round without a game.
 */
describe('both are due the same colour, and one of them has not played every round', () => {
  test('5.6: in an even round it goes to the one whom it equalises, before the rank is asked', () => {
    // Before round 4: 1 has - W B (level), 2 has B W B (one more of Black); no round back tells them apart.
    const rounds = [['3-2 ='], ['1-4 =', '2-3 ='], ['3-1 =', '4-2 =']];
    const before = { players: 4, rounds };
    expect(between(1, 2, before)).toBe('2-1 by 5.6');
    expect(between(1, 2, before, 'below the median')).toBe('2-1 by 5.6');
  });
  test('5.6: in an even round it goes to the one whom it equalises, before their histories are', () => {
    // Before round 6: 1 has - W B W B, 2 has B B W W B; three games back 1 had Black and 2 White.
    const rounds = [
      ['3-2 ='],
      ['1-3 =', '4-2 ='],
      ['4-1 =', '2-5 ='],
      ['1-5 =', '2-6 ='],
      ['6-1 =', '7-2 ='],
    ];
    expect(between(1, 2, { players: 7, rounds })).toBe('2-1 by 5.6');
  });
  test('5.5: in an odd round nobody is left with two more of a colour where the other can do without', () => {
    // Before round 5: 1 has - - W B, 2 has B W B -.
    const rounds = [['3-2 ='], ['2-3 ='], ['4-2 =', '1-5 ='], ['5-1 =']];
    expect(between(1, 2, { players: 5, rounds })).toBe('2-1 by 5.5');
    // The other way round, below the median, where the lower ranked would have had it.
    const mirrored = [['3-1 ='], ['1-3 ='], ['4-1 =', '2-5 ='], ['5-2 =']];
    expect(between(1, 2, { players: 5, rounds: mirrored }, 'below the median')).toBe('1-2 by 5.5');
  });
  test('5.6: whoever comes late gives way to a player whom the colour equalises', () => {
    expect(between(1, 2, { players: 4, rounds: [['3-2 =']] })).toBe('2-1 by 5.6');
  });
  test('5.1: whoever comes late gives way to a player who alternates: without a game there is nothing to alternate', () => {
    expect(between(1, 2, { players: 4, rounds: [['2-3 ='], ['4-2 =']] })).toBe('2-1 by 5.1');
  });
  test('5.4: where the colour would leave either of them with two more, histories decide', () => {
    // Before round 5, odd: 1 has B W B -, 2 has - B W B: the same colours, game by game.
    const rounds = [['3-1 ='], ['1-3 =', '4-2 ='], ['4-1 =', '2-5 ='], ['5-2 =']];
    expect(between(1, 2, { players: 5, rounds })).toBe('1-2 by 5.4');
  });
  test('6: in the last round, of two who may not have Black again, the one level in colours has it', () => {
    // Before round 5, the last and an odd one: 1 has W W B B, 2 has - B - B. 1-2 leaves 2 with three more, 2-1 nobody with two.
    const rounds = [['1-3 ='], ['1-4 =', '3-2 ='], ['5-1 ='], ['6-1 =', '4-2 =']];
    expect(between(1, 2, { players: 6, rounds, plannedRounds: 5 })).toBe('2-1 by 6');
  });
});

test('6: in the last round a colour may be given three times in a row', () => {
  const rounds = [
    ['1-3 =', '2-4 ='],
    ['1-4 =', '2-3 ='],
  ];
  expect(between(1, 2, { players: 4, rounds, plannedRounds: 3 })).toBe('2-1 by 6');
});
