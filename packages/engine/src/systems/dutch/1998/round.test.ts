import { describe, expect, test } from 'vitest';
import { playerId } from '../../../model/index.ts';
import { explained, position, type Sketch } from '../../../testing/index.ts';
import type { Options } from '../../system.ts';
import { b1a, b2a, b2b } from './absolute.ts';
import { allocateColours, e1, e2, e3, e4, eFirstRound } from './colours.ts';
import { type Member, membersOf } from './definitions.ts';
import { isHeterogeneous } from './group.ts';
import { dutch1998 } from './index.ts';

const announced = (sketch: Sketch): Sketch => ({ plannedRounds: 9, initialColour: 'white', ...sketch });

const paired = (sketch: Sketch, options: Options = {}) =>
  explained(dutch1998, position(announced(sketch)), options);

/** Who meets whom, whatever the colours. */
const meet = (sketch: Sketch, options: Options = {}) =>
  paired(sketch, options)
    .boards.map(({ white, black }) => (white < black ? `${white}-${black}` : `${black}-${white}`))
    .sort();

/** The rule that decided a board or a float, by the players. */
const ruleOf = (sketch: Sketch, subject: 'board' | 'float' | 'bye' | 'rest', ...players: readonly number[]) =>
  paired(sketch).rulings.find(
    ruling => ruling.subject === subject && players.every(player => ruling.about.includes(playerId(player))),
  )?.rule.id;

const membersIn = (sketch: Sketch): readonly Member[] => {
  const before = position(announced(sketch));
  return [...membersOf(before, before.entrants)].sort((a, b) => a.id - b.id);
};

const member = (sketch: Sketch, id: number): Member => {
  const found = membersIn(sketch)[id - 1];
  if (!found) throw new Error(`${id} is not there`);
  return found;
};

/** Two players with these colours, White B and Black N as the text writes them; their opponents are others. */
const histories = (one: string, other: string): readonly [Member, Member] => {
  const rounds = [...one].map((letter, index) => {
    const [first, second] = [3 + 2 * index, 4 + 2 * index];
    const others = other[index];
    return [
      letter === 'B' ? `1-${first} =` : `${first}-1 =`,
      others === 'B' ? `2-${second} =` : `${second}-2 =`,
    ];
  });
  const sketch = { players: 20, rounds };
  return [member(sketch, 1), member(sketch, 2)];
};

describe('A: score groups, byes, preferences', () => {
  test('A3: a group of which at least half was moved down is treated as homogeneous', () => {
    const [one, two, three, four] = membersIn({ players: 4 }) as [Member, Member, Member, Member];
    expect(isHeterogeneous({ movedDown: [one], residents: [two, three] })).toBe(true);
    expect(isHeterogeneous({ movedDown: [one, two], residents: [three, four] })).toBe(false);
  });

  test('A5, F4: in the first round the lowest of an odd number has the bye, the halves meet', () => {
    expect(paired({ players: 7 }).byes).toEqual([{ player: 7, kind: 'pairing-bye' }]);
    expect(meet({ players: 7 })).toEqual(['1-4', '2-5', '3-6']);
    expect(ruleOf({ players: 7 }, 'bye', 7)).toBe('A5');
  });

  test('A5: whoever has the bye ended up unpaired in the last group', () => {
    // 1 has won, 3 had the bye.
    const sketch: Sketch = { players: 3, rounds: [['1-2 1-0', '3 U']] };
    const [bye] = paired(sketch).rulings.filter(({ subject }) => subject === 'bye');
    expect(bye?.facts).toEqual({ score: 0, bracket: 0 });
  });

  test('A4: a game that was not played leaves its floats; a bye is a downfloat', () => {
    const sketch = {
      players: 5,
      rounds: [
        ['1 F', '2-3 =', '4-5 ='],
        ['1-2 +-', '3 U'],
      ],
    };
    expect(member(sketch, 1).floats).toEqual(['down', undefined]);
    expect(member(sketch, 2).floats).toEqual(['up', undefined]);
    expect(member(sketch, 3).floats).toEqual(['down', undefined]);
  });
});

