import { impossible } from '../../../model/index.ts';
import type { Member } from '../definitions.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017 } from '../quality-2017.ts';
import { type BracketPairing, type LiteralBracket, leftOversOf } from './candidates.ts';
import { completionIn } from './completion.ts';
import {
  bestOutlook,
  bestPairing,
  bracketAfter,
  type Evaluation,
  type Outlook,
  traitsIn,
} from './evaluation.ts';
import { type Field, scoregroupsOf } from './field.ts';
import { movedDownSetsOf2017 } from './generation.ts';

/** The round of the edition of 2017 (A.9). Undefined: no complete round exists. */
export const roundOf2017 = (field: Field): BracketPairing | undefined => {
  const canBeCompleted = completionIn(field);
  if (!canBeCompleted(field.members)) return undefined;
  const groups = scoregroupsOf(field.members);
  const pairs: BracketPairing['pairs'][number][] = [];
  let downfloaters: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = bracketAfter(downfloaters, residents);
    const [next, ...afterNext] = groups.slice(index + 1);
    const below = groups.slice(index + 1).flat();
    const completes = (leftOver: readonly Member[]) => canBeCompleted([...leftOver, ...below]);
    if (!next) return following(pairs, lastBracket(bracket, field));
    const best = ordinaryBracket(bracket, field, { next, isLast: afterNext.length === 0 });
    if (!completes(best.downfloaters)) {
      const penultimate = penultimateBracket(bracket, field, completes);
      const collapsed = bracketAfter(penultimate.downfloaters, below);
      return following([...pairs, ...penultimate.pairs], lastBracket(collapsed, field));
    }
    pairs.push(...best.pairs);
    downfloaters = best.downfloaters;
  }
  return { pairs, downfloaters };
};

const following = (pairs: BracketPairing['pairs'], last: BracketPairing): BracketPairing => ({
  pairs: [...pairs, ...last.pairs],
  downfloaters: last.downfloaters,
});

/** Neither PPB nor last: without C.4, with C.7. */
const ordinaryBracket = (bracket: LiteralBracket, field: Field, next: NextGroup): BracketPairing =>
  bestPairing(bracket, {
    ...evaluationOf(bracket, field),
    mayDownfloat: () => true,
    outlook: downfloaters => c7(downfloaters, next, field),
  });

/** The penultimate pairing bracket (PPB): with C.4, without C.7. */
const penultimateBracket = (
  bracket: LiteralBracket,
  field: Field,
  completes: (downfloaters: readonly Member[]) => boolean,
): BracketPairing => bestPairing(bracket, { ...evaluationOf(bracket, field), mayDownfloat: completes });

/**
 * The last bracket, collapsed (CLB) or not: it completes the round, the bye included. Each player of a collapsed
 * scoregroup keeps the own score (decision 0024).
 */
const lastBracket = (bracket: LiteralBracket, field: Field): BracketPairing =>
  bestPairing(bracket, {
    ...evaluationOf(bracket, field),
    mayDownfloat: leftOver => isCompleteWith(leftOver, field),
  });

const isCompleteWith = ([receiver, ...others]: readonly Member[], field: Field): boolean =>
  others.length === 0 && (receiver === undefined || field.mayTakeBye(receiver));

const evaluationOf = (bracket: LiteralBracket, field: Field) =>
  ({
    field,
    movedDownSets: (movedDown, m1) =>
      movedDownSetsOf2017(
        movedDown.map(player => player.score),
        m1,
      ),
    beforeNextBracket: BEFORE_NEXT_BRACKET_2017,
    afterNextBracket: AFTER_NEXT_BRACKET_2017,
    traitsOf: traitsIn(bracket),
  }) satisfies Partial<Evaluation>;

interface NextGroup {
  readonly next: readonly Member[];
  readonly isLast: boolean;
}

/**
 * C.7: the number of players left over in the next bracket, then its PSD, by C.1-C.3 alone. Where the next bracket is
 * the last, C.2 is among them: it has to leave over nobody, or one who may receive the bye (decision 0025).
 */
const c7 = (downfloaters: readonly Member[], { next, isLast }: NextGroup, field: Field): Outlook => {
  const bracket = bracketAfter(downfloaters, next);
  const leftOvers = [...leftOversOf(bracket, field.mayMeet)];
  const allowed = isLast ? leftOvers.filter(leftOver => isCompleteWith(leftOver, field)) : leftOvers;
  return bestOutlook(allowed, leftOver => [[leftOver.length], psdOf(bracket, leftOver)]) ?? NOT_COMPLETE;
};

const NOT_COMPLETE: Outlook = [[Number.POSITIVE_INFINITY], []];

/** A.8, in a bracket whose residents have one score: moved-down players meet residents, residents one another. */
const psdOf = (bracket: LiteralBracket, leftOver: readonly Member[]): readonly number[] => {
  const traitsOf = traitsIn(bracket);
  const [resident] = bracket.residents;
  const score = resident?.score ?? impossible('a scoregroup is not empty');
  const ofPairs = bracket.movedDown
    .filter(player => !leftOver.includes(player))
    .map(player => player.score - score);
  const ofDownfloaters = leftOver.map(player => traitsOf(player).floatDifference);
  return [...ofPairs, ...ofDownfloaters].sort((a, b) => b - a);
};
