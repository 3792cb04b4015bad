import { describe, expect, test } from 'vitest';
import { teamRounds } from '../../position/index.ts';
import { accepted } from '../../testing/index.ts';
import { readTournament } from '../index.ts';
import { file } from '../testing/bytes.ts';
import { faultsIn, line } from '../testing/reading.ts';

/* Three teams of two boards and a reserve: 1 2 3, 4 5 6, 7 8 9. Lines 1 to 5 are the event, players follow. */
const EVENT = [
  '352 WB',
  '362 TW 2.0   TD 1.0   TL 0.0',
  ...[1, 2, 3].map(team =>
    line(
      [1, `310   ${team} Team ${team}`],
      [77, [0, 1, 2].map(seat => `${3 * team - 2 + seat}`).join('    ')],
    ),
  ),
];
const FIXED = '### pareo {"boardOrder":"fixed"}';

type Cells = Readonly<Record<number, string>>;

const eventWith = (cells: Cells, ...lines: readonly string[]): string =>
  [
    ...EVENT,
    ...lines,
    ...Array.from({ length: 9 }, (_, at) =>
      line([1, '001'], [8, String(at + 1)], [15, 'Player'], [92, cells[at + 1] ?? '']),
    ),
  ].join('\n');

/** Round 1: team 1 against team 2, in the order of the rosters. */
const PLAYED: Cells = { 1: '   4 w 1', 4: '   1 b 0', 2: '   5 b =', 5: '   2 w =' };

test('a match in the order of the rosters is in order', () => {
  expect(faultsIn(eventWith(PLAYED, FIXED))).toEqual([]);
});

describe('record 300', () => {
  test.each([
    ['names players of the team', '300   1   1   2    1    4', 'line-up-stranger'],
    ['names everybody once', '300   1   1   2    1    1', 'line-up-player-twice'],
    ['names as many as there are boards', '300   1   1   2    1', 'line-up-length'],
    ['names as many as there are boards, no more', '300   1   1   2    1    2    3', 'line-up-length'],
    ['names somebody', '300   1   1   2    0    0', 'line-up-empty'],
  ])('%s', (_, record, fault) => {
    expect(faultsIn(eventWith({}, record))).toEqual([`6:5 ${fault}`]);
  });

  test('may leave a board empty', () => {
    expect(faultsIn(eventWith({}, FIXED, '300   1   1   2    0    2'))).toEqual([]);
  });

  test('may depart from the order of the roster, unless the order is fixed', () => {
    const reserve = '300   1   1   2    3    2';
    expect(faultsIn(eventWith({}, reserve))).toEqual([]);
    expect(faultsIn(eventWith({}, reserve, '### pareo {"boardOrder":"free"}'))).toEqual([]);
    expect(faultsIn(eventWith({}, reserve, FIXED))).toEqual(['6:5 line-up-out-of-order']);
  });

  test('is written once for a team and a round', () => {
    const record = '300   1   1   2    1    2';
    expect(faultsIn(eventWith({}, record, record))).toEqual(['7:5 line-up-twice']);
  });

  test('names teams of the event', () => {
    expect(faultsIn(eventWith({}, '300   1   1   9    1    2'))).toEqual(['6:5 unknown-team-named']);
  });

  test('has everybody of the team who was paired', () => {
    expect(faultsIn(eventWith(PLAYED, '300   1   1   2    1    3'))).toEqual(['6:5 line-up-left-out']);
  });

  test('has the opponent of the match', () => {
    expect(faultsIn(eventWith(PLAYED, '300   1   1   3    1    2'))).toEqual(['6:5 line-up-other-opponent']);
  });

  test('of one team agrees with that of the other', () => {
    const both = ['300   1   1   2    2    1', '300   1   2   1    4    5'];
    expect(faultsIn(eventWith(PLAYED, ...both))).toEqual([
      '8:92 line-up-boards-disagree',
      '9:92 line-up-boards-disagree',
    ]);
  });
});

