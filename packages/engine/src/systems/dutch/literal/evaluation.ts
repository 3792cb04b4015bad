import { impossible } from '../../../model/index.ts';
import { type Candidate, type Criterion, compareFaults, decide } from '../../../rules/index.ts';
import type { Member, Traits } from '../definitions.ts';
import {
  type BracketPairing,
  candidatesOf,
  type Generation,
  type LiteralBracket,
  leftOversOf,
} from './candidates.ts';
import { byRank, type Field, rememberedBySet } from './field.ts';

/** The faults of the next bracket at its best, one list for each criterion looked at (C8; 2017: C.7). */
export type Outlook = readonly (readonly number[])[];

/** How the candidates of a bracket are told apart. */
export interface Evaluation {
  readonly field: Field;
  readonly movedDownSets: Generation['movedDownSets'];
  /** C4 and C5 (2017: C.4): whether these downfloaters may leave the bracket. */
  readonly mayDownfloat: (downfloaters: readonly Member[]) => boolean;
  readonly beforeNextBracket: readonly Criterion<Traits>[];
  /** Absent where there is no next bracket to look at. */
  readonly outlook?: (downfloaters: readonly Member[]) => Outlook;
  readonly afterNextBracket: readonly Criterion<Traits>[];
  readonly traitsOf: (member: Member) => Traits;
}

/** 3.8.1 (B.8): the best candidate and, among equals, the one generated first. */
export const bestPairing = (bracket: LiteralBracket, evaluation: Evaluation): BracketPairing => {
  const { field, movedDownSets, mayDownfloat } = evaluation;
  const maxPairs = maxPairsOf(bracket, field, mayDownfloat);
  const isBetter = comparisonBy(evaluation);
  let best: BracketPairing | undefined;
  for (const candidate of candidatesOf(bracket, { mayMeet: field.mayMeet, maxPairs, movedDownSets }))
    if (mayDownfloat(candidate.downfloaters) && (!best || isBetter(candidate, best))) best = candidate;
  return best ?? impossible('a bracket that can be completed has a candidate');
};

/** 3.1.2 (B.1.b): the most pairs that the bracket can give. */
export const maxPairsOf = (
  bracket: LiteralBracket,
  field: Field,
  mayDownfloat: Evaluation['mayDownfloat'],
): number => {
  const players = bracket.movedDown.length + bracket.residents.length;
  for (const leftOver of leftOversOf(bracket, field.mayMeet))
    if (mayDownfloat(leftOver)) return (players - leftOver.length) / 2;
  return impossible('the round can be completed');
};

const comparisonBy = (evaluation: Evaluation): ((a: BracketPairing, b: BracketPairing) => boolean) => {
  const { beforeNextBracket, afterNextBracket, traitsOf } = evaluation;
  const outlook = evaluation.outlook && rememberedBySet(evaluation.outlook);
  const seen = ({ pairs, downfloaters }: BracketPairing): Candidate<Traits> => ({
    pairs: pairs.map(([higher, lower]) => [traitsOf(higher), traitsOf(lower)]),
    downfloaters: downfloaters.map(traitsOf),
  });
  return (a, b) => {
    const [seenA, seenB] = [seen(a), seen(b)];
    const before = decide(beforeNextBracket, seenA, seenB);
    if (before) return before.better === 'a';
    const next = outlook ? compareOutlooks(outlook(a.downfloaters), outlook(b.downfloaters)) : 0;
    if (next !== 0) return next < 0;
    return decide(afterNextBracket, seenA, seenB)?.better === 'a';
  };
};

/** Negative: `a` is better. */
const compareOutlooks = (a: Outlook, b: Outlook): number => {
  for (const [index, faults] of a.entries()) {
    const order = compareFaults(faults, b[index] ?? []);
    if (order !== 0) return order;
  }
  return 0;
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

/** A.8: one point. */
const ONE_POINT = 10;

/** What the quality criteria see of the players of a bracket. `unplayedGames`: where C9 is applied (2.4.4). */
export const traitsIn = (
  bracket: LiteralBracket,
  unplayedGames: (member: Member) => number = () => 0,
): Evaluation['traitsOf'] => {
  const movedDown = new Set(bracket.movedDown);
  const lowest = Math.min(...[...bracket.movedDown, ...bracket.residents].map(player => player.score));
  return member => ({
    score: member.score,
    isMovedDown: movedDown.has(member),
    floatDifference: member.score - lowest + ONE_POINT,
    preference: member.preference,
    colourDifference: member.colourDifference,
    hasRepeatedColour: member.hasRepeatedColour,
    floats: member.floats,
    unplayedGames: unplayedGames(member),
  });
};

/** 1.3.2 (A.3): whoever the bracket before left over, with the next residents. */
export const bracketAfter = (
  downfloaters: readonly Member[],
  residents: readonly Member[],
): LiteralBracket => ({ movedDown: [...downfloaters].sort(byRank), residents });
