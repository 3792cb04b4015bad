import { checkTournament, type PlayerId, playerId, type TournamentRecord } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted, recordOf } from '../../../testing/index.ts';

interface Entered {
  readonly id: PlayerId;
  readonly withdrawnAfter?: number;
}

/** Teams of two players each; team t has players 10 t and 10 t + 1. */
export const recordOfTeams = (
  entered: readonly Entered[],
  settings: Partial<TournamentRecord> = {},
): TournamentRecord => ({
  ...recordOf({
    players: entered.flatMap(({ id, ...particular }) =>
      [0, 1].map(seat => ({ ...particular, id: playerId(10 * id + seat) })),
    ),
  }),
  teamEvent: {
    teams: entered.map(({ id }) => ({
      number: Number(id),
      name: `Team ${id}`,
      players: [0, 1].map(seat => playerId(10 * id + seat)),
    })),
    boardColours: 'WB',
    pairingByes: [],
    forfeitedMatches: [],
    lineUps: [],
  },
  ...settings,
});

export const teamsBeforeRound = (entered: readonly Entered[], round: number): Position =>
  positionBefore(accepted(checkTournament(recordOfTeams(entered))), round, { teamsBy: 'mp' });
