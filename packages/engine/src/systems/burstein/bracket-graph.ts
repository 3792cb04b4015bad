import { addEdge } from '../../matching/index.ts';
import type { Points } from '../../model/index.ts';
import type { Digit, WeighedBracket } from '../../rules/forced.ts';
import { type Charge, type Rule, weigh } from '../../rules/index.ts';
import type { Member } from './definitions.ts';
import { type Field, legalAmong } from './field.ts';
import { c5, c6, c7, c8, type Traits } from './rules-2026.ts';

/**
 * How far one looks below the bracket. Nothing: everybody may float. `next`: the following scoregroup, for C7; whoever
 * it leaves may float on. `below`: down to the last player, all of whom must be paired.
 */
export interface Horizon {
  readonly next: readonly Member[];
  readonly below: readonly Member[];
  /** Whether somebody may stay unpaired here because more players follow. */
  readonly isOpen: boolean;
}

/** A bracket as a matching problem. Vertices: the bracket in ranking order (BSN - 1), next, below, then nobody. */
export interface BracketGraph extends WeighedBracket {
  readonly members: readonly Member[];
  readonly digits: readonly Digit[];
}

type Region = 'bracket' | 'next' | 'below' | 'nobody';

/** Vertices of one class are interchangeable for every cost. */
interface VertexClass {
  readonly region: Region;
  readonly traits: Traits | undefined;
}

/** `bracket` in ranking order. */
export const bracketGraph = (field: Field, bracket: readonly Member[], horizon: Horizon): BracketGraph => {
  const members = [...bracket, ...horizon.next, ...horizon.below];
  const nobody = horizon.isOpen && members.length % 2 === 1 ? members.length : undefined;
  const size = members.length + (nobody === undefined ? 0 : 1);
  const graph = legalAmong(field, members, size);
  if (nobody !== undefined) for (let v = 0; v < nobody; v++) addEdge(graph, v, nobody);
  const { classOf, classes } = classesOf(bracket, horizon, size);
  const digits = digitsAmong(bracket, horizon.next);
  const charges = chargesBetween(classes, digits, horizon);
  return {
    members,
    inBracket: bracket.length,
    graph,
    costs: weigh({ classOf, classes: classes.length, digits: digits.length, ...charges }),
    digits,
  };
};

const classesOf = (bracket: readonly Member[], horizon: Horizon, size: number) => {
  const classes: VertexClass[] = [];
  const known = new Map<string, number>();
  const classOf = new Int32Array(size);
  const assign = (vertex: number, region: Region, traits?: Traits): void => {
    const colour = region === 'bracket' ? traits?.preference?.colour : undefined;
    const key = `${region} ${traits?.score} ${colour}`;
    const id = known.get(key) ?? classes.length;
    if (id === classes.length) {
      known.set(key, id);
      classes.push({ region, traits });
    }
    classOf[vertex] = id;
  };
  let vertex = 0;
  for (const member of bracket) assign(vertex++, 'bracket', member);
  for (const member of horizon.next) assign(vertex++, 'next', member);
  for (const _ of horizon.below) assign(vertex++, 'below');
  if (vertex < size) assign(vertex, 'nobody');
  return { classOf, classes };
};

/** In order of priority: C5, C6 by scores, then both again for the following bracket (C7), then C8. */
const digitsAmong = (bracket: readonly Member[], next: readonly Member[]): readonly Digit[] => [
  { rule: c5, grade: 1 },
  ...scoresOf(bracket).map(score => ({ rule: c6, grade: score })),
  ...(next.length === 0
    ? []
    : [
        { rule: c7, grade: NUMBER },
        ...scoresOf([...bracket, ...next]).map(score => ({ rule: c7, grade: score })),
      ]),
  { rule: c8, grade: 1 },
];

/** The grade of C7 that counts floaters; its other grades are scores. */
const NUMBER = -1;

const scoresOf = (members: readonly Member[]): readonly Points[] =>
  [...new Set(members.map(member => member.score))].sort((a, b) => b - a);

/** What two vertices cost: joined, they are paired; apart, both stay unpaired within the horizon. */
const chargesBetween = (classes: readonly VertexClass[], digits: readonly Digit[], horizon: Horizon) => {
  const at = new Map(digits.map(({ rule, grade }, index) => [`${rule.id} ${grade}`, index]));
  const one = (rule: Rule, grade: number) => {
    const digit = at.get(`${rule.id} ${grade}`);
    return digit === undefined ? [] : [[digit, 1] as const];
  };
  /** Left by the bracket: C5 and C6. */
  const left = ({ region, traits }: VertexClass): NonNullable<Charge> =>
    region === 'bracket' && traits ? [...one(c5, 1), ...one(c6, traits.score)] : [];
  /** Left by the bracket, and by the following one too. */
  const alone = (vertex: VertexClass): NonNullable<Charge> => [
    ...left(vertex),
    ...(vertex.traits ? [...one(c7, NUMBER), ...one(c7, vertex.traits.score)] : []),
  ];
  const classAt = (index: number): VertexClass => classes[index] as VertexClass;
  const joined = (a: number, b: number): Charge => {
    const [first, second] = [classAt(a), classAt(b)];
    if (first.region === 'bracket' && second.region === 'bracket')
      return first.traits && second.traits && c8.ofPair(first.traits, second.traits) > 0 ? one(c8, 1) : [];
    return isInNext(first) && isInNext(second)
      ? [...left(first), ...left(second)]
      : [...alone(first), ...alone(second)];
  };
  const apart = (a: number, b: number): Charge =>
    horizon.isOpen && isInNext(classAt(a)) && isInNext(classAt(b))
      ? [...alone(classAt(a)), ...alone(classAt(b))]
      : undefined;
  return { joined, apart };
};

/** Floaters and residents of the following bracket can be paired there. */
const isInNext = ({ region }: VertexClass): boolean => region === 'bracket' || region === 'next';
