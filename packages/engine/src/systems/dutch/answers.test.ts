import { expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, answeredBy, position, type Sketch } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { dutch2017, dutch2026 } from './index.ts';

const whyNot = (sketch: Sketch, a: number, b: number) => {
  const before = position({ plannedRounds: 5, initialColour: 'white', ...sketch });
  const answer = answeredBy(dutch2026, before, {}, { kind: 'pair', players: [playerId(a), playerId(b)] });
  return answer.ok ? answer.value : answer.faults[0];
};

const WON: Sketch = { players: 8, rounds: [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']] };

test('C1: two who have met', () => {
  expect(whyNot(WON, 1, 5)).toMatchObject({
    verdict: 'forbidden',
    rule: { id: 'C1' },
    facts: { about: [1, 5] },
  });
});

test('C12: two of one bracket who are due the same colour', () => {
  expect(whyNot(WON, 1, 3)).toMatchObject({
    verdict: 'worse',
    rule: { id: 'C12' },
    facts: { chosen: 0, other: 2, bracket: 1, suffers: [3, 4] },
  });
});

test('C6: two of different brackets: the higher was paired in their own', () => {
  expect(whyNot(WON, 1, 6)).toMatchObject({ rule: { id: 'C6' }, facts: { chosen: 0, other: 2, bracket: 1 } });
});

test('C.5 of 2017: the text wants the most pairs, and those left over are counted', () => {
  const before = position({ plannedRounds: 5, initialColour: 'white', ...WON });
  const asked = { kind: 'pair', players: [playerId(1), playerId(6)] } as const;
  expect(accepted(answeredBy(dutch2017, before, {}, asked))).toMatchObject({
    verdict: 'worse',
    rule: { id: 'C.5' },
    facts: { chosen: 0, other: 2, unit: 'left-over' },
  });
});

test('4.2: a pair as good as the one made, that the order offers later', () => {
  expect(whyNot({ players: 8 }, 1, 6)).toMatchObject({ verdict: 'equal-later', rule: { id: '4.2' } });
});

test('two who do meet: the rule of their board', () => {
  expect(whyNot({ players: 4 }, 1, 3)).toMatchObject({ verdict: 'chosen', rule: { id: '3.3' } });
});

test('22: two of one federation above 50 %, also where the system seeds a Burstein tournament', () => {
  const players = ['MEX', 'MEX', 'ESP', 'CUB', 'ESP', 'CUB'].map(federation => ({ federation }));
  const before = position({
    players,
    rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0']],
    plannedRounds: 4,
    initialColour: 'white',
  });
  const asked = { kind: 'pair', players: [playerId(1), playerId(2)] } as const;
  for (const system of [dutch2026, systemNamed('burstein-2026') ?? dutch2026])
    expect(accepted(answeredBy(system, before, { 'no-compatriots': true }, asked))).toMatchObject({
      verdict: 'forbidden',
      rule: { key: 'dutch-2026.compatriots', id: '22' },
    });
});

test('C9: the counts are the unplayed games of the one recipient and of the other', () => {
  // 5 has missed one round and 4 two; both have no points, and one of them has the bye.
  const rounds = [
    ['1-2 1-0', '3-5 1-0', '4 Z'],
    ['1-3 =', '2 U', '4 Z', '5 Z'],
  ];
  const before = position({ players: 5, rounds, plannedRounds: 5, initialColour: 'white' });
  const answer = accepted(answeredBy(dutch2026, before, {}, { kind: 'bye', player: playerId(4) }));
  expect(answer).toMatchObject({
    verdict: 'worse',
    rule: { id: 'C9' },
    facts: { recipients: [5], chosen: 1, other: 2, suffers: [4] },
  });
});

test('two who do meet: whom the order offered before, the word against that, and the earlier round', () => {
  const before = position({
    players: 4,
    rounds: [['1-3 =', '2-4 =']],
    plannedRounds: 3,
    initialColour: 'white',
  });
  const asked = { kind: 'pair', players: [playerId(1), playerId(4)] } as const;
  expect(accepted(answeredBy(dutch2026, before, {}, asked))).toMatchObject({
    verdict: 'chosen',
    rule: { id: 'C1' },
    facts: { because: [3], passed: 'forbidden', round: 1 },
  });
});

test('C1: whoever cannot stay is told whom they have met in the bracket, and when', () => {
  const rounds = [
    ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
    ['2-1 =', '4-3 1-0', '6-5 ='],
  ];
  const before = position({ players: 6, rounds, plannedRounds: 5, initialColour: 'white' });
  const asked = { kind: 'float', player: playerId(1) } as const;
  expect(accepted(answeredBy(dutch2026, before, {}, asked))).toMatchObject({
    verdict: 'chosen',
    rule: { id: 'C1' },
    facts: { passed: 'forbidden', round: 2, opponents: [2] },
  });
});

test('C.04.2, 3.6: the scores of a board are told in the order of its players, White first', () => {
  const round = position({ players: 6, plannedRounds: 5, rounds: [['1-4 1-0', '5-2 =', '3-6 1-0']] });
  const { facts } = accepted(answeredBy(dutch2026, round, {}, { kind: 'board', board: 3 }));
  expect(facts).toMatchObject({ white: 6, black: 5, scores: [0, 0.5] });
});

test('C1: of two who leave a bracket neither floats instead of the other; nor does whoever is not in it', () => {
  // 1 and 2 have met and are alone in their bracket; 4 has a point, and is not in it.
  const rounds = [
    ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
    ['2-1 =', '4-3 1-0', '6-5 ='],
  ];
  const before = position({ players: 6, rounds, plannedRounds: 5, initialColour: 'white' });
  const refusal = (player: number, instead: number) => {
    const question = { kind: 'float', player: playerId(player), instead: playerId(instead) } as const;
    const answer = answeredBy(dutch2026, before, {}, question);
    return answer.ok ? answer.value : answer.faults[0];
  };
  expect(refusal(2, 1)).toMatchObject({ code: 'no-float-instead', data: { why: 'floats-too' } });
  expect(refusal(2, 4)).toMatchObject({
    code: 'no-float-instead',
    data: { why: 'not-among-them', bracket: 1.5 },
  });
});
