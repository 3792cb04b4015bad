import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import {
  accepted,
  explained,
  explainedBy,
  pairedBy,
  position,
  positionsOfPlay,
  type Sketch,
} from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { dutch2017, dutch2026 } from './index.ts';

for (const system of [dutch2026, dutch2017])
  describe(system.id, () => {
    conformsToContract(system, () =>
      positionsOfPlay({
        system,
        sketch: { players: 13, plannedRounds: 7, initialColour: 'black' },
        rounds: 6,
      }).map(before => ({ name: `round ${before.round}`, position: before })),
    );
  });

const rulesOf = (sketch: Sketch, subject: string, system = dutch2026) =>
  explained(
    system,
    position({ plannedRounds: 5, initialColour: 'white', ...sketch }, (sketch.rounds?.length ?? 0) + 1),
  )
    .rulings.filter(ruling => ruling.subject === subject)
    .map(({ rule, about, because }) => ({ rule: rule.id, about, because }));

const decidedBy = (sketch: Sketch, subject: string, system = dutch2026) =>
  rulesOf(sketch, subject, system).map(({ rule, about }) => [rule, ...about]);

describe('rulings of boards', () => {
  const MET: Sketch = {
    players: 4,
    rounds: [
      ['1-3 =', '4-2 ='],
      ['2-1 =', '3-4 ='],
    ],
  };
  /** 1, 2 and 3 lead with 1½; 4 has 1 and has met 3; 5 and 6 have nothing. */
  const NEXT: Sketch = {
    players: 6,
    rounds: [
      ['3-4 1-0', '1 F', '2 F', '5 Z', '6 Z'],
      ['4 F', '1 H', '2 H', '3 H', '5 Z', '6 Z'],
    ],
  };
  /** 1, 2 and 3 won both games with White; 4, 5 and 6 lost both with Black. */
  const WHITES: Sketch = {
    players: 6,
    rounds: [
      ['1-4 1-0', '2-5 1-0', '3-6 1-0'],
      ['1-5 1-0', '2-6 1-0', '3-4 1-0'],
    ],
  };

  test('3.3 and 5.2.5: the natural order decides round 1, and the lot its colours', () => {
    expect(decidedBy({ players: 4 }, 'board')).toEqual([
      ['3.3', 1, 3],
      ['3.3', 2, 4],
    ]);
    expect(rulesOf({ players: 4 }, 'colour').map(({ rule }) => rule)).toEqual(['5.2.5', '5.2.5']);
  });
  test('B.3 and E.5: the same in 2017', () => {
    expect(decidedBy({ players: 4 }, 'board', dutch2017)).toEqual([
      ['B.3', 1, 3],
      ['B.3', 2, 4],
    ]);
    expect(rulesOf({ players: 4 }, 'colour', dutch2017).map(({ rule }) => rule)).toEqual(['E.5', 'E.5']);
  });
  test('C1 (C.1): whoever has met the first of S2 gets the next', () => {
    expect(decidedBy(MET, 'board')).toEqual([
      ['C1', 1, 4],
      ['3.3', 2, 3],
    ]);
    expect(decidedBy(MET, 'board', dutch2017)).toEqual([
      ['C.1', 1, 4],
      ['B.3', 2, 3],
    ]);
  });
  test('C3 (C.3): two who are both due the same colour absolutely do not meet', () => {
    expect(decidedBy(WHITES, 'board')[0]?.[0]).not.toBe('3.3');
    for (const system of [dutch2026, dutch2017])
      for (const [, ...pair] of decidedBy(WHITES, 'board', system))
        expect(pair.filter(id => Number(id) <= 3)).toHaveLength(1);
  });
  test('XXP: a pair that the tournament excludes is passed over', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(3)], fromRound: 1, toRound: 9 }];
    expect(decidedBy({ players: 4, forbiddenPairs }, 'board')[0]).toEqual(['XXP', 1, 4]);
  });
  test('C8: 2 floats, not 3, since 3 has met the only player of the next bracket', () => {
    expect(rulesOf(NEXT, 'board')[0]).toEqual({ rule: 'C8', about: [1, 3], because: [2] });
  });
  test('C.7: the same in 2017', () => {
    expect(rulesOf(NEXT, 'board', dutch2017)[0]).toEqual({ rule: 'C.7', about: [1, 3], because: [2] });
  });
  test('C12 (C.10): an opponent due the same colour is passed over', () => {
    const sketch: Sketch = { players: 8, rounds: [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']] };
    expect(rulesOf(sketch, 'board')[0]).toMatchObject({ rule: 'C12', about: [1, 4], because: [3] });
    expect(rulesOf(sketch, 'board', dutch2017)[0]).toMatchObject({
      rule: 'C.10',
      about: [1, 4],
      because: [3],
    });
  });
});

const byesOf = (sketch: Sketch, system = dutch2026) =>
  accepted(
    explainedBy(
      system,
      position({ plannedRounds: 5, initialColour: 'white', ...sketch }, (sketch.rounds?.length ?? 0) + 1),
      {},
    ),
  ).filter(ruling => ruling.subject === 'bye');

