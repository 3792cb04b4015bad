import { addEdge, type BitGraph, bitGraph, hasEdge, joinAlike, removeEdge } from '../../matching/index.ts';
import type { Points } from '../../model/index.ts';
import { type Charge, weigh } from '../../rules/index.ts';
import type { BracketProblem } from './bracket.ts';
import { type BracketCharges, chargesAmong, type QualityOrder, type Ranked } from './charges.ts';
import type { SwissField, SwissMember } from './field.ts';
import type { View } from './horizons.ts';

/** A bracket to be weighed. */
export interface Weighing<Member extends SwissMember, Traits> {
  readonly field: SwissField<Member>;
  /** In the order of their vertices. */
  readonly own: readonly Member[];
  /** How many of the first do not meet one another (moved-down players). */
  readonly apart: number;
  readonly view: View<Member>;
  readonly order: QualityOrder<Traits>;
  /** All that the criteria see of somebody of the bracket. */
  readonly traitsOf: (member: Member, vertex: number) => Traits;
  /** The same for equal traits, another for others. */
  readonly keyOf: (traits: Traits) => string;
  readonly ranked: Ranked<Traits>;
}

type Region = 'bracket' | 'next' | 'below' | 'bye' | 'nobody';

/** Vertices of one class are interchangeable for every cost. */
interface VertexClass<Traits> {
  readonly region: Region;
  readonly traits?: Traits;
  readonly score?: Points;
  readonly weightOfLeft: number;
}

/** A bracket as a matching problem. Vertices: its own, next, below, then the bye and nobody. */
export const bracketProblem = <Member extends SwissMember, Traits>(
  weighing: Weighing<Member, Traits>,
): BracketProblem<Member> => {
  const { own, view, order, ranked } = weighing;
  const members = [...own, ...view.next, ...view.below];
  const bye = view.withBye ? members.length : undefined;
  const withBye = members.length + (view.withBye ? 1 : 0);
  const nobody = view.isOpen && withBye % 2 === 1 ? withBye : undefined;
  const specials = { bye, nobody, size: withBye + (nobody === undefined ? 0 : 1) };
  const { classOf, classes } = classesOf(weighing, specials);
  const traits = classes.flatMap(({ traits }) => (traits === undefined ? [] : [traits]));
  const scores = classes.flatMap(({ region, score }) =>
    region !== 'below' && score !== undefined ? [score] : [],
  );
  const charges = chargesAmong(order, traits, {
    scoresOfNext: view.next.length > 0 ? scores : [],
    ranked,
  });
  const between = chargesBetween(classes, charges, view);
  return {
    members,
    graph: joinedGraph(members, weighing, specials),
    costs: weigh({ classOf, classes: classes.length, digits: charges.digits.length, ...between }),
    digits: charges.digits,
    digitsBeforeNext: charges.digitsBeforeNext,
    inBracket: own.length,
    inNext: own.length + view.next.length,
    bye,
  };
};

interface Specials {
  readonly bye: number | undefined;
  readonly nobody: number | undefined;
  readonly size: number;
}

/** Pairs that may be made: legal ones, but for those kept apart. */
const joinedGraph = <Member extends SwissMember, Traits>(
  members: readonly Member[],
  { field, apart }: Weighing<Member, Traits>,
  specials: Specials,
): BitGraph => {
  const graph = bitGraph(specials.size);
  joinAlike(
    graph,
    field.legal,
    members.map(({ order }) => order),
  );
  for (let u = 0; u < apart; u++) for (let v = u + 1; v < apart; v++) removeEdge(graph, u, v);
  for (const [u, a] of members.entries()) {
    if (specials.bye !== undefined && hasEdge(field.legal, a.order, field.bye))
      addEdge(graph, u, specials.bye);
    if (specials.nobody !== undefined) addEdge(graph, u, specials.nobody);
  }
  return graph;
};

const classesOf = <Member extends SwissMember, Traits>(
  { own, view, traitsOf, keyOf }: Weighing<Member, Traits>,
  specials: Specials,
) => {
  const classes: VertexClass<Traits>[] = [];
  const known = new Map<string, number>();
  const classOf = new Int32Array(specials.size);
  const assign = (vertex: number, key: string, make: () => VertexClass<Traits>): void => {
    let id = known.get(key);
    if (id === undefined) {
      id = classes.length;
      known.set(key, id);
      classes.push(make());
    }
    classOf[vertex] = id;
  };
  let vertex = 0;
  for (const member of own) {
    const traits = traitsOf(member, vertex);
    const weightOfLeft = view.weightOfLeft(member);
    assign(vertex++, `${keyOf(traits)} ${weightOfLeft}`, () => ({
      region: 'bracket',
      traits,
      score: member.score,
      weightOfLeft,
    }));
  }
  for (const member of view.next) {
    const weightOfLeft = view.weightOfLeft(member);
    assign(vertex++, `next ${member.score} ${weightOfLeft}`, () => ({
      region: 'next',
      score: member.score,
      weightOfLeft,
    }));
  }
  for (const _ of view.below) assign(vertex++, 'below', () => ({ region: 'below', weightOfLeft: 0 }));
  if (specials.bye !== undefined) assign(specials.bye, 'bye', () => ({ region: 'bye', weightOfLeft: 0 }));
  if (specials.nobody !== undefined)
    assign(specials.nobody, 'nobody', () => ({ region: 'nobody', weightOfLeft: 0 }));
  return { classOf, classes };
};

/** What two vertices cost: joined, they are paired; apart, both stay unpaired within the view. */
const chargesBetween = <Member extends SwissMember, Traits>(
  classes: readonly VertexClass<Traits>[],
  charges: BracketCharges,
  view: View<Member>,
) => {
  const looksBelow = view.next.length > 0;
  // Classes of the bracket come first, in the order in which `chargesAmong` was given their traits.
  const left = classes.map(({ region }, index) => (region === 'bracket' ? charges.ofDownfloater(index) : []));
  const alone = classes.map(({ score, weightOfLeft }, index) =>
    looksBelow && score !== undefined
      ? [...(left[index] as Faults), ...charges.ofLeftInNext(score, weightOfLeft)]
      : (left[index] as Faults),
  );
  const both = (of: readonly Faults[], a: number, b: number): Faults => [
    ...(of[a] as Faults),
    ...(of[b] as Faults),
  ];
  const regionOf = (index: number): Region => (classes[index] as VertexClass<Traits>).region;
  const joined = (a: number, b: number): Charge => {
    const [one, two] = [regionOf(a), regionOf(b)];
    if (one === 'bracket' && two === 'bracket') return charges.ofPair(a, b);
    return both(isInNext(one) && isInNext(two) ? left : alone, a, b);
  };
  const apart = (a: number, b: number): Charge =>
    view.isOpen && isInNext(regionOf(a)) && isInNext(regionOf(b)) ? both(alone, a, b) : undefined;
  return { joined, apart };
};

type Faults = NonNullable<Charge>;

/** Downfloaters and residents of the next bracket can be paired there. */
const isInNext = (region: Region): boolean => region === 'bracket' || region === 'next';
