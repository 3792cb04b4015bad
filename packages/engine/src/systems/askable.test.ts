import { describe, expect, test } from 'vitest';
import { playerId } from '../model/index.ts';
import { accepted, position } from '../testing/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingQuestion } from './question.ts';
import type { PairingSystem } from './system.ts';

/* Questions that do not arise are refused with what is so, in every system alike. */
const OF_PLAYERS = SYSTEMS.filter(({ pairs, kind }) => pairs !== 'teams' && kind !== 'team-table');
const SWISS = OF_PLAYERS.filter(({ kind }) => kind === 'swiss' || kind === 'standings');

const [one, two, six] = [1, 2, 6].map(playerId) as [never, never, never];

const refused = (system: PairingSystem, players: number, question: PairingQuestion) => {
  const before = position({ players, plannedRounds: 5, initialColour: 'white' });
  const answer = system.answer(before, {}, question);
  return answer.ok ? expect.fail('refused') : answer.faults;
};

describe.each(OF_PLAYERS.map(system => [system.id, system] as const))('%s', (_, system) => {
  test('nobody is asked about together with themselves', () => {
    const refusal = [{ code: 'asked-about-oneself', data: { player: 1 } }];
    expect(refused(system, 4, { kind: 'pair', players: [one, one] })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'float', player: one, instead: one })).toEqual(refusal);
  });

  test('whoever is not there is named', () => {
    const refusal = [{ code: 'not-in-round', data: { players: [6], round: 1 } }];
    expect(refused(system, 4, { kind: 'bye', player: six })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'colour', player: six })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'float', player: six })).toEqual(refusal);
  });

  test('where everybody plays nobody has the bye', () => {
    expect(refused(system, 4, { kind: 'bye', player: one })).toEqual([
      { code: 'nobody-has-bye', data: { round: 1 } },
    ]);
  });

  test('who does not float is told so', () => {
    expect(refused(system, 4, { kind: 'float', player: two })).toMatchObject([{ code: 'did-not-float' }]);
  });
});

test.each(SWISS.map(system => [system.id, system] as const))('%s: the bye has no colours', (_, system) => {
  const before = position({ players: 5, plannedRounds: 5, initialColour: 'white' });
  const [bye] = accepted(system.pair(before, {})).byes;
  const player = bye?.player ?? expect.fail('an odd number leaves one over');
  expect(refused(system, 5, { kind: 'colour', player })).toEqual([
    { code: 'no-opponent', data: { player, round: 1 } },
  ]);
});

test('Berger tables: a board of the table is not said to be missing from it', () => {
  const berger = SYSTEMS.find(({ id }) => id === 'berger') ?? expect.fail('in the catalogue');
  const answer = berger.answer(position({ players: 4 }), {}, { kind: 'board', board: 1 });
  expect(accepted(answer)).toMatchObject({ verdict: 'chosen', facts: { board: 1 } });
});

test('Berger tables: two who meet are told the line of the table', () => {
  const berger = SYSTEMS.find(({ id }) => id === 'berger') ?? expect.fail('in the catalogue');
  const answer = berger.answer(position({ players: 4 }), {}, { kind: 'pair', players: [one, playerId(4)] });
  expect(accepted(answer)).toMatchObject({
    verdict: 'chosen',
    facts: { table: 4, line: 1, numbers: [1, 4] },
  });
});