describe('rulings of floats and byes', () => {
  /** 1 and 2 have met and have 1½; 3 has 1, 4 nothing. */
  const LIMBO: Sketch = {
    players: 4,
    rounds: [
      ['1-2 =', '3 F', '4 Z'],
      ['1 F', '2 F', '3 Z', '4 Z'],
    ],
  };

  test('C1 (C.1): whoever has met everybody of the bracket leaves it', () => {
    expect(decidedBy(LIMBO, 'float')[0]).toEqual(['C1', 1]);
    expect(decidedBy(LIMBO, 'float', dutch2017)[0]).toEqual(['C.1', 1]);
  });
  test('C6 (C.5): whoever is alone in a bracket leaves it, with nobody passed over', () => {
    const rounds = [['1-2 1-0', '3-4 =']];
    expect(decidedBy({ players: 4, rounds }, 'float')[0]).toEqual(['C6', 1]);
    expect(decidedBy({ players: 4, rounds }, 'float', dutch2017)[0]).toEqual(['C.5', 1]);
  });
  test('4.4 (D.3): of two moved-down players the one with the smaller number is paired, the other is in the Limbo', () => {
    expect(decidedBy(LIMBO, 'board').map(([, ...pair]) => pair)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(decidedBy(LIMBO, 'float')).toContainEqual(['4.4', 2]);
    expect(decidedBy(LIMBO, 'float', dutch2017)).toContainEqual(['D.3', 2]);
  });
  test('1.5 (A.5): a single player has the bye because the number is odd', () => {
    expect(decidedBy({ players: 1 }, 'bye')).toEqual([['1.5', 1]]);
    expect(decidedBy({ players: 1 }, 'bye', dutch2017)).toEqual([['A.5', 1]]);
  });
  test('4.2 and 4.3: with everybody equal the order leaves the last one over', () => {
    const [bye] = byesOf({ players: 5 });
    expect(bye?.rule.id).toBe('4.2');
    expect(bye?.passedOver.map(({ players: [player], verdict, rule }) => [player, verdict, rule.id])).toEqual(
      [
        [4, 'equal-later', '4.2'],
        [3, 'equal-later', '4.2'],
        [2, 'equal-later', '4.3'],
        [1, 'equal-later', '4.3'],
      ],
    );
  });
  test('C5: the bye goes to the lowest score', () => {
    const [bye] = byesOf({ players: 3, rounds: [['1-2 1-0', '3 H']] });
    expect(bye).toMatchObject({ rule: { id: 'C5' }, about: [2] });
    expect(bye?.passedOver[0]).toMatchObject({ players: [1], verdict: 'worse', chosen: 0, other: 1 });
  });
  test('C2 (C.2): whoever had the bye does not have it again, and since when', () => {
    const rounds = [
      ['1-2 1-0', '3 U'],
      ['3-1 0-1', '2 U'],
    ];
    for (const system of [dutch2026, dutch2017]) {
      const [bye] = byesOf({ players: 3, rounds }, system);
      expect(bye).toMatchObject({ rule: { id: system === dutch2026 ? 'C2' : 'C.2' }, about: [1] });
      expect(bye?.passedOver.map(({ players: [player], round }) => [player, round])).toEqual([
        [3, 1],
        [2, 2],
      ]);
    }
  });
  test('C4: whoever would leave the others without a round has not the bye', () => {
    const rounds = [
      ['1-2 1-0', '3 H'],
      ['3-1 =', '2 H'],
    ];
    const [bye] = byesOf({ players: 3, rounds });
    expect(bye?.passedOver).toContainEqual(
      expect.objectContaining({
        players: [3],
        verdict: 'forbidden',
        rule: expect.objectContaining({ id: 'C4' }),
      }),
    );
  });
});

test('C.4 (A.9): where the rest cannot be completed, the bracket becomes the penultimate one', () => {
  const rounds = [
    ['5-1 0-1', '2-6 1-0', '3-4 ='],
    ['5 Z', '6 Z'],
  ];
  const before = position({ players: 6, plannedRounds: 5, rounds }, 2);
  const { rulings } = explained(dutch2017, before);
  expect(rulings.some(({ facts }) => 'special' in facts && facts.special === 'C.4')).toBe(true);
});

describe('refuses instead of guessing', () => {
  const faultsOf = (sketch: Sketch) => {
    const outcome = pairedBy(dutch2026, position(sketch), {});
    return outcome.ok ? [] : outcome.faults;
  };
  test('without the number of rounds nobody knows the topscorers (1.8)', () => {
    expect(faultsOf({ players: 4, initialColour: 'white' })).toEqual([{ code: 'rounds-unknown', data: {} }]);
  });
  test('without the lot there is no colour for round 1 (5.1)', () => {
    expect(faultsOf({ players: 4, plannedRounds: 3 })).toEqual([
      { code: 'initial-colour-unknown', data: {} },
    ]);
  });
  test('1.9: no legal round names the players who cannot all be paired', () => {
    const rounds = [
      ['1-2 =', '3-4 ='],
      ['3-1 =', '2-4 ='],
      ['1-4 =', '2-3 ='],
    ];
    const [fault] = faultsOf({ players: 4, rounds, plannedRounds: 5 });
    expect(fault?.code).toBe('no-legal-pairing');
    expect(fault?.data).toMatchObject({ players: [1, 2, 3, 4], partners: [] });
  });
  test('C2: nobody left for the bye', () => {
    const rounds = [
      ['1 U', '2-3 ='],
      ['2 U', '3-1 ='],
      ['3 U', '1-2 ='],
    ];
    const [fault] = faultsOf({ players: 3, rounds, plannedRounds: 5 });
    expect(fault?.code).toBe('no-legal-pairing');
  });
});
