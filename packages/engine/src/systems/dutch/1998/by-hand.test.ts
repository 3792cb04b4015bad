import { describe, expect, test } from 'vitest';
import { explained, position, type Sketch } from '../../../testing/index.ts';
import { membersOf } from './definitions.ts';
import { dutch1998 } from './index.ts';

const before = (sketch: Sketch) => position({ plannedRounds: 9, initialColour: 'white', ...sketch });

/** Who meets whom, whatever the colours. */
const meet = (sketch: Sketch) =>
  explained(dutch1998, before(sketch), {})
    .boards.map(({ white, black }) => (white < black ? `${white}-${black}` : `${black}-${white}`))
    .sort();

/** Of player 1. */
const preferenceOf = (sketch: Sketch) => {
  const now = before(sketch);
  const preference = membersOf(now, now.entrants).find(({ id }) => id === 1)?.preference;
  return preference && [preference.strength, preference.colour];
};

describe('A7: colour preferences, worked by hand', () => {
  /** Of 1 with this history; White B, Black N. */
  const wants = (history: string) => {
    const rounds = [...history].map((letter, at) => [letter === 'B' ? `1-${at + 2} =` : `${at + 2}-1 =`]);
    return preferenceOf({ players: 20, rounds });
  };

  test('A7 a: absolute with a difference beyond 1, or the same colour in the last two games', () => {
    expect(wants('BNBB')).toEqual(['absolute', 'black']);
    expect(wants('NBNN')).toEqual(['absolute', 'white']);
    expect(wants('NNBB')).toEqual(['absolute', 'black']);
    expect(wants('BBNN')).toEqual(['absolute', 'white']);
  });

  test('A7 b: strong with a difference of 1', () => {
    expect(wants('BNB')).toEqual(['strong', 'black']);
    expect(wants('NBN')).toEqual(['strong', 'white']);
  });

  test('A7 c: mild with none, for the other colour than in the last game; none before the first', () => {
    expect(wants('NB')).toEqual(['mild', 'black']);
    expect(wants('BN')).toEqual(['mild', 'white']);
    expect(preferenceOf({ players: 4 })).toBeUndefined();
  });
});

describe('C9-C11: what is given up, worked by hand', () => {
  test('C9: where everybody moved down the round before, one of them does again', () => {
    /* 1, 2 and 3 all met a lower score. Whoever is left repeats the downfloat, so B5 is given up and the natural order stands:
     * 1-2, and 3 moves down. Otherwise no pair would be made here (C14). */
    const rounds = [
      ['1 F', '2 F', '3 F', '4-5 =', '6 H'],
      ['1-4 =', '5-2 =', '3-6 ='],
    ];
    expect(meet({ players: 6, rounds })).toEqual(['1-2', '3-4', '5-6']);
  });

  test('C9: and that before x rises (C11)', () => {
    // 3 had the bye and has met 2; 1 and 3 want Black, 2 White: x = 0. 1-3 would spare 3, with x = 1; 1-2 comes first.
    const rounds = [
      ['3-2 =', '1-6 =', '4 Z', '5 Z'],
      ['5-4 =', '1 F', '2 F', '3 U', '6 Z'],
    ];
    expect(meet({ players: 6, rounds })).toEqual(['1-2', '3-4', '5-6']);
  });

  test('C10: another opponent for whoever moved down, where the remainder cannot be paired', () => {
    // 1 comes down to 2, 3 and 4. After 1-2 there remain 3 and 4, who have met: 1-3 leaves 2-4, and nobody moves down.
    const rounds = [['3-4 =', '1 F', '2 H', '5 Z', '6 Z']];
    expect(meet({ players: 6, rounds })).toEqual(['1-3', '2-4', '5-6']);
  });

  /** 1 comes down to 2, 3 and 4 and has met 3; 2, paired with 5 of a higher score, had an upfloat in the round before. */
  const comingDown = (second: readonly string[]) => ({
    players: 6,
    rounds: [['1-3 =', '2 H', '4 H', '5 F', '6 H'], second, ['2-5 1-0', '1 F', '3 H', '4 H', '6 Z']],
  });

  test('C10: before an upfloat is repeated another opponent is taken', () => {
    const sketch = comingDown(['4-6 =', '1 H', '2 Z', '3 H', '5 Z']);
    expect(meet(sketch)).toEqual(['1-4', '2-3', '5-6']);
  });

  test('C10: with no other opponent the upfloat is repeated', () => {
    // 1 has met 3 and 4. Were B5 kept, 1 would go on down to 5 and 6 (C14).
    const sketch = comingDown(['4-1 =', '2 Z', '3 H', '5 Z', '6 H']);
    expect(meet(sketch)).toEqual(['1-2', '3-4', '5-6']);
  });

  test('C10: and that before x rises (C11)', () => {
    // 1 and 4 want White, 2 and 3 Black: x = 0. 1-4 and 2-3 would spare 2 the upfloat, with x = 2; 1-2 comes first.
    const rounds = [
      ['3-1 =', '2 H', '4 H', '5 F', '6 H'],
      ['6-4 =', '1 H', '2 Z', '3 H', '5 Z'],
      ['2-5 1-0', '1 F', '3 H', '4 H', '6 Z'],
    ];
    expect(meet({ players: 6, rounds })).toEqual(['1-2', '3-4', '5-6']);
  });

  test('C11: x rises from 0 to 2 before anybody moves down', () => {
    // 1 and 3 want Black, 2 and 4 White: x = 0. But 1 has met 2 and 4: 1-3, which leaves 2-4.
    const rounds = [
      ['1-2 =', '3-5 =', '4 H', '6 H'],
      ['1-4 =', '2 H', '3 H', '5 Z', '6 Z'],
    ];
    expect(meet({ players: 6, rounds })).toEqual(['1-3', '2-4', '5-6']);
  });

  test('C11: with a remainder the pairs of those moved down are undone as well', () => {
    /* 1 comes down to 2, 3 and 4; 1 and 2 want Black, 3 and 4 White: x = 0. 1-3 leaves 2-4, 1-4 leaves 2-3, both met.
     * With x = 2 it begins again at 1-2. */
    const rounds = [
      ['1-5 1-0', '2-3 =', '4 H', '6 H'],
      ['2-4 =', '1 F', '3 H', '5 H', '6 Z'],
    ];
    expect(meet({ players: 6, rounds })).toEqual(['1-2', '3-4', '5-6']);
  });
});

describe('C13: the lowest group, worked by hand', () => {
  test('C13: another moves down from the last but one, so that the lowest can be paired', () => {
    // 1-2 would leave 3, who has met 4: 1-3, and 2 moves down.
    const rounds = [['3-4 1-0', '1 F', '2 F']];
    expect(meet({ players: 4, rounds })).toEqual(['1-3', '2-4']);
  });

  test('C13: or p falls there, so that two move down', () => {
    // 5 and 6 have met. Of 1 to 4 one pair is made, 1-2; 3 and 4 move down and are half of the group (A3).
    const rounds = [['5-6 =', '1 F', '2 F', '3 F', '4 F']];
    expect(meet({ players: 6, rounds })).toEqual(['1-2', '3-5', '4-6']);
  });
});
