import type { TournamentRecord } from '../../model/index.ts';
import { recordOf } from '../../testing/index.ts';

/** A record with teams, which have no acts yet. */
export const teamsRecord = (): TournamentRecord => ({
  ...recordOf({ players: 2 }),
  teamEvent: { teams: [], pairingByes: [], forfeitedMatches: [], lineUps: [] },
});
