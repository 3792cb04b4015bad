import { impossible, type PlayerId } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { type Candidate, candidatesOf, type Setting } from './candidates.ts';
import {
  type Hall as Field,
  type Group,
  isHeterogeneous,
  type LastRound,
  type Member,
  mayHaveBye,
  mayMeet,
  membersOf,
  whiteOf,
} from './player.ts';

export interface LiteralRound {
  /** White first. */
  readonly boards: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | undefined;
}

export interface Paired extends Candidate {
  readonly group: Group;
  readonly lastRound: LastRound;
  readonly special?: 'C12' | 'C13';
}

/** The round by the letter of C1-C14, every candidate one by one. The referee; fit for some eight players. */
export const pairLiterally = (position: Position): LiteralRound | 'no-pairing' => {
  const field: Field = {
    position,
    members: membersOf(position, position.entrants),
  };
  const round = decideLiterally(field);
  if (!round) return 'no-pairing';
  return {
    boards: round
      .flatMap(({ ofMovedDown, ofRemainder }) => [...ofMovedDown, ...ofRemainder])
      .map(([a, b]) => {
        const { white } = whiteOf(a, b, position);
        return [white.id, (white === a ? b : a).id] as const;
      }),
    bye: round.at(-1)?.remaining[0]?.id,
  };
};

/** Undefined: no legal round exists. */
export const decideLiterally = (field: Field): readonly Paired[] | undefined => {
  if (field.members.length === 0 || !canBeCompleted(field, field.members)) return undefined;
  const scores = [...new Set(field.members.map(({ score }) => score))];
  const groups = scores.map(score => field.members.filter(member => member.score === score));
  let paired: readonly Paired[] = [];
  for (const residents of groups.slice(0, -1)) {
    paired = c12(field, paired, residents);
    const group = { movedDown: movedDownBy(paired.at(-1)), residents };
    paired = [...paired, first(field, group, 'other', ANY) ?? impossible('some candidate exists')];
  }
  return complete(field, paired, groups.at(-1) ?? []);
};

const ANY = (): boolean => true;

const byOrder = (a: Member, b: Member): number => a.order - b.order;

const movedDownBy = (paired: Candidate | undefined): readonly Member[] =>
  paired ? [...paired.forced, ...paired.remaining].sort(byOrder) : [];

const countOf = ({ ofMovedDown, ofRemainder }: Candidate): number => ofMovedDown.length + ofRemainder.length;

/** The first candidate that is accepted; seed 000, 21: without B2, B5 and B6 above 50 % if that gives more pairs. */
const first = (
  field: Field,
  group: Group,
  place: Setting['place'],
  accepts: (candidate: Candidate) => boolean,
): Paired | undefined => {
  const [strict, waived] = (['in force', 'waived'] as const).map(lastRound => {
    for (const candidate of candidatesOf({ field, group, lastRound, place, isFree: accepts === ANY }))
      if (accepts(candidate)) return { ...candidate, group, lastRound };
    return undefined;
  });
  return waived && (!strict || countOf(waived) > countOf(strict)) ? waived : strict;
};

/** C12. */
const c12 = (field: Field, paired: readonly Paired[], residents: readonly Member[]): readonly Paired[] => {
  const previous = paired.at(-1);
  if (!previous) return paired;
  const movedDown = movedDownBy(previous);
  if (!isHeterogeneous({ movedDown, residents }) || findOpponents(field, movedDown, residents)) return paired;
  const other = first(
    field,
    previous.group,
    'other',
    candidate => isAsMany(candidate, previous) && findOpponents(field, movedDownBy(candidate), residents),
  );
  return other ? [...paired.slice(0, -1), { ...other, special: 'C12' }] : paired;
};

const isAsMany = (a: Candidate, b: Candidate): boolean =>
  a.ofMovedDown.length === b.ofMovedDown.length && a.ofRemainder.length === b.ofRemainder.length;

/** The lowest group: C12 and C13. */
const complete = (
  field: Field,
  paired: readonly Paired[],
  residents: readonly Member[],
): readonly Paired[] => {
  const previous = paired.at(-1);
  const isMerged = residents.some(({ score }) => score !== residents[0]?.score);
  const lowest = (movedDown: readonly Member[]): Paired | undefined => {
    const found = first(field, { movedDown, residents }, 'lowest', () => true);
    return found && isMerged ? { ...found, special: 'C13' } : found;
  };
  const movedDown = movedDownBy(previous);
  const last = lowest(movedDown);
  if (!previous) return [last ?? impossible('everybody together can be paired')];
  const before = paired.slice(0, -1);
  if (!last) {
    const other = first(
      field,
      previous.group,
      'other',
      candidate => countOf(candidate) > 0 && canBeCompleted(field, [...movedDownBy(candidate), ...residents]),
    );
    if (!other) return complete(field, before, [...previous.group.residents, ...residents]);
    const special = { ...other, special: 'C13' as const };
    return [...before, special, lowest(movedDownBy(other)) ?? impossible('it can be completed')];
  }
  if (!isHeterogeneous(last.group) || last.ofMovedDown.length === movedDown.length) return [...paired, last];
  const other = first(
    field,
    previous.group,
    'other',
    candidate =>
      isAsMany(candidate, previous) && canBeCompletedFrom(field, movedDownBy(candidate), residents),
  );
  return other
    ? [
        ...before,
        { ...other, special: 'C12' },
        lowest(movedDownBy(other)) ?? impossible('it can be completed'),
      ]
    : [...paired, last];
};

/** Whether each of the first finds an opponent of its own among the second. */
const findOpponents = (
  field: Field,
  [one, ...others]: readonly Member[],
  residents: readonly Member[],
): boolean =>
  one === undefined ||
  residents.some(
    resident =>
      mayMeet(field, one, resident, 'waived') &&
      findOpponents(
        field,
        others,
        residents.filter(other => other !== resident),
      ),
  );

/** Likewise, with everybody else of the second paired too, but for the bye. */
const canBeCompletedFrom = (
  field: Field,
  [one, ...others]: readonly Member[],
  residents: readonly Member[],
): boolean =>
  one === undefined
    ? canBeCompleted(field, residents)
    : residents.some(
        resident =>
          mayMeet(field, one, resident, 'waived') &&
          canBeCompletedFrom(
            field,
            others,
            residents.filter(other => other !== resident),
          ),
      );

const canBeCompleted = (field: Field, [one, ...others]: readonly Member[]): boolean => {
  if (one === undefined) return true;
  const isOdd = others.length % 2 === 0;
  return (
    (isOdd && mayHaveBye(one) && canBeCompleted(field, others)) ||
    others.some(
      other =>
        mayMeet(field, one, other, 'waived') &&
        canBeCompleted(
          field,
          others.filter(player => player !== other),
        ),
    )
  );
};
