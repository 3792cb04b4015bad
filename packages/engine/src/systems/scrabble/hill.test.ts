import { describe, expect, test } from 'vitest';
import { checkTournament, playerId, pointsOf } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import {
  accepted,
  answeredBy,
  explained,
  pairedBy,
  position,
  recordOf,
  type Sketch,
} from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { kingOfTheHill } from './index.ts';

/** A round is played and a bonus brings each player to so many wins: the first number is player 1's. */
const standingAt = (wins: readonly number[], sketch: Partial<Sketch> = {}): Position =>
  position({
    players: wins.length,
    plannedRounds: 3,
    rounds: [['1-2 =']],
    abnormalPoints: wins.map((points, index) => ({
      points: pointsOf(points - (index < 2 ? 0.5 : 0)),
      participants: [playerId(index + 1)],
    })),
    ...sketch,
  });

/** The first round with the spread of everybody's game. */
const withSheets = (sketch: Sketch, spreads: Readonly<Record<number, number>>): Position => {
  const record = recordOf(sketch);
  const players = record.players.map(player => ({
    ...player,
    turns: player.turns.map(turn => {
      const spread = spreads[player.id] ?? 0;
      const own = 400 + Math.max(0, spread);
      return turn.kind === 'game' ? { ...turn, tally: { own, opponents: own - spread } } : turn;
    }),
  }));
  return positionBefore(accepted(checkTournament({ ...record, players })), 2);
};

const orderIn = (before: Position) =>
  explained(kingOfTheHill, before).rulings.find(({ subject }) => subject === 'order')?.about;

const pairsOf = (before: Position, options: Options = {}) =>
  accepted(pairedBy(kingOfTheHill, before, options)).boards.map(({ white, black }) =>
    [white, black].sort((a, b) => a - b).join('-'),
  );

const gibsonIn = (before: Position, options: Options = {}) =>
  explained(kingOfTheHill, before, options).rulings.filter(({ subject }) => subject === 'gibson');

describe('seed 004, "Rey de la Colina"', () => {
  test('the first plays the second, the third plays the fourth, and so on', () => {
    expect(pairsOf(standingAt([9, 8, 7, 6, 5, 4]), { gibson: false })).toEqual(['1-2', '3-4', '5-6']);
  });

  test('a game against the same rival may be repeated', () => {
    expect(pairsOf(position({ players: 2, plannedRounds: 3, rounds: [['1-2 1-0']] }))).toEqual(['1-2']);
  });

  test('after each round the standings are brought up to date', () => {
    const rounds = [['1-2 0-1', '3-4 0-1']];
    expect(pairsOf(position({ players: 4, plannedRounds: 3, rounds }))).toEqual(['2-4', '1-3']);
  });

  test('the tie-breaks of the tournament put equal wins in order', () => {
    const before = withSheets(
      { players: 4, plannedRounds: 3, rounds: [['1-2 1-0', '3-4 1-0']], tiebreaks: ['SPREAD'] },
      { 1: 10, 2: -10, 3: 60, 4: -60 },
    );
    expect(orderIn(before)).toEqual([3, 1, 2, 4]);
  });

  test('Buchholz and then the spread where the tournament states no tie-breaks', () => {
    const before = withSheets(
      { players: 4, plannedRounds: 3, rounds: [['1-2 1-0', '3-4 1-0']] },
      { 1: 10, 2: -10, 3: 60, 4: -60 },
    );
    expect(orderIn(before)).toEqual([3, 1, 2, 4]);
  });

  test('whoever is not there, or left, is passed over', () => {
    const absent = [{ worth: 'zero' as const, round: 2, participants: [playerId(2)] }];
    expect(pairsOf(standingAt([9, 8.5, 8, 7, 6], { requestedByes: absent }), { gibson: false })).toEqual([
      '1-3',
      '4-5',
    ]);
  });

  test('the standings must be known: a game without a result is refused', () => {
    const outcome = pairedBy(
      kingOfTheHill,
      position({ players: 2, plannedRounds: 3, rounds: [['1-2 *']] }),
      {},
    );
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['round-not-finished']);
  });

  test('decision 102: the bye goes to the last who has had the fewest', () => {
    const before = position({ players: 3, plannedRounds: 4, rounds: [['1-2 1-0', '3 U']] });
    expect(accepted(pairedBy(kingOfTheHill, before, {})).byes).toEqual([{ player: 2, kind: 'pairing-bye' }]);
  });
});

