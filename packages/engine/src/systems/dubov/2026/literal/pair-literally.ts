import type { PlayerId } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { type Member, membersOf } from '../../definitions.ts';
import { PROHIBITIONS_2026 } from '../criteria.ts';
import { maximumOfUpfloats, mayHaveBye } from '../definitions.ts';
import { type Hall, type Pairs, pairBracketLiterally, upfloatersFor } from './bracket.ts';
import { without } from './enumeration.ts';

export interface LiteralRound {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/**
 * The round by the letter of the regulation: every set of upfloaters, every set of shifters and every transposition,
 * one by one, in the order of its articles. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally = (position: Position): LiteralRound | 'no-pairing' => {
  const members = membersOf(position, 0);
  const hall = hallOf(position);
  const isOdd = members.length % 2 === 1;
  const bye = isOdd ? receiverOfBye(members, position, hall) : undefined;
  if (isOdd && !bye) return 'no-pairing';
  let remaining = members.filter(member => member !== bye);
  if (remaining.length + (bye ? 1 : 0) === 0 || !hall.canAllBePaired(remaining)) return 'no-pairing';
  const pairs: Pairs[number][] = [];
  while (remaining[0]) {
    const { score } = remaining[0];
    const residents = remaining.filter(member => member.score === score);
    const upfloaters = upfloatersFor(residents, without(remaining, residents), hall);
    const bracket = [...residents, ...upfloaters];
    pairs.push(...pairBracketLiterally(bracket, hall));
    remaining = remaining.filter(member => !bracket.includes(member));
  }
  return { pairs: pairs.map(([a, b]) => [a.id, b.id] as const), ...(bye && { bye: bye.id }) };
};

const hallOf = (position: Position): Hall => {
  const mayMeet = (a: Member, b: Member) => !PROHIBITIONS_2026.some(rule => rule.forbids(a, b, position));
  const known = new Map<string, boolean>();
  const canAllBePaired = (members: readonly Member[]): boolean => {
    const [first, ...others] = members;
    if (!first) return true;
    const key = members.map(({ order }) => order).join(' ');
    const answer =
      known.get(key) ??
      others.some(
        other => mayMeet(first, other) && canAllBePaired(others.filter(member => member !== other)),
      );
    known.set(key, answer);
    return answer;
  };
  return {
    circumstances: {
      isLastRound: position.isLastRound === true,
      maximumOfUpfloats: maximumOfUpfloats(position.tournament.plannedRounds ?? 0),
    },
    mayMeet,
    canAllBePaired,
  };
};

/** 3.1. */
const receiverOfBye = (members: readonly Member[], position: Position, hall: Hall): Member | undefined =>
  members
    .filter(member => mayHaveBye(member, position) && hall.canAllBePaired(without(members, [member])))
    .sort((a, b) => a.score - b.score || b.colours.length - a.colours.length || b.place - a.place)[0];
