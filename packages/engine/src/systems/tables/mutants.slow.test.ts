import { expect, test } from 'vitest';
import { replayOf as replayOfWimbledon } from '../knockout/referee/replay.ts';
import { replayOf as replayOfRoundRobin } from '../round-robin/referee/replay.ts';
import { replayOf as replayOfScheveningen } from '../scheveningen/referee/replay.ts';
import { tableMutantsMissed } from '../testing/table-mutants.ts';

/** A draw has no lines, and nobody has a round to come. */
const ofNoDraw = [
  'the table, which is forbidden',
  'a round later',
  'no round',
  'another line',
  'another table',
  'rests a round later',
];

test.for([
  // Two of one field may meet in any round of a table for all: nothing is forbidden.
  ['berger', replayOfRoundRobin('berger'), ['the table, which is forbidden']],
  ['double-berger', replayOfRoundRobin('double-berger'), ['the table, which is forbidden']],
  ['team-berger', replayOfRoundRobin('team-berger'), ['the table, which is forbidden']],
  ['scheveningen', replayOfScheveningen('double'), ['another table', 'other numbers', 'rests a round later']],
  [
    'wimbledon',
    replayOfWimbledon({ games: 3, tieBreaks: ['wins', 'higher-seed'], thirdPlace: true }),
    ofNoDraw,
  ],
] as const)('%s: every answer made false is found', ([, replay, none]) => {
  const { missed, unmade } = tableMutantsMissed(replay);
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual(none);
});
