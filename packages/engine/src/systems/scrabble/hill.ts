import { type TightGraph, unweighted } from '../../matching/index.ts';
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

/** How a rival is found: for the champion by Gibson's rule, for everybody else on the hill. */
export interface Manner {
  readonly outlook: Outlook | undefined;
  readonly settled: readonly Settled[];
  readonly isOut: (contender: Contender) => boolean;
}

export const mannerOf = (field: HillField, outlook: Outlook | undefined): Manner => ({
  outlook,
  settled: outlook ? settledAmong(field.contenders, outlook) : [],
  isOut: outOfPrizes(field, outlook),
});

/**
 * First the bye, then the rivals of those whose place is settled, then the hill from the top: each takes the first who
 * is left and with whom everybody else can still be paired. Without an outlook Gibson's rule is not applied.
 */
export const pairHill = (field: HillField, manner: Manner): HillRound | undefined => {
  const { members } = field;
  const graph = unweighted(pairsWithBye(field));
  if (!graph) return undefined;
  const bye =
    members.length % 2 === 1
      ? firstRival(graph, members.length, byeLadder(field).offered(members)).rival
      : undefined;
  // In order of the standings.
  const free = new Set(members.filter(member => member !== bye));
  const pairs: HillPair[] = [];
  const choosers = manner.settled.flatMap(
    ({ contender }) => members.find(member => member === contender) ?? [],
  );
  for (const chooser of [...choosers, ...members])
    if (free.delete(chooser)) {
      const pair = meet(graph, chooser, free, manner);
      free.delete(pair.lower);
      pairs.push(pair);
    }
  return { pairs, ...(bye ? { bye } : {}) };
};

/** The first of those who are left with whom everybody else can be paired. */
export const meet = (
  graph: TightGraph,
  higher: HillMember,
  free: Iterable<HillMember>,
  { settled, isOut }: Manner,
): HillPair => {
  const place = settled.find(({ contender }) => contender === higher);
  if (!place) {
    const { rival, passedOver } = firstRival(graph, higher.order, free);
    return { higher, lower: rival, passedOver };
  }
  const { rival, passedOver } = firstRival(graph, higher.order, rivalsForGibsonised([...free], isOut));
  const chosenAs = isOut(rival) ? 'out of prizes' : 'last';
  return { higher, lower: rival, passedOver, gibsonised: { ...place, rival, chosenAs } };
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
  free: readonly HillMember[],
  isOut: (contender: Contender) => boolean,
): readonly HillMember[] => [...free.filter(isOut), ...free.filter(contender => !isOut(contender)).reverse()];

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
