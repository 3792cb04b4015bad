import { isPlayed, opponentIn } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Edition, Member } from './member.ts';

/** What forbids a pair, and since which round. */
export interface Forbidden {
  readonly rule: string;
  readonly round?: number;
}

/** The absolute rules in the order of the text, then what the tournament excludes. */
export const prohibitionBetween = (
  { round, tournament }: Position,
  edition: Edition,
  [a, b]: readonly [Member, Member],
): Forbidden | undefined => {
  const met = a.entrant.past.find(({ turn }) => isPlayed(turn) && opponentIn(turn) === b.id);
  if (met) return { rule: edition === '2026' ? 'burstein-2026.C1' : 'burstein-2017.3.1', round: met.round };
  if (a.strength === 3 && b.strength === 3 && a.wants === b.wants) {
    if (edition === '2026') return { rule: 'burstein-2026.C3' };
    const isAtLimit = Math.abs(a.difference) > 1 || Math.abs(b.difference) > 1;
    return { rule: isAtLimit ? 'burstein-2017.5.2' : 'burstein-2017.5.3' };
  }
  const isExcluded = tournament.forbiddenPairs.some(
    ({ players, fromRound, toRound }) =>
      fromRound <= round && round <= toRound && players.includes(a.id) && players.includes(b.id),
  );
  return isExcluded ? { rule: 'burstein.forbidden-pair' } : undefined;
};
