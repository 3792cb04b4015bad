import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import {
  accepted,
  answeredBy,
  type Explained,
  explained,
  pairedBy,
  position,
  type Sketch,
  tournament,
} from '../../testing/index.ts';
import type { Options, Pairing } from '../system.ts';
import { berger, doubleBerger } from './index.ts';
import { bergerRound } from './table.ts';
import { PRINTED_TABLES } from './testing/printed-tables.ts';

const paired = (system: typeof berger, sketch: Sketch, round: number, options: Options = {}): Explained =>
  explained(system, position(sketch, round), options);

const refusalOf = (system: typeof berger, sketch: Sketch, round: number, options: Options = {}) => {
  const outcome = pairedBy(system, position(sketch, round), options);
  return outcome.ok ? undefined : outcome.faults[0];
};

/** As the seed prints it: `1-4 2-3`. */
const lineOf = ({ boards }: Pairing): string =>
  boards.map(({ white, black }) => `${white}-${black}`).join(' ');

const lineWith = (players: number, round: number) => lineOf(paired(berger, { players }, round));

describe('Seed 001, Tablas de Round-Robin', () => {
  test.each(PRINTED_TABLES)('the table for $players players, cell by cell', ({ players, lines }) => {
    const [, even] = players;
    expect(lines.map((_, index) => lineWith(even, index + 1))).toEqual(lines);
  });

  test.each(PRINTED_TABLES)(
    'an odd field rests against the highest number: $players',
    ({ players, lines }) => {
      const [odd, even] = players;
      for (const [index, line] of lines.entries()) {
        const [free, ...others] = line.split(' ');
        const resting = free
          ?.split('-')
          .map(Number)
          .find(number => number !== even);
        const pairing = paired(berger, { players: odd }, index + 1);
        expect(lineOf(pairing)).toBe(others.join(' '));
        expect(pairing.byes).toEqual([{ player: resting, kind: 'rest' }]);
      }
    },
  );
});

/**
 * Another way to write FIDE's tables. Two players other than the highest meet in the round r with a + b ≡ r + 1
 * (modulo n - 1); an odd sum gives White to the lower number, an even one to the higher. The highest number meets
 * whoever would meet himself, and has White against the upper half of the numbers.
 */
const whiteOf = (a: number, b: number, size: number): number => {
  if (b === size) return a <= size / 2 ? a : b;
  return (a + b) % 2 === 1 ? a : b;
};
const roundOf = (a: number, b: number, size: number): number => {
  const sum = b === size ? 2 * a : a + b;
  return ((sum - 2) % (size - 1)) + 1;
};

