import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { accepted, answeredBy, explained, pairedBy, position } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { scrabbleSwiss } from './index.ts';

const boardsOf = (before: Position, options: Options = {}) =>
  accepted(pairedBy(scrabbleSwiss, before, options)).boards.map(({ white, black }) => `${white}-${black}`);

const rulesFor = (before: Position, subject: string) =>
  explained(scrabbleSwiss, before)
    .rulings.filter(ruling => ruling.subject === subject)
    .map(({ rule, about, because }) => [rule.key, about, because]);

describe('seed 004, "Sistema Suizo": 32 players in the first round', () => {
  const first = position({ players: 32 });

  test('1 meets 17, 2 meets 18, and so on to 16 and 32', () => {
    const pairs = accepted(pairedBy(scrabbleSwiss, first, {})).boards.map(({ white, black }) =>
      [white, black].sort((a, b) => a - b),
    );
    expect(pairs).toEqual(Array.from({ length: 16 }, (_, at) => [at + 1, at + 17]));
  });

  test('player 1 starts, player 2 does not, and so on', () => {
    expect(boardsOf(first).slice(0, 4)).toEqual(['1-17', '18-2', '3-19', '20-4']);
  });

  test('a lot that the tournament states goes before', () => {
    expect(boardsOf(position({ players: 4, initialColour: 'black' }))).toEqual(['3-1', '2-4']);
  });

  test('a player without a rating stands near the middle of the list', () => {
    const players = [1900, 1800, 1700, 1600, 1500, undefined].map(rating => (rating ? { rating } : {}));
    expect(boardsOf(position({ players }))).toEqual(['1-6', '4-2', '3-5']);
  });

  test('or where a stated rating puts them', () => {
    const players = [1900, 1800, 1700, 1600, 1500, undefined].map(rating => (rating ? { rating } : {}));
    expect(boardsOf(position({ players }), { 'unrated-rating': 1850 })).toEqual(['1-3', '4-6', '2-5']);
  });

  test('the list goes by rating, whatever the numbers', () => {
    const players = [1500, 1600, 1700, 1800].map(rating => ({ rating }));
    expect(boardsOf(position({ players }))).toEqual(['4-2', '1-3']);
  });
});

describe('seed 004, "Sistema Suizo": the following rounds', () => {
  test('the same is done with those who have won the same number of games', () => {
    const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
    expect(boardsOf(position({ players: 8, rounds })).map(sorted)).toEqual(['1-3', '2-4', '5-7', '6-8']);
  });

  test('half a point for a draw makes a group of its own', () => {
    const rounds = [['1-5 1-0', '6-2 =', '3-7 =', '8-4 0-1']];
    expect(boardsOf(position({ players: 8, rounds })).map(sorted)).toEqual(['1-4', '2-7', '3-6', '5-8']);
  });

  test('never the same rival: the next of the lower half instead', () => {
    const before = position({ players: 4, rounds: [['1-3 =', '2-4 =']] });
    expect(boardsOf(before).map(sorted)).toEqual(['1-4', '2-3']);
    expect(rulesFor(before, 'board')[0]).toEqual(['scrabble.different-rival', [1, 4], [3]]);
  });

  test('whoever stands lowest in an odd group goes down to a rival with a similar number of wins', () => {
    const rounds = [['1-4 1-0', '2-5 1-0', '3-6 1-0']];
    const before = position({ players: 6, rounds });
    expect(boardsOf(before).map(sorted)).toEqual(['1-2', '3-5', '4-6']);
    expect(rulesFor(before, 'float')).toEqual([['scrabble.similar', [3], []]]);
    expect(rulesFor(before, 'board')[1]).toEqual(['scrabble.similar', [3, 5], []]);
  });

  test('nobody is left without a rival: a pair that would leave somebody is passed over', () => {
    const rounds = [
      ['3-4 =', '1-2 ='],
      ['1-3 =', '2-4 ='],
    ];
    const before = position({ players: 4, rounds });
    expect(boardsOf(before).map(sorted)).toEqual(['1-4', '2-3']);
  });

  test('where nobody new is left the round is refused, with the players', () => {
    const outcome = pairedBy(scrabbleSwiss, position({ players: 2, rounds: [['1-2 =']] }), {});
    expect(outcome).toEqual({
      ok: false,
      faults: [{ code: 'no-legal-pairing', data: { players: [1, 2], partners: [] } }],
    });
  });
});

describe('decision 102: an odd number of players', () => {
  test('the lowest of the list has the bye', () => {
    expect(accepted(pairedBy(scrabbleSwiss, position({ players: 5 }), {})).byes).toEqual([
      { player: 5, kind: 'pairing-bye' },
    ]);
  });

  test('nobody has it twice, and a win by forfeit counts as one', () => {
    const rounds = [['1-3 1-0', '2-4 -+', '5 U']];
    expect(rulesFor(position({ players: 5, rounds }), 'bye')).toEqual([['scrabble.bye', [3], [2]]]);
  });

  test('when everybody has had it the round is refused', () => {
    const rounds = [['1-2 +-', '3 U'], ['2-3 +-']];
    const outcome = pairedBy(scrabbleSwiss, position({ players: 3, rounds }), {});
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['no-bye-candidate']);
  });
});

describe('decision 103: who starts', () => {
  test('whoever has started less', () => {
    const rounds = [
      ['1-3 1-0', '2-4 1-0'],
      ['1-2 =', '3-4 ='],
    ];
    const before = position({ players: 4, rounds });
    expect(boardsOf(before)).toEqual(['4-1', '2-3']);
    expect(rulesFor(before, 'colour')[0]).toEqual(['scrabble.balance', [4, 1], [1, 4]]);
  });

  test('with equal balance, whoever did not start the last time they differed', () => {
    const rounds = [
      ['1-3 1-0', '4-2 0-1'],
      ['4-1 =', '2-3 ='],
    ];
    const before = position({ players: 4, rounds });
    expect(boardsOf(before)).toEqual(['1-2', '3-4']);
    expect(rulesFor(before, 'colour')[0]?.[0]).toBe('scrabble.alternation');
  });
});

test('pairs that the tournament excludes are not made', () => {
  const forbiddenPairs = [{ players: [playerId(1), playerId(3)], fromRound: 1, toRound: 9 }];
  const before = position({ players: 4, forbiddenPairs });
  expect(boardsOf(before).map(sorted)).toEqual(['1-4', '2-3']);
  expect(rulesFor(before, 'board')[0]).toEqual(['scrabble.forbidden-pair', [1, 4], [3]]);
});

test('decision 787: a rival offered in vain is in no round that begins like this one, but in one that begins otherwise', () => {
  // 2 is offered 5, but then 3 and 6 are left, who may not meet. With another rival for 1 it could be done.
  const forbiddenPairs = [{ players: [playerId(3), playerId(6)], fromRound: 1, toRound: 9 }];
  const before = position({ players: 6, forbiddenPairs });
  expect(boardsOf(before).map(sorted)).toEqual(['1-4', '2-6', '3-5']);
  const asked = { kind: 'pair', players: [playerId(2), playerId(5)] } as const;
  expect(accepted(answeredBy(scrabbleSwiss, before, {}, asked))).toMatchObject({
    verdict: 'equal-later',
    rule: { key: 'scrabble.halves' },
    facts: { bracket: 0 },
  });
});

const sorted = (pair: string) =>
  pair
    .split('-')
    .sort((a, b) => Number(a) - Number(b))
    .join('-');
