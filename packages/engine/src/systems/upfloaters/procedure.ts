import { type BracketProblem, bracketProblem, type PairsOfBracket, pairBracket } from './bracket.ts';
import { type ChosenBye, chooseBye } from './bye.ts';
import type { Field } from './field.ts';
import { type ChosenSet, chooseUpfloaters, type TopGroup, topGroupOf } from './upfloater-set.ts';

export interface PairedBracket {
  readonly group: TopGroup;
  readonly set: ChosenSet;
  readonly problem: BracketProblem;
  readonly pairs: PairsOfBracket;
}

export interface PairedField {
  readonly field: Field;
  readonly bye: ChosenBye | undefined;
  readonly brackets: readonly PairedBracket[];
}

/** Article 3: the bye first, then from the top scoregroup down. A legal round is known to exist. */
export const pairField = (field: Field): PairedField => {
  const bye = chooseBye(field);
  const brackets: PairedBracket[] = [];
  let remaining = field.contenders.flatMap((contender, v) => (contender === bye?.contender ? [] : [v]));
  while (remaining.length > 0) {
    const group = topGroupOf(field, remaining);
    const set = chooseUpfloaters(group);
    const problem = bracketProblem(field, group.residents, set.upfloaters);
    brackets.push({ group, set, problem, pairs: pairBracket(problem) });
    const paired = new Set([...group.residents, ...set.upfloaters]);
    remaining = remaining.filter(v => !paired.has(v));
  }
  return { field, bye, brackets };
};
