import { describe, expect, test } from 'vitest';
import { decimalOf } from '../../model/index.ts';
import { pairedBy } from '../../testing/index.ts';
import { recordOf, writtenAnswer, writtenPairing } from '../upfloaters/testing/judged.ts';
import { positionOf, recordedIn } from '../upfloaters/testing/recorded.ts';
import type { RecordedPosition } from '../upfloaters/testing/recorded-format.ts';
import { contendersOf } from './definitions.ts';
import { teamSwiss2026 } from './index.ts';

/* What two enumerations of the articles and FIDE's own procedure answered, all written apart from this one. */

const answered = (recorded: RecordedPosition): string => {
  const outcome = pairedBy(teamSwiss2026, positionOf(recorded), recordOf(recorded).options ?? {});
  return outcome.ok ? writtenPairing(outcome.value) : 'none';
};

/** What article 1 makes of every team to be paired. */
const stateOf = (recorded: RecordedPosition) =>
  contendersOf(positionOf(recorded), {
    preferences: recorded.settings.colour_preferences ?? 'A',
    secondaryCounts: true,
  }).map(contender => ({
    team: Number(contender.id),
    score: decimalOf(contender.score),
    secondary: decimalOf(contender.secondary),
    played: contender.played,
    colours: contender.colours.map(colour => (colour === 'white' ? 'W' : 'B')).join(''),
    floated: contender.floated,
    pab_barred: contender.barredSince !== undefined,
  }));

describe.each(['positions.jsonl', 'tournaments.jsonl'] as const)('%s', file => {
  const { source, positions } = recordedIn('team-swiss-2026', file);

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
  }, 240_000);
});

test('article 1: scores, matches played, colours, floats and who is barred from the bye', () => {
  for (const recorded of recordedIn('team-swiss-2026', 'positions.jsonl').positions)
    expect({ name: recorded.name, state: stateOf(recorded) }).toMatchObject({
      name: recorded.name,
      state: recorded.state?.map(({ team, score, secondary, played, colours, floated, pab_barred }) => ({
        team,
        score,
        secondary,
        played,
        colours,
        floated,
        pab_barred,
      })),
    });
}, 120_000);
