import { describe, expect, test } from 'vitest';
import { type ForbiddenPairs, playerId, pointsOf, type VirtualPoints } from '../../model/index.ts';
import {
  accepted,
  answeredBy,
  explained,
  pairedBy,
  position,
  type Sketch,
  tournament,
} from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { lim1999 } from './index.ts';

const round = (sketch: Sketch, options: Options = {}) =>
  explained(lim1999, position({ plannedRounds: 9, initialColour: 'white', ...sketch }), options);

/** White first. */
const boardsOf = (sketch: Sketch, options: Options = {}) =>
  round(sketch, options)
    .boards.map(({ white, black }) => `${white}-${black}`)
    .sort();

/** `2 by 3.2`: who floats, and by which rule. */
const floatsOf = (sketch: Sketch, options: Options = {}) =>
  round(sketch, options)
    .rulings.filter(({ subject }) => subject === 'float')
    .map(({ rule, about }) => `${about.join(', ')} by ${rule.id}`);

const apart = (...pairs: readonly (readonly [number, number])[]): readonly ForbiddenPairs[] =>
  pairs.map(pair => ({ players: pair.map(playerId), fromRound: 1, toRound: 9 }));

/** The players up to this number have a point more than they scored. */
const raised = (last: number): readonly VirtualPoints[] => [
  { fromPlayer: playerId(1), toPlayer: playerId(last), fromRound: 1, toRound: 9, points: pointsOf(1) },
];

describe('floaters', () => {
  /** 1 and 2 had White, 3 had Black; all won. */
  const unequal: Sketch = { players: 6, rounds: [['1-4 1-0', '2-5 1-0', '6-3 0-1']] };

  test('3.2, 3.4: whoever equalises the colours due floats, downwards the lowest ranked, upwards the highest', () => {
    expect(floatsOf(unequal)).toEqual(['2 by 3.2', '4 by 3.4']);
    expect(boardsOf(unequal)).toEqual(['3-1', '4-2', '5-6']);
  });
  test('3.3: where no colours are due the lowest ranked floats down', () => {
    expect(floatsOf({ players: 6, virtualPoints: raised(3) })).toEqual(['3 by 3.3']);
  });
  test('3.5, 3.9: not one without a compatible opponent in the adjacent group, if another has one', () => {
    const sketch = { players: 6, virtualPoints: raised(3), forbiddenPairs: apart([3, 4], [3, 5], [3, 6]) };
    expect(floatsOf(sketch)).toEqual(['2 by 3.9']);
    expect(boardsOf(sketch)).toEqual(['1-3', '4-2', '5-6']);
  });
  test('3.10: not one who floated in the previous round', () => {
    const sketch = {
      players: 8,
      virtualPoints: raised(5),
      rounds: [['1-2 =', '3-4 =', '5-6 =', '7-8 =']],
    };
    expect(floatsOf(sketch)).toEqual(['3 by 3.10']);
    // 3.8: the floater 3, due Black, meets the highest ranked due White who can be spared: 7 and 8 have met.
    expect(boardsOf(sketch)).toEqual(['2-5', '4-1', '6-7', '8-3']);
  });
  test('3.1: who met a floater in their own group was not transferred, and may float', () => {
    // Round 1: 1, 2 and 3 stood above the median; 3 floated down to 4. Round 2: 2, 3 and 4 stand above it.
    const virtual = (fromPlayer: number, toPlayer: number, round: number): VirtualPoints => ({
      fromPlayer: playerId(fromPlayer),
      toPlayer: playerId(toPlayer),
      fromRound: round,
      toRound: round,
      points: pointsOf(1),
    });
    const sketch: Sketch = {
      players: 6,
      virtualPoints: [virtual(1, 3, 1), virtual(2, 4, 2)],
      rounds: [['1-2 =', '3-4 =', '5-6 =']],
    };
    // Due: 2 and 4 White, 3 Black. White is due to more, and 4 is the lowest ranked of the two (3.2, 3.3).
    expect(floatsOf(sketch)).toEqual(['4 by 3.3']);
    // 4 cannot have 1, the highest ranked due Black: 5 and 6 have met (4.4).
    expect(boardsOf(sketch)).toEqual(['2-3', '4-5', '6-1']);
  });
  test('2.3.a: whoever has played everyone in the group', () => {
    const sketch: Sketch = {
      players: 8,
      rounds: [
        ['1-3 =', '2-4 =', '5-7 =', '6-8 ='],
        ['3-2 =', '4-1 =', '7-6 =', '8-5 ='],
        ['1-2 =', '3-4 =', '5-6 =', '7-8 ='],
      ],
      virtualPoints: raised(4),
    };
    expect(floatsOf(sketch)).toEqual(['1 by 2.3.a', '2 by 2.3.a', '3 by 2.3.a', '4 by 2.3.a']);
  });
  test('2.3.b: whoever had two more of a colour and finds nobody who leaves him the other', () => {
    const sketch: Sketch = {
      players: 8,
      rounds: [
        ['1-5 =', '2-6 =', '7-3 =', '8-4 ='],
        ['1-6 =', '2-5 =', '8-3 =', '7-4 ='],
      ],
      virtualPoints: raised(2),
    };
    expect(floatsOf(sketch)).toEqual(['1 by 2.3.b', '2 by 2.3.b']);
  });
  test('2.3.c: whoever had the same colour twice and finds nobody to alternate against', () => {
    const sketch: Sketch = {
      players: 8,
      rounds: [
        ['7-1 =', '8-2 =', '5-3 =', '6-4 ='],
        ['1-5 =', '2-6 =', '3-7 =', '4-8 ='],
        ['1-6 =', '2-5 =', '8-3 =', '7-4 ='],
      ],
      virtualPoints: raised(2),
    };
    expect(floatsOf(sketch)).toEqual(['1 by 2.3.c', '2 by 2.3.c']);
  });
  test('2.3.d: the only player of a group', () => {
    const sketch: Sketch = { players: 4, virtualPoints: raised(1) };
    expect(floatsOf(sketch)).toEqual(['1 by 2.3.d']);
    // 3.8: 1 meets the highest ranked of the others.
    expect(boardsOf(sketch)).toEqual(['1-2', '3-4']);
  });
});

