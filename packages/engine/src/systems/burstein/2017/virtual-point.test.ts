import { describe, expect, test } from 'vitest';
import { playerId } from '../../../model/index.ts';
import { accepted, answeredBy, explained, position, type Sketch } from '../../../testing/index.ts';
import { burstein2017 } from '../index.ts';

/** 1 and 2 have the virtual point; all have drawn. */
const sketch: Sketch = { players: 4, plannedRounds: 5, rounds: [['1-2 =', '3-4 =']] };

const boardOf = (board: number, options = {}) =>
  accepted(answeredBy(burstein2017, position(sketch), options, { kind: 'board', board }));

describe('3.3: the virtual point of the upper half', () => {
  test('is told in the first two rounds, of whoever has it', () => {
    const { rulings } = explained(burstein2017, position(sketch));
    expect(rulings.filter(({ rule }) => rule.id === '3.3').map(({ about }) => about)).toEqual([[1, 2]]);
  });

  test('is not told where the option leaves it out', () => {
    const { rulings } = explained(burstein2017, position(sketch), { 'virtual-point': false });
    expect(rulings.filter(({ rule }) => rule.id === '3.3')).toEqual([]);
  });

  test('D.9: numbers the boards, and the points made are told beside it', () => {
    const { rule, facts } = boardOf(1);
    expect(rule.article).toBe('C.04.2 (2017), D.9');
    expect(facts).toMatchObject({ white: 4, black: 1, scores: [0.5, 1.5], points: [0.5, 0.5] });
  });

  test('D.9: without it the points made are the scores', () => {
    const { facts } = boardOf(1, { 'virtual-point': false });
    expect(facts).toMatchObject({ scores: [0.5, 0.5] });
    expect(facts).not.toHaveProperty('points');
  });

  test('4.2: is told beside the points of whoever has the bye', () => {
    // 3 had a point without playing; 1 has the virtual point and has lost to 2.
    const before = position({ players: 3, plannedRounds: 5, rounds: [['1-2 0-1', '3 F']] });
    const asked = { kind: 'bye', player: playerId(1) } as const;
    expect(accepted(answeredBy(burstein2017, before, {}, asked)).facts).toMatchObject({
      score: 1,
      points: 0,
    });
    const { rulings } = explained(burstein2017, before);
    expect(rulings.find(({ subject }) => subject === 'bye')?.facts).toEqual({ score: 1, points: 0 });
  });
});
