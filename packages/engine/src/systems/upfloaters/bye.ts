import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { Contender } from './contender.ts';
import { canBeLeftAlone, type Field } from './field.ts';

/** One who does not get the bye, and the first step of 3.4 that says so. */
export interface PassedForBye {
  readonly contender: Contender;
  readonly rule: Rule;
  readonly verdict: 'forbidden' | 'worse' | 'equal-later';
  /** Counts of the step: score in tenths, matches played, pairing number. */
  readonly chosen?: number;
  readonly other?: number;
}

export interface ChosenBye {
  readonly contender: Contender;
  /** The step that told the recipient from the nearest of the others; C2 where nobody else was eligible. */
  readonly rule: Rule;
  readonly passedOver: readonly PassedForBye[];
}

/**
 * 3.4: who may have it (C2); leaves everybody else paired (C3); lowest score; most matches played; largest number. A
 * legal round is known to exist. Undefined when the number is even.
 */
export const chooseBye = (field: Field): ChosenBye | undefined => {
  const { contenders, legal } = field;
  if (contenders.length % 2 === 0) return undefined;
  const all = contenders.map((_, v) => v);
  const completing = new Set(canBeLeftAlone(legal, all));
  const candidates = contenders.filter((contender, v) => contender.mayHaveBye && completing.has(v));
  const [contender] = [...candidates].sort(byRightToBye);
  if (!contender) return impossible('a legal round has somebody who may have the bye');
  const passedOver = contenders.flatMap((other, v) =>
    other === contender ? [] : [passed(field, { contender, other, completes: completing.has(v) })],
  );
  return { contender, rule: decisive(field, passedOver), passedOver };
};

const byRightToBye = (a: Contender, b: Contender): number =>
  a.score - b.score || b.played - a.played || b.tpn - a.tpn;

const passed = (
  { terms }: Field,
  {
    contender,
    other,
    completes,
  }: { readonly contender: Contender; readonly other: Contender; readonly completes: boolean },
): PassedForBye => {
  const { c2, c3, bye } = terms.rules;
  if (!other.mayHaveBye) return { contender: other, rule: c2, verdict: 'forbidden' };
  if (!completes) return { contender: other, rule: c3, verdict: 'forbidden' };
  const worse = (rule: Rule, chosen: number, its: number): PassedForBye => ({
    contender: other,
    rule,
    verdict: 'worse',
    chosen,
    other: its,
  });
  if (other.score !== contender.score) return worse(bye.lowestScore, contender.score, other.score);
  if (other.played !== contender.played) return worse(bye.mostPlayed, contender.played, other.played);
  return { ...worse(bye.largestTpn, contender.tpn, other.tpn), verdict: 'equal-later' };
};

/** The latest step that had to be asked: whoever got farthest with the recipient tells what decided. */
const decisive = ({ terms }: Field, passedOver: readonly PassedForBye[]): Rule => {
  const { c2, c3, bye } = terms.rules;
  const steps = [bye.largestTpn, bye.mostPlayed, bye.lowestScore, c3, c2];
  return steps.find(step => passedOver.some(({ rule }) => rule === step)) ?? c2;
};
