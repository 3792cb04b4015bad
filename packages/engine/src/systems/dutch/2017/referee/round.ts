import { impossible } from '../../../../model/index.ts';
import { type LiteralBracket, leftOversOf } from '../../referee/candidates.ts';
import { completionIn } from '../../referee/completion.ts';
import { scoreAbove } from '../../referee/criteria.ts';
import {
  bestOutlook,
  bracketAfter,
  type DecidedBracket,
  decided,
  type Evaluation,
  type Outlook,
} from '../../referee/evaluation.ts';
import { type Field, scoregroupsOf } from '../../referee/field.ts';
import { movedDownSetsOf2017 } from '../../referee/generation.ts';
import type { Member } from '../../referee/member.ts';
import { AFTER_C7, BEFORE_C7, C7 } from './criteria.ts';

/** What A.9 makes of a bracket. */
export type Kind2017 = 'ordinary' | 'penultimate' | 'last';

export interface DecidedBracket2017 extends DecidedBracket {
  readonly kind: Kind2017;
}

/** The round of the edition of 2017 (A.9). Undefined: no complete round exists. */
export const roundOf2017 = (field: Field): readonly DecidedBracket2017[] | undefined => {
  const canBeCompleted = completionIn(field);
  if (!canBeCompleted(field.members)) return undefined;
  const groups = scoregroupsOf(field.members);
  const round: DecidedBracket2017[] = [];
  let downfloaters: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = bracketAfter(downfloaters, residents);
    const below = groups.slice(index + 1).flat();
    if (below.length === 0)
      return [...round, { kind: 'last', ...decided(evaluationOf2017('last', bracket, field)) }];
    const best = decided(evaluationOf2017('ordinary', bracket, field));
    if (!canBeCompleted([...best.candidate.downfloaters, ...below])) {
      const penultimate = decided(evaluationOf2017('penultimate', bracket, field));
      const collapsed = bracketAfter(penultimate.candidate.downfloaters, below);
      return [
        ...round,
        { kind: 'penultimate', ...penultimate },
        { kind: 'last', ...decided(evaluationOf2017('last', collapsed, field)) },
      ];
    }
    round.push({ kind: 'ordinary', ...best });
    downfloaters = best.candidate.downfloaters;
  }
  return round;
};

/**
 * Ordinary: without C.4, with C.7. The penultimate pairing bracket (PPB): with C.4, without C.7. The last bracket,
 * collapsed (CLB) or not: it completes the round, the bye included. Each player of a collapsed scoregroup keeps the
 * own score (decision 0024).
 */
const evaluationOf2017 = (kind: Kind2017, bracket: LiteralBracket, field: Field): Evaluation => {
  const lowest = Math.min(...bracket.residents.map(({ score }) => score));
  const below = field.members.filter(({ score }) => score < lowest);
  const [next = [], ...afterNext] = scoregroupsOf(below);
  const canBeCompleted = completionIn(field);
  return {
    field,
    movedDownSets: (movedDown, m1) =>
      movedDownSetsOf2017(
        movedDown.map(player => player.score),
        m1,
      ),
    mayDownfloat: leftOver => {
      if (kind === 'ordinary') return true;
      return kind === 'last' ? isCompleteWith(leftOver, field) : canBeCompleted([...leftOver, ...below]);
    },
    before: BEFORE_C7,
    ...(kind === 'ordinary' && {
      outlook: {
        key: C7,
        of: (downfloaters: readonly Member[]) =>
          c7(downfloaters, { next, isLast: afterNext.length === 0 }, field),
      },
    }),
    after: AFTER_C7,
    seen: { bracket, countsUnplayed: false },
  };
};

const isCompleteWith = ([receiver, ...others]: readonly Member[], field: Field): boolean =>
  others.length === 0 && (receiver === undefined || field.mayTakeBye(receiver));

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
  return bestOutlook(allowed, leftOver => [leftOver.map(() => 1), psdOf(bracket, leftOver)]) ?? NOT_COMPLETE;
};

const NOT_COMPLETE: Outlook = [[Number.POSITIVE_INFINITY], []];

/** A.8, in a bracket whose residents have one score: moved-down players meet residents, residents one another. */
const psdOf = (bracket: LiteralBracket, leftOver: readonly Member[]): readonly number[] => {
  const [resident] = bracket.residents;
  const score = resident?.score ?? impossible('a scoregroup is not empty');
  const ofPairs = bracket.movedDown
    .filter(player => !leftOver.includes(player))
    .map(player => player.score - score);
  const ofDownfloaters = leftOver.map(player => scoreAbove(player, bracket));
  return [...ofPairs, ...ofDownfloaters].sort((a, b) => b - a);
};
