import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import type { Points } from '../../model/index.ts';
import { type Charge, weigh } from '../../rules/index.ts';
import type { BracketProblem } from '../swiss/bracket.ts';
import { type BracketCharges, chargesAmong, type QualityOrder } from './charges.ts';
import type { Member, Traits } from './definitions.ts';
import type { Field } from './field.ts';

/** Article 1.3 (A.3): the players to be paired together. */
export interface Bracket {
  readonly movedDown: readonly Member[];
  readonly residents: readonly Member[];
}

/**
 * How far one looks below the bracket. `bracket`: not at all, everybody may float. `next`: the next scoregroup, for
 * C8; whoever it leaves may float. `field`: down to the last player, all of whom must be paired.
 */
export interface View {
  readonly next: readonly Member[];
  readonly below: readonly Member[];
  /** Whether somebody may stay unpaired here because more players follow. */
  readonly isOpen: boolean;
  /** The bye is given inside the view. */
  readonly withBye: boolean;
  /** C.7 (decision 0025): those who weigh more when the next bracket leaves them. */
  readonly weightOfLeft: (member: Member) => number;
}

/** A bracket as a matching problem. Vertices: moved-down, residents, next, below, then the bye and nobody. */
export interface BracketGraph extends BracketProblem<Member> {
  readonly bracket: Bracket;
  readonly countsUnplayed: BracketSettings['countsUnplayed'];
  /** What the criteria see of somebody of the bracket. */
  readonly traitsOf: (member: Member) => Traits;
  /** The same bracket as far as the same view, weighed by other settings. */
  readonly again: (settings: BracketSettings) => BracketGraph;
}

export interface BracketSettings {
  readonly field: Field;
  readonly order: QualityOrder;
  /** C9 counts in this bracket. */
  readonly countsUnplayed: 'yes' | 'no';
}

type Region = 'bracket' | 'next' | 'below' | 'bye' | 'nobody';

/** Vertices of one class are interchangeable for every cost. */
interface VertexClass {
  readonly region: Region;
  readonly traits?: Traits;
  readonly score?: Points;
  readonly weightOfLeft: number;
}

export const bracketGraph = (bracket: Bracket, view: View, settings: BracketSettings): BracketGraph => {
  const own = [...bracket.movedDown, ...bracket.residents];
  const members = [...own, ...view.next, ...view.below];
  const bye = view.withBye ? members.length : undefined;
  const withBye = members.length + (view.withBye ? 1 : 0);
  const nobody = view.isOpen && withBye % 2 === 1 ? withBye : undefined;
  const size = withBye + (nobody === undefined ? 0 : 1);
  const { classOf, classes } = classesOf(bracket, view, settings, { bye, nobody, size });
  const traits = classes.flatMap(({ traits }) => (traits ? [traits] : []));
  const scores = classes.flatMap(({ region, score }) =>
    region !== 'below' && score !== undefined ? [score] : [],
  );
  const charges = chargesAmong(settings.order, traits, view.next.length > 0 ? scores : []);
  const between = chargesBetween(classes, charges, view);
  return {
    bracket,
    members,
    graph: joinedGraph(members, bracket.movedDown.length, settings.field, { bye, nobody, size }),
    costs: weigh({ classOf, classes: classes.length, digits: charges.digits.length, ...between }),
    digits: charges.digits,
    digitsBeforeNext: charges.digitsBeforeNext,
    inBracket: own.length,
    bye,
    countsUnplayed: settings.countsUnplayed,
    again: other => bracketGraph(bracket, view, other),
    traitsOf: member => traitsOf(member, bracket.movedDown.includes(member), lowestIn(bracket), settings),
  };
};

interface Specials {
  readonly bye: number | undefined;
  readonly nobody: number | undefined;
  readonly size: number;
}

/** Pairs that may be made: legal ones, but no two moved-down players (article 3: S1 against S2). */
const joinedGraph = (
  members: readonly Member[],
  movedDown: number,
  field: Field,
  specials: Specials,
): BitGraph => {
  const graph = bitGraph(specials.size);
  for (const [u, a] of members.entries()) {
    for (let v = Math.max(u + 1, u < movedDown ? movedDown : 0); v < members.length; v++)
      if (hasEdge(field.legal, a.order, (members[v] as Member).order)) addEdge(graph, u, v);
    if (specials.bye !== undefined && hasEdge(field.legal, a.order, field.bye))
      addEdge(graph, u, specials.bye);
    if (specials.nobody !== undefined) addEdge(graph, u, specials.nobody);
  }
  return graph;
};

const classesOf = (bracket: Bracket, view: View, settings: BracketSettings, specials: Specials) => {
  const classes: VertexClass[] = [];
  const known = new Map<string, number>();
  const classOf = new Int32Array(specials.size);
  const assign = (vertex: number, key: string, make: () => VertexClass): void => {
    let id = known.get(key);
    if (id === undefined) {
      id = classes.length;
      known.set(key, id);
      classes.push(make());
    }
    classOf[vertex] = id;
  };
  let vertex = 0;
  const lowest = lowestIn(bracket);
  for (const [index, member] of [...bracket.movedDown, ...bracket.residents].entries()) {
    const traits = traitsOf(member, index < bracket.movedDown.length, lowest, settings);
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

const lowestIn = ({ movedDown, residents }: Bracket): number =>
  residents.at(-1)?.score ?? movedDown.at(-1)?.score ?? 0;

const traitsOf = (
  member: Member,
  isMovedDown: boolean,
  lowest: number,
  settings: BracketSettings,
): Traits => {
  // Only in the last round can two absolute preferences for one colour meet (C3), and only there C10 and C11 count.
  const countsTopscorers =
    settings.field.position.isLastRound === true && member.preference?.strength === 'absolute';
  return {
    score: member.score,
    isMovedDown,
    floatDifference: member.score - lowest + 10,
    preference: member.preference,
    colourDifference: countsTopscorers ? member.colourDifference : 0,
    hasRepeatedColour: countsTopscorers && member.hasRepeatedColour,
    floats: member.floats,
    unplayedGames: settings.countsUnplayed === 'yes' ? member.unplayedGames : 0,
  };
};

const keyOf = (traits: Traits): string =>
  `${traits.score} ${traits.isMovedDown} ${traits.preference?.colour} ${traits.preference?.strength} ${traits.colourDifference} ${traits.hasRepeatedColour} ${traits.floats[0]} ${traits.floats[1]} ${traits.unplayedGames}`;

/** What two vertices cost: joined, they are paired; apart, both stay unpaired within the view. */
const chargesBetween = (classes: readonly VertexClass[], charges: BracketCharges, view: View) => {
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
  const regionOf = (index: number): Region => (classes[index] as VertexClass).region;
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
