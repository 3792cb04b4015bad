import { describe, expect, test } from 'vitest';
import { readTournament } from '../formats/index.ts';
import type { Tournament, Turn } from '../model/index.ts';
import { corpusFiles } from '../testing/corpus.ts';
import { tournament } from '../testing/index.ts';
import { byesMissing, type CheckRequest, checkRound, checkRounds, pairsMissing } from './check.ts';

const named = (system: string): CheckRequest => ({ system });
const dutch = () => named('dutch-2026');

const read = (text: string): Tournament => {
  const outcome = readTournament(new TextEncoder().encode(text));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.tournament;
};

const SOME = process.env['PAREO_LONG'] === '1' ? 400 : 12;

describe.each(['dutch-2026', 'dutch-2017'])('recorded tournaments of %s', id => {
  const { files } = corpusFiles(id);
  const every = Math.max(1, Math.floor(files.length / SOME));
  test.each(files.filter(({ name }, at) => name.endsWith('.trf') && at % every === 0))(
    '$name',
    ({ text }) => {
      const { rounds } = checkRounds(read(text), named(id));
      expect(rounds.filter(({ kind }) => kind !== 'agrees').map(({ round, kind }) => [round, kind])).toEqual(
        [],
      );
    },
  );
});

/** Seven players: 1-4, 5-2, 3-6 and the bye for 7, as the Dutch system pairs them when 1 has White. */
const ROUND_ONE = ['1-4 1-0', '5-2 0-1', '3-6 1-0', '7 U'];
const seven = (lines: readonly string[], planned: number | 'not announced' = 5) =>
  tournament({
    players: 7,
    initialColour: 'white',
    rounds: [lines],
    ...(planned === 'not announced' ? {} : { plannedRounds: planned }),
  });

const differenceIn = (lines: readonly string[]) => {
  const checked = checkRound(seven(lines), 1, dutch());
  if (checked.kind !== 'differs') throw new Error(`The round ${checked.kind}`);
  const { expected, found } = checked;
  const short = (pairs: ReturnType<typeof pairsMissing>) =>
    pairs.map(({ white, black }) => `${white}-${black}`);
  return {
    expected: [...short(pairsMissing(expected, found)), ...byesMissing(expected, found).map(id => `${id}-0`)],
    found: [...short(pairsMissing(found, expected)), ...byesMissing(found, expected).map(id => `${id}-0`)],
  };
};

test('a right round agrees, in whatever order the file writes it', () => {
  expect(checkRound(seven(ROUND_ONE), 1, dutch()).kind).toBe('agrees');
  expect(checkRound(seven([...ROUND_ONE].reverse()), 1, dutch()).kind).toBe('agrees');
});

test('a wrong colour is reported with both pairings', () => {
  expect(differenceIn(['1-4 1-0', '2-5 1-0', '3-6 1-0', '7 U'])).toEqual({
    expected: ['5-2'],
    found: ['2-5'],
  });
});

test('two pairs that exchanged a player are reported', () => {
  expect(differenceIn(['1-5 1-0', '4-2 0-1', '3-6 1-0', '7 U'])).toEqual({
    expected: ['1-4', '5-2'],
    found: ['1-5', '4-2'],
  });
});

test('a wrong bye is reported', () => {
  expect(differenceIn(['1-4 1-0', '5-2 0-1', '3-7 1-0', '6 U'])).toEqual({
    expected: ['3-6', '7-0'],
    found: ['3-7', '6-0'],
  });
});

test('a forfeit counts with the colours that were allotted, or without any', () => {
  expect(checkRound(seven(['1-4 +-', '5-2 --', '3-6 1-0', '7 U']), 1, dutch()).kind).toBe('agrees');
  expect(differenceIn(['1-4 1-0', '2-5 +-', '3-6 1-0', '7 U']).found).toEqual(['2-5']);
  const plain = seven(ROUND_ONE);
  const withoutColour = (turn: Turn): Turn =>
    turn.kind === 'game' ? { kind: 'forfeit', opponent: turn.opponent, won: turn.result === 'win' } : turn;
  const forfeited = {
    ...plain,
    players: plain.players.map(player => ({ ...player, turns: player.turns.map(withoutColour) })),
  };
  expect(checkRound(forfeited, 1, dutch()).kind).toBe('agrees');
});

test('where the number of rounds is not announced, the recorded ones are all there are', () => {
  const { plannedRounds, rounds } = checkRounds(seven(ROUND_ONE, 'not announced'), dutch());
  expect(plannedRounds).toEqual({ count: 1, source: 'recorded' });
  expect(rounds.map(({ kind }) => kind)).toEqual(['agrees']);
});

test('a round that the rules do not allow is refused, not passed over', () => {
  const second = tournament({
    players: 2,
    plannedRounds: 3,
    initialColour: 'white',
    rounds: [['1-2 1-0'], ['2-1 1-0']],
  });
  expect(checkRound(second, 2, dutch())).toMatchObject({
    kind: 'refused',
    refusals: [{ code: 'no-legal-pairing' }],
    found: { pairs: [{ white: 2, black: 1 }] },
  });
});

test('an option that the system has not is refused', () => {
  const checked = checkRound(seven(ROUND_ONE), 1, { ...dutch(), options: { colour: 'pink' } });
  expect(checked).toMatchObject({ kind: 'refused', refusals: [{ code: 'option-unknown' }] });
});

test('the free round of a table agrees, written as a bye or not at all', () => {
  const three = (line: readonly string[]) => tournament({ players: 3, rounds: [line] });
  expect(checkRound(three(['2-3 1-0']), 1, named('berger')).kind).toBe('agrees');
  expect(checkRound(three(['2-3 1-0', '1 U']), 1, named('berger')).kind).toBe('agrees');
  expect(checkRound(three(['1-3 1-0', '2 U']), 1, named('berger')).kind).toBe('differs');
});

test('a round that nobody could play agrees with a system that has nobody to pair', () => {
  const gap = tournament({ players: 4, rounds: [['1-4 1-0', '2-3 1-0'], [], ['2-4 1-0', '3-1 1-0']] });
  expect(checkRound(gap, 2, named('berger')).kind).toBe('agrees');
});

test('every round may have a system of its own', () => {
  const mixed = tournament({
    players: 4,
    plannedRounds: 3,
    initialColour: 'white',
    system: 'dutch-2026',
    schedule: [{ system: 'berger', fromRound: 2, toRound: 3 }],
    rounds: [
      ['1-3 1-0', '4-2 0-1'],
      ['4-3 1-0', '1-2 1-0'],
    ],
  });
  const { rounds } = checkRounds(mixed);
  expect(rounds.map(({ system, kind }) => [system?.id, kind])).toEqual([
    ['dutch-2026', 'agrees'],
    ['berger', 'agrees'],
  ]);
});
