import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { type Against, notComplete } from './against.ts';
import { byeCandidates, demandedField, type SwissField, type SwissMember } from './field.ts';
import { leftOverWith } from './left-over.ts';

/** One step of the ladder: whoever has the greatest claim stays on it. */
export interface ByeStep<Member> {
  readonly rule: Rule;
  readonly claim: (member: Member) => number;
  /** What is counted, as it is told. Absent: the step is an order, in which nobody is worse. */
  readonly count?: (member: Member) => number;
}

/**
 * Who receives the bye where it is given before anything else: whoever may have it, lets everybody else be paired, and
 * then step by step until one is left.
 */
export interface ByeLadder<Member> {
  readonly eligible: Rule;
  readonly completion: Rule;
  readonly steps: readonly ByeStep<Member>[];
}

/** Undefined: no complete round exists, or none with a bye. */
export const receiverOf = <Member extends SwissMember>(
  { steps }: ByeLadder<Member>,
  field: SwissField<Member>,
): Member | undefined => {
  const candidates = byeCandidates(field);
  if (candidates === 'no round') return undefined;
  return [...candidates].sort((a, b) => {
    for (const { claim } of steps) if (claim(a) !== claim(b)) return claim(b) - claim(a);
    return 0;
  })[0];
};

/** Whoever may have the bye, and since which round the others may not. */
export interface Barred extends SwissMember {
  readonly barredSince: number | undefined;
}

/** The first step that told somebody apart from whoever received the bye. */
export const againstReceiving = <Member extends Barred>(
  { eligible, completion, steps }: ByeLadder<Member>,
  field: SwissField<Member>,
  {
    candidates,
    receiver,
    member,
  }: {
    /** Whoever may have the bye with everybody else paired. */
    readonly candidates: readonly Member[];
    readonly receiver: Member;
    readonly member: Member;
  },
): Against => {
  if (member.barredSince !== undefined)
    return { verdict: 'forbidden', rule: eligible, round: member.barredSince, nearness: [-1, 0] };
  if (!candidates.includes(member))
    return notComplete(completion, leftOverWith(demandedField(field, { bye: member })), [-1, 1]);
  return steppedPast(steps, receiver, member);
};

/** The step by which one of two who might have the bye goes before the other. */
export const steppedPast = <Member extends SwissMember>(
  steps: readonly ByeStep<Member>[],
  receiver: Member,
  member: Member,
): Against => {
  const at = steps.findIndex(({ claim }) => claim(receiver) !== claim(member));
  const step = steps[at] ?? impossible('the last step tells everybody apart');
  return {
    verdict: step.count ? 'worse' : 'equal-later',
    rule: step.rule,
    ...(step.count ? { chosen: step.count(receiver), other: step.count(member), suffers: [member.id] } : {}),
    nearness: [-1, 2 + at],
  };
};
