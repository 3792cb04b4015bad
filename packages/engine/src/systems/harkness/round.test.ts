import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, answeredBy, explained, position, type Sketch } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { harkness } from './index.ts';

const paired = (sketch: Sketch, options: Options = {}) => explained(harkness, position(sketch), options);

/** White first, in the order of the boards. */
const boards = (sketch: Sketch, options: Options = {}) =>
  paired(sketch, options).boards.map(({ white, black }) => `${white}-${black}`);

/** Who meets whom, whatever the colours. */
const meet = (sketch: Sketch, options: Options = {}) =>
  boards(sketch, options)
    .map(pair =>
      pair
        .split('-')
        .map(Number)
        .sort((a, b) => a - b)
        .join('-'),
    )
    .sort();

const byes = (sketch: Sketch, options: Options = {}) =>
  paired(sketch, options).byes.map(({ player, kind }) => `${player} ${kind}`);

describe('5: the first round', () => {
  test('of 100 players: 1 with White against 51, 2 with Black against 52, 3 with White against 53', () => {
    const expected = Array.from({ length: 50 }, (_, index) => {
      const [upper, lower] = [index + 1, index + 51];
      return upper % 2 === 1 ? `${upper}-${lower}` : `${lower}-${upper}`;
    });
    expect(boards({ players: 100 })).toEqual(expected);
    expect(expected.slice(0, 4)).toEqual(['1-51', '52-2', '3-53', '54-4']);
  });

  test('4: with an odd number the lowest rated has the bye', () => {
    expect(byes({ players: 9 })).toEqual(['9 pairing-bye']);
  });
});

/*
 * The example of rule 6, rebuilt from its words: twelve winners of the first round, 11, 12, 14, 16, 17 and 19 in the
 * lower half. The first two pairs are put right by changing the cards of 11 and 12; the third, fourth and fifth are in
 * order; in the sixth both should have White, and 19 has it for the lower rating, the round being even.
 */
const WINNERS = [1, 2, 3, 5, 8, 10, 11, 12, 14, 16, 17, 19];
const WHITE_IN_ROUND_1 = [1, 3, 8, 11, 16];

const afterRoundOne: Sketch = {
  players: 24,
  plannedRounds: 5,
  rounds: [
    WINNERS.map((winner, index) => {
      const losers = Array.from({ length: 24 }, (_, at) => at + 1).filter(
        number => !WINNERS.includes(number),
      );
      const loser = losers[index] ?? 0;
      return WHITE_IN_ROUND_1.includes(winner) ? `${winner}-${loser} 1-0` : `${loser}-${winner} 0-1`;
    }),
  ],
};

describe('6: the second round', () => {
  test('its example: 11 and 12 change places, and 19 has White in the pair that cannot be put right', () => {
    expect(boards(afterRoundOne).slice(0, 6)).toEqual(['12-1', '2-11', '14-3', '5-16', '17-8', '19-10']);
  });

  test('an odd group takes the highest of the next group, who is put last', () => {
    const rounds = [['1-5 1-0', '6-2 =', '3-7 1-0', '8-4 0-1']];
    expect(meet({ players: 8, rounds })).toEqual(['1-4', '2-3', '5-6', '7-8']);
  });
});

describe('V: whoever cannot be paired in the own group', () => {
  /** 1 leads alone; 2 and 3 follow and have both met 1; then come 4 and 6. */
  const rounds = [
    ['1-2 1-0', '3-5 1-0', '4-6 1-0', '7-8 ='],
    ['3-1 =', '2-4 1-0', '5-7 =', '8-6 ='],
    ['1-7 1-0', '8-2 0-1', '3-4 =', '5-6 0-1'],
  ];

  test('plays the nearest possible: the leader who has met both of the second group meets one of the third', () => {
    expect(meet({ players: 8, rounds })).toContain('1-4');
  });

  test('the two of the second group, who have not met, do so now', () => {
    expect(meet({ players: 8, rounds })).toContain('2-3');
  });
});