describe('3.8 and seed 000, 10.8: the two directions in which the opponent of a floater is sought', () => {
  const asIn1999: Options = { 'opponents-of-floaters': 'lowest-downwards' };
  const opponentOf = (player: number, sketch: Sketch, options: Options = {}) =>
    boardsOf(sketch, options).find(board => board.split('-').includes(String(player)));

  test('downwards 1 meets the highest ranked of the group, or the lowest by 10.8', () => {
    const sketch: Sketch = { players: 4, virtualPoints: raised(1) };
    expect(boardsOf(sketch)).toEqual(['1-2', '3-4']);
    expect(boardsOf(sketch, asIn1999)).toEqual(['1-4', '3-2']);
  });

  test('upwards 8 meets the lowest ranked of the group, or the highest by 10.8', () => {
    // Before round 3: 1 has 2, 2, 3 and 4 have 1½, 5, 6 and 7 have ½ and are due White, 8 has none and is due Black.
    const rounds = [
      ['1-8 1-0', '5-2 =', '6-3 =', '7-4 ='],
      ['8-2 0-1', '1-5 1-0', '4-6 1-0', '3-7 1-0'],
    ];
    expect(opponentOf(8, { players: 8, rounds })).toBe('7-8');
    expect(opponentOf(8, { players: 8, rounds }, asIn1999)).toBe('5-8');
  });

  test('the article of the text chosen is cited', () => {
    const { rulings } = round({ players: 4, virtualPoints: raised(1) }, asIn1999);
    expect(
      rulings.find(({ subject, about }) => subject === 'board' && about.includes(playerId(1))),
    ).toMatchObject({
      rule: { article: 'C.04.2 (1999), 10.8' },
    });
  });
});

