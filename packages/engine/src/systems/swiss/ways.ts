import { impossible, type PlayerId } from '../../model/index.ts';
import type { Compared, ComparedCandidate } from '../../rules/index.ts';
import { findingsOf } from './findings.ts';
import { differenceAt, partAt, type Step } from './steps.ts';

/** A way to decide a bracket: its steps, and what comes of them. */
export interface Way {
  readonly steps: readonly Step[];
  readonly pairs: readonly (readonly [Known, Known])[];
  /** Whoever crosses its border. */
  readonly floaters: readonly Known[];
  readonly bye?: Known | undefined;
}

interface Known {
  readonly id: PlayerId;
}

/**
 * Two ways side by side (decision 740), with what was counted as far as the step in which they part. A rule that is asked again
 * and again, card by card, is told of that step alone; nothing where fewer faults are no reason, but the order decides.
 */
export const sideBySide = (chosen: Way, other: Way): Compared => {
  const at = partAt(chosen.steps, other.steps);
  const { bracket, counts } = chosen.steps[at] ?? impossible('two ways part in some step');
  const asked = new Set(counts.map(([rule]) => rule.key));
  const theirs = other.steps[at]?.counts ?? [];
  const first = differenceAt(counts, theirs);
  const isReason = first < 0 || (theirs[first]?.[1] ?? 0) > (counts[first]?.[1] ?? 0);
  const told = ({ steps, pairs, floaters, bye }: Way): ComparedCandidate => ({
    pairs: pairs.map(([a, b]) => [a.id, b.id] as const),
    floaters: floaters.map(({ id }) => id),
    ...(bye ? { bye: bye.id } : {}),
    findings: findingsOf([
      ...steps
        .slice(0, at)
        .flatMap(step => step.counts)
        .filter(([rule]) => !asked.has(rule.key)),
      ...(isReason ? (steps[at]?.counts ?? []) : []),
    ]),
  });
  return {
    bracket: bracket ?? impossible('a way is one of a bracket'),
    chosen: told(chosen),
    other: told(other),
  };
};
