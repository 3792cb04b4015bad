import { receiverOf } from '../../swiss/bye-ladder.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { byeLadder } from './bye.ts';
import type { Circumstances } from './criteria.ts';
import { maximumOfUpfloats } from './definitions.ts';
import { type Recomposed, recompose } from './shifters.ts';
import { type BracketPairs, firstTransposition } from './transposition.ts';
import { type Group, upfloatersOf } from './upfloaters.ts';

/** A bracket with all that was decided in it. */
export interface PairedBracket {
  readonly group: Group;
  readonly upfloaters: readonly Member[];
  readonly subgroups: Recomposed;
  readonly pairs: BracketPairs;
}

export interface Round2026 {
  readonly brackets: readonly PairedBracket[];
  readonly bye: Member | undefined;
}

/** 1.9.2: the bye first, then the scoregroups from the top. The field is known to have a legal pairing. */
export const pairRound2026 = (field: Field, rounds: number): Round2026 => {
  const bye = receiverOf(field, byeLadder(field));
  const circumstances: Circumstances = {
    isLastRound: field.position.isLastRound === true,
    maximumOfUpfloats: maximumOfUpfloats(rounds),
  };
  const brackets: PairedBracket[] = [];
  let remaining = field.members.filter(member => member !== bye);
  while (remaining[0]) {
    const { score } = remaining[0];
    const group: Group = {
      field,
      circumstances,
      residents: remaining.filter(member => member.score === score),
      below: remaining.filter(member => member.score < score),
    };
    const paired = pairGroup(group);
    brackets.push(paired);
    const floated = new Set(paired.upfloaters);
    remaining = group.below.filter(member => !floated.has(member));
  }
  return { brackets, bye };
};

/** 3.2. */
export const pairGroup = (group: Group): PairedBracket => {
  const upfloaters = upfloatersOf(group);
  const subgroups = recompose(group.field, [...group.residents, ...upfloaters]);
  return { group, upfloaters, subgroups, pairs: firstTransposition(group.field, subgroups) };
};
