import { replayOf as replayOfDutch } from '../dutch/literal/replay.ts';
import type { Replay } from './replay.ts';

/** One for each system that is proved again; the property test says which are missing. */
export const REPLAYS: readonly Replay[] = [replayOfDutch('2026'), replayOfDutch('2017')];