describe('IV: the two basic rules', () => {
  const drawn = { players: 4, rounds: [['1-3 =', '4-2 =']] };

  test('IV: two who have met do not meet again, though they face each other', () => {
    expect(meet(drawn)).toEqual(['1-4', '2-3']);
    expect(paired(drawn).rulings.find(({ subject }) => subject === 'board')?.rule.key).toBe(
      'harkness.IV.never-twice',
    );
  });

  test('IV: equal scores meet, whatever the colours', () => {
    const rounds = [['1-3 1-0', '2-4 1-0']];
    expect(boards({ players: 4, rounds })).toEqual(['2-1', '4-3']);
  });

  test('IV: who would be left over is told of the first who was tried, not of all', () => {
    const rounds = [
      ['1-3 =', '2-5 =', '4-6 =', '7 U'],
      ['5-1 =', '2-4 =', '6-7 =', '3 U'],
      ['2-7 =', '3-6 =', '4-5 =', '1 U'],
      ['2-3 =', '5-7 =', '6-1 =', '4 U'],
    ];
    const { rulings } = paired({ players: 7, plannedRounds: 8, rounds }, { 'odd-groups': 'drop' });
    const float = rulings.find(({ subject, about }) => subject === 'float' && about[0] === 1);
    expect(float?.passedOver.map(({ players, leftOver }) => [players, leftOver?.players])).toEqual([
      [[7], [7]],
      [[4], [4]],
    ]);
    expect(float?.because).toEqual([7]);
  });

  test('XXP: a pair that the tournament excludes is not made', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(3)], fromRound: 1, toRound: 9 }];
    expect(meet({ players: 4, forbiddenPairs })).toEqual(['1-4', '2-3']);
  });

  test('VIII: each has the other colour than in the last game', () => {
    expect(boards({ players: 4, rounds: [['1-3 =', '2-4 =']] })).toEqual(['4-1', '3-2']);
  });

  test('VIII: where that cannot be, 6 gives Black to the higher rated in even rounds and White in odd ones', () => {
    expect(boards(drawn)).toEqual(['4-1', '3-2']);
    const third = [...drawn.rounds, ['1-2 =', '3-4 =']];
    expect(boards({ players: 4, rounds: third })).toEqual(['4-1', '2-3']);
  });
});

describe('VIII and 8: colours that cannot alternate', () => {
  /** 1 had White and Black, 2 Black twice: both are due White in round 3. 1 can meet nobody else. */
  const sketch: Sketch = {
    players: 6,
    rounds: [
      ['1-3 =', '4-2 =', '5 H', '6 H'],
      ['5-1 =', '6-2 =', '3 H', '4 H'],
    ],
    forbiddenPairs: [4, 6].map(other => ({
      players: [playerId(1), playerId(other)],
      fromRound: 1,
      toRound: 9,
    })),
  };

  test('8: the numbers of both colours are made equal: White for 2, who never had it', () => {
    expect(boards(sketch)).toContain('2-1');
  });

  test('6: with equal numbers, or at once if the director so decides, the odd round gives White to 1', () => {
    expect(boards(sketch, { 'clashing-colours': 'by-round' })).toContain('1-2');
  });
});

describe('III: the bye', () => {
  test('goes to the lowest rated of the lowest score who has not had one', () => {
    const rounds = [['1-3 1-0', '4-2 0-1', '5 U']];
    expect(byes({ players: 5, rounds })).toEqual(['4 pairing-bye']);
  });

  test('III: is on no account given twice, though nobody below has a lower rating', () => {
    // 2, 3 and 5 have one point, the others one and a half. 5, the lowest rated, had the bye in round 1; 3 is next.
    const rounds = [
      ['1-2 =', '3-4 =', '5 U'],
      ['5-1 0-1', '2-3 =', '4 U'],
    ];
    expect(byes({ players: 5, rounds })).toEqual(['3 pairing-bye']);
  });

  test('may be drawn among those tied with the lowest score', () => {
    const rounds = [['1-6 1-0', '7-2 0-1', '3-8 1-0', '9-4 0-1', '5-10 1-0', '11 U']];
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map(lot =>
      byes({ players: 11, rounds }, { 'bye-to': 'by-lot', lot }),
    );
    expect(new Set(drawn.flat()).size).toBeGreaterThan(1);
    for (const bye of drawn.flat()) expect(['6', '7', '8', '9', '10']).toContain(bye.split(' ')[0]);
  });

  test('is not a prize for who comes late: round 1 is lost', () => {
    const late = position({ players: 4, rounds: [['1-2 =']] }).entrants.find(({ id }) => id === 4);
    expect(late?.score).toBe(0);
  });
});

describe('9: whoever does not come', () => {
  const rounds = [['1-3 1-0', '4-2 -+', '5-6 =']];

  test('and says nothing has withdrawn', () => {
    expect(byes({ players: 6, rounds })).toContain('4 rest');
  });

  test('plays on when the director accepts the excuse', () => {
    expect(byes({ players: 6, rounds }, { excused: '4' })).toEqual([]);
  });

  test('twice is out, excuse or not', () => {
    const twice = [...rounds, ['2-1 =', '3-4 +-', '6 U']];
    expect(byes({ players: 6, rounds: twice }, { excused: 'all' })).toContain('4 rest');
  });
});

