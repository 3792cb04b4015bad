import { describe, expect, test } from 'vitest';
import { type Sketch, tournament } from '../../testing/index.ts';
import { wholeTables } from './index.ts';
import { PRINTED_TABLES } from './testing/printed-tables.ts';

const tables = (sketch: Sketch, system = 'berger', options = {}) =>
  wholeTables(tournament(sketch), { system, options });

const linesOf = (sketch: Sketch, system?: string, options?: Record<string, boolean>) =>
  tables(sketch, system, options).map(({ rounds }) =>
    rounds.map(({ pairs, free }) =>
      [...pairs.map(([white, black]) => `${white}-${black}`), ...(free ? [`(${free})`] : [])].join(' '),
    ),
  );

describe('Seed 001, Tablas de Round-Robin: the whole table', () => {
  test.each(PRINTED_TABLES)('all rounds as printed, $players players', ({ players: [, players], lines }) => {
    expect(linesOf({ players })[0]).toEqual(lines);
  });

  test('an odd number: the highest number of the table stands for the rest', () => {
    expect(linesOf({ players: 3 })[0]).toEqual(['2-3 (1)', '1-2 (3)', '3-1 (2)']);
  });

  test('Introducción: the rounds are odd in number, so half of the numbers have White once more, half Black', () => {
    // 1-4 2-3, 4-3 1-2, 2-4 3-1: of three games 1 and 2 have White twice, 3 and 4 once.
    const games = (linesOf({ players: 4 })[0] ?? []).flatMap(line => line.split(' '));
    const whites = [1, 2, 3, 4].map(number => games.filter(game => game.startsWith(`${number}-`)).length);
    expect(whites).toEqual([2, 2, 1, 1]);
  });

  test('two cycles, the second with colours reversed', () => {
    expect(linesOf({ players: 4 }, 'double-berger')[0]).toEqual([
      ...['1-4 2-3', '4-3 1-2', '2-4 3-1'],
      ...['4-1 3-2', '3-4 2-1', '4-2 1-3'],
    ]);
    expect(
      linesOf({ players: 4 }, 'double-berger', { 'swap-last-two-rounds': true })[0]?.slice(1, 3),
    ).toEqual(['2-4 3-1', '4-3 1-2']);
  });

  test('a table for each group, with the numbers of the players; whoever left before round 1 is in none', () => {
    const players = [
      { group: '1' },
      { group: '2' },
      { group: '2' },
      { group: '1' },
      { group: '2', withdrawnAfter: 0 },
    ];
    expect(tables({ players }).map(({ group, numbered }) => [group, numbered])).toEqual([
      ['1', [1, 4]],
      ['2', [2, 3]],
    ]);
    expect(linesOf({ players })).toEqual([['1-4'], ['2-3']]);
  });
});
