import { decimalOf, impossible, type Points } from '../../../model/index.ts';
import { type Asked as AskedOf, byeAsked, pairAsked, stayAsked } from '../../testing/asked.ts';
import { leftOverOfTwo, type Possible } from '../../testing/left-over.ts';
import type { Proof } from '../../testing/replay.ts';
import { compareFaults } from '../../testing/whole-rounds.ts';
import type { WholeRound } from './begun.ts';
import { barOf, type Pair, prohibitionBetween, ranked } from './field.ts';
import type { Edition, Member } from './member.ts';
import { firstOf, type Listed, type Walked, type WalkedBracket } from './oracle.ts';
import { BROKEN, faultsOf, type Measured } from './outlook.ts';
import { LOOPS, type Loop } from './place.ts';

/* What the lists say about something that was not taken (decision 600). */

/** Proof, and how near what was not taken came to what was: the bracket and the step that told the two apart. */
export interface PlacedProof extends Proof {
  readonly nearness: readonly [bracket: number, step: number];
  /** The candidates compared. Absent: it was not a bracket that told the two apart. */
  readonly between?: { readonly bracket: WalkedBracket; readonly other: Listed };
}

type Asked = AskedOf<Member>;

/** Why these two do not meet. */
export const proofOfPair = (walked: Walked, pair: Pair): PlacedProof | undefined => {
  const prohibition = prohibitionBetween(walked.position, walked.edition, pair);
  if (prohibition) return { verdict: 'forbidden', ...prohibition, nearness: [-1, 0] };
  return proofOf(walked, pairAsked(pair));
};

/** Why this player does not have the bye. */
export const proofOfBye = (walked: Walked, bye: Member): PlacedProof | undefined => {
  const bar = barOf(bye, walked.edition);
  if (bar) return { verdict: 'forbidden', ...bar, nearness: [-1, 0] };
  return proofOf(walked, byeAsked(bye));
};

/** Why somebody did not stay in a bracket, and another left it instead. */
export const proofOfStay = (
  walked: Walked,
  index: number,
  inside: Member,
  outside?: Member,
): PlacedProof | undefined => proofOf(walked, stayAsked(lowestIn(bracketAt(walked, index)), inside, outside));

/** Why the halves of a bracket were exchanged: what stands against them as they were, the opponents of those moved down kept. */
export const proofOfHalves = (
  walked: Walked,
  index: number,
  { kept, divided }: { readonly kept: readonly Pair[]; readonly divided: readonly (readonly Member[])[] },
): PlacedProof | undefined => {
  const { listed, chosen } = bracketAt(walked, index);
  const isKept = (made: readonly Pair[]): boolean =>
    kept.every(([a, b]) => made.some(([x, y]) => x === a && y === b));
  const isDivided = (made: readonly Pair[]): boolean =>
    made.every(([a, b]) => !divided.some(side => side.includes(a) && side.includes(b)));
  // Of 2026, and where the round is completed, all that are listed begin one.
  const best = firstOf(listed.filter(({ pairs }) => isKept(pairs) && isDivided(pairs)));
  if (best) return best === chosen ? undefined : toldApart(walked, index, best);
  const above = walked.brackets.slice(0, index).flatMap(bracket => bracket.chosen.pairs);
  const isMade = (pairs: readonly Pair[], [a, b]: Pair): boolean =>
    pairs.some(pair => pair.includes(a) && pair.includes(b));
  const legal = walked.legal.filter(
    ({ pairs }) => [...above, ...kept].every(pair => isMade(pairs, pair)) && isDivided(pairs),
  );
  if (legal.length > 0) return scoreOfBye(walked, legal);
  return notComplete(walked, {
    mayMeet: (a, b) => isDivided([[a, b]]),
    withBefore: [...above, ...kept],
  });
};

const lowestIn = ({ bracket: { residents } }: WalkedBracket): Points =>
  residents.at(-1)?.score ?? impossible('a bracket has residents');