describe('a match', () => {
  test('is between two teams', () => {
    expect(faultsIn(eventWith({ 1: '   2 w 1', 2: '   1 b 0' }))).toEqual(['3:5 team-meets-itself']);
  });

  test('is the only one of its teams in the round', () => {
    const two: Cells = { 1: '   4 w 1', 4: '   1 b 0', 2: '   7 b =', 7: '   2 w =' };
    expect(faultsIn(eventWith(two))).toEqual(['3:5 team-meets-two']);
  });

  test('has no more boards than record 352', () => {
    const third: Cells = { ...PLAYED, 3: '   6 w 1', 6: '   3 b 0' };
    expect(faultsIn(eventWith(third))).toEqual(['3:5 match-too-long']);
  });

  test('keeps the order of both rosters where it is fixed', () => {
    const crossed: Cells = { 1: '   5 w 1', 5: '   1 b 0', 2: '   4 b =', 4: '   2 w =' };
    expect(faultsIn(eventWith(crossed))).toEqual([]);
    expect(faultsIn(eventWith(crossed, FIXED))).toEqual(['11:92 boards-out-of-order']);
  });

  test('that is forfeited has no board played', () => {
    expect(faultsIn(eventWith(PLAYED, '330 +-   1   1   2'))).toEqual(['6:5 forfeited-match-played']);
  });

  test('is not for a team with a bye', () => {
    expect(faultsIn(eventWith(PLAYED, '320  1.0  1.0   1'))).toEqual(['6:5 team-bye-and-match']);
    expect(faultsIn(eventWith(PLAYED, '240 H   1    2'))).toEqual(['6:5 team-bye-and-match']);
    const forfeited = '330 +-   1   1   2';
    expect(faultsIn(eventWith({}, forfeited, '240 F   1    2'))).toEqual(['7:5 team-bye-and-match']);
  });

  test('that is forfeited is the only one of its teams too', () => {
    expect(faultsIn(eventWith({}, '330 +-   1   1   2', '330 +-   1   3   1'))).toEqual([
      '3:5 team-meets-two',
    ]);
  });

  test('has nobody who is in no team', () => {
    const text = eventWith({ 1: '   9 w 1', 9: '   1 b 0' });
    expect(faultsIn(text.replace('8    9', '8'))).toEqual(['14:92 player-without-team']);
  });
});

test.each([
  ['320  1.0  1.0   9', '6:5 unknown-team-named'],
  ['330 +-   1   1   9', '6:5 unknown-team-named'],
])('%s names nobody', (record, fault) => {
  expect(faultsIn(eventWith({}, record))).toEqual([fault]);
});

describe('boards', () => {
  const roundOf = (cells: Cells, ...lines: readonly string[]) => {
    const { tournament } = accepted(readTournament(file(eventWith(cells, ...lines))));
    const event = tournament.teamEvent;
    if (!event?.scoring) throw new Error('An event of teams');
    const rounds = teamRounds(tournament, event, {
      scoring: event.scoring,
      wonAgainst: 'the other team',
      pending: 'nothing',
      rounds: 1,
    });
    const of = (number: number) => {
      const team = event.teams.find(candidate => candidate.number === number);
      return team && rounds.of(team)[0]?.boards;
    };
    return { boards: rounds.boards, of };
  };

  test('who meets an empty board has its point, at the board that is empty', () => {
    const cells: Cells = { 2: '   5 b =', 5: '   2 w =', 4: '0000 - +' };
    const stated = roundOf(cells, '300   1   1   2    0    2');
    expect(stated.of(1)).toEqual([0, 5]);
    expect(stated.of(2)).toEqual([10, 5]);
  });

  test('the line-up of either team gives the boards', () => {
    const cells: Cells = { 2: '   5 b =', 5: '   2 w =', 4: '0000 - +' };
    expect(roundOf(cells, '300   1   2   1    4    5').of(1)).toEqual([0, 5]);
  });

  test('a lost forfeit against nobody is no board: files write it for all who were not there', () => {
    const stated = roundOf({ ...PLAYED, 3: '0000 - -', 6: '0000 - -' });
    expect(stated.boards).toBe(2);
    expect(stated.of(1)).toEqual([10, 5]);
  });
});
