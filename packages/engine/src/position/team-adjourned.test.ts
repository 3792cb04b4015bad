import { expect, test } from 'vitest';
import { playerId } from '../model/index.ts';
import { tournament } from '../testing/index.ts';
import { positionBefore } from './index.ts';

/*
 * Teams of two boards: 1 (players 1, 2) and 2 (players 3, 4). Board 1: player 1 wins; board 2 is adjourned. As a draw it makes
 * 1½ to ½: team 1 has won the match for the pairing of round 2.
 */
test('C.04.2, 3.1: for pairing, an adjourned board of a match is a draw', () => {
  const event = tournament({
    players: 4,
    plannedRounds: 3,
    system: 'team-swiss-2026',
    rounds: [['1-3 1-0', '4-2 *']],
    teamEvent: {
      teams: [
        { number: 1, name: 'A', players: [playerId(1), playerId(2)] },
        { number: 2, name: 'B', players: [playerId(3), playerId(4)] },
      ],
      boardColours: 'WB',
      pairingByes: [],
      forfeitedMatches: [],
      lineUps: [],
    },
  });
  const { everyone } = positionBefore(event, 2, { games: 1, teamsBy: 'mp' });
  expect(everyone.map(({ id, score }) => [id, score])).toEqual([
    [1, 20],
    [2, 0],
  ]);
});