describe('2.6: a blocked median', () => {
  test('takes back the last pairing above it, unless downfloaters are more than upfloaters', () => {
    const sketch = { players: 6, virtualPoints: raised(4), forbiddenPairs: apart([5, 6]) };
    expect(floatsOf(sketch)).toEqual(['2 by 2.6', '4 by 2.6']);
    expect(boardsOf(sketch)).toEqual(['1-3', '5-2', '6-4']);
  });
  test('takes back the last pairing below it where downfloaters are more', () => {
    const alone = [1, 2].flatMap(player => [3, 4, 7, 8].map(other => [player, other] as const));
    const sketch: Sketch = {
      players: 8,
      rounds: [['1-5 1-0', '2-6 1-0', '3-7 =', '8-4 =']],
      forbiddenPairs: apart([1, 2], ...alone),
    };
    expect(floatsOf(sketch)).toEqual(['1 by XXP', '2 by XXP', '6 by 2.6', '5 by 2.6']);
    expect(boardsOf(sketch)).toEqual(['4-3', '5-2', '6-1', '7-8']);
  });
});

describe('a board is explained by what moved it', () => {
  const whyOf = (sketch: Sketch, options: Options = {}) =>
    round(sketch, options)
      .rulings.filter(({ subject }) => subject === 'board')
      .map(
        ({ rule, about, because }) => `${about.join('-')} by ${rule.id}${because.map(id => `, not ${id}`)}`,
      );
  const drawn = [['1-5 =', '6-2 =', '3-7 =', '8-4 =']];

  test('2.4 where nothing did', () => {
    expect(whyOf({ players: 4 })).toEqual(['1-3 by 2.4', '2-4 by 2.4']);
  });
  test('2.1 where the proposed opponent had been met', () => {
    expect(whyOf({ players: 8, rounds: drawn })).toEqual([
      '1-7 by 2.1, not 5',
      '2-8 by 5.2, not 5',
      '3-5 by 2.4',
      '4-6 by 2.4',
    ]);
  });
  test('5.7 where the limit of a Maxi-tournament kept it', () => {
    const players = Array.from({ length: 8 }, (_, index) => ({ rating: 2400 - 150 * index }));
    expect(whyOf({ players, rounds: drawn }, { 'maxi-tournament': 'yes' })).toContain('2-5 by 5.7');
  });
  test.for([
    [2, 'by-size', 'lim-1999.maxi'],
    [2, 'yes', 'lim-1999.maxi'],
    [5, 'yes', 'lim-1999.maxi-by-choice'],
    [5, 'by-size', undefined],
  ] as const)('Maxi: 8 players in %i rounds, %s', ([plannedRounds, chosen, rule]) => {
    const { rulings } = round({ players: 8, plannedRounds, rounds: drawn }, { 'maxi-tournament': chosen });
    const told = rulings.find(({ subject, facts }) => subject === 'group' && 'players' in facts);
    expect(told?.rule.key).toBe(rule);
  });
  test('2.2 and 8.3: the groups are told in the order in which they were paired', () => {
    const groups = round({ players: 6, rounds: [['1-4 1-0', '5-2 =', '3-6 1-0']] }).rulings.filter(
      ({ subject }) => subject === 'group',
    );
    expect(groups.map(({ rule, facts }) => [rule.id, 'scores' in facts && facts.scores])).toEqual([
      ['8.3', [1]],
      ['8.3', [0]],
      ['8.3', [0.5]],
    ]);
  });
});

describe('5.2: the second scrutiny', () => {
  // Due: 1, 2 and 3 White, 4, 5 and 6 Black. 2 can meet nobody due Black but 4.
  const sketch: Sketch = {
    players: 6,
    rounds: [['5-1 =', '6-2 =', '4-3 =']],
    forbiddenPairs: apart([2, 5]),
  };
  test('5.2: exchanges opponents so that everybody has the colour due, also those who came first', () => {
    // The first scrutiny gives 1-4, 2-3, 5-6: four players without their colour's partner, two pairs of the same due.
    expect(boardsOf(sketch)).toEqual(['1-6', '2-4', '3-5']);
  });
  test('5.6: only where no exchange is possible does the history decide', () => {
    const blocked = { ...sketch, forbiddenPairs: apart([2, 5], [2, 4]) };
    // Now 2 meets somebody due White: 1-4 stands as proposed (2.4). Histories are alike: the higher ranked has his due (5.4).
    expect(boardsOf(blocked)).toEqual(['1-4', '2-3', '6-5']);
  });
});

