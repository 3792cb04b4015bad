import { type ByeLadder, lowestWithMostPlayed, receiverOf } from '../swiss/bye-ladder.ts';
import { completedFromBelow, type UpfloatBracket } from '../swiss/upfloats.ts';
import { type BracketProblem, bracketProblem, pairBracket } from './bracket.ts';
import { byScoreThenTpn, type Contender } from './contender.ts';
import type { Field } from './field.ts';
import { type ChosenSet, chooseUpfloaters, type TopGroup, topGroupOf } from './upfloater-set.ts';

/** Pairs with the top member first, tops ascending. */
export interface PairedBracket extends UpfloatBracket<Contender>, ChosenSet {
  readonly group: TopGroup;
  readonly problem: BracketProblem;
}

export interface PairedField {
  readonly bye: Contender | undefined;
  readonly brackets: readonly PairedBracket[];
}

/** Article 3: the bye first, then from the top scoregroup down. A legal round is known to exist. */
export const pairField = (field: Field): PairedField => {
  const bye = receiverOf(field, byeLadder(field));
  const paired = field.members.filter(contender => contender !== bye).sort(byScoreThenTpn);
  return { bye, brackets: completedFromBelow(paired, group => pairGroup(topGroupOf(field, group))) };
};

/** 3.4.2 to 3.4.4. */
export const byeLadder = ({ position, terms: { rules } }: Field): ByeLadder<Contender> =>
  lowestWithMostPlayed(rules.bye, {
    round: position.round,
    played: contender => contender.played,
    number: ({ tpn }) => tpn,
  });

/** 3.5 and 3.6. `asked`: the field in which bracket and rest have to be, where something is asked of the round. */
export const pairGroup = (group: TopGroup, asked: Field = group.field): PairedBracket => {
  const set = chooseUpfloaters(group, asked);
  const problem = bracketProblem({ ...group, field: asked }, set.upfloaters);
  return { group, ...set, problem, pairs: pairBracket(problem) };
};