test('decision 102: everybody without the bye has the first step of the ladder against them', () => {
  const before = position({ players: 5, plannedRounds: 4, rounds: [['1-2 1-0', '3-4 1-0', '5 U']] });
  const { rulings } = explained(kingOfTheHill, before, { gibson: false });
  const bye = rulings.find(({ subject }) => subject === 'bye');
  expect(bye?.about).toEqual([4]);
  expect(
    bye?.passedOver.map(({ players: [player], verdict, chosen, other }) => [player, verdict, chosen, other]),
  ).toEqual(
    expect.arrayContaining([
      [5, 'worse', 0, 1],
      [2, 'equal-later', undefined, undefined],
    ]),
  );
});

test('a rival whom the rules exclude is passed over as forbidden', () => {
  const forbiddenPairs = [{ players: [playerId(1), playerId(2)], fromRound: 1, toRound: 3 }];
  const { rulings } = explained(kingOfTheHill, standingAt([9, 8, 7, 6], { forbiddenPairs }), {
    gibson: false,
  });
  const [first] = rulings.filter(({ subject }) => subject === 'board');
  expect(first?.passedOver).toMatchObject([
    { players: [1, 2], verdict: 'forbidden', rule: { key: 'scrabble.forbidden-pair' } },
  ]);
});

