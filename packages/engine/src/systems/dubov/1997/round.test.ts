import { describe, expect, test } from 'vitest';
import { playerId } from '../../../model/index.ts';
import { explained, position, type Sketch } from '../../../testing/index.ts';
import type { Member } from '../definitions.ts';
import { membersWith } from '../testing/members.ts';
import { dubov1997 } from './index.ts';
import { firstRows } from './referee/enumeration.ts';
import { ruleFG } from './rules.ts';

const rated = (count: number) => Array.from({ length: count }, (_, index) => ({ rating: 2400 - 50 * index }));

const paired = (sketch: Sketch) =>
  explained(dubov1997, position({ plannedRounds: 5, initialColour: 'white', ...sketch }));

const boardsOf = (sketch: Sketch) => paired(sketch).boards.map(({ white, black }) => `${white}-${black}`);

const rulesOf = (sketch: Sketch, subject: string) =>
  paired(sketch)
    .rulings.filter(ruling => ruling.subject === subject)
    .map(({ rule, about, because }) => [rule.id, about, because] as const);

describe('5: the first round', () => {
  test('halves of the list, colours by turns, and the bye to the last', () => {
    const { boards, byes } = paired({ players: rated(7) });
    expect(boards.map(({ white, black }) => `${white}-${black}`)).toEqual(['1-4', '5-2', '3-6']);
    expect(byes.map(({ player }) => player)).toEqual([7]);
  });
  test('5: colours are told by what the article says of colours', () => {
    const colours = paired({ players: rated(4) }).rulings.filter(({ subject }) => subject === 'colour');
    expect(colours.map(({ rule }) => rule.key)).toEqual(['dubov-1997.5.colours', 'dubov-1997.5.colours']);
    expect(colours[0]?.rule.text).toContain('drawn by lot');
  });
});

describe('3: the colours of a player who has played and one who has not', () => {
  /**
   * 1 had White, 2 had Black; 3 and 4 come late. 1 and 2 have met, so each is given somebody from below, the highest
   * rated first (7.1.b, neither seeks a colour): 3 for 1, 4 for 2. Nothing of 3 lets the lot of round 1 decide.
   */
  const late = (initialColour: 'white' | 'black') =>
    boardsOf({ players: rated(4), rounds: [['1-2 =', '3 Z', '4 Z']], initialColour });

  test('3: the lot does not decide: 1 levels the colours with Black, 2 is due White', () => {
    expect([...late('white')].sort()).toEqual(['2-4', '3-1']);
    expect(late('black')).toEqual(late('white'));
  });
});

describe('6.2 and 6.3: rows', () => {
  test('C.04.1.b: whoever was met is passed over for the next Black seeker', () => {
    const sketch = { players: rated(6), rounds: [['1-4 =', '5-2 =', '3-6 =']] };
    // White seekers by average: 2 (2200), 6 (2300), 4 (2400); Black seekers by rating: 1, 3, 5.
    expect(boardsOf(sketch)).toEqual(['2-1', '4-3', '6-5']);
    expect(rulesOf(sketch, 'board')).toEqual([
      ['6.2', [2, 1], []],
      ['C.04.1.b', [6, 5], [3]],
      ['6.2', [4, 3], []],
    ]);
  });
  test('equal averages: the lower rating is the higher White seeker', () => {
    const rounds = [
      ['1-5 =', '6-2 =', '3-7 =', '8-4 ='],
      ['2-1 =', '4-3 =', '5-6 =', '7-8 ='],
    ];
    // White seekers: 8 and 3 (2175), 6 and 1 (2275); Black seekers: 2, 4, 5, 7; 3 and 4 have met.
    expect(rulesOf({ players: rated(8), rounds }, 'board')).toEqual([
      ['6.2', [8, 2], []],
      ['C.04.1.b', [3, 5], [4]],
      ['6.2', [6, 4], []],
      ['6.2', [1, 7], []],
    ]);
  });

  const members = membersWith([{}, {}, {}, {}, {}, {}]);
  const columns = { white: members.slice(0, 3), black: members.slice(3), transferred: [] };
  const rowsWithout = (...met: readonly string[]) =>
    firstRows(columns, (a: Member, b: Member) => {
      const [first, second] = [a.place, b.place].sort();
      return !met.includes(`${first}${second}`);
    })?.map(pair => pair.map(({ place }) => place).join('-'));

  test('a clash in the last row changes the row above', () => {
    expect(rowsWithout('36')).toEqual(['1-4', '2-6', '3-5']);
  });
  test('where that does not help, the row above that one', () => {
    expect(rowsWithout('36', '35')).toEqual(['1-5', '2-6', '3-4']);
  });
  test('a White seeker who has met all Black seekers takes the next White seeker below', () => {
    expect(rowsWithout('24', '25', '26')).toEqual(['1-4', '2-3', '5-6']);
  });
  test('and if that one was met as well, the one above', () => {
    expect(rowsWithout('24', '25', '26', '23')).toEqual(['1-2', '3-4', '5-6']);
  });
  test('from the last row the search goes upwards, nearest first', () => {
    expect(rowsWithout('34', '35', '36')).toEqual(['1-4', '2-3', '5-6']);
    expect(rowsWithout('34', '35', '36', '23')).toEqual(['1-3', '2-4', '5-6']);
  });
});

