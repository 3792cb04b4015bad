import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { readTournament, writeRecord } from '../../formats/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { checkTournament, playerId } from '../../model/index.ts';
import { ask, factsOf, pairRound } from '../../round/index.ts';
import { accepted, pairedBy, tournament } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { preferenceOf } from './colours.ts';
import { optionsOfCode, TEAM_SWISS_2026 } from './description.ts';
import { teamSwiss2026 } from './index.ts';
import { c9 } from './rules.ts';
import { teamPosition } from './testing/random-positions.ts';

conformsToContract(teamSwiss2026, () =>
  [1, 2, 3, 5, 8, 13, 21, 34]
    .map(seed => ({
      name: `a made-up round (${seed})`,
      position: teamPosition(seed, 'mp'),
      form: { teamsBy: 'mp' } as const,
    }))
    .filter(({ position }) => pairedBy(teamSwiss2026, position, {}).ok),
);

describe('1.7: colour preferences', () => {
  const of = (colours: string, type: 'A' | 'B', isLastRound = false) => {
    const found = preferenceOf(
      [...colours].map(letter => (letter === 'W' ? 'white' : 'black')),
      { type, isLastRound },
    );
    return found && `${found.strength} ${found.colour}`;
  };
  test.each([
    ['BB', 'strong white', 'strong white'],
    ['WBB', 'strong white', 'strong white'],
    ['WWBB', 'strong white', 'strong white'],
    ['WWWBB', undefined, 'mild black'],
    ['WBW', undefined, 'mild black'],
    ['WB', undefined, 'mild white'],
    ['WW', 'strong black', 'strong black'],
    ['', undefined, undefined],
  ])('after %s', (colours, ofA, ofB) => {
    expect([of(colours, 'A'), of(colours, 'B')]).toEqual([ofA, ofB]);
  });
  test('in the last round type B has none where colours are level, but two equal colours stay strong', () => {
    expect([of('WB', 'B', true), of('WWBB', 'B', true)]).toEqual([undefined, 'strong white']);
  });
});

test('C9: two strong preferences for one colour are a fault, a strong and a mild one are not', () => {
  const wanting = (strength: 'strong' | 'mild') => ({
    preference: { colour: 'white', strength } as const,
    isUpfloater: false,
    floated: false,
  });
  expect(c9.ofPair(wanting('strong'), wanting('strong'))).toBe(1);
  expect(c9.ofPair(wanting('strong'), wanting('mild'))).toBe(0);
});

describe('record 192 says the options', () => {
  test.each([
    ['FIDE_TEAM', {}],
    [
      'FIDE_TEAM_TYPEB_MP_GP',
      { 'colour-preferences': 'B', 'primary-score': 'match-points', 'secondary-score': true },
    ],
    [
      'FIDE_TEAM_GP',
      { 'colour-preferences': 'none', 'primary-score': 'game-points', 'secondary-score': false },
    ],
    [
      'FIDE_TEAM_TYPEA_GP_MP',
      { 'colour-preferences': 'A', 'primary-score': 'game-points', 'secondary-score': true },
    ],
  ])('%s', (code, options) => {
    expect(optionsOfCode(code)).toEqual(options);
    expect(TEAM_SWISS_2026.trfCodeFor(options)).toBe(code);
  });
});

/** Three teams of two boards, and what happened in round 1: board by board, White's line first. */
const afterRoundOne = (cells: Readonly<Record<number, string>>, code = 'FIDE_TEAM') => {
  const lines = [
    ...['142 4', '152 W', `192 ${code}`, '352 WB'],
    ...[1, 2, 3].map(
      team =>
        `${`310   ${team} Team ${team}`.padEnd(73)}${[2 * team - 1, 2 * team].map(id => String(id).padStart(4)).join(' ')}`,
    ),
    ...[1, 2, 3, 4, 5, 6].map(
      id => `${`001 ${String(id).padStart(4)}      Player`.padEnd(91)}${cells[id] ?? ''}`,
    ),
  ];
  return accepted(readTournament(new TextEncoder().encode(lines.join('\n')))).tournament;
};

