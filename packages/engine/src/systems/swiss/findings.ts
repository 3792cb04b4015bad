import type { Finding } from '../../rules/index.ts';
import type { Counted } from './steps.ts';

/** What each rule counts, as both candidates are shown: what is counted size by size is one finding, the greatest first. */
export const findingsOf = (counts: readonly Counted[]): readonly Finding[] => {
  const found = new Map<string, Finding>();
  for (const [rule, count, suffers, { unit, each } = {}] of counts) {
    const before = found.get(rule.key);
    const sizes = each ? [...(before?.sizes ?? []), ...suffers.map(() => each)] : [];
    found.set(rule.key, {
      rule,
      count: (before?.count ?? 0) + count,
      ...(unit === undefined ? {} : { unit }),
      players: [...(before?.players ?? []), ...suffers],
      ...(sizes.length > 0 ? { sizes } : {}),
    });
  }
  return [...found.values()];
};