describe('A6, A8, C2-C5: halves and the number x, worked by hand', () => {
  test('A6, C3, C4: S1 is the upper half, rounded down; as many pairs are made, and the last of S2 remains', () => {
    expect(meet({ players: 7 })).toEqual(['1-4', '2-5', '3-6']);
  });

  test('A6: in a heterogeneous group S1 is whoever moved down; the rest is paired afterwards', () => {
    // 1, 2 and 3 have a point: 1 and 2 meet, 3 moves down to 4, 5 and 6 and meets the first of them.
    expect(meet({ players: 6, rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0']] })).toEqual(['1-2', '3-4', '5-6']);
  });

  test('A8, C2: x = 0 where both colours are wanted equally often: every preference is granted', () => {
    // 1 and 3 want Black, 2 and 4 White: n = 2, q = 2, x = 0. 1-3 is passed over.
    const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
    expect(meet({ players: 8, rounds })).toEqual(['1-4', '2-3', '5-8', '6-7']);
  });

  test('A8, C2: x = 1: one pair may go without its preferences, and the natural order stands', () => {
    // 1, 3 and 8 want Black, 2 White: n = 3, q = 2, x = 1. Of 4, 5, 6 and 7 three want White.
    const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 1-0']];
    expect(meet({ players: 8, rounds })).toEqual(['1-3', '2-8', '4-6', '5-7']);
  });

  test('A8, C2: x = 2 where all four want the same colour', () => {
    const rounds = [['1-5 1-0', '6-2 1-0', '3-7 1-0', '8-4 1-0']];
    expect(meet({ players: 8, rounds })).toEqual(['1-6', '2-5', '3-8', '4-7']);
  });

  test('C5: both halves stand in the order of A2, however the list is written', () => {
    const players = [3, 1, 4, 2].map(id => ({ id: playerId(id) }));
    expect(meet({ players })).toEqual(['1-3', '2-4']);
  });
});

describe('B: the criteria', () => {
  test('B1a: nobody meets the same opponent twice, but a game not played does not count (F2)', () => {
    const sketch = { players: 4, rounds: [['1-2 =', '3-4 +-']] };
    expect(b1a.forbids(member(sketch, 1), member(sketch, 2))).toBe(true);
    expect(b1a.forbids(member(sketch, 3), member(sketch, 4))).toBe(false);
  });

  test('B1b: a point without playing bars from the bye', () => {
    const sketch = { players: 5, rounds: [['1-2 1-0', '3-4 +-', '5 U']] };
    expect(membersIn(sketch).map(({ barredSince }) => barredSince)).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      1,
    ]);
    expect(paired(sketch, { excused: 'all' }).byes).toEqual([{ player: 4, kind: 'pairing-bye' }]);
  });

  test('B2a: two players who both had one colour twice more do not meet', () => {
    expect(b2a.forbids(...histories('NBNNN', 'NNBNN'))).toBe(true);
    expect(b2a.forbids(...histories('NBNNN', 'BNBNN'))).toBe(false);
  });

  test('B2b: nor do two for whom it would be the third time in a row', () => {
    expect(b2b.forbids(...histories('BNN', 'BNN'))).toBe(true);
    expect(b2b.forbids(...histories('BNN', 'NNB'))).toBe(false);
  });

  const drawn = { players: 8, rounds: [['5-1 =', '2-6 =', '7-3 =', '4-8 =']] };

  test('B3, B4: within the group, opponents are chosen so that colours alternate', () => {
    expect(meet(drawn)).toEqual(['1-7', '2-8', '3-5', '4-6']);
    expect(ruleOf(drawn, 'board', 1, 7)).toBe('B1a');
    expect(ruleOf(drawn, 'board', 2, 8)).toBe('B4');
  });

  test('B5: whoever moved down in the last round is not the one who remains', () => {
    /* 1, 2 and 3 have a point: S1 is 1, S2 is 2 and 3 (A6). 1-2 would leave 3, whose bye was a downfloat (A5), to move down
     * again. The transposition 3, 2 (D1) gives 1-3, and 2 moves down. */
    const rounds = [['1 F', '2 F', '3 U', '4-5 =', '6 Z']];
    expect(meet({ players: 6, rounds })).toContain('1-3');
    expect(ruleOf({ players: 6, rounds }, 'board', 1, 3)).toBe('B5');
  });

  test('B6: nor whoever moved down two rounds before', () => {
    const rounds = [
      ['1 F', '2 F', '3 U', '4-5 =', '6 Z'],
      ['1 H', '2 H', '3 H', '4 H', '5 H', '6-7 ='],
    ];
    // The same group a round later: nobody of it was paired in round 2, so that only the bye of round 1 tells 2 and 3 apart.
    expect(meet({ players: 7, rounds })).toContain('1-3');
    expect(ruleOf({ players: 7, rounds }, 'board', 1, 3)).toBe('B6');
  });

  test('21: in the last round B2 is waived above 50 % where that gives a pair more', () => {
    const rounds = [
      ['3-1 0-1', '4-2 0-1', '5-6 ='],
      ['5-1 0-1', '6-2 0-1', '3-4 ='],
    ];
    expect(meet({ players: 6, rounds, plannedRounds: 3 })).toContain('1-2');
    expect(meet({ players: 6, rounds, plannedRounds: 4 })).not.toContain('1-2');
  });

  test('XXP: a pair that the tournament excludes is not made', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(3)], fromRound: 1, toRound: 9 }];
    expect(meet({ players: 4, forbiddenPairs })).toEqual(['1-4', '2-3']);
    expect(ruleOf({ players: 4, forbiddenPairs }, 'board', 1, 4)).toBe('XXP');
  });
});