describe('7: transfers upwards', () => {
  test('7.2: to an odd group comes the highest rated who seeks the colour that is not dominant', () => {
    const sketch = { players: rated(6), rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0']] };
    expect(rulesOf(sketch, 'float')).toEqual([['7.2', [4], []]]);
    expect(boardsOf(sketch)).toEqual(['2-1', '4-3', '6-5']);
  });
  test('7.1: two who have met each get an opponent from below, of the opposite preference', () => {
    const rounds = [
      ['1-3 1-0', '4-2 0-1', '5-6 ='],
      ['2-1 =', '3-5 =', '6-4 ='],
    ];
    expect(rulesOf({ players: rated(6), rounds }, 'float')).toEqual([
      ['7.1', [6], [1]],
      ['7.1', [5], [2]],
    ]);
  });
  test('2.1: whoever was transferred in the round before stays; the next one goes', () => {
    const rounds = [
      ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
      ['2-1 =', '4-3 1-0', '6-5 ='],
    ];
    // 1 and 2 have met. 4, who went up to 3 in round 2, stands before 3 for 1, and alone before 6 for 2.
    // Then 4 stands alone, and 5 comes.
    expect(rulesOf({ players: rated(6), rounds }, 'float')).toEqual([
      ['2.1', [3], [4]],
      ['2.1', [6], [4]],
      ['7.1', [5], [4]],
    ]);
  });
  test('6.4: where nobody may be transferred upwards, players float down, and meet by 8.2', () => {
    const sketch: Sketch = {
      players: rated(6),
      rounds: [
        ['1-4 1-0', '5-2 0-1', '3-6 ='],
        ['2-3 =', '6-1 =', '4 H', '5 H'],
      ],
      forbiddenPairs: [
        [1, 2],
        [1, 4],
        [1, 5],
        [2, 4],
        [2, 5],
      ].map(pair => ({ players: pair.map(playerId), fromRound: 3, toRound: 3 })),
    };
    // 1 can meet 3 only, 2 only 6; both were transferred in round 2.
    expect(rulesOf(sketch, 'float').map(([rule, about]) => [rule, about])).toEqual([
      ['6.4', [2]],
      ['6.4', [1]],
    ]);
    expect(rulesOf(sketch, 'board').slice(0, 2)).toEqual([
      ['C.04.1.b', [1, 3], [6]],
      ['8.2', [2, 6], []],
    ]);
  });
  test('6.4 a, b: first floats whoever can be paired in the next group, though higher rated', () => {
    const sketch: Sketch = {
      players: rated(8),
      rounds: [
        ['1-4 1-0', '5-2 0-1', '3-6 =', '7-8 ='],
        ['2-3 =', '6-1 =', '7-4 =', '8-5 ='],
      ],
      forbiddenPairs: [
        [1, 2],
        [1, 5],
        [1, 7],
        [1, 8],
        [2, 6],
        [2, 7],
        [2, 8],
      ].map(pair => ({ players: pair.map(playerId), fromRound: 3, toRound: 3 })),
    };
    // 1 and 2 have one and a half. 1 can meet 3 only, of the next group (3, 6, 7, 8); 2 only 4, of the last (4, 5). Both
    // met a higher score in round 2 (2.1). So 1 floats first, though 2 is lower rated; 2 goes through the next group.
    const floats = rulesOf(sketch, 'float').map(([rule, about]) => [rule, about]);
    expect(floats.slice(0, 2)).toEqual([
      ['6.4', [1]],
      ['6.4', [2]],
    ]);
    const boards = boardsOf(sketch).map(board => board.split('-').sort().join('-'));
    expect(boards.sort()).toEqual(['1-3', '2-4', '5-7', '6-8']);
  });
});

test('2 (C.04.1.f, g): two who both may only have Black do not meet', () => {
  const forbids = (one: string, other: string) => {
    const [first, second] = membersWith(
      [one, other].map(had => ({
        colours: [...had].map(letter => (letter === 'W' ? ('white' as const) : ('black' as const))),
      })),
    );
    return first !== undefined && second !== undefined && ruleFG.forbids(first, second);
  };
  // f: four Whites and two Blacks, never the same twice running at the end. g: White twice running, one White more.
  expect(forbids('WWBWBW', 'WWBWBW')).toBe(true);
  expect(forbids('BWW', 'BWW')).toBe(true);
  expect(forbids('BWW', 'WBW')).toBe(false);
  expect(forbids('BWW', 'WBB')).toBe(false);
});

describe('4: the bye', () => {
  test('the lowest rated of the lowest score group', () => {
    const rounds = [['1-3 1-0', '4-2 0-1', '5 U']];
    expect(rulesOf({ players: rated(5), rounds }, 'bye')).toEqual([['4', [4], [3]]]);
  });
  test('C.04.1.d: not after a bye or a win by forfeit, though lowest rated; a requested bye does not count', () => {
    const rounds = [
      ['1-3 1-0', '4-2 +-', '5 U'],
      ['5-1 0-1', '2-4 1-0', '3 F'],
    ];
    expect(rulesOf({ players: rated(5), rounds }, 'bye')).toEqual([['4', [3], [2]]]);
  });
});
