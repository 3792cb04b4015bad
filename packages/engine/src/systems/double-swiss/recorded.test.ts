import { describe, expect, test } from 'vitest';
import { decimalOf } from '../../model/index.ts';
import { pairedBy } from '../../testing/index.ts';
import { writtenAnswer, writtenPairing } from '../upfloaters/testing/judged.ts';
import { positionOf, recordedIn } from '../upfloaters/testing/recorded.ts';
import type { RecordedPosition } from '../upfloaters/testing/recorded-format.ts';
import { contendersOf } from './definitions.ts';
import { doubleSwiss2026 } from './index.ts';

/* What two enumerations of the articles answered, written apart from one another and from this one. */

const answered = (recorded: RecordedPosition): string => {
  const outcome = pairedBy(doubleSwiss2026, positionOf(recorded), {});
  return outcome.ok ? writtenPairing(outcome.value) : 'none';
};

/** What article 1 makes of everybody to be paired. */
const stateOf = (recorded: RecordedPosition) =>
  contendersOf(positionOf(recorded)).map(contender => ({
    player: Number(contender.id),
    score: decimalOf(contender.score),
    played: contender.played,
    colours: contender.colours.map(colour => (colour === 'white' ? 'W' : 'B')).join(''),
    floated: contender.floated,
    pab_barred: contender.barredSince !== undefined,
  }));

describe.each(['positions.jsonl', 'tournaments.jsonl'] as const)('%s', file => {
  const { source, positions } = recordedIn('double-swiss-2026', file);

  test(`pairs, bye, colours and order of every recorded round (${source}: ${positions.length})`, () => {
    expect(positions.length).toBeGreaterThan(0);
    const wrong = positions
      .map(recorded => ({
        name: recorded.name,
        answer: answered(recorded),
        expected: writtenAnswer(recorded.expected),
      }))
      .filter(({ answer, expected }) => answer !== expected);
    expect(wrong).toEqual([]);
  }, 120_000);
});

test('article 1: scores, matches played, colours, floats and who is barred from the bye', () => {
  for (const recorded of recordedIn('double-swiss-2026', 'positions.jsonl').positions)
    expect({ name: recorded.name, state: stateOf(recorded) }).toEqual({
      name: recorded.name,
      state: recorded.state,
    });
});
