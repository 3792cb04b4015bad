import { expect, test } from 'vitest';
import type { Position } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { pairedBy } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { roundOfEngine } from '../testing/written-round.ts';
import { ofContenders, walkedOf } from '../upfloaters/referee/oracle.ts';
import { decideLiterally } from '../upfloaters/referee/pair-literally.ts';
import { teamSwiss2026 } from './index.ts';
import { textOf } from './referee/replay.ts';
import { barredSince, prohibitionIn, teamsOf, whiteOf } from './referee/team.ts';
import { teamPosition } from './testing/random-positions.ts';

/* The referee: random small rounds, most of them hard, paired by plain enumeration of the articles and by the engine. */
const ROUNDS = casesOf(1_000, 10_000);

const fast = (position: Position, options: Options) =>
  roundOfEngine(pairedBy(teamSwiss2026, position, options));

const literal = (position: Position, options: Options) => {
  // Preface: acceleration (C.04.7) is for match points.
  if (position.tournament.acceleration && options['primary-score'] === 'game-points') return 'no-pairing';
  const teams = teamsOf(position, options);
  const prohibition = prohibitionIn(position);
  const decided = decideLiterally(
    teams,
    {
      floatsCount: position.round <= (position.tournament.plannedRounds ?? 0) - 2,
      coloursCount: true,
    },
    {
      mayMeet: (a, b) => !prohibition(a, b),
      mayHaveBye: team => barredSince(team) === undefined,
    },
  );
  if (!decided || teams.length === 0) return 'no-pairing';
  const boards = decided.brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => {
      const { white } = whiteOf(a, b, position);
      return white === a ? `${a.id}-${b.id}` : `${b.id}-${a.id}`;
    });
  return { boards: boards.sort(), bye: decided.bye?.id };
};

/** Every seed has its options. */
const optionsOf = (seed: number): Options => ({
  'colour-preferences': ['A', 'B', 'B', 'none'][seed % 4] ?? 'A',
  'primary-score': seed % 5 === 0 ? 'game-points' : 'match-points',
  'secondary-score': seed % 3 !== 0,
});

/** What the lists of whole rounds come to. */
const listed = (position: Position, options: Options) => {
  if (position.tournament.acceleration && options['primary-score'] === 'game-points') return 'no-pairing';
  const walked = walkedOf(position, ofContenders(textOf(position, options)));
  if (!walked || position.entrants.length === 0) return 'no-pairing';
  const { brackets, bye, text } = walked;
  const boards = brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => (text.whiteOf(a, b).white === a ? `${a.id}-${b.id}` : `${b.id}-${a.id}`));
  return { boards: boards.sort(), bye: bye?.id };
};

test(`C.04.6: the lists of whole rounds come to the same in ${ROUNDS}`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const options = optionsOf(seed);
    const position = teamPosition(seed, options['primary-score'] === 'game-points' ? 'gp' : 'mp');
    expect({ seed, answer: listed(position, options) }).toEqual({ seed, answer: fast(position, options) });
  }
}, 600_000);

test(`C.04.6: the engine pairs ${ROUNDS} random small rounds as the enumeration of the articles does`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const options = optionsOf(seed);
    const position = teamPosition(seed, options['primary-score'] === 'game-points' ? 'gp' : 'mp');
    const expected = literal(position, options);
    expect({ seed, answer: fast(position, options) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
