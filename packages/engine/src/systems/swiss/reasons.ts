import { impossible, type PlayerId } from '../../model/index.ts';
import type { Ruling } from '../../rules/index.ts';
import type { Against, Reasons } from './against.ts';
import { leftOverBy } from './left-over.ts';
import { within } from './pairable.ts';
import { type Prohibited, prohibitionBetween } from './prohibition.ts';
import { type Allowed, againstBye, againstDemand, againstPair, type Rerun, type Step } from './steps.ts';
import type { StepwiseField } from './stepwise-field.ts';

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

/** How a round is decided in any field, and what the text says around it. */
interface DecidedBy<Field, Member, Decided>
  extends Omit<Rerun<Member>, 'steps' | 'stepsWith' | 'prohibition' | 'leftOver'> {
  /** Undefined: no legal round exists. */
  readonly decide: (field: Field) => Decided | undefined;
  readonly stepsOf: (field: Field, decided: Decided) => readonly Step[];
}

/** The procedure run again in the field in which only what is demanded may be. */
export const rerunIn = <Field extends StepwiseField<Member>, Member extends Prohibited, Decided>(
  field: Field & StepwiseField<Member>,
  decided: Decided,
  { decide, stepsOf, ...text }: DecidedBy<Field, Member, Decided>,
): Rerun<Member> => ({
  ...text,
  steps: stepsOf(field, decided),
  stepsWith: allowed => {
    const other = within<Field, Member>(field, allowed);
    const found = decide(other);
    return found && stepsOf(other, found);
  },
  prohibition: (a, b) => prohibitionBetween(field.prohibitions, a, b),
  leftOver: leftOverBy<Member>(field),
});

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
