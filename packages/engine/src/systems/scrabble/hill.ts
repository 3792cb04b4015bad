import { unweighted } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import { pairsWithBye } from '../swiss/pairable.ts';
import { excludedBy } from '../swiss/prohibition.ts';
import { countedOn } from '../swiss/steps.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { firstRival } from './first-rival.ts';
import { isOutOfPrizes, type Outlook, type Settled, settledAmong } from './gibson.ts';
import { byesOf } from './list.ts';
import { forbiddenPair, hillBye } from './rules.ts';
import type { Contender } from './table.ts';

/** A player whose place is settled, and the rival whom Gibson's rule gives them. */
export interface Gibsonised extends Settled {
  readonly rival: HillMember;
  /** `last`: everybody could still win a prize whom they can be given, with the bye and the pairs before decided. */
  readonly chosenAs: 'out of prizes' | 'last';
}

export interface HillPair {
  /** Whoever chose. */
  readonly higher: HillMember;
  readonly lower: HillMember;
  /** Whoever the order offered before the rival. */
  readonly passedOver: readonly HillMember[];
  readonly gibsonised?: Gibsonised;
}

export interface HillRound {
  /** In the order in which they were made: those of Gibson's rule first. */
  readonly pairs: readonly HillPair[];
  readonly bye?: HillMember;
}

/** Somebody who plays the round. */
export interface HillMember extends Contender {
  /** By the standings, 0 for the first of those who play: the vertex. */
  readonly order: number;
}

/** The players of the round by the standings, and the pairs that may be made. */
export interface HillField extends StepwiseField<HillMember> {
  /** Everybody who is still in the tournament, also those who do not play this round. */
  readonly contenders: readonly Contender[];
}

export const hillFieldOf = (position: Position, everybody: readonly Contender[]): HillField => {
  const there = new Set(position.entrants.map(({ id }) => id));
  const members: HillMember[] = [];
  const contenders = everybody.map(contender => {
    if (!there.has(contender.id)) return contender;
    const member = { ...contender, order: members.length };
    members.push(member);
    return member;
  });
  // Only what the tournament's rules exclude: rivals may meet again, and anybody may have the bye.
  const prohibitions = [excludedBy(position, forbiddenPair)];
  return { ...stepwiseField(position, members, { prohibitions, mayHaveBye: () => true }), contenders };
};

/**
 * First the bye, then the rivals of those whose place is settled, then the hill from the top: each takes the first who
 * is left and with whom everybody else can still be paired. Without an outlook Gibson's rule is not applied.
 */
export const pairHill = (field: HillField, outlook: Outlook | undefined): HillRound | undefined => {
  const { members } = field;
  const graph = unweighted(pairsWithBye(field));
  if (!graph) return undefined;
  // In order of the standings.
  const free = new Set(members);
  const take = (vertex: number, offered: Iterable<HillMember>) => {
    const found = firstRival(graph, vertex, offered);
    free.delete(found.rival);
    return found;
  };
  const bye = members.length % 2 === 1 ? take(members.length, byeLadder(field).offered(members)) : undefined;
  const pairs: HillPair[] = [];
  const isOut = outOfPrizes(field, outlook);
  for (const settled of outlook ? settledAmong(field.contenders, outlook) : []) {
    const higher = members.find(member => member === settled.contender);
    if (!higher || !free.delete(higher)) continue;
    const { rival, passedOver } = take(higher.order, rivalsForGibsonised(free, isOut));
    const chosenAs = isOut(rival) ? 'out of prizes' : 'last';
    pairs.push({ higher, lower: rival, passedOver, gibsonised: { ...settled, rival, chosenAs } });
  }
  for (const higher of members) {
    if (!free.delete(higher)) continue;
    const { rival, passedOver } = take(higher.order, free);
    pairs.push({ higher, lower: rival, passedOver });
  }
  return { pairs, ...(bye ? { bye: bye.rival } : {}) };
};

const outOfPrizes = ({ contenders }: HillField, outlook: Outlook | undefined) => {
  const known = new Map<Contender, boolean>();
  return (contender: Contender): boolean => {
    const isOut =
      known.get(contender) ?? (outlook !== undefined && isOutOfPrizes(contender, contenders, outlook));
    known.set(contender, isOut);
    return isOut;
  };
};

/** The best placed without a chance of a prize; where there is none, from the last place up (decision 106). */
const rivalsForGibsonised = (
  free: ReadonlySet<HillMember>,
  isOut: (contender: Contender) => boolean,
): readonly HillMember[] => {
  const all = [...free];
  return [...all.filter(isOut), ...all.filter(contender => !isOut(contender)).reverse()];
};

/** Decision 102: fewest byes, then the last of the standings. */
export const byeLadder = ({ position }: HillField): ByeLadder<HillMember> => {
  const byesHad = ({ entrant }: HillMember): number => byesOf(entrant, position.tournament.scoring);
  return {
    counts: member => [countedOn(hillBye, byesHad(member), member)],
    order: hillBye,
    offered: members => {
      const byes = new Map(members.map(member => [member, byesHad(member)]));
      return [...members].reverse().sort((a, b) => (byes.get(a) ?? 0) - (byes.get(b) ?? 0));
    },
  };
};
