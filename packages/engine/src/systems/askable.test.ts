import { describe, expect, test } from 'vitest';
import { playerId } from '../model/index.ts';
import { accepted, answeredBy, pairedBy, position, type Sketch } from '../testing/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingQuestion } from './question.ts';
import type { Options, PairingSystem } from './system.ts';

/* Questions that do not arise are refused with what is so, in every system alike. */
const OF_PLAYERS = SYSTEMS.filter(({ pairs, kind }) => pairs !== 'teams' && kind !== 'team-table');
const SWISS = OF_PLAYERS.filter(({ kind }) => kind === 'swiss' || kind === 'standings');

const [one, two, six] = [1, 2, 6].map(playerId) as [never, never, never];

const refused = (system: PairingSystem, players: number, question: PairingQuestion) => {
  const before = position({ players, plannedRounds: 5, initialColour: 'white' });
  const answer = answeredBy(system, before, {}, question);
  return answer.ok ? expect.fail('refused') : answer.faults;
};

describe.each(OF_PLAYERS.map(system => [system.id, system] as const))('%s', (_, system) => {
  test('nobody is asked about together with themselves', () => {
    const refusal = [{ code: 'asked-about-oneself', data: { player: 1 } }];
    expect(refused(system, 4, { kind: 'pair', players: [one, one] })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'float', player: one, instead: one })).toEqual(refusal);
  });

  test('whoever is not there is named', () => {
    const refusal = [
      { code: 'not-in-round', data: { players: [{ player: 6, why: 'not-entered' }], round: 1 } },
    ];
    expect(refused(system, 4, { kind: 'bye', player: six })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'colour', player: six })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'float', player: six })).toEqual(refusal);
    expect(refused(system, 4, { kind: 'pair', players: [one, six] })).toEqual(refusal);
  });

  test('where everybody plays nobody has the bye', () => {
    expect(refused(system, 4, { kind: 'bye', player: one })).toEqual([
      { code: 'nobody-has-bye', data: { round: 1, called: system.kind === 'round-robin' ? 'rest' : 'bye' } },
    ]);
  });

  test('who does not float is told so', () => {
    expect(refused(system, 4, { kind: 'float', player: two })).toMatchObject([{ code: 'did-not-float' }]);
  });
});

test.each(SWISS.map(system => [system.id, system] as const))('%s: the bye has no colours', (_, system) => {
  const before = position({ players: 5, plannedRounds: 5, initialColour: 'white' });
  const [bye] = accepted(pairedBy(system, before, {})).byes;
  const player = bye?.player ?? expect.fail('an odd number leaves one over');
  expect(refused(system, 5, { kind: 'colour', player })).toEqual([
    { code: 'no-opponent', data: { player, round: 1 } },
  ]);
});

type Asking = Sketch & { readonly round?: number; readonly options?: Options };

describe('whoever is in the tournament and not in the round is told why', () => {
  const reasonsIn = (id: string, { round, options = {}, ...sketch }: Asking) => {
    const system = SYSTEMS.find(each => each.id === id) ?? expect.fail('in the catalogue');
    const before = position({ plannedRounds: 5, initialColour: 'white', ...sketch }, round);
    const answer = answeredBy(system, before, options, { kind: 'bye', player: playerId(5) });
    return answer.ok ? expect.fail('refused') : answer.faults.map(({ data }) => data);
  };
  const rounds = [['1-4 1-0', '5-2 -+', '3-6 =']];
  const withFifth = (particular: object) => [{}, {}, {}, {}, particular, {}];

  test('C.04.2, 3.2: left, or expelled', () => {
    expect(reasonsIn('dutch-2026', { players: withFifth({ withdrawnAfter: 1 }), rounds })).toEqual([
      { players: [{ player: 5, why: 'left', after: 1 }], round: 2 },
    ]);
    expect(reasonsIn('dutch-2026', { players: withFifth({ expelledAfter: 1 }), rounds })).toEqual([
      { players: [{ player: 5, why: 'expelled', after: 1 }], round: 2 },
    ]);
  });

  test('C.04.2, 3.3: asked for a bye, for this round or in one that was paired', () => {
    const requestedByes = [{ worth: 'half', round: 2, participants: [5] }] as const;
    const asked = [{ players: [{ player: 5, why: 'bye-asked' }], round: 2 }];
    expect(reasonsIn('dutch-2026', { players: 6, rounds, requestedByes })).toEqual(asked);
    const played = [...rounds, ['1-2 1-0', '3-4 =', '5 H']];
    expect(reasonsIn('dutch-2026', { players: 6, rounds: played, round: 2 })).toEqual(asked);
  });

  test('C.04.2 (2017), D.2, and F8: absent without notice', () => {
    const missed = (article: string) => [
      { players: [{ player: 5, why: 'no-show', missed: 1, article }], round: 2 },
    ];
    expect(reasonsIn('lim-1999', { players: 6, rounds, options: { excused: 'none' } })).toEqual(
      missed('C.04.2 (2017), D.2'),
    );
    expect(reasonsIn('dutch-1998', { players: 6, rounds })).toEqual(
      missed('Mexican manual, Swiss by rating, F8'),
    );
  });

  test('a round of which nothing is recorded for the player', () => {
    const played = [['1-4 1-0', '3-6 ='], ...rounds];
    expect(reasonsIn('dutch-2026', { players: 6, rounds: played, round: 1 })).toEqual([
      { players: [{ player: 5, why: 'nothing-recorded' }], round: 1 },
    ]);
  });
});

test('Berger tables: a board of the table is not said to be missing from it', () => {
  const berger = SYSTEMS.find(({ id }) => id === 'berger') ?? expect.fail('in the catalogue');
  const answer = answeredBy(berger, position({ players: 4 }), {}, { kind: 'board', board: 1 });
  expect(accepted(answer)).toMatchObject({ verdict: 'chosen', facts: { board: 1 } });
});

test('Berger tables: two who meet are told the line of the table', () => {
  const berger = SYSTEMS.find(({ id }) => id === 'berger') ?? expect.fail('in the catalogue');
  const answer = answeredBy(
    berger,
    position({ players: 4 }),
    {},
    { kind: 'pair', players: [one, playerId(4)] },
  );
  expect(accepted(answer)).toMatchObject({
    verdict: 'chosen',
    facts: { table: 4, line: 1, numbers: [1, 4] },
  });
});
