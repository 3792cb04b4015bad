import type { Options } from '../../system.ts';
import type { Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { procedureOf } from '../../upfloaters/literal/replay.ts';
import { teamPosition } from '../testing/random-positions.ts';
import { barredSince, prohibitionIn, type Team, teamsOf, whiteOf } from './team.ts';

/** C.04.6 (2026) proved again, with some of its options. */
export const replayOf = (options: Options): Replay =>
  stepwiseReplay<Team>(
    {
      system: 'team-swiss-2026',
      options,
      positionFor: seed => teamPosition(seed, options['primary-score'] === 'game-points' ? 'gp' : 'mp'),
    },
    position =>
      procedureOf(
        {
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
        },
        position,
      ),
  );
