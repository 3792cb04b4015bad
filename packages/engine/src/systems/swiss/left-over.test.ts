import { describe, expect, test } from 'vitest';
import { addEdge, bitGraph } from '../../matching/index.ts';
import { playerId } from '../../model/index.ts';
import { accepted, answeredBy, position } from '../../testing/index.ts';
import { SYSTEMS } from '../catalogue.ts';
import { fieldOf as fieldOfDutch } from '../dutch/field.ts';
import { leftOverAmong, leftOverBy, leftOverIn } from './left-over.ts';
import type { Vertex } from './no-round.ts';
import type { Pairable } from './pairable.ts';
import { both, keeping, withBye, withPair } from './steps.ts';

/** Players 1, 2, 3 … of whom these may meet, and these may have the bye. */
const fieldOf = (players: number, pairs: string, byes: readonly number[] = []): Pairable<Vertex> => {
  const legal = bitGraph(players);
  for (const pair of pairs.split(' ').filter(each => each !== '')) {
    const [a = 0, b = 0] = pair.split('-').map(Number);
    addEdge(legal, a - 1, b - 1);
  }
  const members = Array.from({ length: players }, (_, order) => ({ id: playerId(order + 1), order }));
  return { members, legal, mayHaveBye: ({ id }) => byes.includes(id) };
};

const at = ({ members }: Pairable<Vertex>, id: number): Vertex => members[id - 1] ?? expect.fail('a player');

describe('decision 422: who would be left over', () => {
  test('nobody, where everybody can be paired', () => {
    expect(leftOverIn(fieldOf(4, '1-2 3-4'))).toBeUndefined();
    expect(leftOverIn(fieldOf(3, '1-2', [3]))).toBeUndefined();
  });

  test('one who has nobody: that the rest is then of an odd number is not said', () => {
    expect(leftOverIn(fieldOf(4, '1-2 1-3 2-3'))).toEqual({ count: 1, players: [4], partners: [] });
  });

  test('two who have one opponent between them: one of the two', () => {
    expect(leftOverIn(fieldOf(6, '1-3 2-3 3-4 4-5 5-6 4-6'))).toEqual({
      count: 1,
      players: [1, 2],
      partners: [3],
    });
  });

  test('two who have met, and are all that is left: both', () => {
    expect(leftOverIn(fieldOf(2, ''))).toEqual({ count: 2, players: [1, 2], partners: [] });
  });

  test('an odd number: the only one who can be left may not have the bye', () => {
    expect(leftOverIn(fieldOf(3, '1-2', [1, 2]))).toEqual({
      count: 1,
      players: [3],
      partners: [],
      bye: 'barred',
    });
  });

  test('an odd number: two have nobody, and there is one bye', () => {
    expect(leftOverIn(fieldOf(5, '1-2 1-3 2-3', [1, 2, 3, 4, 5]))).toEqual({
      count: 2,
      players: [4, 5],
      partners: [],
      bye: 'one',
    });
  });

  test('whoever has the bye by what is asked is not left over', () => {
    const field = fieldOf(5, '1-2 1-3 2-3 3-4 4-5', [1, 2, 3, 4, 5]);
    const leftOver = leftOverBy(field);
    expect(leftOver(withBye(at(field, 4)))).toEqual({ count: 1, players: [5], partners: [] });
  });

  test('what is asked alone comes first; what was decided before is said to be kept', () => {
    const field = fieldOf(6, '1-2 1-3 2-4 3-4 3-5 4-6 5-6 2-5');
    const leftOver = leftOverBy(field);
    const pair = withPair(at(field, 5), at(field, 6));
    const kept = keeping<Vertex>(undefined, [[at(field, 1), at(field, 3)]]);
    expect(leftOver(pair)).toBeUndefined();
    expect(leftOver(both(kept, pair))).toBeUndefined();
    const other = withPair(at(field, 2), at(field, 5));
    expect(leftOver(other)).toBeUndefined();
    expect(leftOver(both(keeping<Vertex>(undefined, [[at(field, 3), at(field, 4)]]), other))).toEqual({
      count: 2,
      players: [1, 6],
      partners: [],
      keeping: 'earlier decisions',
    });
    const alone = withPair(at(field, 1), at(field, 2));
    const group = [1, 2, 3, 6].map(id => at(field, id));
    expect(leftOver(alone)).toBeUndefined();
    expect(leftOverAmong(field, group, alone)).toEqual({
      count: 2,
      players: [3, 6],
      partners: [],
      keeping: 'earlier decisions',
    });
  });
});

/* C4 and its like in every text: 1 and 2 are kept apart by the tournament, so 3 and 4, who are all others, cannot meet. */
const SWISS = SYSTEMS.filter(
  ({ kind, pairs }) => pairs !== 'teams' && (kind === 'swiss' || kind === 'standings'),
);

describe.each(SWISS.map(system => [system.id, system] as const))('%s', (_, system) => {
  const before = () =>
    position({
      players: 4,
      rounds: [['1-3 1-0', '4-2 0-1']],
      plannedRounds: 5,
      initialColour: 'white',
      forbiddenPairs: [{ players: [playerId(1), playerId(2)], fromRound: 1, toRound: 9 }],
    });

  test('says of a pair who would have no opponent', () => {
    const answer = answeredBy(system, before(), {}, { kind: 'pair', players: [playerId(3), playerId(4)] });
    expect(accepted(answer)).toMatchObject({
      verdict: 'forbidden',
      facts: { leftOver: { count: 2, players: [1, 2], partners: [] } },
    });
  });

  test('and what keeps the two apart', () => {
    const answer = answeredBy(system, before(), {}, { kind: 'pair', players: [playerId(3), playerId(4)] });
    expect(accepted(answer)).toMatchObject({ facts: { leftOver: { apart: { rule: { id: 'XXP' } } } } });
  });
});

test('two who have met, and are all that is left: in which round', () => {
  const sketch = {
    players: 4,
    rounds: [['1-2 1-0', '3-4 1-0']],
    plannedRounds: 5,
    initialColour: 'white',
  } as const;
  const field = fieldOfDutch(position(sketch), '2026', { 'no-compatriots': false });
  const members = field.members.filter(({ id }) => id <= 2);
  expect(leftOverIn({ ...field, members, mayHaveBye: () => false })).toMatchObject({
    apart: { rule: { id: 'C1' }, round: 1 },
  });
});
