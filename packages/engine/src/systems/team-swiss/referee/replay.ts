import type { Position } from '../../../position/index.ts';
import type { Options } from '../../system.ts';
import type { Replay } from '../../testing/replay.ts';
import type { LiteralText } from '../../upfloaters/referee/oracle.ts';
import { upfloatReplay } from '../../upfloaters/referee/replay.ts';
import { teamPosition } from '../testing/random-positions.ts';
import { barredSince, prohibitionIn, type Team, teamsOf, whiteOf } from './team.ts';

/** C.04.6 (2026) looked up in the lists of whole rounds, with some of its options. */
export const replayOf = (options: Options): Replay =>
  upfloatReplay<Team>(
    {
      system: 'team-swiss-2026',
      options,
      positionFor: seed => teamPosition(seed, options['primary-score'] === 'game-points' ? 'gp' : 'mp'),
    },
    position => textOf(position, options),
  );

export const textOf = (position: Position, options: Options): LiteralText<Team> => ({
  name: 'team-swiss-2026',
  terms: {
    floatsCount: position.round <= (position.tournament.plannedRounds ?? 0) - 2,
    coloursCount: true,
  },
  qualities: ['C8', 'C9', 'C10'],
  contenders: teamsOf(position, options),
  prohibition: prohibitionIn(position),
  barredSince,
  whiteOf: (a, b) => whiteOf(a, b, position),
});
