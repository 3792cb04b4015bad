import type { Position } from '../../../position/index.ts';
import type { Replay } from '../../testing/replay.ts';
import type { LiteralText } from '../../upfloaters/referee/oracle.ts';
import { upfloatReplay } from '../../upfloaters/referee/replay.ts';
import { matchPosition } from '../testing/random-positions.ts';
import {
  barredSince,
  type LiteralOptions,
  type Player,
  playersOf,
  prohibitionIn,
  whiteOf,
} from './player.ts';

/** C.04.5 (2026) looked up in the lists of whole rounds. */
export const replayOf = (options: LiteralOptions): Replay =>
  upfloatReplay<Player>(
    {
      system: 'double-swiss-2026',
      options: { 'no-compatriots': options.noCompatriots },
      positionFor: matchPosition,
    },
    position => textOf(position, options),
  );

export const textOf = (position: Position, options: LiteralOptions): LiteralText<Player> => ({
  name: 'double-swiss-2026',
  terms: { floatsCount: position.isLastRound === false, coloursCount: false },
  qualities: [undefined, undefined, 'C8'],
  contenders: playersOf(position),
  prohibition: prohibitionIn(position, options),
  barredSince,
  whiteOf: (a, b) => whiteOf(a, b, position),
});
