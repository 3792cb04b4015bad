import { canAllBeMatched, possibleLastOf } from '../../matching/index.ts';
import { once } from '../once.ts';
import type { BracketProblem, Candidate, Horizon } from './bracket.ts';
import type { Completion } from './completion.ts';
import { membersOfGroup, type SwissField, type SwissMember } from './field.ts';
import { remembered } from './remembered.ts';

/**
 * How far one looks below the bracket. Nothing: everybody may float. `next`: the next scoregroup; whoever it leaves may
 * float on. `below`: down to the last player, all of whom must be paired.
 */
export interface View<Member extends SwissMember> {
  readonly next: readonly Member[];
  readonly below: readonly Member[];
  /** Whether somebody may stay unpaired here because more players follow. */
  readonly isOpen: boolean;
  /** The bye is given inside the view. */
  readonly withBye: boolean;
  /** Those who weigh more when the next bracket leaves them. */
  readonly weightOfLeft: (member: Member) => number;
}

/** A bracket about to be paired. */
export interface Stage<Member extends SwissMember> {
  readonly field: SwissField<Member>;
  readonly completion: Completion;
  /** The scoregroup whose players may have the bye; -1 where none is given. */
  readonly byeGroup: number;
  /** The scoregroup of the residents. */
  readonly group: number;
}

/** The bracket alone, with the next scoregroup, with the whole field; nothing that is not there. */
export const horizonsOf = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  stage: Stage<Member>,
  problemOf: (view: View<Member>) => Problem,
): readonly Horizon<Member, Problem>[] => {
  const { field, group, completion } = stage;
  const isLast = (ahead: number): boolean => group + ahead >= field.groups.length - 1;
  const seen = (view: Partial<View<Member>>) =>
    once(() =>
      problemOf({ next: [], below: [], isOpen: false, withBye: false, weightOfLeft: () => 1, ...view }),
    );
  const next = membersOfGroup(field, group + 1);
  const completesBelow = remembered(floating => completion.completes(floating, group + 1));
  const servesIdeally = remembered(floating => servesNextIdeally(stage, floating));
  const nearest: Horizon<Member, Problem> = {
    problem: seen({ isOpen: !isLast(0), withBye: takesBye(stage, group) }),
    completes: candidate => completesBelow(floatingIn(candidate)),
    suffices: candidate => servesIdeally(floatingIn(candidate)),
  };
  if (isLast(0)) return [nearest];
  const completesWithout = remembered(unpaired => completion.completes(unpaired, group + 2));
  const completesBeyond = ({ unpaired }: Candidate<Member, Problem>): boolean =>
    completesWithout(verticesOf(unpaired));
  const nearby: Horizon<Member, Problem> = {
    problem: seen({ next, isOpen: !isLast(1), withBye: takesBye(stage, group + 1) }),
    completes: completesBeyond,
    suffices: completesBeyond,
  };
  if (isLast(1)) return [nearest, nearby];
  const below = field.members.slice(field.groups[group + 1]?.to);
  const everybody: Horizon<Member, Problem> = {
    problem: seen({ next, below, withBye: field.isOdd && stage.byeGroup >= 0 }),
    completes: () => true,
    suffices: () => true,
  };
  return [nearest, nearby, everybody];
};

export const takesBye = <Member extends SwissMember>(
  { field, byeGroup }: Stage<Member>,
  downTo: number,
): boolean => field.isOdd && byeGroup >= 0 && byeGroup <= downTo;

const verticesOf = (members: readonly SwissMember[]): readonly number[] =>
  members.map(member => member.order);

const floatingIn = <Member extends SwissMember>({
  downfloaters,
  bye,
}: Pick<Candidate<Member, BracketProblem<Member>>, 'downfloaters' | 'bye'>): readonly number[] =>
  verticesOf(downfloaters.filter(member => member !== bye));

/**
 * The next bracket served at its best, and the rest completable: nobody of it is left, or one of its residents whom
 * those below can take.
 */
const servesNextIdeally = <Member extends SwissMember>(
  stage: Stage<Member>,
  floating: readonly number[],
): boolean => {
  const { field, group, byeGroup, completion } = stage;
  if (floating.length === 0) return completion.completes([], group + 1);
  const residents = verticesOf(membersOfGroup(field, group + 1));
  const byeInNext = field.isOdd && byeGroup === group + 1;
  const together = [...floating, ...residents, ...(byeInNext ? [field.bye] : [])];
  if (together.length % 2 === 0)
    return canAllBeMatched(field.legal, together) && completion.completes([], group + 2);
  if (byeInNext) return false;
  const isWanted = completion.wantedAbove(group + 2);
  const first = residents[0] ?? 0;
  return possibleLastOf(field.legal, together).some(vertex => vertex >= first && isWanted(vertex));
};
