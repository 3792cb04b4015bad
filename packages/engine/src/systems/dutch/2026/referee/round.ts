import type { Points } from '../../../../model/index.ts';
import { type LiteralBracket, leftOversOf } from '../../referee/candidates.ts';
import { type Completion, completionIn, lowestByeScore } from '../../referee/completion.ts';
import { faultsBy, type Seen } from '../../referee/criteria.ts';
import {
  bestOutlook,
  bracketAfter,
  type DecidedBracket,
  decided,
  type Evaluation,
  maxPairsOf,
} from '../../referee/evaluation.ts';
import { type Field, scoregroupsOf } from '../../referee/field.ts';
import { movedDownSets } from '../../referee/generation.ts';
import type { Member } from '../../referee/member.ts';
import { AFTER_C8, BEFORE_C8, C8 } from './criteria.ts';

/** The round of the edition of 2026, from the top scoregroup down (1.9.2). Undefined: no complete round exists. */
export const roundOf2026 = (everyone: Field): readonly DecidedBracket[] | undefined => {
  const start = startOf(everyone);
  if (!start) return undefined;
  const groups = scoregroupsOf(everyone.members);
  const round: DecidedBracket[] = [];
  let downfloaters: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = bracketAfter(downfloaters, residents);
    const best = decided(evaluationOf({ ...start, bracket, lower: groups.slice(index + 1) }));
    round.push(best);
    downfloaters = best.candidate.downfloaters;
  }
  return round;
};

type Start = Pick<Stage, 'field' | 'canBeCompleted' | 'byeScore'>;

/** C5 (2.3.1): only players of the lowest possible score may receive the bye. Undefined: no complete round exists. */
const startOf = (everyone: Field): Start | undefined => {
  const byeScore = everyone.members.length % 2 === 1 ? lowestByeScore(everyone) : undefined;
  const field: Field = {
    ...everyone,
    mayTakeBye: member => everyone.mayTakeBye(member) && byeScore !== undefined && member.score <= byeScore,
  };
  const canBeCompleted = completionIn(field);
  return canBeCompleted(field.members) ? { field, canBeCompleted, byeScore } : undefined;
};

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
    before: BEFORE_C8,
    ...(next && {
      outlook: {
        key: C8,
        of: (downfloaters: readonly Member[]) =>
          c8({ ...stage, bracket: bracketAfter(downfloaters, next), lower: afterNext }),
      },
    }),
    after: AFTER_C8,
    seen: { bracket, countsUnplayed: isC9Applied(stage, mayDownfloat) },
  };
};

/** C8 (2.4.3): C6 and C7 of the next bracket, among what it may do within C1-C5 (decision 0026). */
const c8 = ({ bracket, lower, field, canBeCompleted }: Stage) => {
  const seen: Seen = { bracket, countsUnplayed: false };
  const allowed = [...leftOversOf(bracket, field.mayMeet)].filter(leftOver =>
    canBeCompleted([...leftOver, ...lower.flat()]),
  );
  const outlookOf = (leftOver: readonly Member[]) =>
    BEFORE_C8.map(criterion => faultsBy(criterion, { pairs: [], downfloaters: leftOver }, seen));
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
  return players - 2 * (maxPairsOf(bracket, field, mayDownfloat) ?? 0) === 1;
};