describe('seed 004, "Regla de Gibson"', () => {
  /** Two rounds are left; three prizes. Player 1 cannot be caught; 7 is the first who cannot reach the third. */
  const clinched = standingAt([9, 6, 6, 5.5, 5, 4.5, 3, 2, 1, 1]);

  test('the champion plays the best placed who can win no prize; the second plays the third, the fourth the fifth', () => {
    expect(pairsOf(clinched)).toEqual(['1-7', '2-3', '4-5', '6-8', '9-10']);
  });

  test('the explanation says who was gibsonised and why', () => {
    expect(gibsonIn(clinched)).toMatchObject([
      {
        rule: { key: 'king-of-the-hill.gibson' },
        about: [1, 7],
        because: [2],
        facts: {
          place: 1,
          points: 9,
          rounds: 2,
          prizes: 3,
          chaserReaches: 8,
          rivalPlace: 7,
          rivalReaches: 5,
        },
      },
    ]);
  });

  test('the ruling of the champion’s board names whom the rule offered before', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(7)], fromRound: 1, toRound: 9 }];
    const before = standingAt([9, 6, 6, 5.5, 5, 4.5, 3, 2, 1, 1], { forbiddenPairs });
    const [board] = explained(kingOfTheHill, before).rulings.filter(({ subject }) => subject === 'board');
    expect(board).toMatchObject({
      about: [1, 8],
      rule: { key: 'scrabble.forbidden-pair' },
      passedOver: [{ players: [1, 7], verdict: 'forbidden' }],
    });
  });

  test('why the champion does not play the second: a rival who could still win a prize is worse', () => {
    const asked = { kind: 'pair', players: [playerId(1), playerId(2)] } as const;
    expect(accepted(answeredBy(kingOfTheHill, clinched, {}, asked))).toMatchObject({
      verdict: 'worse',
      rule: { key: 'king-of-the-hill.gibson' },
      facts: { chosen: 0, other: 1 },
    });
  });

  test('without the option the hill stays as it is', () => {
    expect(pairsOf(clinched, { gibson: false })).toEqual(['1-2', '3-4', '5-6', '7-8', '9-10']);
  });

  test('whoever can be reached, be it with equal wins, is not yet champion', () => {
    expect(gibsonIn(standingAt([8, 6, 6, 5.5, 3, 2]))).toEqual([]);
    expect(gibsonIn(standingAt([8.5, 6, 6, 5.5, 3, 2]))).toHaveLength(1);
  });

  test('with more prizes fewer are without a chance', () => {
    // The sixth has 4.5: 7 reaches 5, 8 only 4. With one prize, which 1 has, the second is the first without a chance.
    expect(pairsOf(clinched, { prizes: 6 })[0]).toBe('1-8');
    expect(pairsOf(clinched, { prizes: 1 })).toEqual(['1-2', '3-4', '5-6', '7-8', '9-10']);
  });

  /** Two rounds are left: 12 cannot be caught by 9, nor 9 by 6; 3 is the first who cannot reach the third place. */
  const settled = standingAt([12, 9, 6, 6, 5, 3, 2, 1]);
  const everyPlace = { 'gibson-settled-places': true };

  test('seed 004, Regla de Gibson: only the player who is already champion; a settled second place plays the third', () => {
    expect(pairsOf(settled)).toEqual(['1-6', '2-3', '4-5', '7-8']);
    expect(gibsonIn(settled).map(({ about }) => about)).toEqual([[1, 6]]);
  });

  test('decision 146: by the option every settled place is given a rival in turn', () => {
    expect(pairsOf(settled, everyPlace)).toEqual(['1-6', '2-7', '3-4', '5-8']);
    expect(gibsonIn(settled, everyPlace).map(({ facts }) => 'place' in facts && facts.place)).toEqual([1, 2]);
    expect(gibsonIn(settled, everyPlace).map(({ rule }) => rule.key)).toEqual([
      'king-of-the-hill.gibson',
      'king-of-the-hill.gibson-settled',
    ]);
  });

  test('decision 146: a settled third place counts by the option although the first two still contend', () => {
    // 4 reaches 8, less than 9. Three prizes: nobody below 3 has a chance, 4 is the first; four: all reach 6, and it is the last.
    const third = standingAt([12, 12, 9, 6, 6, 5]);
    expect(pairsOf(third, everyPlace)).toEqual(['1-2', '3-4', '5-6']);
    expect(pairsOf(third, { ...everyPlace, prizes: 4 })).toEqual(['1-2', '3-6', '4-5']);
    expect(gibsonIn(third, { prizes: 4 })).toEqual([]);
  });

  test('decision 106: where everybody may still win a prize, the champion plays the last', () => {
    const open = standingAt([9, 6, 6, 5, 5, 4]);
    expect(pairsOf(open)).toEqual(['1-6', '2-3', '4-5']);
    expect(gibsonIn(open)[0]?.rule.key).toBe('king-of-the-hill.gibson-last');
  });

  describe('decision 107: with a stated maximum of spread per game', () => {
    /** Player 1 has two wins more than the others and two rounds are left: only a tie is possible. */
    const ahead = (tiebreaks: readonly string[], spread: number) =>
      withSheets(
        {
          players: 6,
          plannedRounds: 3,
          rounds: [['1-2 1-0', '3-4 1-0', '5-6 1-0']],
          abnormalPoints: [{ points: pointsOf(2), participants: [playerId(1)] }],
          tiebreaks,
        },
        { 1: spread, 2: -spread, 3: 50, 4: -50, 5: 20, 6: -20 },
      );

    test('a spread that cannot be made up settles a tie', () => {
      const before = ahead(['SPREAD'], 451);
      expect(gibsonIn(before, { 'maximum-spread': 100 })).toHaveLength(1);
      expect(gibsonIn(before, { 'maximum-spread': 101 })).toHaveLength(0);
      expect(gibsonIn(before)).toHaveLength(0);
    });

    test('it says nothing where another tie-break goes before the spread', () => {
      const outcome = pairedBy(kingOfTheHill, ahead(['BH', 'SPREAD'], 451), { 'maximum-spread': 100 });
      expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['spread-not-first']);
    });
  });

  test('without the number of rounds nothing can be said', () => {
    const { tournament } = clinched;
    const { plannedRounds: _rounds, ...unknown } = tournament;
    const outcome = pairedBy(kingOfTheHill, { ...clinched, tournament: unknown }, {});
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['rounds-unknown']);
  });

  test('a champion whom the rules forbid to meet the best placed plays the next one', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(7)], fromRound: 1, toRound: 3 }];
    expect(pairsOf(standingAt([9, 6, 6, 5.5, 5, 4.5, 3, 2, 1, 1], { forbiddenPairs }))[0]).toBe('1-8');
  });
});
