import { knownSystem } from '@pareo/engine/journal';
import { proposedTiebreaks } from '@pareo/engine/standings';

/* The codes of tie-breaks and the editions of their rules, for whoever shows or chooses a list. What they are worth is a matter of tables. */
export {
  EDITIONS,
  type Edition,
  formatTiebreak,
  parseTiebreak,
  TIEBREAK_CODES,
} from '@pareo/engine/standings';

/** The list that is proposed for a new tournament. A knock-out ranks by its matches, and a match of two teams has two scores: none. */
export const listProposedFor = (system: string, rounds: number): readonly string[] => {
  const known = knownSystem(system);
  const kind = known?.kind ?? 'swiss';
  if (kind === 'knock-out' || kind === 'team-table') return [];
  const lists = proposedTiebreaks({
    edition: known?.game === 'scrabble' ? 'scrabble' : '2026-03',
    schedule: kind === 'round-robin' ? 'predetermined' : 'swiss',
    of: system.startsWith('team') ? 'teams' : 'players',
    ratings: 'not-consistent',
    system,
  });
  // Seed 004, tie-breaks: where the rounds are many the best and the worst opponent may be left out.
  const [first, second] = lists;
  const isLong = known?.game === 'scrabble' && rounds >= LONG_SCRABBLE;
  return (isLong ? second : first)?.tiebreaks ?? [];
};

/** Events: from so many rounds on BH/M1 is proposed. */
const LONG_SCRABBLE = 16;
