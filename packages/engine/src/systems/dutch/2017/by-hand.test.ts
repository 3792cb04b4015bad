import { expect, test } from 'vitest';
import { accepted, pairedBy, position, type Sketch } from '../../../testing/index.ts';
import { c3Of2017 } from '../absolute.ts';
import { membersOf } from '../definitions.ts';
import { dutch2017 } from '../index.ts';

/* Rounds and pairs of C.04.3 (2017) worked by hand from the text. */

const boardsOf = (sketch: Sketch, round?: number) =>
  accepted(
    pairedBy(dutch2017, position({ plannedRounds: 7, initialColour: 'white', ...sketch }, round), {}),
  ).boards.map(({ white, black }) => `${white}-${black}`);

/** Winners 1 and 3 had White, 2 and 4 Black. */
const TWO_GROUPS: Sketch = { players: 8, rounds: [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']] };

test('C.04.1.e and A.3: each score is a bracket of its own, and nobody leaves it', () => {
  // One point: 1 and 3 are due Black, 2 and 4 White; 1-3 would deny one of two, so 1-4 and 2-3. No point: likewise 5 to 8.
  expect(boardsOf(TWO_GROUPS)).toEqual(['4-1', '2-3', '5-8', '7-6']);
});

test('C.04.1.h: the colour had less often, and with as many of each the other than last', () => {
  // After one game 1 and 4 (W) are due Black, 2 and 3 (B) White: 1-2 and 3-4, since 1-3 and 2-4 have met and 1-4 clashes.
  expect(boardsOf({ players: 4, rounds: [['1-3 =', '4-2 =']] })).toEqual(['2-1', '3-4']);
  // After two, as many of each: 1 and 4 (WB) are due White, 2 and 3 (BW) Black. Only 1-4 and 2-3 are left: alike since the
  // first game, so the higher of each has the other colour than last.
  const rounds = [
    ['1-3 =', '4-2 ='],
    ['2-1 =', '3-4 ='],
  ];
  expect(boardsOf({ players: 4, rounds })).toEqual(['1-4', '3-2']);
});

const twoWho = (had: string): Sketch => ({
  players: 2 + 2 * had.length,
  plannedRounds: 9,
  rounds: [...had].map((letter, index) => {
    const rivals = [3 + index, 3 + had.length + index];
    return rivals.map((rival, at) => (letter === 'W' ? `${at + 1}-${rival} =` : `${rival}-${at + 1} =`));
  }),
});

const mayNotMeet = (had: string) => {
  const members = membersOf(position(twoWho(had)), '2017');
  const [one, two] = [1, 2].map(id => members.find(member => member.id === id));
  return one !== undefined && two !== undefined && c3Of2017.forbids(one, two);
};

test('C.04.1.f: two who had White twice more do not meet, though neither had it twice running', () => {
  // Four Whites, two Blacks, the last two different: a third more would fall to one of them.
  expect(mayNotMeet('WWBWBW')).toBe(true);
  expect(mayNotMeet('WBWBW')).toBe(false);
});

test('C.04.1.g: two who had White twice running do not meet, though the difference is one', () => {
  expect(mayNotMeet('BWW')).toBe(true);
  expect(mayNotMeet('BW')).toBe(false);
});

test('C.04.2 A.4: the name, the federation and the title of a player decide nothing', () => {
  // Six players: 1-4, 2-5, 3-6; odd numbers have the colour drawn, White.
  const players = ['Zuñiga', 'Abad', 'Ñandú', 'Mora', 'Lara', 'Beltrán'].map((name, index) => ({
    name,
    federation: index % 2 ? 'ESP' : 'MEX',
    ...(index === 5 ? { title: 'GM' } : {}),
  }));
  expect(boardsOf({ players })).toEqual(['1-4', '5-2', '3-6']);
  expect(boardsOf({ players: 6 })).toEqual(['1-4', '5-2', '3-6']);
});

test('B.6: where no transposition will do, players are exchanged between S1 and S2', () => {
  // 1 has met 3 and 4, the whole of S2, and so has 2: 2 goes up for 3, and 1-2, 3-4 is left. 1 and 2 (WB) are due White,
  // 3 and 4 (BW) Black: the higher of each pair has it.
  const rounds = [
    ['1-3 =', '2-4 ='],
    ['4-1 =', '3-2 ='],
  ];
  expect(boardsOf({ players: 4, rounds })).toEqual(['1-2', '4-3']);
});

test('B.8: where no candidate is perfect, the best, and of equals the first', () => {
  // 1 to 4 all had White: each candidate denies two of them Black (C.10), and 1-3, 2-4 comes first. 5 to 8 had Black.
  const rounds = [['1-5 1-0', '2-6 1-0', '3-7 1-0', '4-8 1-0']];
  expect(boardsOf({ players: 8, rounds })).toEqual(['3-1', '4-2', '5-7', '6-8']);
});

test('C.12: whoever floated down in the round before stays, and the next one floats', () => {
  // One point: 1 (W), 2 (B) and 3, who did not play, which is a downfloat (A.4.b). 1-2 would send 3 down again: 1-3, and 2
  // floats. No point: 2 is due White as 4 is, and has met 5: 2-6, and 4-5.
  const rounds = [['1-4 1-0', '5-2 0-1', '3 F', '6 Z']];
  expect(boardsOf({ players: 6, rounds }, 2)).toEqual(['3-1', '2-6', '4-5']);
});

test('C.13: whoever floated up in the round before does not meet whoever comes down', () => {
  // 1 comes down with two points. One point: 2 (WB; met a higher score in round 2), 3 (BW), 4 (WB) and 5 (B). 3 has met 2
  // and 4, and 4 has met 5: 1-2 leaves 3-5 and sends 4 to 7, but 2 goes up again. 1-3 leaves only two who are due White;
  // 1-4 leaves 3-5 and sends 2 to 7, with nobody charged.
  const rounds = [['1 F', '6 F', '2-3 =', '4-5 =', '7 Z'], ['1 F', '6-2 =', '3-4 =', '5 H', '7 Z'], ['6 Z']];
  expect(boardsOf({ players: 7, rounds }, 3)).toEqual(['4-1', '5-3', '2-7']);
});
