import { leastCostPerfectMatching, type PairCosts, removeEdge } from '../../../matching/index.ts';
import { type Charge, classesBy, weigh } from '../../../rules/index.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import { canAllBePaired } from '../../swiss/pairable.ts';
import type { UpfloatGroup } from '../../swiss/upfloats.ts';
import { dueColour, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { type Circumstances, QUALITIES_2026, type Quality } from './criteria.ts';
import { DIGITS, unitOf, withLimb } from './sequence-digits.ts';

/** A scoregroup about to be paired; those below in the order of 4.2.2. */
export interface Group extends UpfloatGroup<Member> {
  readonly field: Field;
  readonly circumstances: Circumstances;
}

/*
 * 3.2.1 and 3.2.2 as one matching of everybody not yet paired: whoever below is paired with a resident floats up. The
 * rest below is paired among itself, which is C4, and costs nothing. Two upfloaters never meet: without these two
 * there would be fewer (C5), and they could be paired below. So the criteria are charges on pairs:
 *   resident and resident   C7;
 *   resident and lower      C7, and C5, C6, C8, C9, C10 of the lower;
 *   lower and lower         nothing.
 */
export const upfloatersOf = (group: Group): readonly Member[] => {
  if (canAllBePaired(group.field, group.residents) && canAllBePaired(group.field, group.below)) return [];
  let settled: Settled = { floating: [], staying: [] };
  for (;;) {
    const found = bestUpfloaters(group, settled);
    if (!found) return [];
    const { upfloaters, candidates } = found;
    const floating = upfloaters.filter(
      member => candidates.includes(member) || settled.floating.includes(member),
    );
    if (floating.length === upfloaters.length) return upfloaters;
    const staying = [...settled.staying, ...candidates.filter(member => !upfloaters.includes(member))];
    settled = { floating, staying };
  }
};

/** Members below of whom it is known whether the first of the best sets contains them. */
interface Settled {
  readonly floating: readonly Member[];
  readonly staying: readonly Member[];
}

interface Found {
  readonly upfloaters: readonly Member[];
  /** Those who were given a digit of 4.2. */
  readonly candidates: readonly Member[];
}

/** A set of upfloaters that is best by C5 to C10, and first by 4.2 as far as digits reach. Undefined: none exists. */
const bestUpfloaters = (group: Group, settled: Settled): Found | undefined => {
  const { field, residents, below } = group;
  const isSettled = new Set([...settled.floating, ...settled.staying]);
  const candidates = below.filter(member => !isSettled.has(member)).slice(0, DIGITS);
  const members = [...residents, ...below];
  const graph = legalAmong(field, members);
  const [floating, staying] = [new Set(settled.floating), new Set(settled.staying)];
  for (const [index, member] of below.entries()) {
    const v = residents.length + index;
    if (floating.has(member))
      for (let u = residents.length; u < members.length; u++) if (u !== v) removeEdge(graph, v, u);
    if (staying.has(member)) for (let u = 0; u < residents.length; u++) removeEdge(graph, v, u);
  }
  const solved = leastCostPerfectMatching(graph, costsOf(group, candidates));
  if (!solved) return undefined;
  const upfloaters = below.filter(
    (_, index) => (solved.mate[residents.length + index] as number) < residents.length,
  );
  return { upfloaters, candidates };
};

/** One digit of the comparison: a criterion, and a grade of it where grades are in descending order. */
interface Digit {
  readonly rule: Quality;
  readonly grade: number;
}

/** Vertices of one class are interchangeable for the criteria; the first of each stands for all. */
interface VertexClass {
  readonly member: Member;
  readonly region: 'resident' | 'below';
}

const costsOf = (group: Group, candidates: readonly Member[]): PairCosts => {
  const { circumstances, residents } = group;
  const score = residents[0]?.score ?? 0;
  const digits = digitsOf(group, score);
  const { classOf, samples: classes } = classesOf(group);
  const ofUpfloater = (member: Member): NonNullable<Charge> =>
    digits.flatMap(({ rule, grade }, digit) => {
      const fault = rule.ofUpfloater?.(member, circumstances, score) ?? 0;
      if (rule.faults === 'in descending order') return fault === grade ? [[digit, 1] as const] : [];
      return fault > 0 ? [[digit, fault] as const] : [];
    });
  const ofPair = (a: Member, b: Member): NonNullable<Charge> =>
    digits.flatMap(({ rule }, digit) => {
      const fault = rule.ofPair?.(a, b) ?? 0;
      return fault > 0 ? [[digit, fault] as const] : [];
    });
  const upfloaterCharges = classes.map(({ member, region }) =>
    region === 'below' ? ofUpfloater(member) : [],
  );
  const joined = (a: number, b: number): Charge => {
    const [one, two] = [classes[a] as VertexClass, classes[b] as VertexClass];
    if (one.region === 'below' && two.region === 'below') return [];
    return [
      ...ofPair(one.member, two.member),
      ...(upfloaterCharges[a] as NonNullable<Charge>),
      ...(upfloaterCharges[b] as NonNullable<Charge>),
    ];
  };
  const weighed = weigh({
    classOf,
    classes: classes.length,
    digits: digits.length,
    joined,
    apart: () => undefined,
  });
  return withSequence(weighed, classes, group, candidates);
};

/** 4.2: each candidate is a class of its own, with a digit charged where the candidate stays below. */
const withSequence = (
  weighed: PairCosts,
  classes: readonly VertexClass[],
  { residents, below }: Group,
  candidates: readonly Member[],
): PairCosts => {
  const indexOf = new Map(candidates.map((member, index) => [member, index]));
  const within = classes.map((_, index) => index);
  const classOf = weighed.classOf.slice();
  for (const [at, member] of below.entries()) {
    const index = indexOf.get(member);
    if (index === undefined) continue;
    const v = residents.length + at;
    classOf[v] = classes.length + index;
    within[classes.length + index] = weighed.classOf[v] as number;
  }
  const isBelow = (a: number): boolean => classes[within[a] as number]?.region === 'below';
  const unit = (a: number): number => (a < classes.length ? 0 : unitOf(a - classes.length));
  const extra = (a: number, b: number): number => (isBelow(a) && isBelow(b) ? unit(a) + unit(b) : 0);
  return withLimb(weighed, extra, { classOf, within });
};

const digitsOf = ({ below }: Group, score: number): readonly Digit[] =>
  QUALITIES_2026.flatMap((rule: Quality) => {
    if (rule.faults === 'added up') return [{ rule, grade: 0 }];
    const grades = [...new Set(below.map(member => score - member.score))].sort((a, b) => b - a);
    return grades.map(grade => ({ rule, grade }));
  });

const classesOf = ({ residents, below, circumstances }: Group) => {
  const vertices: readonly VertexClass[] = [
    ...residents.map(member => ({ member, region: 'resident' as const })),
    ...below.map(member => ({ member, region: 'below' as const })),
  ];
  return classesBy(vertices, ({ member, region }) => keyOf(member, region, circumstances));
};

/** All that C5 to C10 see of a player. */
const keyOf = (member: Member, region: VertexClass['region'], circumstances: Circumstances): string => {
  const { colour } = dueColour(member);
  if (region === 'resident') return colour;
  if (circumstances.isLastRound) return `${member.score} ${colour}`;
  const maximum = member.upfloats >= circumstances.maximumOfUpfloats ? member.upfloats : 0;
  return `${member.score} ${colour} ${maximum} ${member.upfloatedLast}`;
};
