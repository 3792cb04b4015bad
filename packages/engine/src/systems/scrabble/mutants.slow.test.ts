import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replayOfHill } from './referee/hill-replay.ts';
import { replayOfSwiss } from './referee/swiss-replay.ts';

test('Swiss rounds: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOfSwiss(0), {
    keys: ['scrabble'],
    criteria: /^(Swiss 3|Bye)$/,
    colours: /^Swiss 3$/,
    fewest: /^Swiss 3$/,
    completion: /^Swiss 3$/,
    order: [/^Swiss 2$/, /^Swiss 3$/],
    prohibitions: [/^Swiss 3$/, /^Bye$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual(['half a point more', 'a score for a difference']);
  expect(made).toBeGreaterThanOrEqual(25);
});

test('King of the Hill: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(
    replayOfHill({ gibson: true, prizes: 1, everyPlace: false }),
    {
      keys: ['scrabble', 'king-of-the-hill'],
      criteria: /^(Gibson|Bye|Swiss 3|XXP)$/,
      colours: /^Gibson$/,
      fewest: /^Bye$/,
      completion: /^Swiss 3$/,
      order: [/^King of the Hill 1$/, /^Gibson$/],
      prohibitions: [/^XXP$/, /^Swiss 3$/],
    },
  );
  expect(missed.slice(0, 10)).toEqual([]);
  // The hill has no brackets, and nobody is forbidden for what was in an earlier round.
  expect(unmade).toEqual([
    'the bracket above',
    'the bracket below',
    'no bracket',
    'another round of it',
    'half a point more',
    'a score for a difference',
  ]);
  expect(made).toBeGreaterThanOrEqual(20);
});
