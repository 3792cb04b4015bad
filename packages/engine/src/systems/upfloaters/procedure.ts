import { receiverOf } from '../swiss/bye-ladder.ts';
import { type BracketProblem, bracketProblem, type PairsOfBracket, pairBracket } from './bracket.ts';
import { byeLadder } from './bye.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { type ChosenSet, chooseUpfloaters, type TopGroup, topGroupOf } from './upfloater-set.ts';

export interface PairedBracket {
  readonly group: TopGroup;
  readonly set: ChosenSet;
  readonly problem: BracketProblem;
  readonly pairs: PairsOfBracket;
}

export interface PairedField {
  readonly bye: Contender | undefined;
  readonly brackets: readonly PairedBracket[];
}

/** Article 3: the bye first, then from the top scoregroup down. A legal round is known to exist. */
export const pairField = (field: Field): PairedField => {
  const bye = receiverOf(field, byeLadder(field));
  const brackets: PairedBracket[] = [];
  let remaining = field.members.flatMap((contender, v) => (contender === bye ? [] : [v]));
  while (remaining.length > 0) {
    const paired = pairGroup(topGroupOf(field, remaining));
    brackets.push(paired);
    const gone = new Set([...paired.group.residents, ...paired.set.upfloaters]);
    remaining = remaining.filter(v => !gone.has(v));
  }
  return { bye, brackets };
};

/** 3.5 and 3.6. */
export const pairGroup = (group: TopGroup): PairedBracket => {
  const set = chooseUpfloaters(group);
  const problem = bracketProblem(group.field, group.residents, set.upfloaters);
  return { group, set, problem, pairs: pairBracket(problem) };
};
