import type { Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { procedureOf } from '../../upfloaters/literal/replay.ts';
import { matchPosition } from '../testing/random-positions.ts';
import {
  barredSince,
  type LiteralOptions,
  type Player,
  playersOf,
  prohibitionIn,
  whiteOf,
} from './player.ts';

/** C.04.5 (2026) proved again. */
export const replayOf = (options: LiteralOptions): Replay =>
  stepwiseReplay<Player>(
    {
      system: 'double-swiss-2026',
      options: { 'no-compatriots': options.noCompatriots },
      positionFor: matchPosition,
    },
    position =>
      procedureOf(
        {
          name: 'double-swiss-2026',
          terms: { floatsCount: position.isLastRound === false, coloursCount: false },
          qualities: [undefined, undefined, 'C8'],
          contenders: playersOf(position),
          prohibition: prohibitionIn(position, options),
          barredSince,
          whiteOf: (a, b) => whiteOf(a, b, position),
        },
        position,
      ),
  );
