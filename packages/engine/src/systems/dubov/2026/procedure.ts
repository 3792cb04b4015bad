import { impossible } from '../../../model/index.ts';
import { type ByeLadder, lowestWithMostPlayed, receiverOf } from '../../swiss/bye-ladder.ts';
import { firstTransposition } from '../../swiss/transposition.ts';
import { completedFromBelow, type UpfloatBracket } from '../../swiss/upfloats.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { Circumstances } from './criteria.ts';
import { byAro, byPlace, maximumOfUpfloats } from './definitions.ts';
import { rule313, rule314, rule315 } from './procedure-rules.ts';
import { type Recomposed, recompose } from './shifters.ts';
import { type Group, upfloatersOf } from './upfloaters.ts';

/** A bracket with all that was decided in it. */
export interface PairedBracket extends UpfloatBracket<Member> {
  readonly group: Group;
  readonly subgroups: Recomposed;
  /** In the order of S1, whose players come first. */
  readonly pairs: readonly (readonly [Member, Member])[];
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
  const brackets = completedFromBelow(
    field.members.filter(member => member !== bye),
    group => pairGroup({ ...group, field, circumstances }),
  );
  return { brackets, bye };
};

/** 3.1.3 to 3.1.5. */
export const byeLadder = ({ position }: Field): ByeLadder<Member> =>
  lowestWithMostPlayed(
    { lowestScore: rule313, mostPlayed: rule314, largestNumber: rule315 },
    { round: position.round, played: ({ colours }) => colours.length, number: ({ place }) => place },
  );

/** 3.2. */
export const pairGroup = (group: Group): PairedBracket => {
  const upfloaters = upfloatersOf(group);
  return { group, upfloaters, ...pairMembers(group.field, [...group.residents, ...upfloaters]) };
};

/** 3.2.3 to 3.2.6, of those who are in the bracket. */
export const pairMembers = (
  field: Field,
  members: readonly Member[],
): Pick<PairedBracket, 'subgroups' | 'pairs'> => {
  const subgroups = recompose(field, members);
  const [s1, second] = [[...subgroups.g1].sort(byAro), [...subgroups.g2].sort(byPlace)];
  const pairs = firstTransposition(field, s1, second);
  return { subgroups, pairs: pairs ?? impossible('every player of S1 has a legal opponent') };
};
