import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRounds } from '../checker/index.ts';
import { playerId } from '../model/index.ts';
import { accepted, type Sketch, tournament } from '../testing/index.ts';
import { ask, ENGINE_VERSION, explainRound, pairRound, type RoundRequest } from './index.ts';

const SWISS: Sketch = { players: 8, plannedRounds: 5, initialColour: 'white' };

const paired = (sketch: Sketch, request: RoundRequest = {}) =>
  accepted(pairRound(tournament(sketch), request));

const refusalsOf = (sketch: Sketch, request: RoundRequest = {}) => {
  const outcome = pairRound(tournament(sketch), request);
  return outcome.ok ? [] : outcome.faults;
};

describe('the system of a round', () => {
  test('is the one in force where nothing names any', () => {
    expect(paired(SWISS)).toMatchObject({ system: 'dutch-2026', edition: '2026', round: 1, options: {} });
  });

  test('is the one that the tournament states, with its options', () => {
    const stated = paired({ players: 4, system: 'berger', options: { lot: 'x' } });
    expect(stated).toMatchObject({ system: 'berger', options: { numbers: 'by-hand', lot: 'x' } });
  });

  test('is the scheduled one in the rounds of the schedule', () => {
    const schedule = [{ system: 'king-of-the-hill', fromRound: 2, toRound: 5, options: { prizes: 1 } }];
    const sketch = { ...SWISS, system: 'dutch-2026', schedule };
    expect(paired(sketch).system).toBe('dutch-2026');
    const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
    expect(paired({ ...sketch, rounds })).toMatchObject({
      system: 'king-of-the-hill',
      options: { gibson: true, prizes: 1 },
    });
  });

  test('is the one asked for before all; options stated for another say nothing', () => {
    const asked = paired(
      { ...SWISS, system: 'lim-1999', options: { 'maxi-tournament': 'yes' } },
      { system: 'dutch' },
    );
    expect(asked).toMatchObject({ system: 'dutch-2026', options: {} });
  });

  test('issue of team events: a system for individuals does not pair them player by player', () => {
    const teams = [
      { number: 1, name: 'A', players: [1, 2, 3, 4].map(playerId) },
      { number: 2, name: 'B', players: [5, 6, 7, 8].map(playerId) },
    ];
    const teamEvent = { teams, pairingByes: [], forfeitedMatches: [], lineUps: [] };
    const scored: Sketch = { ...SWISS, teamEvent, tiebreaks: ['MPTS', 'GPTS'] };
    expect(refusalsOf(scored)).toEqual([
      { code: 'teams-not-paired', data: { system: 'dutch-2026', teams: 2 } },
    ]);
    expect(refusalsOf({ ...SWISS, teamEvent })).toEqual([]);
    expect(paired({ ...scored, system: 'scheveningen' }).boards).toHaveLength(4);
  });

  test('unknown: refused, never replaced', () => {
    expect(refusalsOf(SWISS, { system: 'duch' })).toEqual([
      { code: 'system-unknown', data: { system: 'duch' } },
    ]);
    expect(refusalsOf({ ...SWISS, systemCode: 'CUSTOM_SWISS' })).toEqual([
      { code: 'system-of-file-unknown', data: { code: 'CUSTOM_SWISS' } },
    ]);
  });
});

describe('options', () => {
  test('of the request go before those of the tournament, and all are written down', () => {
    const sketch = { ...SWISS, system: 'lim-1999', options: { 'maxi-tournament': 'yes' } };
    expect(paired(sketch, { options: { 'maxi-tournament': 'no' } }).options).toEqual({
      'maxi-tournament': 'no',
      'opponents-of-floaters': 'highest-downwards',
      'no-compatriots': false,
      excused: 'all',
    });
  });

  test('that a code of TRF26 implies are written down too', () => {
    const sketch = { players: 4, system: 'double-berger', systemCode: 'FIDE_DOUBLEROUNDROBIN' };
    expect(paired(sketch).options).toMatchObject({ 'swap-last-two-rounds': true });
  });

  test('that the system has not are refused', () => {
    expect(refusalsOf(SWISS, { options: { colour: 'pink' } }).map(({ code }) => code)).toEqual([
      'option-unknown',
    ]);
  });
});

describe('rounds that are not to be paired', () => {
  const played = [['1-2 1-0']];

  test('beyond the number announced', () => {
    expect(
      refusalsOf({ players: 4, plannedRounds: 1, initialColour: 'white', rounds: [['1-3 1-0', '4-2 1-0']] }),
    ).toEqual([{ code: 'round-beyond-schedule', data: { round: 2, rounds: 1 } }]);
  });

  test('before the ones between have been', () => {
    expect(refusalsOf({ ...SWISS, rounds: played }, { round: 4 })).toEqual([
      { code: 'round-too-early', data: { round: 4, next: 2 } },
    ]);
  });

  test('but a table knows all its rounds', () => {
    expect(paired({ players: 4, system: 'berger' }, { round: 3 }).round).toBe(3);
  });

  test('accelerated by a number of rounds that nobody announced', () => {
    const { plannedRounds: _announced, ...unannounced } = SWISS;
    for (const system of ['dutch-2026', 'harkness'])
      expect(refusalsOf({ ...unannounced, acceleration: 'baku-2026' }, { system })).toEqual([
        { code: 'rounds-unknown', data: {} },
      ]);
  });
});

