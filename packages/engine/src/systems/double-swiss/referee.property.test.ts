import { expect, test } from 'vitest';
import type { Position } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { pairedBy } from '../../testing/index.ts';
import { roundOfEngine } from '../testing/written-round.ts';
import { ofContenders, walkedOf } from '../upfloaters/referee/oracle.ts';
import { decideLiterally } from '../upfloaters/referee/pair-literally.ts';
import { doubleSwiss2026 } from './index.ts';
import { barredSince, type LiteralOptions, playersOf, prohibitionIn, whiteOf } from './referee/player.ts';
import { textOf } from './referee/replay.ts';
import { matchPosition } from './testing/random-positions.ts';

/* The referee: random small rounds, most of them hard, paired by plain enumeration of the articles and by the engine. */
const ROUNDS = casesOf(1_000, 10_000);

const fast = (position: Position, { noCompatriots }: LiteralOptions) =>
  roundOfEngine(pairedBy(doubleSwiss2026, position, { 'no-compatriots': noCompatriots }));

const literal = (position: Position, options: LiteralOptions) => {
  const players = playersOf(position);
  const prohibition = prohibitionIn(position, options);
  const decided = decideLiterally(
    players,
    { floatsCount: position.isLastRound === false, coloursCount: false },
    {
      mayMeet: (a, b) => !prohibition(a, b),
      mayHaveBye: player => barredSince(player) === undefined,
    },
  );
  if (!decided || players.length === 0) return 'no-pairing';
  const boards = decided.brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => {
      const { white } = whiteOf(a, b, position);
      return white === a ? `${a.id}-${b.id}` : `${b.id}-${a.id}`;
    });
  return { boards: boards.sort(), bye: decided.bye?.id };
};

/** What the lists of whole rounds come to. */
const listed = (position: Position, options: LiteralOptions) => {
  const walked = walkedOf(position, ofContenders(textOf(position, options)));
  if (!walked || position.entrants.length === 0) return 'no-pairing';
  const { brackets, bye, text } = walked;
  const boards = brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => (text.whiteOf(a, b).white === a ? `${a.id}-${b.id}` : `${b.id}-${a.id}`));
  return { boards: boards.sort(), bye: bye?.id };
};

test(`C.04.5: the lists of whole rounds come to the same in ${ROUNDS}`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const [position, options] = [matchPosition(seed), { noCompatriots: seed % 2 === 0 }];
    expect({ seed, answer: listed(position, options) }).toEqual({ seed, answer: fast(position, options) });
  }
}, 600_000);

test(`C.04.5: the engine pairs ${ROUNDS} random small rounds as the enumeration of the articles does`, () => {
  let legal = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const position = matchPosition(seed);
    const expected = literal(position, { noCompatriots: false });
    expect({ seed, answer: fast(position, { noCompatriots: false }) }).toEqual({ seed, answer: expected });
    if (expected !== 'no-pairing') legal += 1;
  }
  expect(legal).toBeGreaterThan(ROUNDS / 2);
}, 600_000);

test(`C.04.2 (1999), 22: so it does in ${ROUNDS} with compatriots apart`, () => {
  let changed = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const position = matchPosition(seed);
    const expected = literal(position, { noCompatriots: true });
    expect({ seed, answer: fast(position, { noCompatriots: true }) }).toEqual({ seed, answer: expected });
    if (JSON.stringify(expected) !== JSON.stringify(fast(position, { noCompatriots: false }))) changed += 1;
  }
  // The paragraph decides something in these fields.
  expect(changed).toBeGreaterThan(ROUNDS / 20);
}, 600_000);