describe('FIDE Competition Rules, Appendix 1', () => {
  test('for every number of players up to 100, each pair meets in its round with its colours', () => {
    for (let players = 2; players <= 100; players++) {
      const size = players + (players % 2);
      const expected = new Map<number, string[]>();
      for (let b = 2; b <= players; b++)
        for (let a = 1; a < b; a++) {
          const white = whiteOf(a, b, size);
          const round = roundOf(a, b, size);
          expected.set(round, [...(expected.get(round) ?? []), `${white}-${white === a ? b : a}`]);
        }
      expect(expected.size).toBe(berger.roundsFor?.(players, {}));
      for (const [round, pairs] of expected) {
        const line = bergerRound(size, round).filter(({ white, black }) => Math.max(white, black) <= players);
        expect(
          line.map(({ white, black }) => `${white}-${black}`).sort(),
          `${players} players, round ${round}`,
        ).toEqual(pairs.sort());
      }
    }
  });

  test('a hundred players are paired as the table says', () => {
    const expected = bergerRound(100, 50).map(({ white, black }) => `${white}-${black}`);
    expect(lineWith(100, 50)).toBe(expected.join(' '));
  });

  test('the second cycle of a double round robin reverses the colours', () => {
    const rounds = [1, 2, 3, 4, 5, 6].map(round => lineOf(paired(doubleBerger, { players: 4 }, round)));
    expect(rounds).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1', '4-1 3-2', '3-4 2-1', '4-2 1-3']);
  });

  test('the last two rounds of the first cycle may change places', () => {
    const swap = { 'swap-last-two-rounds': true };
    const rounds = [1, 2, 3, 4, 5, 6].map(round => lineOf(paired(doubleBerger, { players: 4 }, round, swap)));
    expect(rounds).toEqual(['1-4 2-3', '2-4 3-1', '4-3 1-2', '4-1 3-2', '3-4 2-1', '4-2 1-3']);
  });

  test('swapped, nobody has the same colour three times running', () => {
    const swap = { 'swap-last-two-rounds': true };
    for (const players of [4, 6, 8, 10, 12, 14]) {
      const rounds = Array.from({ length: 2 * (players - 1) }, (_, index) =>
        paired(doubleBerger, { players }, index + 1, swap),
      );
      for (let player = 1; player <= players; player++) {
        const colours = rounds
          .map(({ boards }) => (boards.some(({ white }) => white === player) ? 'W' : 'B'))
          .join('');
        expect(colours, `player ${player} of ${players}`).not.toMatch(/WWW|BBB/);
      }
    }
  });

  test('a file that says FIDE_DOUBLEROUNDROBIN has them swapped, one that says BERGER has not', () => {
    const round2 = (systemCode: string) => lineOf(paired(doubleBerger, { players: 4, systemCode }, 2));
    expect(round2('FIDE_DOUBLEROUNDROBIN')).toBe('2-4 3-1');
    expect(round2('BERGER_DOUBLEROUNDROBIN')).toBe('4-3 1-2');
  });
});

describe('numbers', () => {
  test('by hand are the start numbers, gaps closed', () => {
    const players = [3, 17, 20, 41].map(number => ({ id: playerId(number) }));
    expect(lineOf(paired(berger, { players }, 1))).toBe('3-41 17-20');
  });

  test('seed 001, Tablas de Round-Robin: the explanation claims a lot only where one was drawn', () => {
    const ruleOf = (options: Options) =>
      paired(berger, { players: 6 }, 1, options).rulings.find(({ subject }) => subject === 'order')?.rule.key;
    expect(ruleOf({})).toBe('berger.numbers-as-written');
    expect(ruleOf({ lot: '7 ducks' })).toBe('berger.numbers');
  });

  test('seed 001, Tablas de Round-Robin: the number drawn is the number of the player, in every round', () => {
    for (const round of [1, 2, 3, 4, 5])
      expect(lineOf(paired(berger, { players: 6 }, round, { lot: '7 ducks' }))).toBe(
        lineOf(paired(berger, { players: 6 }, round)),
      );
  });

  test('nothing is drawn when a round is paired: the option that did so is gone (decision 562)', () => {
    const outcome = berger.optionsFor(tournament({ players: 6 }), { numbers: 'by-lot', lot: 'x' });
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ code: 'option-invalid', data: { option: 'numbers' } }],
    });
  });
});

describe('whoever is not there', () => {
  test('keeps the number; the opponent rests', () => {
    const players = [{}, {}, {}, { withdrawnAfter: 1 }];
    const rounds = [['1-4 1-0', '2-3 =']];
    const pairing = paired(berger, { players, rounds }, 2);
    expect(lineOf(pairing)).toBe('1-2');
    expect(pairing.byes).toEqual([{ player: 3, kind: 'rest' }]);
    expect(pairing.rulings).toContainEqual(
      expect.objectContaining({ subject: 'rest', about: [3], because: [4] }),
    );
  });

  test('from before the first round is not in the table', () => {
    const players = [{}, {}, { withdrawnAfter: 0 }, {}];
    expect(lineOf(paired(berger, { players }, 1))).toBe('2-4');
  });

  test('a round already paired is paired again, its free round included', () => {
    const rounds = [['2-3 1-0'], ['1-2 =']];
    const pairing = paired(berger, { players: 3, rounds }, 1);
    expect(lineOf(pairing)).toBe('2-3');
    expect(pairing.byes).toEqual([{ player: 1, kind: 'rest' }]);
  });
});

