import { impossible, type PlayerId } from '../../model/index.ts';
import type { Ruling } from '../../rules/index.ts';
import type { Against, Reasons } from './against.ts';
import { type Allowed, againstBye, againstDemand, againstPair, type Rerun } from './steps.ts';

interface Known {
  readonly id: PlayerId;
}

/** A ruling that is worked out when somebody asks. */
export interface Lazy<Subject extends 'board' | 'float'> {
  readonly about: readonly PlayerId[];
  readonly ruling: () => Ruling<Subject>;
}

/** What a procedure of steps knows of its round. */
export interface StepwiseRound<Member extends Known> {
  readonly members: readonly Member[];
  readonly rerun: Rerun<Member>;
  readonly boards: readonly Lazy<'board'>[];
  readonly floats: readonly Lazy<'float'>[];
  readonly bye: (() => Ruling<'bye'>) | undefined;
  /** What would have to be, had the first not floated but the second; undefined where that is not the question. */
  readonly insteadOf: (player: Member, instead: Member) => Allowed<Member> | Against | undefined;
}

export const rulingsIn = <Member extends Known>({
  boards,
  floats,
  bye,
}: StepwiseRound<Member>): readonly Ruling[] => [
  ...(bye ? [bye()] : []),
  ...floats.map(float => float.ruling()),
  ...boards.map(board => board.ruling()),
];

export const reasonsIn = <Member extends Known>(worked: () => StepwiseRound<Member>): Reasons => {
  const memberOf = (id: PlayerId): Member =>
    worked().members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);
  const told = (against: Against | undefined): Against =>
    against ?? impossible('a round with what was not taken is another round');
  return {
    ofBoard: player =>
      worked()
        .boards.find(({ about }) => about.includes(player))
        ?.ruling(),
    ofFloats: player =>
      worked()
        .floats.filter(({ about }) => about.includes(player))
        .map(float => float.ruling()),
    ofBye: () => worked().bye?.(),
    againstPair: (a, b) => told(againstPair(worked().rerun, memberOf(a), memberOf(b))),
    againstBye: player => told(againstBye(worked().rerun, memberOf(player))),
    againstFloat: (player, instead) => {
      const demand = worked().insteadOf(memberOf(player), memberOf(instead));
      return demand && ('verdict' in demand ? demand : againstDemand(worked().rerun, demand));
    },
  };
};
