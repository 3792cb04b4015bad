import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, type Explained, position, type Sketch } from '../../testing/index.ts';
import { wimbledon } from '../knockout/index.ts';
import type { PairingQuestion } from '../question.ts';
import { berger } from '../round-robin/index.ts';
import type { Options, Pairing, PairingSystem } from '../system.ts';
import { workOutInGroups } from './index.ts';

/** Groups in the order of the players: `groupsOf('1221')` puts 1 and 4 into group 1. */
const groupsOf = (letters: string): Sketch => ({ players: [...letters].map(group => ({ group })) });

const paired = (system: PairingSystem, sketch: Sketch, round: number): Explained => {
  const { pairing, explain } = accepted(workOutInGroups(system, position(sketch, round), {}));
  return { ...pairing, rulings: explain() };
};

const refusalOf = (sketch: Sketch, round: number, options: Options = {}) => {
  const outcome = workOutInGroups(berger, position(sketch, round), options);
  return outcome.ok ? [] : outcome.faults;
};

const boardsOf = ({ boards }: Pairing) =>
  boards.map(({ number, group, white, black }) => `${number} [${group}] ${white}-${black}`);

describe('Belgrade groups, and any system inside each', () => {
  const two = groupsOf('12211221');

  test('each group is a table of its own, and boards are numbered through', () => {
    expect(boardsOf(paired(berger, two, 1))).toEqual(['1 [1] 1-8', '2 [1] 4-5', '3 [2] 2-7', '4 [2] 3-6']);
  });

  test('a knock-out inside a group keeps the names of its parts', () => {
    const groups = paired(wimbledon, groupsOf('1122'), 1).boards.map(({ group }) => group);
    expect(groups).toEqual(['1/final', '2/final']);
  });

  test('each group has its ruling, and each board those of its system', () => {
    const keys = paired(berger, two, 1).rulings.map(({ rule }) => rule.key);
    expect(keys.filter(key => key === 'belgrade.by-itself')).toHaveLength(2);
    expect(keys.filter(key => key === 'berger.table')).toHaveLength(4);
  });

  test('each odd group has its own free round', () => {
    expect(paired(berger, groupsOf('111222'), 1).byes.map(({ player }) => player)).toEqual([1, 4]);
  });

  test('a smaller group that has finished rests while the others play', () => {
    const pairing = paired(berger, groupsOf('1111112222'), 4);
    expect(pairing.boards.map(({ group }) => group)).toEqual(['1', '1', '1']);
    expect(pairing.byes.map(({ player }) => player)).toEqual([7, 8, 9, 10]);
    expect(pairing.rulings.at(-1)?.rule.key).toBe('belgrade.finished');
  });

  test('group 2 stands before group 10', () => {
    const players = ['10', '10', '2', '2'].map(group => ({ group }));
    expect(boardsOf(paired(berger, { players }, 1))).toEqual(['1 [2] 3-4', '2 [10] 1-2']);
  });
});

describe('questions', () => {
  const two = groupsOf('12211221');
  const asked = (question: PairingQuestion) =>
    accepted(accepted(workOutInGroups(berger, position(two, 1), {})).answer(question));

  test('two of different groups never meet', () => {
    expect(asked({ kind: 'pair', players: [playerId(1), playerId(2)] })).toMatchObject({
      verdict: 'forbidden',
      rule: { key: 'belgrade.by-itself' },
    });
  });

  test('whoever’s group has played all its rounds rests for that reason', () => {
    const round = accepted(workOutInGroups(berger, position(groupsOf('1111112222'), 4), {}));
    const whyOf = (question: PairingQuestion) => accepted(round.answer(question));
    expect(whyOf({ kind: 'bye', player: playerId(7) })).toMatchObject({
      verdict: 'chosen',
      rule: { key: 'belgrade.finished' },
    });
    expect(whyOf({ kind: 'pair', players: [playerId(7), playerId(8)] }).rule.key).toBe('belgrade.finished');
  });

  test('inside a group the system answers, and boards keep their numbers', () => {
    expect(asked({ kind: 'pair', players: [playerId(1), playerId(4)] }).verdict).toBe('table');
    expect(asked({ kind: 'board', board: 3 })).toMatchObject({
      question: { board: 3 },
      facts: { board: 3, white: 2, black: 7 },
    });
  });
});

describe('pairing in groups refuses', () => {
  test('players without a group', () => {
    expect(refusalOf({ players: [{ group: '1' }, {}, { group: '1' }, {}] }, 1)).toEqual([
      { code: 'group-unknown', data: { players: [2, 4] } },
    ]);
  });

  test('a round that no group has', () => {
    expect(refusalOf(groupsOf('1111112222'), 6)).toEqual([
      { code: 'round-beyond-schedule', data: { round: 6, rounds: 5 } },
    ]);
  });

  test('what the system refuses, told once', () => {
    expect(refusalOf(groupsOf('1122'), 1, { colour: 'blue' })).toEqual([
      { code: 'option-unknown', data: { option: 'colour' } },
    ]);
  });

  test('a group that cannot be paired: then nobody is', () => {
    expect(refusalOf(groupsOf('112'), 1).map(({ code }) => code)).toEqual(['wrong-number-of-players']);
  });
});
