import { describe, expect, test } from 'vitest';
import type { TeamEvent } from '../../model/index.ts';
import { faultsIn, line, noticesIn, recordIn } from '../testing/reading.ts';

const PLAYERS = [1, 2, 3, 4].map(id => `001    ${id}      Player`).join('\n');
const withPlayers = (...lines: readonly string[]): string => [...lines, PLAYERS].join('\n');
const eventIn = (...lines: readonly string[]): TeamEvent | undefined =>
  recordIn(withPlayers(...lines)).teamEvent;

test('a file without records of teams is of individuals', () => {
  expect(eventIn('082 0')).toBeUndefined();
});

describe('013', () => {
  test('has the name in columns 5-36 and the players in 37-40, 42-45 …; the order is the number', () => {
    const text = [
      line([1, '013'], [5, 'India'], [37, '   1'], [42, '0002']),
      line([1, '013'], [5, 'Ukraine'], [37, '   3'], [42, '   4']),
    ];
    expect(eventIn(...text)?.teams).toEqual([
      { number: 1, name: 'India', players: [1, 2] },
      { number: 2, name: 'Ukraine', players: [3, 4] },
    ]);
  });

  test('that agrees with 310 adds nothing', () => {
    const text = [
      '013 India                              1    2',
      line([1, '310   1 India'], [74, '   1    2']),
    ];
    expect(eventIn(...text)?.teams).toEqual([{ number: 1, name: 'India', players: [1, 2] }]);
  });

  test('that disagrees with 310 is kept and told', () => {
    const text = withPlayers('013 Indonesia', line([1, '310   1 India'], [74, '   1    2']));
    expect(noticesIn(text)).toEqual(['1:1 unknown-record']);
    expect(recordIn(text).keptLines).toEqual([{ prefix: '013', text: ' Indonesia' }]);
  });
});

test('310 has number, name, nickname, strength, points, rank and players in columns 5-77 and on', () => {
  const text = line(
    [1, '310'],
    [5, '  1'],
    [9, 'India'],
    [42, 'IND'],
    [48, '  2486'],
    [55, '  15'],
    [62, '  28.5'],
    [69, ' 11'],
    [74, '   1'],
    [79, '   2'],
  );
  expect(eventIn(text)?.teams).toEqual([
    {
      number: 1,
      name: 'India',
      nickname: 'IND',
      strength: 2486,
      statedMatchPoints: 150,
      statedGamePoints: 285,
      statedRank: 11,
      players: [1, 2],
    },
  ]);
});

test('320 has match points in 5-8, game points in 10-13 and the team of each round in 15-17, 19-21 …', () => {
  const event = eventIn(
    line([1, '320'], [5, ' 1'], [10, ' 2.0'], [23, ' 50'], [27, '000'], [31, ' 49'], [35, '000']),
  );
  expect(event?.pairingByes).toEqual([undefined, undefined, 50, undefined, 49]);
  expect(event?.scoring).toEqual({ win: 20, draw: 10, loss: 0, pairingBye: 10, pairingByeGamePoints: 20 });
});

test('330 has the result in 5-6, the round in 8-10 and the teams in 12-14 and 16-18', () => {
  expect(
    eventIn(line([1, '330'], [5, '-+'], [8, '008'], [12, '027'], [16, '005']))?.forfeitedMatches,
  ).toEqual([{ result: '-+', round: 8, white: 27, black: 5 }]);
});

test('300 has the round in 5-7, the teams in 9-11 and 13-15 and the players in 17-20, 22-25 …', () => {
  const text = line(
    [1, '300'],
    [5, '  1'],
    [9, '  5'],
    [13, ' 17'],
    [17, '  14'],
    [22, '   0'],
    [27, '  29'],
  );
  expect(eventIn(text)?.lineUps).toEqual([{ round: 1, team: 5, opponent: 17, players: [14, 0, 29] }]);
});

test('352 has the colours of the boards', () => {
  expect(eventIn('352 WBWB')?.boardColours).toBe('WBWB');
});

test.each(['362 TW 2     TD 1     TL 0 ', '362  W 2.0    D 1.0    L 0.0'])(
  '362 has match points: %s',
  text => {
    expect(eventIn(text)?.scoring).toEqual({ win: 20, draw: 10, loss: 0 });
  },
);

test('362 may say the bye too, and must then agree with 320', () => {
  expect(eventIn('362  W 3.0    D 1.0    P 1.0')?.scoring).toEqual({
    win: 30,
    draw: 10,
    loss: 0,
    pairingBye: 10,
  });
  expect(faultsIn(withPlayers('362  P 1.0', '320  2.0'))).toEqual(['2:5 records-disagree']);
});

test.each([
  ['330 ++   1   1   2', '1:5 field-unreadable'],
  ['330 +-       1   2', '1:8 field-missing'],
  ['352 WXWB', '1:5 field-unreadable'],
  ['362 TQ 2', '1:5 field-unreadable'],
  ['300   1    2   3', '1:12 columns-shifted'],
])('%s is a fault', (text, fault) => {
  expect(faultsIn(withPlayers(text))).toEqual([fault]);
});

test('in a tournament of teams, lists name teams', () => {
  const teams = [
    line([1, '310   7 India'], [74, '   1    2']),
    line([1, '310   9 Ukraine'], [74, '   3    4']),
  ];
  expect(faultsIn(withPlayers(...teams, '240 Z   1    7    9'))).toEqual([]);
  expect(faultsIn(withPlayers(...teams, '260   1   2    1    7', '352 WBWB'))).toEqual([
    '3:5 unknown-team-named',
  ]);
});

test('a player is in one team', () => {
  const teams = [
    line([1, '310   7 India'], [74, '   1    2']),
    line([1, '310   9 Ukraine'], [74, '   2    4']),
  ];
  expect(faultsIn(withPlayers(...teams))).toEqual(['2:5 player-in-two-teams']);
});