const whyNotTheBye = (cells: Readonly<Record<number, string>>) => {
  const played = afterRoundOne(cells);
  return accepted(ask(played, accepted(pairRound(played)), { kind: 'bye', player: playerId(1) }));
};

test.each([
  ['the other team to no board', { 1: '   3 w +', 3: '   1 b -', 2: '   4 b +', 4: '   2 w -' }],
  ['neither team to the other board', { 1: '   3 w +', 3: '   1 b -', 2: '   4 b -', 4: '   2 w -' }],
])('C2: a match is won by forfeit where more boards were, whoever came: %s', (_, cells) => {
  const answer = whyNotTheBye(cells);
  expect([answer.verdict, answer.rule.id]).toEqual(['forbidden', 'C2']);
});

test('C2: a match in which each team won a board by forfeit is won by neither', () => {
  const cells = { 1: '   3 w +', 3: '   1 b -', 2: '   4 b -', 4: '   2 w +' };
  const answer = whyNotTheBye(cells);
  expect(answer.rule.id).not.toBe('C2');
});

test('C.04.6, 1.7: preferences of a round are those of teams, of the type that the tournament has', () => {
  // Team 1 had White on its first board against team 2; team 3 did not play.
  const cells = { 1: '   3 w 1', 3: '   1 b 0', 2: '   4 b =', 4: '   2 w =' };
  const boards = [{ number: 1, white: playerId(3), black: playerId(1) }];
  const counted = (type: string) => {
    const options = { 'colour-preferences': type };
    const round = { round: 2, system: 'team-swiss-2026', options, boards };
    const { preferences, granted } = accepted(factsOf(afterRoundOne(cells), round));
    return [preferences, granted];
  };
  // B: whoever has had one colour more has a mild one; A knows no mild ones.
  expect([counted('B'), counted('A'), counted('none')]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('Preface: Baku acceleration is for match points', () => {
  const codes = (code: string) => {
    const outcome = pairRound(afterRoundOne({}, code));
    return outcome.ok ? 'paired' : outcome.faults.map(fault => fault.code);
  };
  expect(codes('FIDE_TEAM_TYPEB_MP_BAKU')).toBe('paired');
  expect(codes('FIDE_TEAM_TYPEB_GP_BAKU')).toEqual(['acceleration-not-allowed']);
});

test('players without teams are refused', () => {
  const outcome = pairRound(tournament({ players: 4, plannedRounds: 3 }), { system: 'team-swiss-2026' });
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['teams-needed']);
});

const percent = (share: number) => [{ share: { kind: 'percent' as const, percent: share } }];

describe('a generated tournament', () => {
  const made = [
    ['one', {}],
    ['two', { 'colour-preferences': 'B' }],
    ['three', { 'primary-score': 'game-points', 'colour-preferences': 'none' }],
  ] as const;
  const records = made.map(
    ([seed, options]) =>
      accepted(
        generateTournament({ seed, players: 17, rounds: 7, forfeits: percent(12) }, teamSwiss2026, options),
      ).record,
  );

  test.each(records.map((record, index) => [index, record] as const))('%i checks clean', (_, record) => {
    const { rounds } = checkRounds(accepted(checkTournament(record)));
    expect(rounds.map(({ kind }) => kind)).toEqual(rounds.map(() => 'agrees'));
    expect(rounds.length).toBe(7);
  });

  test.each(['trf26', 'json'] as const)('survives a round trip as %s, byte for byte', format => {
    for (const record of records) {
      const text = accepted(writeRecord(record, format));
      const again = accepted(readTournament(new TextEncoder().encode(text)));
      expect(accepted(writeRecord(again.tournament.record, format))).toBe(text);
      const { rounds } = checkRounds(again.tournament);
      expect(rounds.map(({ kind }) => kind)).toEqual(rounds.map(() => 'agrees'));
    }
  });
});

test('XXP: teams that the tournament keeps apart are not cited as a change of published pairings', () => {
  const { id, article } = teamSwiss2026.rules.find(({ key }) => key === 'team-swiss-2026.forbidden') ?? {};
  expect([id, article]).toEqual(['XXP', 'TRF26, 260']);
});