describe('C: the procedure', () => {
  test('C1: players without an opponent in their group move down', () => {
    const rounds = [
      ['1-2 =', '3-4 =', '5-6 ='],
      ['1 F', '2 F', '3-5 =', '4-6 ='],
    ];
    expect(ruleOf({ players: 6, rounds }, 'float', 1)).toBe('C1');
    expect(ruleOf({ players: 6, rounds }, 'float', 2)).toBe('C1');
  });

  test('C6: the one who remains of an odd group moves down', () => {
    const rounds = [['1-4 1-0', '5-2 0-1', '3-6 1-0']];
    // 1 and 3 want Black both. To keep 3 somebody of S1 would have to change: 2-3, with 1 left over (D2).
    expect(ruleOf({ players: 6, rounds }, 'float', 3)).toBe('D2');
  });

  const resting = ['1 H', '2 H', '3 H', '4 Z', '5 Z', '6 Z'];

  /** 3 has met everybody of the next group, too long ago for a float to matter. */
  const blocked = {
    players: 10,
    rounds: [
      ['3-4 =', '1 H', '2 H'],
      ['5-3 =', '1 H', '2 H'],
      ['3-6 =', '1 H', '2 H'],
      ['7-8 0-0', '9-10 0-0', ...resting],
      ['7-9 0-0', '8-10 0-0', ...resting],
    ],
  };

  test('C12: another player moves down where the first would find no opponent', () => {
    expect(meet(blocked)).toEqual(['1-3', '2-4', '5-6', '7-10', '8-9']);
    expect(ruleOf(blocked, 'float', 2)).toBe('C12');
  });

  test('C13: where the lowest group cannot be paired, it becomes one with the last but one', () => {
    const rounds = [['3-4 =', '1 F', '2 F']];
    expect(meet({ players: 4, rounds })).toEqual(['1-3', '2-4']);
  });

  test('C14: of four players three of whom have met one another, one pair is made and two move down', () => {
    const rounds = [
      ['2-3 =', '1 H', '4 H'],
      ['3-4 =', '1 H', '2 H'],
      ['4-2 =', '1 H', '3 H'],
    ].map(lines => [...lines, '5 Z', '6 Z', '7 Z', '8 Z']);
    expect(meet({ players: 8, rounds })).toEqual(['1-2', '3-5', '4-6', '7-8']);
    expect(ruleOf({ players: 8, rounds }, 'float', 3)).toBe('D1');
  });

  test('D2: 2 and 3 change places where 1 has met both of the lower half', () => {
    const rounds = [
      ['1-3 =', '2 H', '4 H'],
      ['4-1 =', '2 H', '3 H'],
    ];
    expect(meet({ players: 4, rounds })).toEqual(['1-2', '3-4']);
    expect(ruleOf({ players: 4, rounds }, 'board', 3, 4)).toBe('D2');
  });
});

describe('E: colours', () => {
  const before = position(announced({ players: 20 }));
  const coloursFor = (one: string, other: string) => {
    const { white, rule } = allocateColours(histories(one, other), before);
    return [white, rule];
  };

  test('E1: both preferences are granted where they differ', () => {
    expect(coloursFor('BN', 'NB')).toEqual([1, e1]);
  });

  test('E2: the stronger preference goes first', () => {
    expect(coloursFor('BNN', 'NBN')).toEqual([1, e2]);
  });

  test('E3: the last round with different colours decides between equal preferences', () => {
    expect(coloursFor('NBBN', 'BNBN')).toEqual([2, e3]);
  });

  test('E4: the higher ranked has the preference where the histories are the same', () => {
    expect(coloursFor('BN', 'BN')).toEqual([1, e4]);
  });

  test('E: in the first round the even players of S1 have the other colour than the odd ones', () => {
    const { boards, rulings } = paired({ players: 6, initialColour: 'black' });
    expect(rulings.filter(({ subject }) => subject === 'colour').map(({ rule }) => rule.key)).toEqual(
      Array(3).fill(eFirstRound.key),
    );
    expect(boards.map(({ white, black }) => `${white}-${black}`)).toEqual(['4-1', '2-5', '6-3']);
  });
});

describe('F: other notes', () => {
  test('F1: boards go by the higher score, then the sum, then the rank', () => {
    const rounds = [['1-4 0-1', '5-2 0-1', '3-6 =']];
    const [first] = paired({ players: 6, rounds }).boards;
    expect([first?.white, first?.black].sort()).toEqual([2, 4]);
  });

  const missed = { players: 6, rounds: [['1-4 1-0', '5-2 -+', '3-6 =']] };

  test('F8: whoever did not come without notice is out, until excused', () => {
    expect(paired(missed).byes).toContainEqual({ player: 5, kind: 'rest' });
    expect(ruleOf(missed, 'rest', 5)).toBe('F8');
    expect(paired(missed, { excused: '5' }).byes).toEqual([]);
  });

  test('F9: an adjourned game is a draw for pairing', () => {
    const adjourned = { players: 6, rounds: [['1-4 1-0', '5-2 *', '3-6 =']] };
    expect(meet(adjourned)).toEqual(meet({ players: 6, rounds: [['1-4 1-0', '5-2 =', '3-6 =']] }));
  });
});