describe('the bye', () => {
  test('1.1: goes to the lowest ranked of the lowest group', () => {
    const { byes } = round({ players: 5, rounds: [['1-3 0-1', '4-2 1-0', '5 U']] });
    expect(byes).toEqual([{ player: 2, kind: 'pairing-bye' }]);
  });
  test('C.04.1.d: not to those who had it', () => {
    const rounds = [
      ['1-3 1-0', '2-4 1-0', '5 U'],
      ['1-2 0-1', '3-5 1-0', '4 U'],
    ];
    const { byes, rulings } = round({ players: 5, rounds });
    expect(byes).toEqual([{ player: 3, kind: 'pairing-bye' }]);
    const bye = rulings.find(({ subject }) => subject === 'bye');
    const barred = bye?.passedOver.filter(({ verdict }) => verdict === 'forbidden') ?? [];
    expect(barred.map(({ players, rule }) => [...players, rule.id])).toEqual([
      [5, 'C.04.1.d'],
      [4, 'C.04.1.d'],
    ]);
    expect(bye?.rule.id).toBe('1.1');
  });
});

describe('C.04.1.d: what bars from the bye', () => {
  const last = (turn: string) =>
    round({
      players: 5,
      rounds: [
        ['1-3 1-0', '2-4 1-0', turn],
        ['1-2 =', '3-5 1-0', '4 U'],
      ],
    }).byes[0]?.player;
  test('not a full-point bye that was asked for', () => {
    expect(last('5 F')).toBe(5);
  });
  test('a bye given by the pairing', () => {
    expect(last('5 U')).toBe(3);
  });
  test('a win because the opponent did not come', () => {
    const rounds = [['1-3 1-0', '2-4 1-0', '5-6 +-'], ['1-2 =', '3-5 1-0', '4 U', '6 Z'], ['6 Z']];
    expect(round({ players: 6, rounds }).byes[0]?.player).toBe(3);
  });
});

describe('Maxi-tournaments', () => {
  const rated = (players: number, step: number) =>
    Array.from({ length: players }, (_, index) => ({ rating: 2400 - step * index }));
  const drawn = [['1-5 =', '6-2 =', '3-7 =', '8-4 =']];

  test('5.7: opponents are exchanged for colours only within 100 rating points', () => {
    const near: Sketch = { players: rated(8, 90), rounds: drawn };
    const far: Sketch = { players: rated(8, 110), rounds: drawn };
    expect(boardsOf(near, { 'maxi-tournament': 'yes' })).toContain('7-1');
    expect(boardsOf(far)).toContain('7-1');
    expect(boardsOf(far, { 'maxi-tournament': 'yes' })).toContain('6-1');
  });
  test('3.2: a floater is chosen for his colour only within 100 points of the lowest ranked', () => {
    const rounds = [['1-4 1-0', '2-5 1-0', '6-3 0-1']];
    const maxi = { 'maxi-tournament': 'yes' };
    expect(floatsOf({ players: rated(6, 100), rounds }, maxi)[0]).toBe('2 by 3.2');
    expect(floatsOf({ players: rated(6, 101), rounds }, maxi)[0]).toBe('3 by 3.2');
  });
  test('are those with more players than 2 to the power of the rounds, unless the arbiter says otherwise', () => {
    const far: Sketch = { players: rated(8, 110), rounds: drawn };
    expect(boardsOf({ ...far, plannedRounds: 3 })).toContain('7-1');
    expect(boardsOf({ ...far, plannedRounds: 2 })).toContain('6-1');
    expect(boardsOf({ ...far, plannedRounds: 2 }, { 'maxi-tournament': 'no' })).toContain('7-1');
  });
  test('have it written in their file', () => {
    const proposed = (players: number) => lim1999.proposes?.(tournament({ players, plannedRounds: 5 }));
    expect(proposed(33)).toEqual({ 'maxi-tournament': 'yes' });
    expect(proposed(32)).toEqual({});
  });
});

