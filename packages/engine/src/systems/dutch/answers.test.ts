import { expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, position, type Sketch } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { dutch2026 } from './index.ts';

const whyNot = (sketch: Sketch, a: number, b: number) => {
  const before = position({ plannedRounds: 5, initialColour: 'white', ...sketch });
  const answer = dutch2026.answer(before, {}, { kind: 'pair', players: [playerId(a), playerId(b)] });
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
    expect(accepted(system.answer(before, { 'no-compatriots': true }, asked))).toMatchObject({
      verdict: 'forbidden',
      rule: { key: 'dutch-2026.compatriots', id: '22' },
    });
});
