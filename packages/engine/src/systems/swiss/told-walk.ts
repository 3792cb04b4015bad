import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import type { Against, Bar } from './against.ts';
import { againstPair, type ToldWalk, type Walk } from './asked-walk.ts';
import { againstOthers, type Claimant, rulingOfBye } from './bye-ladder.ts';
import { leftOverBy } from './left-over.ts';
import type { Prohibited } from './prohibition.ts';
import type { Lazy } from './rulings.ts';
import type { StepwiseField } from './stepwise-field.ts';

/** A bracket or group with all that can be said of it. */
interface ToldPart<Member> {
  readonly boards: () => readonly Lazy<'board'>[];
  readonly floats: () => readonly Lazy<'float'>[];
  /** Undefined: the one does not float here, or the other might not instead. */
  readonly against: (player: Member, instead: Member) => Against | undefined;
}

interface Told<Member> {
  readonly parts: readonly ToldPart<Member>[];
  /** What keeps somebody from the bye. */
  readonly bar: (member: Member) => Bar | undefined;
  /** That everybody else can be paired, where the text says it of the bye. */
  readonly completionOfBye?: Rule;
}

/** What can be said of a round that was walked, part by part. */
export const toldOfWalk = <Field extends StepwiseField<Member>, Member extends Claimant & Prohibited>(
  walk: Walk<Field & StepwiseField<Member>, Member>,
  { parts, bar, completionOfBye }: Told<Member>,
): ToldWalk<Member> => {
  const { field, ladder, bye, completion } = walk;
  const against = {
    bar,
    completion,
    ...(completionOfBye ? { completionOfBye } : {}),
    leftOver: leftOverBy<Member>(field),
  };
  const received = bye && { receiver: bye, against };
  const others = once(() => received && againstOthers(field, ladder, received));
  return {
    members: field.members,
    boards: parts.flatMap(part => part.boards()),
    floats: parts.flatMap(part => part.floats()),
    bye: received && (() => rulingOfBye(field, ladder, received)),
    againstPair: (a, b) => againstPair<Field, Member>(walk, a, b),
    againstBye: member => others()?.(member) ?? impossible('somebody has the bye'),
    againstFloat: (player, instead) => {
      for (const part of parts) {
        const found = part.against(player, instead);
        if (found) return found;
      }
      return undefined;
    },
  };
};
