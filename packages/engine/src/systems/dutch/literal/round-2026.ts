import type { Points } from '../../../model/index.ts';
import { faultsOf } from '../../../rules/index.ts';
import type { Member } from '../definitions.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026 } from '../quality-2026.ts';
import { type BracketPairing, type LiteralBracket, leftOversOf } from './candidates.ts';
import { type Completion, completionIn, lowestByeScore } from './completion.ts';
import {
  bestOutlook,
  bestPairing,
  bracketAfter,
  type Evaluation,
  maxPairsOf,
  traitsIn,
} from './evaluation.ts';
import { type Field, scoregroupsOf } from './field.ts';
import { movedDownSets } from './generation.ts';

/** The round of the edition of 2026, from the top scoregroup down (1.9.2). Undefined: no complete round exists. */
export const roundOf2026 = (everyone: Field): BracketPairing | undefined => {
  const byeScore = everyone.members.length % 2 === 1 ? lowestByeScore(everyone) : undefined;
  const field = withinByeScore(everyone, byeScore);
  const canBeCompleted = completionIn(field);
  if (!canBeCompleted(field.members)) return undefined;
  const groups = scoregroupsOf(field.members);
  const pairs: BracketPairing['pairs'][number][] = [];
  let downfloaters: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = bracketAfter(downfloaters, residents);
    const lower = groups.slice(index + 1);
    const best = bestPairing(bracket, evaluationOf({ bracket, lower, field, canBeCompleted, byeScore }));
    pairs.push(...best.pairs);
    downfloaters = best.downfloaters;
  }
  return { pairs, downfloaters };
};

/** C5 (2.3.1): only players of the lowest possible score may receive the bye. */
const withinByeScore = (field: Field, byeScore: Points | undefined): Field => ({
  ...field,
  mayTakeBye: member => field.mayTakeBye(member) && byeScore !== undefined && member.score <= byeScore,
});

/** A bracket about to be paired. */
interface Stage {
  readonly bracket: LiteralBracket;
  /** Scoregroups not reached yet. */
  readonly lower: readonly (readonly Member[])[];
  readonly field: Field;
  readonly canBeCompleted: Completion;
  readonly byeScore: Points | undefined;
}

const evaluationOf = (stage: Stage): Evaluation => {
  const { bracket, lower, field, canBeCompleted } = stage;
  const [next, ...afterNext] = lower;
  const mayDownfloat = (downfloaters: readonly Member[]) =>
    canBeCompleted([...downfloaters, ...lower.flat()]);
  return {
    field,
    movedDownSets: (movedDown, m1) => movedDownSets(movedDown.length, m1),
    mayDownfloat,
    beforeNextBracket: BEFORE_NEXT_BRACKET_2026,
    ...(next && {
      outlook: (downfloaters: readonly Member[]) =>
        c8({ ...stage, bracket: bracketAfter(downfloaters, next), lower: afterNext }),
    }),
    afterNextBracket: AFTER_NEXT_BRACKET_2026,
    traitsOf: isC9Applied(stage, mayDownfloat)
      ? traitsIn(bracket, member => member.unplayedGames)
      : traitsIn(bracket),
  };
};

/** C8 (2.4.3): C6 and C7 of the next bracket, among what it may do within C1-C5 (decision 0026). */
const c8 = ({ bracket, lower, field, canBeCompleted }: Stage) => {
  const traitsOf = traitsIn(bracket);
  const allowed = [...leftOversOf(bracket, field.mayMeet)].filter(leftOver =>
    canBeCompleted([...leftOver, ...lower.flat()]),
  );
  const outlookOf = (leftOver: readonly Member[]) => {
    const candidate = { pairs: [], downfloaters: leftOver.map(traitsOf) };
    return BEFORE_NEXT_BRACKET_2026.map(criterion => faultsOf(criterion, candidate));
  };
  return bestOutlook(allowed, outlookOf) ?? [];
};

/**
 * C9 (2.4.4, note): the bracket sends down exactly one player, who will receive the bye. The receiver has the score
 * of C5. Once everyone of that score has been in a bracket, the receiver is among the downfloaters; where that is one
 * player, it is them (decision 0022).
 */
const isC9Applied = (
  { bracket, field, byeScore }: Stage,
  mayDownfloat: Evaluation['mayDownfloat'],
): boolean => {
  const [resident] = bracket.residents;
  if (byeScore === undefined || !resident || resident.score > byeScore) return false;
  const players = bracket.movedDown.length + bracket.residents.length;
  return players - 2 * maxPairsOf(bracket, field, mayDownfloat) === 1;
};