test('groups are paired one by one, and the checker agrees', () => {
  const players = [...'12211221'].map(group => ({ group }));
  const sketch: Sketch = { players, system: 'berger' };
  const round = paired(sketch);
  expect(round.boards.map(({ group }) => group)).toEqual(['1', '1', '2', '2']);
  const rounds = [round.boards.map(({ white, black }) => `${white}-${black} 1-0`)];
  expect(checkRounds(tournament({ ...sketch, rounds })).rounds.map(({ kind }) => kind)).toEqual(['agrees']);
});

test('a paired round is plain data: it survives the wire, and is explained after it', () => {
  const before = tournament(SWISS);
  const sent = JSON.parse(JSON.stringify(paired(SWISS)));
  const rulings = accepted(explainRound(before, sent));
  expect(rulings.filter(({ subject }) => subject === 'board')).toHaveLength(4);
  expect(sent.engine).toBe(ENGINE_VERSION);
});

test('rulings and answers are plain data: they cross a worker as they are', () => {
  const [before, round] = [tournament(SWISS), paired(SWISS)];
  const rulings = accepted(explainRound(before, round));
  expect(structuredClone(rulings)).toEqual(rulings);
  for (const { white, black, number } of round.boards) {
    const asked = [
      { kind: 'colour', player: white },
      { kind: 'board', board: number },
      { kind: 'pair', players: [white, black] },
    ] as const;
    for (const question of asked) {
      const answer = accepted(ask(before, round, question));
      expect(structuredClone(answer)).toEqual(answer);
    }
  }
});

test('a round that the engine does not give is not explained', () => {
  const round = paired(SWISS);
  const [first, ...others] = round.boards;
  const turned = first ? [{ ...first, white: first.black, black: first.white }, ...others] : [];
  const outcome = explainRound(tournament(SWISS), { ...round, boards: turned });
  expect(outcome).toEqual({ ok: false, faults: [{ code: 'round-differs', data: { round: 1 } }] });
});

describe('questions', () => {
  const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
  const after = tournament({ ...SWISS, rounds });
  const round = accepted(pairRound(after));
  const asked = (question: Parameters<typeof ask>[2]) => accepted(ask(after, round, question));

  test('why not these two', () => {
    expect(asked({ kind: 'pair', players: [playerId(1), playerId(5)] })).toMatchObject({
      verdict: 'forbidden',
      rule: { id: 'C1' },
    });
  });

  test('why these colours, and why this board', () => {
    const [first] = round.boards;
    if (!first) throw new Error('there are boards');
    const { white, black } = first;
    expect(asked({ kind: 'colour', player: white })).toMatchObject({ facts: { white, black } });
    expect(asked({ kind: 'board', board: 1 })).toMatchObject({
      rule: { id: '3.6' },
      facts: { board: 1, white, black, scores: [1, 1] },
    });
  });

  test('C.04.7, 1.5: a board of an accelerated round has the scores with virtual points and without', () => {
    const accelerated = tournament({ ...SWISS, plannedRounds: 9, acceleration: 'baku-2026' });
    const first = accepted(pairRound(accelerated));
    const answer = accepted(ask(accelerated, first, { kind: 'board', board: 1 }));
    expect(answer.facts).toMatchObject({ scores: [1, 1], points: [0, 0] });
    expect(asked({ kind: 'board', board: 1 }).facts).not.toHaveProperty('points');
  });

  test('why this rank', () => {
    expect(asked({ kind: 'rank', player: playerId(5), other: playerId(1) })).toMatchObject({
      facts: { ahead: 1, behind: 5, by: 'PTS', values: [1, 0] },
    });
    expect(asked({ kind: 'rank', player: playerId(1), other: playerId(2) })).toMatchObject({
      facts: { shared: 1 },
    });
  });

  test('why somebody floats who does not: the bracket of the board', () => {
    const [first] = round.boards;
    if (!first) throw new Error('there are boards');
    expect(ask(after, round, { kind: 'float', player: first.white })).toMatchObject({
      ok: false,
      faults: [{ code: 'did-not-float', data: { player: first.white, bracket: 1 } }],
    });
  });

  test('about nothing', () => {
    expect(ask(after, round, { kind: 'board', board: 9 })).toMatchObject({
      ok: false,
      faults: [{ code: 'nothing-to-explain' }],
    });
  });
});

test('the version of the engine is that of its package', () => {
  const read = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(read.version).toBe(ENGINE_VERSION);
});
