import { describe, expect, test } from 'vitest';
import { faultsIn, line, recordIn } from '../testing/reading.ts';

const PLAYERS = [1, 2, 3].map(id => `001    ${id}      Player`).join('\n');
const withPlayers = (...lines: readonly string[]): string => [...lines, PLAYERS].join('\n');

describe('240: byes', () => {
  test('kind in column 5, round in 7-9, participants in 11-14, 16-19 …', () => {
    const text = line([1, '240'], [5, 'H'], [7, '003'], [11, '   1'], [16, '0003'], [20, '\t ']);
    expect(recordIn(withPlayers(text)).requestedByes).toEqual([
      { worth: 'half', round: 3, participants: [1, 3] },
    ]);
  });

  test('an unknown kind is a fault', () => {
    expect(faultsIn(withPlayers('240 U   3    1'))).toEqual(['1:5 field-unreadable']);
  });

  test('a bye without a round is a fault', () => {
    expect(faultsIn(withPlayers('240 Z        1'))).toEqual(['1:7 field-missing']);
  });

  test('of nobody known is a fault', () => {
    expect(faultsIn(withPlayers('240 Z   1    9'))).toEqual(['1:5 unknown-player-named']);
  });
});

describe('XXZ: absent', () => {
  test('from the first round that nobody was paired in', () => {
    const played = [
      line([1, '001    1      Ana'], [92, '   2 w 1'], [102, '0000 - H']),
      line([1, '001    2      Bea'], [92, '   1 b 0']),
    ].join('\n');
    expect(recordIn(`XXZ 2 1\n${played}`).requestedByes).toEqual([
      { worth: 'zero', round: 2, participants: [2, 1] },
    ]);
  });

  test('a word that is no number is told with its column', () => {
    expect(faultsIn(withPlayers('XXZ 1 x'))).toEqual(['1:7 field-unreadable']);
  });
});

describe('250: acceleration', () => {
  test('points in 5-8 and 10-13, rounds in 15-17 and 19-21, participants in 23-26 and 28-31', () => {
    const text = line(
      [1, '250'],
      [5, '00.0'],
      [10, '02.0'],
      [15, '001'],
      [19, '003'],
      [23, '0001'],
      [28, '0090'],
    );
    expect(recordIn(withPlayers(text)).virtualPoints).toEqual([
      { matchPoints: 0, points: 20, fromRound: 1, toRound: 3, fromPlayer: 1, toPlayer: 90 },
    ]);
  });

  test('teams have match points only', () => {
    expect(recordIn(withPlayers('250  2          1   1    4   25')).virtualPoints).toEqual([
      { matchPoints: 20, points: 0, fromRound: 1, toRound: 1, fromPlayer: 4, toPlayer: 25 },
    ]);
  });
});

describe('XXA: virtual points of one player', () => {
  test('round 1 in columns 10-13, each further round five columns to the right', () => {
    const text = line(
      [1, 'XXA'],
      [5, '   2'],
      [10, ' 1.0'],
      [15, ' 1.0'],
      [20, ' 0.5'],
      [25, ' 0.0'],
      [30, ' 0.5'],
    );
    const only = { fromPlayer: 2, toPlayer: 2 };
    expect(recordIn(withPlayers(text)).virtualPoints).toEqual([
      { ...only, fromRound: 1, toRound: 2, points: 10 },
      { ...only, fromRound: 3, toRound: 3, points: 5 },
      { ...only, fromRound: 5, toRound: 5, points: 5 },
    ]);
  });
});

describe('260 and XXP: forbidden pairs', () => {
  test('rounds in 5-7 and 9-11, players in 13-16, 18-21 …', () => {
    const text = line([1, '260'], [5, '001'], [9, '002'], [13, ' 001'], [18, ' 002'], [23, ' 003']);
    expect(recordIn(withPlayers(text)).forbiddenPairs).toEqual([
      { fromRound: 1, toRound: 2, players: [1, 2, 3] },
    ]);
  });

  test('XXP holds for all rounds', () => {
    expect(recordIn(withPlayers('XXR 7', 'XXP 3 1')).forbiddenPairs).toEqual([
      { fromRound: 1, toRound: 7, players: [3, 1] },
    ]);
    expect(recordIn(withPlayers('XXP 3 1')).forbiddenPairs[0]?.toRound).toBe(999);
  });
});

describe('299: abnormal points', () => {
  test('kind in 5, match points in 8-11, points in 14-17, round in 20-22, participants in 24-27, 29-32 …', () => {
    const text = line(
      [1, '299'],
      [5, '+'],
      [8, '-1.0'],
      [14, ' 1.5'],
      [20, '003'],
      [24, '   1'],
      [29, '   2'],
    );
    expect(recordIn(withPlayers(text)).abnormalPoints).toEqual([
      { symbol: '+', matchPoints: -10, points: 15, round: 3, participants: [1, 2] },
    ]);
  });

  test('without kind, round and participants it is a bonus for everyone', () => {
    expect(recordIn(withPlayers(line([1, '299'], [14, ' 0.5'], [20, '000']))).abnormalPoints).toEqual([
      { points: 5, participants: [] },
    ]);
  });
});

test('a list that is not in its columns is told', () => {
  expect(faultsIn(withPlayers('260 1 2 1 2'))).toEqual(['1:5 columns-shifted', '1:9 columns-shifted']);
});
