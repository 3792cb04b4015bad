import { describe, expect, test } from 'vitest';
import { accepted, type Sketch, tournament } from '../testing/index.ts';
import { crosstable, encounters, type StandingsOptions, standings, tablesOf, whyRank } from './index.ts';

const inGroup = (...groups: readonly string[]) => groups.map(group => ({ group }));

/* Two groups of four by Belgrade: 1 4 5 8 and 2 3 6 7. Group 2 is drawn throughout, group 1 is not: across the groups 1, 4
 * and 5 would stand before everybody of group 2. */
const SKETCH: Sketch = {
  system: 'berger',
  plannedRounds: 3,
  players: inGroup('1', '2', '2', '1', '1', '2', '2', '1'),
  rounds: [
    ['1-8 1-0', '4-5 1-0', '2-7 =', '3-6 ='],
    ['8-5 0-1', '1-4 1-0', '7-6 =', '2-3 1-0'],
  ],
};

const tables = (sketch: Sketch, options: StandingsOptions = {}) =>
  accepted(tablesOf(tournament(sketch), options)).map(({ group, standings: { rows } }) => [
    group,
    ...rows.map(({ id, rank, sharedBy, points }) => `${rank}/${sharedBy}: ${id} ${points}`),
  ]);

describe('Seed 001, Belgrade: each group is ranked by itself', () => {
  test('one table for each group, each from place 1', () => {
    expect(tables(SKETCH)).toEqual([
      ['1', '1/1: 1 20', '2/2: 4 10', '2/2: 5 10', '4/1: 8 0'],
      ['2', '1/1: 2 15', '2/2: 6 10', '2/2: 7 10', '4/1: 3 5'],
    ]);
  });

  test('a tie-break that gives places counts them inside the group', () => {
    // Group 1: 4 beat 5. Group 2: 6 and 7 drew.
    expect(tables(SKETCH, { tiebreaks: ['DE'] })).toEqual([
      ['1', '1/1: 1 20', '2/1: 4 10', '3/1: 5 10', '4/1: 8 0'],
      ['2', '1/1: 2 15', '2/2: 6 10', '2/2: 7 10', '4/1: 3 5'],
    ]);
  });

  test('the rows of the whole are the tables one below the other: nobody has a place across them', () => {
    const { rows } = accepted(standings(tournament(SKETCH)));
    expect(rows.map(({ group }) => group)).toEqual([...Array(4).fill('1'), ...Array(4).fill('2')]);
    expect(rows.filter(({ rank }) => rank === 1).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('the crosstable of a group has its players alone', () => {
    const [first, second] = accepted(tablesOf(tournament(SKETCH)));
    const ids = [first, second].map(table => table && crosstable(table.standings).rows.map(({ id }) => id));
    expect(ids).toEqual([
      [1, 4, 5, 8],
      [2, 6, 7, 3],
    ]);
    const table = second && crosstable(second.standings);
    const [winner] = table?.rows ?? [];
    expect(table && winner && encounters(table, winner).map(games => games.length)).toEqual([0, 0, 1, 1]);
  });

  test('players of two groups are not compared', () => {
    const whole = accepted(standings(tournament(SKETCH)));
    expect(accepted(whyRank(whole, 1, 2))).toMatchObject({
      kind: 'apart',
      rule: { article: 'Mexican manual, Belgrade' },
    });
  });

  test('groups follow one another by number, then by letters', () => {
    const players = inGroup('10', '2', 'B', 'A', '10', '2', 'B', 'A');
    expect(tables({ players }).map(([name]) => name)).toEqual(['2', '10', 'A', 'B']);
  });

  test('a knock-out in groups has a champion in each', () => {
    const players = inGroup('1', '2', '1', '2');
    const sketch: Sketch = { system: 'wimbledon', players, rounds: [['1-3 1-0', '2-4 0-1']] };
    const found = accepted(tablesOf(tournament(sketch)));
    expect(
      found.map(table => table.standings.rows.map(({ id, stage }) => `${id} ${stage?.reached}`)),
    ).toEqual([
      ['1 champion', '3 finalist'],
      ['4 champion', '2 finalist'],
    ]);
  });

  test('C.05: half of the games are those of the group', () => {
    // Groups of four play three rounds: whoever left after one has played less than half of them; after two, not.
    const left = (after: number): Sketch => ({
      ...SKETCH,
      players: inGroup('1', '2', '2', '1', '1', '2', '2', '1').map((player, at) =>
        at === 7 ? { ...player, withdrawnAfter: after } : player,
      ),
      rounds: (SKETCH.rounds ?? []).slice(0, after),
    });
    const annulled = (after: number) =>
      accepted(standings(tournament(left(after)))).rows.flatMap(row => (row.annulled ? [row.id] : []));
    expect(annulled(1)).toEqual([8]);
    expect(annulled(2)).toEqual([]);
  });
});
