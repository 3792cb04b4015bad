import { describe, expect, test } from 'vitest';
import { type Sketch, tournament } from '../../testing/index.ts';
import { type DrawnMatch, type DrawPlace, wholeDraws } from './index.ts';

const nameOf = (place: DrawPlace) => (place.kind === 'player' ? String(place.seed) : place.kind);

/** `1.2 4-13>`: match 2 of group 1, the side that goes on marked. */
const matchText = ({ group, number, places, winner }: DrawnMatch) =>
  `${group === undefined ? '' : `${group}.`}${number} ${nameOf(places[0])}-${nameOf(places[1])}${winner === undefined ? '' : winner === 0 ? ' <' : ' >'}`;

const drawn = (sketch: Sketch, options = {}) =>
  wholeDraws(tournament({ system: 'wimbledon', ...sketch }), options).map(({ rounds, third }) => ({
    rounds: rounds.map(matches => matches.map(matchText)),
    ...(third ? { third: matchText(third) } : {}),
  }))[0];

describe('Seed 001, Sistema Wimbledon: the draw as a table', () => {
  test('Reglamentación 4: the example for 16, matches numbered inside each group', () => {
    expect(drawn({ players: 16 })?.rounds).toEqual([
      ['1.1 1-16', '1.2 4-13', '1.3 5-12', '1.4 8-9', '2.1 2-15', '2.2 3-14', '2.3 6-11', '2.4 7-10'],
      ['1.1 open-open', '1.2 open-open', '2.1 open-open', '2.2 open-open'],
      ['1.1 open-open', '2.1 open-open'],
      ['1 open-open'],
    ]);
  });

  test('Reglamentación 9: winners of matches 1 and 4 meet, and of 2 and 3', () => {
    const round = [
      '1-16 1-0',
      '4-13 0-1',
      '5-12 1-0',
      '8-9 0-1',
      '2-15 1-0',
      '3-14 1-0',
      '6-11 1-0',
      '7-10 1-0',
    ];
    expect(drawn({ players: 16, rounds: [round] })?.rounds.slice(0, 2)).toEqual([
      [
        '1.1 1-16 <',
        '1.2 4-13 >',
        '1.3 5-12 <',
        '1.4 8-9 >',
        '2.1 2-15 <',
        '2.2 3-14 <',
        '2.3 6-11 <',
        '2.4 7-10 <',
      ],
      ['1.1 1-9', '1.2 13-5', '2.1 2-7', '2.2 3-6'],
    ]);
  });

  test('Reglamentación 7: whoever has a bye is in the next round at once', () => {
    expect(drawn({ players: 7 })?.rounds.slice(0, 2)).toEqual([
      ['1.1 1-bye <', '1.2 4-5', '2.1 2-7', '2.2 3-6'],
      ['1.1 1-open', '2.1 open-open'],
    ]);
  });

  test('third place, once both are known', () => {
    const rounds = [
      ['1-4 1-0', '2-3 1-0'],
      ['1-2 0-1', '4-3 1-0'],
    ];
    expect(drawn({ players: 4, rounds }, { 'third-place': true })).toEqual({
      rounds: [['1.1 1-4 <', '2.1 2-3 <'], ['1 1-2 >']],
      third: '2 4-3 <',
    });
  });

  test('a level match leaves the place after it open', () => {
    expect(drawn({ players: 4, rounds: [['1-4 =', '2-3 1-0']] })?.rounds[1]).toEqual(['1 open-2']);
  });
});
