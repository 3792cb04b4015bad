import {
  addEdge,
  type BitGraph,
  bitGraph,
  hasEdge,
  possibleLastOf,
  type TightGraph,
  unweighted,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { legalPairs } from '../swiss/legal-pairs.ts';
import { type Vertex, whyNoRound } from '../swiss/no-round.ts';
import type { Pairable } from '../swiss/pairable.ts';
import { excludedBy } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import type { NoPairing } from '../system.ts';
import { isOutOfPrizes, type Outlook, type Settled, settledAmong } from './gibson.ts';
import { byesOf } from './list.ts';
import { forbiddenPair } from './rules.ts';
import type { Contender } from './table.ts';

/** A player whose place is settled, and the rival whom Gibson's rule gives them. */
export interface Gibsonised extends Settled {
  readonly rival: Contender;
  /** `last`: everybody could still win a prize. */
  readonly chosenAs: 'out of prizes' | 'last';
}

export interface HillPair {
  /** Whoever chose. */
  readonly higher: Contender;
  readonly lower: Contender;
  /** Whoever the order offered before the rival. */
  readonly passedOver: readonly Contender[];
  readonly gibsonised?: Gibsonised;
}

export interface HillRound {
  /** In the order in which they were made: those of Gibson's rule first. */
  readonly pairs: readonly HillPair[];
  readonly bye?: Contender;
}

/** The players of the round by the standings: vertex = index; with an odd number one more, the bye. */
export interface HillField {
  readonly position: Position;
  /** Everybody who is still in the tournament, also those who do not play this round. */
  readonly contenders: readonly Contender[];
  readonly present: readonly Contender[];
  readonly graph: BitGraph;
}

export const hillFieldOf = (position: Position, contenders: readonly Contender[]): HillField => {
  const there = new Set(position.entrants.map(({ id }) => id));
  const present = contenders.filter(({ id }) => there.has(id));
  const isOdd = present.length % 2 === 1;
  // Only what the tournament's rules exclude: rivals may meet again, and anybody may have the bye.
  const graph = legalPairs(
    verticesOf(present),
    [excludedBy(position, forbiddenPair)],
    present.length + (isOdd ? 1 : 0),
  );
  if (isOdd) for (const v of present.keys()) addEdge(graph, v, present.length);
  return { position, contenders, present, graph };
};

const verticesOf = (present: readonly Contender[]) =>
  present.map(({ id, entrant }, order) => ({ id, entrant, order }));

/** The field in which only what is allowed may be. */
export const within = (field: HillField, allowed: Allowed<Contender>): HillField => {
  const { present } = field;
  const graph = bitGraph(field.graph.size);
  for (const [a, one] of present.entries())
    for (let b = a + 1; b < graph.size; b++) {
      const other = present[b];
      const isAllowed = other ? allowed.mayMeet(one, other) : allowed.mayHaveBye(one);
      if (isAllowed && hasEdge(field.graph, a, b)) addEdge(graph, a, b);
    }
  return { ...field, graph };
};

/** As `Pairable` has it. */
export const pairableIn = ({ present, graph }: HillField): Pairable<Vertex> => ({
  members: verticesOf(present),
  legal: graph,
  mayHaveBye: ({ order }) => present.length % 2 === 1 && hasEdge(graph, order, present.length),
});

/** Those without whom all the others can be paired. */
export const possibleByes = ({ present, graph }: HillField): ReadonlySet<Contender> =>
  new Set(possibleLastOf(graph, [...present.keys()]).flatMap(v => present[v] ?? []));

export const whyNoHill = ({ graph, present }: HillField): NoPairing =>
  whyNoRound(verticesOf(present), graph, () => true) ?? impossible('somebody cannot be paired');

/**
 * First the bye, then the rivals of those whose place is settled, then the hill from the top: each takes the first who
 * is left and with whom everybody else can still be paired. Without an outlook Gibson's rule is not applied.
 */
export const pairHill = (field: HillField, outlook: Outlook | undefined): HillRound | undefined => {
  const { present } = field;
  const graph = unweighted(field.graph);
  if (!graph) return undefined;
  const free = new Set(present);
  const take = (vertex: number, offered: readonly Contender[]) =>
    taken(vertex, offered, { field, graph, free });
  const bye = present.length % 2 === 1 ? take(present.length, inOrderOfByes(field)) : undefined;
  const pairs: HillPair[] = [];
  const isOut = outOfPrizes(field, outlook);
  for (const settled of outlook ? settledAmong(field.contenders, outlook) : []) {
    const { contender } = settled;
    if (!free.delete(contender)) continue;
    const { rival, passedOver } = take(present.indexOf(contender), rivalsForGibsonised(free, isOut));
    const chosenAs = isOut(rival) ? 'out of prizes' : 'last';
    pairs.push({
      higher: contender,
      lower: rival,
      passedOver,
      gibsonised: { ...settled, rival, chosenAs },
    });
  }
  for (const [vertex, higher] of present.entries()) {
    if (!free.delete(higher)) continue;
    const { rival, passedOver } = take(vertex, [...free]);
    pairs.push({ higher, lower: rival, passedOver });
  }
  return { pairs, ...(bye ? { bye: bye.rival } : {}) };
};

const outOfPrizes = ({ contenders }: HillField, outlook: Outlook | undefined) => {
  const out = new Set(
    outlook ? contenders.filter(contender => isOutOfPrizes(contender, contenders, outlook)) : [],
  );
  return (contender: Contender): boolean => out.has(contender);
};

interface Hall {
  readonly field: HillField;
  readonly graph: TightGraph;
  /** In order of the standings. */
  readonly free: Set<Contender>;
}

const taken = (vertex: number, offered: readonly Contender[], { field, graph, free }: Hall) => {
  const { present } = field;
  const placeOf = new Map(present.map((contender, index) => [contender, index]));
  const found = graph.pairWithFirst(
    vertex,
    offered.map(other => placeOf.get(other) ?? -1),
  );
  const rival = present[found] ?? impossible('everybody can be paired');
  free.delete(rival);
  return { rival, passedOver: offered.slice(0, offered.indexOf(rival)) };
};

/** The best placed without a chance of a prize; where there is none, from the last place up (decision 106). */
const rivalsForGibsonised = (
  free: ReadonlySet<Contender>,
  isOut: (contender: Contender) => boolean,
): readonly Contender[] => {
  const all = [...free];
  return [...all.filter(isOut), ...all.filter(contender => !isOut(contender)).reverse()];
};

/** Decision 102: fewest byes, then the last of the standings. */
export const inOrderOfByes = ({ present, position }: HillField): readonly Contender[] => {
  const { scoring } = position.tournament;
  const byes = new Map(present.map(contender => [contender, byesOf(contender.entrant, scoring)]));
  return [...present].reverse().sort((a, b) => (byes.get(a) ?? 0) - (byes.get(b) ?? 0));
};