describe('seed 000, 22: members of one federation in a youth championship', () => {
  const players = ['MEX', 'ESP', 'MEX', 'ESP', 'MEX', 'MEX'].map(federation => ({ federation }));
  const option = { 'no-compatriots': true };
  const upper: Sketch = { players, virtualPoints: raised(4) };

  test('do not meet above 50 % in the last three rounds', () => {
    expect(boardsOf({ ...upper, plannedRounds: 3 })).toEqual(['1-3', '4-2', '5-6']);
    expect(boardsOf({ ...upper, plannedRounds: 3 }, option)).toEqual(['1-4', '3-2', '5-6']);
  });
  test('may meet before', () => {
    expect(boardsOf({ ...upper, plannedRounds: 4 }, option)).toEqual(['1-3', '4-2', '5-6']);
  });
});

describe('is refused instead of guessed', () => {
  const codesOf = (sketch: Sketch) => {
    const outcome = pairedBy(lim1999, position(sketch), {});
    return outcome.ok ? [] : outcome.faults.map(({ code }) => code);
  };
  test('where the number of rounds or the lot is not known', () => {
    expect(codesOf({ players: 4 })).toEqual(['rounds-unknown', 'initial-colour-unknown']);
  });
  test('where no legal round exists', () => {
    const rounds = [
      ['1-3 =', '4-2 ='],
      ['2-1 =', '3-4 ='],
      ['1-4 =', '2-3 ='],
    ];
    expect(codesOf({ players: 4, rounds, plannedRounds: 5 })).toEqual(['no-legal-pairing']);
  });
});

test('5.1.a: two who had White in their last two games do not meet', () => {
  // Both had Black before, so that neither has two more of a colour.
  const rounds = [
    ['5-1 =', '6-2 =', '7-3 =', '8-4 ='],
    ['1-6 =', '2-5 =', '3-8 =', '4-7 ='],
    ['1-7 =', '2-8 =', '5-3 =', '6-4 ='],
  ];
  const before = position({ players: 8, rounds, plannedRounds: 7, initialColour: 'white' });
  const asked = { kind: 'pair', players: [playerId(1), playerId(2)] } as const;
  expect(accepted(answeredBy(lim1999, before, {}, asked))).toMatchObject({
    verdict: 'forbidden',
    rule: { id: '5.1.a' },
  });
});

test('5.1.b: two who had White twice more than Black do not meet', () => {
  // 1 had White in all four games, 2 in the first three.
  const rounds = [
    ['1-8 1-0', '2-3 =', '6-4 =', '5-7 ='],
    ['1-4 =', '2-5 1-0', '6-3 =', '7-8 ='],
    ['1-7 =', '2-6 1-0', '5-3 =', '4-8 1-0'],
    ['1-3 =', '8-2 =', '4-5 1-0', '7-6 ='],
  ];
  const before = position({ players: 8, rounds, plannedRounds: 7, initialColour: 'white' });
  const asked = { kind: 'pair', players: [playerId(1), playerId(2)] } as const;
  expect(accepted(answeredBy(lim1999, before, {}, asked))).toMatchObject({
    verdict: 'forbidden',
    rule: { id: '5.1.b' },
  });
});

test('6: in the last round equal scores meet, though one of them has White for the third time running', () => {
  // 1 and 2 won both games with White, 5 and 6 lost both with Black; the others drew theirs, and 3-4, 7-8 is left. Of equal
  // histories the higher ranked has his due, below the median the lower. With a round to come 1 and 2 do not meet.
  const rounds = [
    ['1-5 1-0', '2-6 1-0', '3-7 =', '4-8 ='],
    ['1-6 1-0', '2-5 1-0', '8-3 =', '7-4 ='],
  ];
  const players = 8;
  expect(boardsOf({ players, rounds, plannedRounds: 3 })).toEqual(['2-1', '3-4', '6-5', '8-7']);
  const earlier = boardsOf({ players, rounds, plannedRounds: 5 });
  expect(earlier.filter(board => ['1-2', '2-1'].includes(board))).toEqual([]);
});