const bracketAt = ({ brackets }: Walked, index: number): WalkedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

/**
 * The first bracket in which every round that is asked for differs from the one chosen; and of the candidates that begin one,
 * the best.
 */
const proofOf = (walked: Walked, { isIn, mayMeet, mayHaveBye }: Asked): PlacedProof | undefined => {
  const { legal, within, brackets } = walked;
  if (!legal.some(isIn)) return notComplete(walked, { mayMeet, mayHaveBye });
  if (!within.some(isIn)) return scoreOfBye(walked, legal.filter(isIn));
  for (const [index, { listed, chosen }] of brackets.entries()) {
    if (chosen.rounds.some(isIn)) continue;
    const best = firstOf(listed.filter(({ rounds }) => rounds.some(isIn)));
    return toldApart(walked, index, best ?? impossible('some candidate begins such a round'));
  }
  return undefined;
};

interface Restricted extends Partial<Pick<Asked, 'mayMeet' | 'mayHaveBye'>> {
  /** Pairs that are kept, where without them everybody could be paired. */
  readonly withBefore?: readonly Pair[];
}

const notComplete = (
  { edition, field, position }: Walked,
  { mayMeet = () => true, mayHaveBye = () => true, withBefore = [] }: Restricted,
): PlacedProof => {
  const alone: Possible<Member> = {
    players: field.members,
    mayMeet: (a, b) => field.mayMeet(a, b) && mayMeet(a, b),
    mayHaveBye: player => field.mayTakeBye(player) && mayHaveBye(player),
    between: (a, b) => prohibitionBetween(position, edition, ranked(a, b)),
  };
  const isKept = (a: Member, b: Member): boolean =>
    withBefore.every(pair => pair.includes(a) === pair.includes(b));
  const before: Possible<Member> = {
    ...alone,
    mayMeet: (a, b) => alone.mayMeet(a, b) && isKept(a, b),
    mayHaveBye: player => alone.mayHaveBye(player) && !withBefore.flat().includes(player),
  };
  return {
    verdict: 'forbidden',
    rule: COMPLETION[edition],
    leftOver: leftOverOfTwo(alone, withBefore.length > 0 ? before : undefined),
    nearness: [-1, 1],
  };
};

const COMPLETION: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.C4', '2017': 'dutch-2017.C.4' };

/** C5 of 2026: whoever would have the bye, in any of those rounds with the least score. */
const scoreOfBye = ({ within }: Walked, rounds: readonly WholeRound[]): PlacedProof => {
  const scoreOf = ({ bye }: WholeRound): Points => bye?.score ?? impossible('an odd number has a bye');
  const other = rounds.map(scoreOf).reduce((least, score) => (score < least ? score : least));
  const [chosen] = within.map(scoreOf);
  return {
    verdict: 'worse',
    rule: 'dutch-2026.C5',
    unit: 'score',
    chosen: decimalOf(chosen ?? impossible('a round was made')),
    other: decimalOf(other),
    sufferers: rounds.filter(round => scoreOf(round) === other).map(({ bye }) => (bye ? [bye.id] : [])),
    nearness: [-1, 2],
  };
};

/** The first criterion that tells two candidates of a bracket apart, or the article of the order. */
const toldApart = (walked: Walked, index: number, other: Listed): PlacedProof => {
  const bracket = bracketAt(walked, index);
  const { chosen } = bracket;
  const place = { bracket: decimalOf(lowestIn(bracket)), between: { bracket, other } };
  for (const [step, measured] of chosen.measures.entries()) {
    const { key } = measured;
    const [faults, others] = [faultsOf(measured), faultsOf(other.measures[step])];
    const order = compareFaults(faults, others);
    if (order > 0) return impossible(`${key} prefers what was not taken`);
    if (order === 0) continue;
    const grade = gradeOf(faults, others);
    const first = chosen.measures.findIndex(each => each.key === key);
    return {
      verdict: 'worse',
      rule: key,
      ...place,
      ...countsOf(key, faults, others),
      ...unitOf(key, grade, step === first),
      ...suffering(other.measures[step], grade),
      ...sizeOf(other.measures[step], key, grade),
      nearness: [index, first],
    };
  }
  const at = chosen.place.findIndex((each, loop) => compareFaults(each, other.place[loop] ?? []) !== 0);
  const loop = LOOPS[at] ?? impossible('two candidates differ in their place');
  return {
    verdict: 'equal-later',
    rule: `dutch-${walked.edition}.${ARTICLES[walked.edition][loop]}`,
    ...place,
    nearness: [index, 100 + at],
  };
};

