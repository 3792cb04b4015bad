import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import type { PairingQuestion } from '../question.ts';
import { asked, bye, expectSaid, forbidden, later, pair, worse } from '../testing/said-before.ts';
import { replayOf } from './referee/replay.ts';

/* By the kind of what was false in rounds of the Dutch system (decision 600). */

describe('1: what the next bracket can do, not what the pair makes it do', () => {
  test('C8: the pair is worse by a later criterion', () => {
    expectSaid(replayOf('2026'), 81, pair(5, 15), {
      before: worse('C8', 0, 2, 5, 8),
      now: worse('C12', 0, 1, 16),
    });
  });

  test('C8: the pair is as good, and later', () => {
    expectSaid(replayOf('2026'), 128, pair(2, 6), { before: worse('C8', 0, 2, 2, 5), now: later('4.3') });
  });

  test('C.7: the pair is worse by a later criterion', () => {
    expectSaid(replayOf('2017'), 41, pair(2, 8), {
      before: worse('C.7', 0, 2, 2, 6),
      now: worse('C.10', 0, 1, 4),
    });
  });

  test('C.7: the pair is as good, and later', () => {
    expectSaid(replayOf('2017'), 128, pair(2, 6), { before: worse('C.7', 0, 2, 2, 5), now: later('D.2') });
  });
});

describe('2: whoever suffers does so in the first candidate of the order', () => {
  test('of 2026', () => {
    expectSaid(replayOf('2026'), 55, pair(3, 7), {
      before: worse('C6', 0, 2, 4, 7),
      now: worse('C6', 0, 2, 6, 7),
    });
  });

  test('of 2017', () => {
    expectSaid(replayOf('2017'), 2, pair(2, 7), {
      before: { ...worse('C.5', 0, 2, 2, 3), unit: 'left-over' },
      now: { ...worse('C.5', 0, 2, 2, 4), unit: 'left-over' },
    });
  });
});

describe('3: the first word', () => {
  test('worse, with the boards before kept: nothing keeps them, and the pair is as good', () => {
    expectSaid(replayOf('2026'), 101, pair(2, 4), { before: worse('C14', 0, 1, 5), now: later('4.2') });
  });

  test('forbidden, with the boards before kept: a legal round has the pair', () => {
    expectSaid(replayOf('2026'), 95, pair(2, 6), {
      before: forbidden('C4'),
      now: worse('C12', 0, 2, 2, 7),
    });
  });

  test('C5 of a float: a round with the bye at its score has it, and C6 separates', () => {
    const replay = replayOf('2026');
    const { position, rulings } = asked(replay, 32, bye(4));
    const float = rulings.find(({ subject, about }) => subject === 'float' && about[0] === 4);
    expect(float?.rule.id).toBe('C6');
    expect(replay.refute(position, rulings)).toEqual([]);
  });
});

describe('4: completion (C.4) of 2017 stands in the penultimate bracket', () => {
  test('a bye that is legal is worse by a later criterion', () => {
    expectSaid(replayOf('2017'), 100, bye(1), {
      before: forbidden('C.4'),
      now: worse('C.10', 0, 1, 4),
    });
  });

  test('or as good, and later', () => {
    expectSaid(replayOf('2017'), 104, bye(4), { before: forbidden('C.4'), now: later('D.1') });
  });
});

describe('6: floats', () => {
  test('whoever floats from two brackets is told of both', () => {
    const replay = replayOf('2017');
    const { answer, position } = asked(replay, 69, { kind: 'float', player: playerId(5) });
    const further = answer.kind === 'float' ? (answer.facts.further ?? []) : [];
    expect([answer.facts.bracket, ...further.map(({ facts }) => facts.bracket)]).toEqual([3, 2.5]);
    expect([answer.rule.id, ...further.map(({ rule }) => rule.id)]).toEqual(['C.5', 'C.4']);
    const once = { ...answer, facts: { ...answer.facts, further: [] } } as typeof answer;
    expect(replay.refuteAnswer(position, answer.question as PairingQuestion, once)).not.toEqual([]);
  });

  test('what a bracket above decides is told of that bracket', () => {
    const replay = replayOf('2026');
    const { position, rulings } = asked(replay, 195, pair(4, 6));
    const board = rulings.find(({ subject, about }) => subject === 'board' && about.includes(6));
    expect(board?.facts).toMatchObject({ bracket: 1 });
    expect(board?.passedOver[0]).toMatchObject({ players: [6, 4], elsewhere: 2, suffers: [3, 5] });
    expect(replay.refute(position, rulings)).toEqual([]);
  });
});
