import { expect, test } from 'vitest';
import { position } from '../../testing/index.ts';
import { againstBye, equalByes } from './comparison.ts';
import { fieldOf } from './field.ts';
import { pairedRound } from './paired-round.ts';

test.each([
  ['2026', 5],
  ['2026', 9],
  ['2017', 9],
  ['2017', 15],
] as const)('%s, %i players: who could have the bye as well is found as one by one', (edition, players) => {
  const before = position({ players, plannedRounds: 9, initialColour: 'white' });
  const round = pairedRound(fieldOf(before, edition, { 'no-compatriots': false }));
  const recipient = round.brackets.at(-1)?.candidate.bye;
  const others = [...equalByes(round)].filter(([member]) => member !== recipient);
  expect(others).toHaveLength(players - 1);
  for (const [member, against] of others) expect(against).toEqual(againstBye(round, member));
});
