import { impossible } from '../../../model/index.ts';
import {
  type BracketPairing,
  candidatesOf,
  type Generation,
  type LiteralBracket,
  leftOversOf,
} from './candidates.ts';
import { type Criterion, compareLists, faultsBy, type Seen } from './criteria.ts';
import { byRank, type Field, rememberedBySet } from './field.ts';
import type { Member } from './member.ts';

/** The faults of the next bracket at its best, one list for each criterion looked at (C8; 2017: C.7). */
export type Outlook = readonly (readonly number[])[];

/** How the candidates of a bracket are told apart. */
export interface Evaluation {
  readonly field: Field;
  readonly movedDownSets: Generation['movedDownSets'];
  /** C4 and C5 (2017: C.4): whether these downfloaters may leave the bracket. */
  readonly mayDownfloat: (downfloaters: readonly Member[]) => boolean;
  readonly before: readonly Criterion[];
  /** Absent where there is no next bracket to look at. */
  readonly outlook?: { readonly key: string; readonly of: (downfloaters: readonly Member[]) => Outlook };
  readonly after: readonly Criterion[];
  readonly seen: Seen;
}

/** What one criterion finds in a candidate. */
export interface Measured {
  readonly key: string;
  readonly faults: readonly number[];
}

/** A bracket with the candidate that the articles choose, and everything they find in it, in order. */
export interface DecidedBracket {
  readonly bracket: LiteralBracket;
  readonly candidate: BracketPairing;
  readonly measures: readonly Measured[];
}

/**
 * 3.8.1 (B.8): the best candidate and, among equals, the one generated first. Undefined: no candidate lets the round
 * be completed.
 */
export const decideBracket = (evaluation: Evaluation): DecidedBracket | undefined => {
  const { field, movedDownSets, mayDownfloat, seen } = evaluation;
  const { bracket } = seen;
  const maxPairs = maxPairsOf(bracket, field, mayDownfloat);
  if (maxPairs === undefined) return undefined;
  const measured = measuring(evaluation);
  let best: { readonly candidate: BracketPairing; readonly measures: Lazy } | undefined;
  for (const candidate of candidatesOf(bracket, { mayMeet: field.mayMeet, maxPairs, movedDownSets })) {
    if (!mayDownfloat(candidate.downfloaters)) continue;
    const measures = measured(candidate);
    if (!best || isBetter(measures, best.measures)) best = { candidate, measures };
  }
  return best && { bracket, candidate: best.candidate, measures: best.measures.all() };
};

/** 3.1.2 (B.1.b): the most pairs that the bracket can give. Undefined: none that completes the round. */
export const maxPairsOf = (
  bracket: LiteralBracket,
  field: Field,
  mayDownfloat: Evaluation['mayDownfloat'],
): number | undefined => {
  const players = bracket.movedDown.length + bracket.residents.length;
  for (const leftOver of leftOversOf(bracket, field.mayMeet))
    if (mayDownfloat(leftOver)) return (players - leftOver.length) / 2;
  return undefined;
};

/** Criteria are asked one after the other, and no farther than two candidates are equal. */
interface Lazy {
  readonly at: (index: number) => readonly number[];
  readonly count: number;
  readonly all: () => readonly Measured[];
}

const measuring = (evaluation: Evaluation): ((candidate: BracketPairing) => Lazy) => {
  const { before, outlook, after, seen } = evaluation;
  const lookAhead = outlook && rememberedBySet(outlook.of);
  type Step = { readonly key: string; readonly of: (candidate: BracketPairing) => readonly number[] };
  const byCriterion = (criterion: Criterion): Step => ({
    key: criterion.key,
    of: candidate => faultsBy(criterion, candidate, seen),
  });
  const steps: readonly Step[] = [
    ...before.map(byCriterion),
    ...(outlook && lookAhead
      ? [0, 1].map(part => ({
          key: outlook.key,
          of: ({ downfloaters }: BracketPairing) => lookAhead(downfloaters)[part] ?? [],
        }))
      : []),
    ...after.map(byCriterion),
  ];
  return candidate => {
    const known: (readonly number[])[] = [];
    const at = (index: number): readonly number[] => {
      known[index] ??= steps[index]?.of(candidate) ?? [];
      return known[index] ?? [];
    };
    return {
      at,
      count: steps.length,
      all: () => steps.map(({ key }, index) => ({ key, faults: at(index) })),
    };
  };
};

const isBetter = (a: Lazy, b: Lazy): boolean => {
  for (let index = 0; index < a.count; index++) {
    const order = compareLists(a.at(index), b.at(index));
    if (order !== 0) return order < 0;
  }
  return false;
};

/** The best outlook of a bracket: its faults are those of the players it leaves over. Undefined: none is allowed. */
export const bestOutlook = (
  leftOvers: Iterable<readonly Member[]>,
  outlookOf: (leftOver: readonly Member[]) => Outlook,
): Outlook | undefined => {
  let best: Outlook | undefined;
  for (const leftOver of leftOvers) {
    const outlook = outlookOf(leftOver);
    if (!best || compareOutlooks(outlook, best) < 0) best = outlook;
  }
  return best;
};

const compareOutlooks = (a: Outlook, b: Outlook): number => {
  for (const [index, faults] of a.entries()) {
    const order = compareLists(faults, b[index] ?? []);
    if (order !== 0) return order;
  }
  return 0;
};

/** 1.3.2 (A.3): whoever the bracket before left over, with the next residents. */
export const bracketAfter = (
  downfloaters: readonly Member[],
  residents: readonly Member[],
): LiteralBracket => ({ movedDown: [...downfloaters].sort(byRank), residents });

/** The candidate of a bracket that is known to have one. */
export const decided = (evaluation: Evaluation): DecidedBracket =>
  decideBracket(evaluation) ?? impossible('a bracket that can be completed has a candidate');