describe('VI: whoever has missed two rounds for whatever reason is out', () => {
  /** 4 lost round 1 by not coming, and came to no other unless it is written. */
  const noShow = ['1-3 1-0', '4-2 -+', '5-6 ='];
  const out = (second: readonly string[], ...later: readonly (readonly string[])[]) =>
    byes({ players: 6, rounds: [noShow, second, ...later] }, { excused: 'all' });

  test('a forfeit lost and a zero-point bye', () => {
    expect(out(['2-1 =', '3-5 =', '6 U', '4 Z'])).toContain('4 rest');
  });

  test('a forfeit lost and a half-point bye', () => {
    expect(out(['2-1 =', '3-5 =', '6 U', '4 H'])).toContain('4 rest');
  });

  test('a forfeit lost and an absence of which nothing is written', () => {
    expect(out(['2-1 =', '3-5 =', '6 U'])).toContain('4 rest');
  });

  test('two rounds announced beforehand, in which nobody waited for the player', () => {
    const rounds = [
      ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
      ['2-1 =', '3-5 =', '6 U', '4 Z'],
      ['1-3 =', '5-6 =', '2 U', '4 H'],
    ];
    expect(byes({ players: 6, rounds })).toContain('4 rest');
    expect(
      paired({ players: 6, rounds })
        .rulings.filter(({ subject }) => subject === 'rest')
        .map(({ about, rule }) => [...about, rule.article]),
    ).toEqual([[4, 'FENAMAC, Improved Harkness, VI, 9']]);
  });

  test('not when the second is announced: after it has been missed', () => {
    const rounds = [
      ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
      ['2-1 =', '3-5 =', '6 U', '4 Z'],
    ];
    const asked = [{ round: 3, worth: 'half' as const, participants: [playerId(4)] }];
    expect(byes({ players: 6, rounds })).not.toContain('4 rest');
    expect(byes({ players: 6, rounds, requestedByes: asked })).not.toContain('4 rest');
  });

  test('III: the allotted bye is no round missed', () => {
    const rounds = [
      ['1-4 1-0', '5-2 0-1', '3 U'],
      ['2-1 =', '3-4 +-', '5 U'],
    ];
    expect(byes({ players: 5, rounds }, { excused: 'all' })).not.toContain('4 rest');
    expect(byes({ players: 5, rounds }, { excused: 'all' })).not.toContain('5 rest');
  });

  test('III: nor are the rounds before a late entry', () => {
    // 4 and 6 came to round 3, the first in which they were paired; 5 missed that one.
    const rounds = [
      ['1-3 1-0', '5-2 0-1'],
      ['2-1 =', '5-3 ='],
      ['1-6 =', '4-2 =', '3 U'],
    ];
    expect(byes({ players: 6, rounds })).toEqual([]);
  });
});

describe('10: unfinished games, for pairing only', () => {
  const rounds = [['1-5 1-0', '6-2 *', '3-7 1-0', '8-4 0-1']];

  test('bring a point to both players by custom', () => {
    expect(meet({ players: 8, rounds })).toEqual(['1-4', '2-5', '3-6', '7-8']);
  });

  test('are told with their points where a board is told by its scores', () => {
    const before = position({ players: 8, rounds, plannedRounds: 5, initialColour: 'white' });
    // 2 and 6 have a point each by it, as 1, 3 and 4 have by winning; counted twice it is the same.
    const counted = harkness.counted?.(before, {}) ?? before;
    for (const given of [before, counted]) {
      const told = [1, 2].map(
        board => accepted(answeredBy(harkness, given, {}, { kind: 'board', board })).facts,
      );
      expect(told).toMatchObject([{ scores: [1, 1] }, { scores: [1, 1] }]);
    }
  });

  test('count as the director states them', () => {
    const stated = meet({ players: 8, rounds }, { adjudicated: '6-2 1-0' });
    expect(stated).toEqual(meet({ players: 8, rounds: [['1-5 1-0', '6-2 1-0', '3-7 1-0', '8-4 0-1']] }));
  });

  test('count as drawn if he so decides', () => {
    const drawn = meet({ players: 8, rounds }, { unfinished: 'draw' });
    expect(drawn).toEqual(meet({ players: 8, rounds: [['1-5 1-0', '6-2 =', '3-7 1-0', '8-4 0-1']] }));
  });
});

describe('3: numbers by rating', () => {
  const players = [
    { name: 'Zapata' },
    { name: 'Alba' },
    { name: 'Mora', rating: 1700 },
    { name: 'Cruz', rating: 1900 },
  ];

  test('put the unrated last, by the alphabet', () => {
    expect(boards({ players }, { 'card-numbers': 'by-rating' })).toEqual(['4-2', '1-3']);
  });

  test('unless somebody can estimate their strength', () => {
    expect(boards({ players }, { 'card-numbers': 'by-rating', estimates: '1: 2000' })).toEqual([
      '1-3',
      '2-4',
    ]);
  });
});

describe('7: the practical system', () => {
  /** Scores 1, ½, ½, ½, ½, 0 … : groups of three, two and three. */
  const rounds = [['1-5 1-0', '6-2 =', '3-7 1-0', '8-4 0-1']];

  test('an odd lowest group takes the lowest rated of the group above', () => {
    expect(
      paired({ players: 8, rounds }, { 'group-order': 'practical' })
        .rulings.filter(({ subject }) => subject === 'float')
        .map(({ about, rule }) => [about, rule.key]),
    ).toEqual([
      [[2], 'harkness.6.raised'],
      [[6], 'harkness.7'],
    ]);
  });

  test('the surplus player may be sent down instead', () => {
    expect(
      paired({ players: 8, rounds }, { 'odd-groups': 'drop' })
        .rulings.filter(({ subject }) => subject === 'float')
        .map(({ about, rule }) => [about, rule.key]),
    ).toEqual([
      [[4], 'harkness.6.dropped'],
      [[6], 'harkness.6.dropped'],
    ]);
  });
});
