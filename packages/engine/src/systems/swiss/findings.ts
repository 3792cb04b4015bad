import type { Finding } from '../../rules/index.ts';
import type { Counted, CountedLater } from './steps.ts';

/**
 * What each rule counts, as both candidates are shown: what is counted size by size is one finding, the greatest first; of a
 * rule that counts one thing and then another, the last.
 */
export const findingsOf = (counts: readonly (Counted | CountedLater)[]): readonly Finding[] => {
  const found = new Map<string, Finding>();
  for (const [rule, count, charged, { unit, each } = {}] of counts) {
    const suffers = typeof charged === 'function' ? charged() : charged;
    const known = found.get(rule.key);
    const before = known?.unit === unit ? known : undefined;
    const sizes = each ? [...(before?.sizes ?? []), ...suffers.map(() => each)] : [];
    const isBreach = unit === 'breach';
    const players = [...(before?.players ?? []), ...suffers];
    found.set(rule.key, {
      rule,
      // A rule that is broken twice is broken.
      count: isBreach ? Math.max(before?.count ?? 0, count) : (before?.count ?? 0) + count,
      ...(unit === undefined ? {} : { unit }),
      players: isBreach ? [...new Set(players)] : players,
      ...(sizes.length > 0 ? { sizes } : {}),
    });
  }
  return [...found.values()];
};