const ARTICLES: Readonly<Record<Edition, Readonly<Record<Loop, string>>>> = {
  '2026': { set: '4.4', opponents: '4.2', exchange: '4.3', transposition: '4.2' },
  '2017': { set: 'D.3', opponents: 'D.1', exchange: 'D.2', transposition: 'D.1' },
};

/** Of the next bracket whoever it leaves over, in any of its candidates that are as good; its PSD (C.7) names nobody. */
const suffering = (measured: Measured | undefined, grade: number): Pick<Proof, 'suffers' | 'sufferers'> => {
  const charged = (charges: Measured['charges']): readonly number[] =>
    charges.filter(([fault]) => fault === grade).map(([, { id }]) => id);
  if (!measured?.outlooks) return { suffers: charged(measured?.charges ?? []) };
  const isOfPairs = measured.key.endsWith('.C.7') && grade !== 1;
  return isOfPairs ? {} : { sufferers: measured.outlooks.map(charged) };
};

/** The greatest fault in which two lists differ. */
const gradeOf = (a: readonly number[], b: readonly number[]): number => {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).findIndex(
    index => a[index] !== b[index],
  );
  return Math.max(a[at] ?? 0, b[at] ?? 0);
};

/** 2.4.13 to 2.4.16; C.6 and C.16 to C.19 of 2017. */
const BY_DIFFERENCE = /\.(C18|C19|C20|C21|C\.6|C\.16|C\.17|C\.18|C\.19)$/;
const IN_LIMBO = 100_000;

/** How great the faults are: of 2.4.2 the score of those charged, otherwise the difference. */
const sizeOf = (measured: Measured | undefined, key: string, grade: number): Pick<Proof, 'each'> => {
  const charged = measured?.charges.find(([fault]) => fault === grade)?.[1];
  const isInLimbo = BY_DIFFERENCE.test(key) && grade >= IN_LIMBO;
  if (measured?.outlooks) return { each: 'not compared' };
  if (charged && (isInLimbo || key.endsWith('.C7')))
    return { each: { of: 'score', points: charged.score / 10 } };
  return BY_DIFFERENCE.test(key) ? { each: { of: 'difference', points: grade / 10 } } : {};
};

/** How often each has it; of 2.4.4 how many games the one recipient and the other have not played. */
const countsOf = (key: string, a: readonly number[], b: readonly number[]) => {
  if (key.endsWith('.C9')) return { chosen: a[0] ?? 0, other: b[0] ?? 0 };
  const grade = gradeOf(a, b);
  // The next bracket cannot be completed: that is broken, and not counted.
  if (grade === BROKEN) return { chosen: 0, other: 1, unit: 'breach' } as const;
  const count = (faults: readonly number[]): number => faults.filter(fault => fault === grade).length;
  return { chosen: count(a), other: count(b) };
};

/** C.5, and C.7 in the first place, are of the pairs that are made, and count those left over. */
const unitOf = (key: string, grade: number, isFirst: boolean): Pick<Proof, 'unit'> =>
  key.endsWith('.C9')
    ? { unit: 'unplayed' }
    : grade !== BROKEN && (key.endsWith('.C.5') || (key.endsWith('.C.7') && isFirst))
      ? { unit: 'left-over' }
      : {};
