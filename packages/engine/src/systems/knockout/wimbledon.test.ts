import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import {
  accepted,
  answeredBy,
  type Explained,
  explained,
  pairedBy,
  position,
  positionsOfPlay,
  type Sketch,
} from '../../testing/index.ts';
import type { Options, Pairing } from '../system.ts';
import { wimbledon } from './index.ts';

const paired = (sketch: Sketch, round?: number, options: Options = {}): Explained =>
  explained(wimbledon, position(sketch, round), options);

const refusalsOf = (sketch: Sketch, round?: number, options: Options = {}) => {
  const outcome = pairedBy(wimbledon, position(sketch, round), options);
  return outcome.ok ? [] : outcome.faults;
};

/** In the order of the boards, the lower number first: colours are drawn by lot. */
const matchesOf = ({ boards }: Pairing, group?: string): readonly string[] =>
  boards
    .filter(board => group === undefined || board.group === group)
    .map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`);

const byesOf = ({ byes }: Pairing): readonly number[] => byes.map(({ player }) => player);

/** The lower number wins, round after round: everything goes as seeded. */
const asSeeded = (players: number, rounds: number): Sketch => {
  let sketch: Sketch = { players };
  for (let round = 1; round <= rounds; round++) {
    const lines = matchesOf(paired(sketch)).map(match => `${match} 1-0`);
    sketch = { players, rounds: [...(sketch.rounds ?? []), lines] };
  }
  return sketch;
};

describe('Seed 001, Sistema Wimbledon: the example for 16 players', () => {
  const first = paired({ players: 16 });

  test('the first round of both groups, match by match', () => {
    expect(matchesOf(first, '1')).toEqual(['1-16', '4-13', '5-12', '8-9']);
    expect(matchesOf(first, '2')).toEqual(['2-15', '3-14', '6-11', '7-10']);
  });

  test('group 1 stands before group 2', () => {
    expect(matchesOf(first)).toEqual([...matchesOf(first, '1'), ...matchesOf(first, '2')]);
  });

  test('Reglamentación 9: then 1 against 4 and 2 against 3, by numbers of the matches', () => {
    const second = paired(asSeeded(16, 1));
    expect(matchesOf(second, '1')).toEqual(['1-8', '4-5']);
    expect(matchesOf(second, '2')).toEqual(['2-7', '3-6']);
    const third = paired(asSeeded(16, 2));
    expect(matchesOf(third)).toEqual(['1-4', '2-3']);
    const final = paired(asSeeded(16, 3));
    expect(matchesOf(final, 'final')).toEqual(['1-2']);
  });
});

describe('Reglamentación 1: order', () => {
  const orderOf = (players: Sketch['players'], options: Options = {}) =>
    paired({ players }, 1, options).rulings.find(({ rule }) => rule.key === 'wimbledon.seeding')?.about;

  test('by rating', () => {
    expect(orderOf([{ rating: 1900 }, {}, { rating: 2100 }, { rating: 2000 }])).toEqual([3, 4, 1, 2]);
  });

  test('equal ratings by title: GM, IM, WGM, WIM, FM, WFM', () => {
    const titles = ['WFM', 'FM', 'WIM', 'WGM', 'IM', 'GM'];
    expect(orderOf(titles.map(title => ({ rating: 2200, title })))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('the unrated by the alphabet, as Spanish has it', () => {
    const names = ['Zapata', 'Ñandú', 'Núñez', 'ávila', 'Nuño', 'Oca'];
    expect(orderOf(names.map(name => ({ name })))).toEqual([4, 3, 5, 2, 6, 1]);
  });

  test('or by start numbers, where the organiser says so', () => {
    const players = [{ rating: 1900 }, {}, { rating: 2100 }, { rating: 2000 }];
    expect(orderOf(players, { seeding: 'start-numbers' })).toEqual([1, 2, 3, 4]);
  });
});

describe('Reglamentación 7: byes', () => {
  test('with 7 players number 1 has the bye', () => {
    const pairing = paired({ players: 7 });
    expect(byesOf(pairing)).toEqual([1]);
    expect(matchesOf(pairing)).toEqual(['4-5', '2-7', '3-6']);
  });

  test('with 11 players the five highest have one, and nobody in the second round', () => {
    expect([...byesOf(paired({ players: 11 }))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(byesOf(paired(asSeeded(11, 1)))).toEqual([]);
    expect(matchesOf(paired(asSeeded(11, 1)))).toEqual(['1-8', '4-5', '2-7', '3-6']);
  });
});

describe('why somebody has not the bye, or has it', () => {
  const asked = (sketch: Sketch, player: number, kind: 'bye' | 'colour' = 'bye') =>
    answeredBy(wimbledon, position(sketch), {}, { kind, player: playerId(player) });
  const refused = (sketch: Sketch, player: number) => {
    const answer = asked(sketch, player);
    return answer.ok ? expect.fail('refused') : answer.faults;
  };
  const bye = { rule: { key: 'wimbledon.bye' } };
  const walkover = { rule: { key: 'wimbledon.walkover' } };

  test('Reglamentación 7: who plays while others have one is told all of them, in whatever group', () => {
    // Byes of group 1: 1, 4 and 5; of group 2: 2 and 3. Of those asked about 8 is of the first, 7 of the second.
    for (const player of [7, 8])
      expect(accepted(asked({ players: 11 }, player))).toMatchObject({
        verdict: 'table',
        ...bye,
        facts: { about: [player], recipients: [1, 2, 3, 4, 5], freeBy: 'bye', draw: true },
      });
  });

  test('Reglamentación 7: who has it', () => {
    expect(accepted(asked({ players: 7 }, 1))).toMatchObject({
      verdict: 'chosen',
      ...bye,
      facts: { recipients: [1], freeBy: 'bye' },
    });
  });

  const players = [{}, {}, {}, {}, {}, {}, {}, { withdrawnAfter: 1 }];
  const left = { players, rounds: [['1-8 0-1', '4-5 1-0', '2-7 1-0', '3-6 1-0']] };

  test('a withdrawal: whose opponent is not there goes on, and who plays is told', () => {
    const facts = { recipients: [4], because: [8], freeBy: 'walkover' };
    expect(accepted(asked(left, 4))).toMatchObject({ verdict: 'chosen', ...walkover, facts });
    expect(accepted(asked(left, 2))).toMatchObject({ verdict: 'table', ...walkover, facts });
  });

  test('a round already paired is answered as it was', () => {
    const played = position({ ...left, rounds: [...left.rounds, ['2-3 1-0']] }, 2);
    for (const player of [2, 4].map(playerId))
      expect(answeredBy(wimbledon, played, {}, { kind: 'bye', player })).toEqual(asked(left, player));
  });

  test('Introducción: whoever lost is out, and is told to whom and when', () => {
    expect(refused(left, 5)).toEqual([
      {
        code: 'not-in-round',
        data: { round: 2, players: [{ player: 5, why: 'knocked-out', inRound: 1, by: 4 }] },
      },
    ]);
    expect(asked(left, 1, 'colour')).toMatchObject({
      ok: false,
      faults: [{ data: { players: [{ player: 1, why: 'knocked-out', inRound: 1, by: 8 }] } }],
    });
  });

  test('Introducción: whoever lost meets nobody, and plays nobody else (decision 450)', () => {
    const pair = (...players: readonly [number, number]) =>
      answeredBy(
        wimbledon,
        position(left, 2),
        {},
        { kind: 'pair', players: [playerId(players[0]), playerId(players[1])] },
      );
    const refusal = {
      ok: false,
      faults: [{ data: { players: [{ player: 5, why: 'knocked-out', by: 4 }] } }],
    };
    expect(pair(5, 2)).toMatchObject(refusal);
    expect(pair(2, 5)).toMatchObject(refusal);
    // 8 has left, 2 plays 3.
    expect(accepted(pair(8, 2)).facts).toMatchObject({ about: [2, 8], because: [3] });
  });

  test('whoever won and went home has left', () => {
    expect(refused(left, 8)).toEqual([
      { code: 'not-in-round', data: { round: 2, players: [{ player: 8, why: 'left', after: 1 }] } },
    ]);
  });

  test('where every match has two nobody has a bye', () => {
    expect(refused(asSeeded(8, 1), 1)).toEqual([
      { code: 'nobody-has-bye', data: { round: 2, called: 'bye' } },
    ]);
  });

  test('Reglamentación 7: two who both have one do not meet for that', () => {
    const answer = answeredBy(
      wimbledon,
      position({ players: 6 }),
      {},
      { kind: 'pair', players: [playerId(1), playerId(2)] },
    );
    expect(accepted(answer)).toMatchObject({ verdict: 'table', ...bye, facts: { draw: true } });
  });
});

describe('Reglamentación 2, 5 and 8: groups', () => {
  const groupsOf = (players: number, options: Options = {}) =>
    new Set(paired({ players }, 1, options).boards.map(board => board.group)).size;

  test('two with 16 players, four heads with 32, eight with 64', () => {
    expect([4, 8, 16, 32, 64].map(players => groupsOf(players))).toEqual([2, 2, 2, 4, 8]);
  });

  test('or as many as the organiser says', () => {
    expect(groupsOf(16, { groups: '4' })).toBe(4);
    expect(refusalsOf({ players: 6 }, 1, { groups: '8' })).toEqual([
      { code: 'option-invalid', data: { option: 'groups', value: '8', allowed: '2-4' } },
    ]);
  });

  test('the heads of four groups are 1 to 4, each with the snake behind it', () => {
    const groups = paired({ players: 32 }).rulings.filter(({ subject }) => subject === 'group');
    expect(groups.map(({ about }) => about.slice(0, 4))).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
  });

  test('however many groups, the matches are the same', () => {
    const matchesWith = (groups: string) => [...matchesOf(paired({ players: 32 }, 1, { groups }))].sort();
    expect(matchesWith('2')).toEqual(matchesWith('4'));
    expect(matchesWith('16')).toEqual(matchesWith('4'));
  });

  test('as long as the higher seeded win, the best k are left when k are left: 1 and 2 meet in the final', () => {
    for (const [players, rounds] of [
      [13, 4],
      [32, 5],
    ] as const)
      for (let round = 1; round < rounds; round++) {
        const left = paired(asSeeded(players, round)).boards.flatMap(({ white, black }) => [white, black]);
        const expected = Array.from({ length: 2 ** (rounds - round) }, (_, index) => index + 1);
        expect([...left].sort((a, b) => a - b)).toEqual(expected);
      }
  });

  test('a field of two is a final', () => {
    expect(matchesOf(paired({ players: 2 }), 'final')).toEqual(['1-2']);
  });
});

describe('Reglamentación 6: colours', () => {
  const whites = (lot: string) => paired({ players: 16 }, 1, { lot }).boards.map(({ white }) => white);

  test('are drawn by the lot stated', () => {
    expect(whites('ducks')).toEqual(whites('ducks'));
    expect(new Set(['a', 'b', 'c', 'd'].map(lot => whites(lot).join())).size).toBeGreaterThan(1);
  });

  test('are drawn for each match: number 1 has White about every second time', () => {
    const times = Array.from({ length: 200 }, (_, lot) => whites(String(lot))[0]).filter(id => id === 1);
    expect(times.length).toBeGreaterThan(70);
    expect(times.length).toBeLessThan(130);
  });

  test('a match of four games says so on its board', () => {
    expect(paired({ players: 4 }, 1, { games: 4 }).boards.map(({ games }) => games)).toEqual([4, 4]);
  });
});

const games4 = { games: 4 };
const semifinals = (...lines: readonly string[]): Sketch => ({ players: 4, rounds: [lines] });

describe('Introducción: whoever has more points goes on', () => {
  test('two and a half points win a match of four games', () => {
    const sketch = semifinals('1-4 1-0 = = =', '3-2 0-1 = 1-0 1-0');
    expect(matchesOf(paired(sketch, 2, games4))).toEqual(['1-3']);
  });

  test('a match that can no longer be lost is over', () => {
    const sketch = semifinals('1-4 1-0 1-0 =', '2-3 0-1 0-1 0-1');
    expect(matchesOf(paired(sketch, 2, games4))).toEqual(['1-3']);
  });

  test('a match that can still turn is not', () => {
    const sketch = semifinals('1-4 1-0 1-0', '2-3 = = = 1-0');
    expect(refusalsOf(sketch, 2, games4)).toEqual([
      { code: 'round-not-finished', data: { round: 1, players: [1, 4] } },
    ]);
  });

  test('a game without a result holds up the next round', () => {
    expect(refusalsOf(semifinals('1-4 1-0', '2-3 *'), 2)).toEqual([
      { code: 'round-not-finished', data: { round: 1, players: [2, 3] } },
    ]);
  });

  test('a round that was never paired holds it up too', () => {
    expect(refusalsOf({ players: 4 }, 2)).toEqual([
      { code: 'round-not-finished', data: { round: 1, players: [1, 4, 2, 3] } },
    ]);
  });

  test('every match without a winner is named', () => {
    expect(refusalsOf(semifinals('1-4 =', '2-3 ='), 2)).toEqual([
      { code: 'match-undecided', data: { round: 1, players: [1, 4] } },
      { code: 'match-undecided', data: { round: 1, players: [2, 3] } },
    ]);
  });

  test('the ruling says who went on, against whom, and why', () => {
    const results = paired(semifinals('1-4 0-1', '2-3 1-0')).rulings.filter(
      ({ subject }) => subject === 'result',
    );
    expect(results.map(({ about, because, rule }) => [about, because, rule.key])).toEqual([
      [[4], [1], 'wimbledon.advance'],
      [[2], [3], 'wimbledon.advance'],
    ]);
  });
});

describe('Reglamentación 5 and 9: the final', () => {
  const rulesOfFinal = (line: string) =>
    paired(semifinals(line, '2-3 1-0 1-0'), 2, { games: 2 })
      .rulings.filter(({ subject }) => subject === 'board')
      .map(({ rule }) => rule.key);

  test('Reglamentación 5: of numbers 1 and 2', () => {
    expect(rulesOfFinal('1-4 1-0 1-0')).toEqual(['wimbledon.finalists']);
  });

  test('Reglamentación 9: of others, who meet as the winners of their groups', () => {
    expect(rulesOfFinal('1-4 0-1 0-1')).toEqual(['wimbledon.crossing']);
  });
});

describe('a match that stays level', () => {
  const finalists = (line: string, options: Options = {}) =>
    matchesOf(paired(semifinals(line, '2-3 1-0 1-0'), 2, { games: 2, ...options }));
  const decidedBy = (line: string, tieBreaks: string) => finalists(line, { 'tie-breaks': tieBreaks });

  test('is decided by the arbiter’s entry', () => {
    expect(finalists('1-4 = = won 4')).toEqual(['2-4']);
  });

  test('is decided by the games played beyond those announced', () => {
    expect(finalists('1-4 = = 0-1 =')).toEqual(['2-4']);
  });

  test('is decided by the progressive score: who won first was ahead longer', () => {
    expect(decidedBy('1-4 0-1 1-0', 'progressive')).toEqual(['2-4']);
  });

  test('is decided by wins with Black', () => {
    // 1 has White in the first and third game: 4 won the third with Black, 1 the first with White.
    const sketch = semifinals('1-4 1-0 = 0-1 =', '2-3 1-0 1-0 1-0');
    expect(matchesOf(paired(sketch, 2, { games: 4, 'tie-breaks': 'wins-with-black' }))).toEqual(['2-4']);
  });

  test('is decided by draw odds: Black of the last game', () => {
    expect(decidedBy('1-4 = = =', 'draw-odds')).toEqual(['2-4']);
  });

  test('is decided by the seeding, either way', () => {
    expect(decidedBy('1-4 = =', 'higher-seed')).toEqual(['1-2']);
    expect(decidedBy('1-4 = =', 'lower-seed')).toEqual(['2-4']);
  });

  test('is decided by lot', () => {
    const drawn = (lot: string) => finalists('1-4 = =', { 'tie-breaks': 'lot', lot }).join();
    expect(drawn('ducks')).toBe(drawn('ducks'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(drawn)).size).toBe(2);
  });

  test('is decided by the first of the list that tells them apart', () => {
    expect(decidedBy('1-4 = =', 'progressive wins lower-seed')).toEqual(['2-4']);
  });

  test('what is announced behind extra games waits until one was played (decision 560)', () => {
    const level = semifinals('1-4 = =', '2-3 1-0 1-0');
    const options = { games: 2, 'tie-breaks': 'extra-games lower-seed' };
    expect(refusalsOf(level, 2, options)).toEqual([
      { code: 'match-undecided', data: { round: 1, players: [1, 4] } },
    ]);
    expect(decidedBy('1-4 = = =', 'extra-games lower-seed')).toEqual(['2-4']);
    expect(decidedBy('1-4 = = 1-0', 'extra-games lower-seed')).toEqual(['1-2']);
  });

  test('is refused when nothing stated decides it', () => {
    const sketch = semifinals('1-4 = =', '2-3 1-0 1-0');
    expect(refusalsOf(sketch, 2, { games: 2, 'tie-breaks': 'wins progressive' })).toEqual([
      { code: 'match-undecided', data: { round: 1, players: [1, 4] } },
    ]);
  });

  test('needs tie-breaks that exist', () => {
    expect(refusalsOf({ players: 4 }, 1, { 'tie-breaks': 'wins, armageddon' })[0]).toMatchObject({
      code: 'option-invalid',
      data: { option: 'tie-breaks', value: 'armageddon' },
    });
  });
});

describe('a match that is not played', () => {
  test('goes to the winner of a forfeit', () => {
    expect(matchesOf(paired(semifinals('1-4 -+', '2-3 1-0')))).toEqual(['2-4']);
  });

  test('waits for the arbiter when both are missing', () => {
    expect(refusalsOf(semifinals('1-4 --', '2-3 1-0'))).toEqual([
      { code: 'match-undecided', data: { round: 1, players: [1, 4] } },
    ]);
  });

  test('leaves whoever has no opponent any more resting, and then in the next round', () => {
    const players = [{}, {}, {}, {}, {}, {}, {}, { withdrawnAfter: 1 }];
    const rounds = [['1-8 0-1', '4-5 1-0', '2-7 1-0', '3-6 1-0']];
    const second = paired({ players, rounds });
    expect(matchesOf(second)).toEqual(['2-3']);
    expect(byesOf(second)).toEqual([4]);
    expect(matchesOf(paired({ players, rounds: [...rounds, ['2-3 1-0']] }))).toEqual(['2-4']);
  });
});

describe('third place', () => {
  const third = { 'third-place': true };

  test('is played for in the round of the final by those who lost the semi-finals', () => {
    const pairing = paired(asSeeded(8, 2), 3, third);
    expect(matchesOf(pairing, 'final')).toEqual(['1-2']);
    expect(matchesOf(pairing, 'third-place')).toEqual(['3-4']);
    expect(pairing.boards.map(({ group }) => group)).toEqual(['final', 'third-place']);
  });

  test('is not played for unless announced', () => {
    expect(matchesOf(paired(asSeeded(8, 2), 3))).toEqual(['1-2']);
  });

  test('needs two players', () => {
    expect(matchesOf(paired({ players: 3, rounds: [['2-3 1-0']] }, 2, third))).toEqual(['1-2']);
  });
});

describe('a knock-out refuses', () => {
  test('a round after the final', () => {
    expect(refusalsOf({ players: 9 }, 5)).toEqual([
      { code: 'round-beyond-schedule', data: { round: 5, rounds: 4 } },
    ]);
  });

  test('a player alone, half a game, a forbidden pair', () => {
    expect(refusalsOf({ players: 1 }, 1)[0]?.code).toBe('wrong-number-of-players');
    expect(refusalsOf({ players: 4 }, 1, { games: 1.5 })[0]?.code).toBe('option-invalid');
    const forbiddenPairs = [{ players: [playerId(1), playerId(4)], fromRound: 1, toRound: 1 }];
    expect(refusalsOf({ players: 4, forbiddenPairs }, 1)[0]?.code).toBe('table-pair-forbidden');
  });

  test('results of another draw than its own', () => {
    expect(refusalsOf(semifinals('1-2 1-0', '3-4 1-0'), 2)).toEqual([
      { code: 'match-undecided', data: { round: 1, players: [1, 4] } },
      { code: 'match-undecided', data: { round: 1, players: [2, 3] } },
    ]);
  });
});

test('sixty-three players need 62 matches to find one winner', () => {
  const positions = positionsOfPlay({
    system: wimbledon,
    sketch: { players: 63 },
    rounds: 6,
    draws: 'never',
  });
  const matches = positions
    .slice(0, 6)
    .map(stands => accepted(pairedBy(wimbledon, stands, {})).boards.length);
  expect(matches).toEqual([31, 16, 8, 4, 2, 1]);
});
