import { describe, expect, test } from 'vitest';
import { type Sketch, tournament } from '../../testing/index.ts';
import { stagesAfter } from './index.ts';

/** `1-2 champion 1`, `3-4 out 2 by 1: …`: places, then everybody of the group with the stage. */
const stages = (sketch: Sketch, after?: number): readonly string[] | undefined => {
  const sketched = tournament({ system: 'wimbledon', ...sketch });
  return stagesAfter(sketched, after ?? sketched.roundsPaired)?.map(
    ({ members, first, last }) =>
      `${first}-${last}: ${members
        .map(({ player, stage: { reached, round, by } }) =>
          [player, reached, round, ...(by === undefined ? [] : [`by ${by}`])].join(' '),
        )
        .join(', ')}`,
  );
};

const EIGHT = ['1-8 1-0', '4-5 0-1', '2-7 1-0', '3-6 1-0'];
const FOUR = ['1-5 0-1', '2-3 1-0'];

describe('Seed 001, Wimbledon, Introducción: who wins goes on, who loses is out', () => {
  test('a finished draw of 8', () => {
    expect(stages({ players: 8, rounds: [EIGHT, FOUR, ['5-2 1-0']] })).toEqual([
      '1-1: 5 champion 3',
      '2-2: 2 finalist 3 by 5',
      '3-4: 1 out 2 by 5, 3 out 2 by 2',
      '5-8: 4 out 1 by 5, 6 out 1 by 3, 7 out 1 by 2, 8 out 1 by 1',
    ]);
  });

  test('those who are still in have the places still possible', () => {
    expect(stages({ players: 8, rounds: [EIGHT] })).toEqual([
      '1-4: 1 in 2, 2 in 2, 3 in 2, 5 in 2',
      '5-8: 4 out 1 by 5, 6 out 1 by 3, 7 out 1 by 2, 8 out 1 by 1',
    ]);
    expect(stages({ players: 8 })).toEqual([
      '1-8: 1 in 1, 2 in 1, 3 in 1, 4 in 1, 5 in 1, 6 in 1, 7 in 1, 8 in 1',
    ]);
  });

  test('a match without a winner leaves both all places of its round', () => {
    expect(stages({ players: 8, rounds: [['1-8 =', ...EIGHT.slice(1)]] })).toEqual([
      '1-4: 2 in 2, 3 in 2, 5 in 2',
      '1-8: 1 in 1, 8 in 1',
      '5-8: 4 out 1 by 5, 6 out 1 by 3, 7 out 1 by 2',
    ]);
  });

  test('those who lost the semi-finals play for third place', () => {
    expect(stages({ players: 8, rounds: [EIGHT, FOUR, ['5-2 1-0', '1-3 0-1']] })?.slice(2, 4)).toEqual([
      '3-3: 3 third 3',
      '4-4: 1 fourth 3 by 3',
    ]);
    expect(stages({ players: 8, rounds: [EIGHT, FOUR, ['5-2 1-0', '1-3 =']] })?.[2]).toBe(
      '3-4: 1 out 2 by 5, 3 out 2 by 2',
    );
  });

  test('Reglamentación 7: with 6 players two have a bye, and two lose in the first round', () => {
    const rounds = [['4-5 1-0', '3-6 1-0'], ['1-4 1-0', '2-3 1-0'], ['1-2 0-1']];
    expect(stages({ players: 6, rounds })).toEqual([
      '1-1: 2 champion 3',
      '2-2: 1 finalist 3 by 2',
      '3-4: 3 out 2 by 2, 4 out 2 by 1',
      '5-6: 5 out 1 by 4, 6 out 1 by 3',
    ]);
  });

  test('whoever won and left is out in the next round, to nobody', () => {
    const players = [{}, {}, {}, {}, {}, {}, {}, { withdrawnAfter: 1 }];
    const rounds = [['1-8 0-1', '4-5 1-0', '2-7 1-0', '3-6 1-0'], ['2-3 1-0'], ['4-2 0-1']];
    expect(stages({ players, rounds })?.slice(0, 3)).toEqual([
      '1-1: 2 champion 3',
      '2-2: 4 finalist 3 by 2',
      '3-4: 3 out 2 by 2, 8 out 2',
    ]);
  });

  test('matches of several games are decided as announced, not by points of the tournament', () => {
    const options = { games: 2, 'tie-breaks': 'lower-seed' };
    expect(stages({ players: 4, options, rounds: [['1-4 = =', '2-3 1-0 1-0'], ['4-2 = 1-0']] })).toEqual([
      '1-1: 4 champion 2',
      '2-2: 2 finalist 2 by 4',
      '3-4: 1 out 1 by 4, 3 out 1 by 2',
    ]);
  });

  test('a record in which the loser plays on is no draw of rounds', () => {
    expect(
      stages({
        players: 4,
        rounds: [
          ['1-4 1-0', '2-3 1-0'],
          ['4-1 1-0', '3-2 ='],
        ],
      }),
    ).toBeUndefined();
  });
});