describe('why somebody does not rest, or rests', () => {
  const asked = (sketch: Sketch, round: number, player: number) =>
    answeredBy(berger, position(sketch, round), {}, { kind: 'bye', player: playerId(player) });

  test('Tablas de Round-Robin, 2: who has the free round, and when the other has it', () => {
    // The table for 6: 1-6, 6-4, 2-6, 6-5, 3-6.
    const rest = { rule: { key: 'berger.rest' } };
    const free = { recipients: [1], freeBy: 'free-round' };
    expect(accepted(asked({ players: 5 }, 1, 1))).toMatchObject({ verdict: 'chosen', ...rest, facts: free });
    expect([2, 3, 4, 5].map(player => accepted(asked({ players: 5 }, 1, player)))).toMatchObject(
      [3, 5, 2, 4].map(freeIn => ({ verdict: 'table', ...rest, facts: { ...free, freeIn } })),
    );
  });

  test('Appendix 1: in two cycles the next free round is told, else the last', () => {
    const freeIn = [1, 2, 6, 10].map(round => {
      const stands = position({ players: 5 }, round);
      const answer = accepted(answeredBy(doubleBerger, stands, {}, { kind: 'bye', player: playerId(2) }));
      return answer.kind === 'bye' ? answer.facts.freeIn : undefined;
    });
    expect(freeIn).toEqual([3, 3, 8, 8]);
  });

  const absent = { players: [{}, {}, {}, { withdrawnAfter: 1 }], rounds: [['1-4 1-0', '2-3 =']] };
  const absence = { rule: { key: 'berger.absence' } };
  const alone = { recipients: [3], because: [4], freeBy: 'absence' };

  test('an absence: whose opponent is not there rests, and who plays is told', () => {
    expect(accepted(asked(absent, 2, 3))).toMatchObject({ verdict: 'chosen', ...absence, facts: alone });
    expect(accepted(asked(absent, 2, 1))).toMatchObject({ verdict: 'table', ...absence, facts: alone });
  });

  test('so does a round that was paired long ago', () => {
    const played = { ...absent, rounds: [...absent.rounds, ['1-2 =']] };
    expect(paired(berger, played, 2).byes).toEqual([{ player: 3, kind: 'rest' }]);
    expect(asked(played, 2, 1)).toEqual(asked(absent, 2, 1));
  });

  test('where everybody has an opponent nobody rests', () => {
    expect(asked({ players: 4 }, 1, 2)).toMatchObject({
      faults: [{ code: 'nobody-has-bye', data: { round: 1, called: 'rest' } }],
    });
  });
});

describe('a table refuses', () => {
  test('a round beyond its last', () => {
    expect(refusalOf(berger, { players: 5 }, 6)).toEqual({
      code: 'round-beyond-schedule',
      data: { round: 6, rounds: 5 },
    });
    expect(refusalOf(doubleBerger, { players: 5 }, 11)?.code).toBe('round-beyond-schedule');
  });

  test('a player alone', () => {
    expect(refusalOf(berger, { players: 1 }, 1)?.code).toBe('wrong-number-of-players');
  });

  test('a pair that the tournament forbids', () => {
    const forbiddenPairs = [{ players: [playerId(2), playerId(3)], fromRound: 1, toRound: 9 }];
    expect(refusalOf(berger, { players: 4, forbiddenPairs }, 1)).toEqual({
      code: 'table-pair-forbidden',
      data: { players: [2, 3], round: 1 },
    });
    expect(refusalOf(berger, { players: 4, forbiddenPairs }, 2)).toBeUndefined();
  });
});
