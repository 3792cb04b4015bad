import { decimalOf, impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { leftOverOfTwo, type Possible } from '../../testing/left-over.ts';
import type { Proof } from '../../testing/replay.ts';
import { bracketOf2017, type DecidedBracket2017, roundOf2017 } from '../2017/literal/round.ts';
import { bracketOf2026, roundOf2026 } from '../2026/literal/round.ts';
import type { LiteralBracket } from './candidates.ts';
import { lowestByeScore } from './completion.ts';
import { compareLists } from './criteria.ts';
import type { DecidedBracket, Measured } from './evaluation.ts';
import { barOf, type Field, fieldOf, type Pair, prohibitionBetween, scoregroupsOf } from './field.ts';
import type { Edition, Member } from './member.ts';

/* What the enumeration of the articles says about something that was not taken. */

/** The round by the articles, and what is asked of it. */
export interface LiteralTrial {
  readonly position: Position;
  readonly edition: Edition;
  readonly field: Field;
  readonly round: readonly DecidedBracket[];
  readonly memberOf: (id: number) => Member;
}

export const trialOf = (position: Position, edition: Edition): LiteralTrial => {
  const field = fieldOf(position, edition);
  const round = roundIn(field, edition) ?? impossible('a round exists');
  const byId = new Map<number, Member>(field.members.map(member => [member.id, member]));
  return {
    position,
    edition,
    field,
    round,
    memberOf: id => byId.get(id) ?? impossible(`${id} is to be paired`),
  };
};

const roundIn = (field: Field, edition: Edition): readonly DecidedBracket[] | undefined =>
  edition === '2026' ? roundOf2026(field) : roundOf2017(field);

/** What must be so: an absolute demand beside C1-C3. */
export interface Demand {
  readonly pairs?: readonly Pair[];
  readonly bye?: Member;
  /** Paired in the bracket. */
  readonly inside?: Member;
  /** Not paired in the bracket. */
  readonly outside?: Member;
  /** Of these, one of the first may meet one of the second only. */
  readonly divided?: readonly [readonly Member[], readonly Member[]];
}

/** The field in which nothing but what meets the demand is allowed. */
const demanding = (field: Field, demand: Demand, bracket?: LiteralBracket): Field => {
  const { pairs = [], bye, inside, outside, divided: [first, second] = [[], []] } = demand;
  const partner = new Map<Member, Member>(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
  const isHere = (member: Member): boolean =>
    bracket !== undefined && [...bracket.movedDown, ...bracket.residents].includes(member);
  // 3.3.3 (B.3): moved-down players meet residents only.
  const isPartner = (member: Member, other: Member): boolean =>
    bracket?.movedDown.includes(member) === true ? bracket.residents.includes(other) : isHere(other);
  const allows = (a: Member, b: Member): boolean =>
    (partner.get(a) ?? b) === b &&
    a !== bye &&
    (a !== inside || isPartner(a, b)) &&
    (a !== outside || !isHere(b)) &&
    !(first.includes(a) && first.includes(b)) &&
    !(second.includes(a) && second.includes(b));
  return {
    ...field,
    ...(inside && { mustStay: inside }),
    mayMeet: (a, b) => field.mayMeet(a, b) && allows(a, b) && allows(b, a),
    mayTakeBye: member =>
      field.mayTakeBye(member) && (bye ?? member) === member && member !== inside && !partner.has(member),
  };
};

/** Proof, and how near what was not taken came to what was: the bracket and the step that told the two apart. */
export interface PlacedProof extends Proof {
  readonly nearness: readonly [bracket: number, step: number];
}

const COMPLETION: Readonly<Record<Edition, string>> = { '2026': 'dutch-2026.C4', '2017': 'dutch-2017.C.4' };
const NOT_COMPLETE = (edition: Edition, alone: Field, withBefore?: Field): PlacedProof => ({
  verdict: 'forbidden',
  rule: COMPLETION[edition],
  leftOver: leftOverOfTwo(possibleIn(alone), withBefore && possibleIn(withBefore)),
  nearness: [-1, 1],
});

const possibleIn = ({ members, mayMeet, mayTakeBye }: Field): Possible<Member> => ({
  players: members,
  mayMeet,
  mayHaveBye: mayTakeBye,
});

/** Why these two do not meet, where nothing else is kept. */
export const proofOfPair = (trial: LiteralTrial, pair: Pair): PlacedProof => {
  const prohibition = prohibitionBetween(trial.position, trial.edition, pair);
  if (prohibition) return { verdict: 'forbidden', ...prohibition, nearness: [-1, 0] };
  return proofBetween(trial, demanding(trial.field, { pairs: [pair] }));
};

/** Why this player does not have the bye. */
export const proofOfBye = (trial: LiteralTrial, bye: Member): PlacedProof => {
  const bar = barOf(bye, trial.edition);
  if (bar) return { verdict: 'forbidden', ...bar, nearness: [-1, 0] };
  return proofBetween(trial, demanding(trial.field, { bye }), bye);
};

const proofBetween = (trial: LiteralTrial, demanded: Field, bye?: Member): PlacedProof =>
  trial.edition === '2026' ? proofOfRound(trial, demanded) : proofByKinds(trial, demanded, bye);

/**
 * 2017 (decision 420): each bracket is compared as what A.9 made of it. An ordinary one knows nothing of the bye: whoever
 * is to have it would only have to float from there.
 */
const proofByKinds = (trial: LiteralTrial, demanded: Field, bye: Member | undefined): PlacedProof => {
  if (!roundIn(demanded, trial.edition)) return NOT_COMPLETE(trial.edition, demanded);
  for (const [index, chosen] of trial.round.entries()) {
    const { kind } = chosen as DecidedBracket2017;
    if (kind === 'ordinary' && bye) {
      if (!chosen.candidate.pairs.some(pair => pair.includes(bye))) continue;
      return proofInBracket(trial, index, { outside: bye }) ?? impossible('whoever is paired does not float');
    }
    const other = bracketOf2017(demanded, chosen.bracket, kind);
    const above = trial.round.slice(0, index);
    if (!other)
      return { ...NOT_COMPLETE(trial.edition, demanded, remaining(demanded, above)), nearness: [index, 99] };
    if (!isSame(chosen, other)) return toldApart(trial.edition, index, chosen, other);
  }
  return impossible('the round with what was not taken is another round');
};

const proofOfRound = (trial: LiteralTrial, field: Field): PlacedProof => {
  const other = roundIn(field, trial.edition);
  if (!other) return NOT_COMPLETE(trial.edition, field);
  const score = scoreOfBye(trial, field, other);
  if (score) return score;
  for (const [index, chosen] of trial.round.entries()) {
    const alternative = other[index] ?? impossible('the rounds part before one of them ends');
    if (!isSame(chosen, alternative)) return toldApart(trial.edition, index, chosen, alternative);
  }
  return impossible('the round with what was not taken is another round');
};

/** C5, where the demand leaves the bye to a higher score only. */
const scoreOfBye = (
  { edition, field }: LiteralTrial,
  demanded: Field,
  round: readonly DecidedBracket[] = [],
): PlacedProof | undefined => {
  if (edition === '2017' || field.members.length % 2 === 0) return undefined;
  const [chosen, other] = [lowestByeScore(field), lowestByeScore(demanded)];
  if (chosen === undefined || other === undefined || chosen === other) return undefined;
  return {
    verdict: 'worse',
    rule: 'dutch-2026.C5',
    chosen: decimalOf(chosen),
    other: decimalOf(other),
    suffers: receiverIn(round),
    nearness: [-1, 2],
  };
};

const receiverIn = (round: readonly DecidedBracket[]): readonly number[] =>
  round.at(-1)?.candidate.downfloaters.map(({ id }) => id) ?? [];

/** Who has the bye in the round with what is demanded of a bracket, the brackets above kept. */
const receiverWith = (
  { field, edition }: LiteralTrial,
  above: readonly DecidedBracket[],
  { demand, bracket }: { readonly demand: Demand; readonly bracket: LiteralBracket },
): readonly number[] => {
  const pairs = [...above.flatMap(({ candidate }) => candidate.pairs), ...(demand.pairs ?? [])];
  const { mustStay: _, ...demanded } = demanding(field, { ...demand, pairs }, bracket);
  return receiverIn(roundIn(demanded, edition) ?? []);
};

const isSame = (a: DecidedBracket, b: DecidedBracket): boolean => written(a) === written(b);

const written = ({ candidate: { pairs, downfloaters } }: DecidedBracket): string =>
  [
    ...pairs.map(([a, b]) => `${a.id}-${b.id}`).sort(),
    ...downfloaters.map(({ id }) => String(id)).sort(),
  ].join();

/** Why the bracket was not paired so, the brackets above kept. Undefined: what is demanded is what was chosen. */
export const proofInBracket = (
  trial: LiteralTrial,
  index: number,
  demand: Demand,
): PlacedProof | undefined => {
  const { edition, field } = trial;
  const chosen = trial.round[index] ?? impossible('the round has this bracket');
  const demanded = demanding(remaining(field, trial.round.slice(0, index)), demand, chosen.bracket);
  const other =
    edition === '2026'
      ? bracketOf2026(demanded, chosen.bracket)
      : bracketOf2017(demanded, chosen.bracket, (chosen as DecidedBracket2017).kind);
  if (!other) return NOT_COMPLETE(edition, demanding(field, askedOf(demand), chosen.bracket), demanded);
  const above = trial.round.slice(0, index);
  const score = scoreOfBye({ ...trial, field: remaining(field, above) }, demanded);
  if (score) return { ...score, suffers: receiverWith(trial, above, { demand, bracket: chosen.bracket }) };
  return isSame(chosen, other) ? undefined : toldApart(edition, index, chosen, other);
};

/** Without the boards that were made before: of several pairs the last is what is asked. */
const askedOf = ({ pairs = [], ...demand }: Demand): Demand => ({
  ...demand,
  pairs: demand.divided ? [] : pairs.slice(-1),
});

/** Whoever the brackets above have not paired. */
const remaining = (field: Field, above: readonly DecidedBracket[]): Field => {
  const paired = new Set(above.flatMap(({ candidate }) => candidate.pairs.flat()));
  return { ...field, members: field.members.filter(member => !paired.has(member)) };
};

/** The first criterion that tells two candidates of a bracket apart, or the article of the order. */
const toldApart = (
  edition: Edition,
  bracket: number,
  chosen: DecidedBracket,
  other: DecidedBracket,
): PlacedProof => {
  const keys = new Set(chosen.measures.map(({ key }) => key));
  const measures = other.measures.filter(({ key }) => keys.has(key));
  for (const [step, { key, faults }] of chosen.measures.entries()) {
    const others = measures[step]?.faults ?? [];
    const order = compareLists(faults, others);
    if (order > 0) return impossible(`${key} prefers what was not taken`);
    if (order < 0)
      return {
        verdict: 'worse',
        rule: key,
        ...countsOf(key, faults, others),
        ...unitOf(key, faults, others, step === firstStepOf(chosen, key)),
        ...suffering(other, key, gradeOf(faults, others)),
        ...sizeOf(other, key, gradeOf(faults, others)),
        nearness: [bracket, firstStepOf(chosen, key)],
      };
  }
  const [rule, step] = laterBy(edition, chosen, other);
  return { verdict: 'equal-later', rule: `dutch-${edition}.${rule}`, nearness: [bracket, 100 + step] };
};

const firstStepOf = ({ measures }: DecidedBracket, key: string): number =>
  measures.findIndex(measured => measured.key === key);

const suffering = (other: DecidedBracket, key: string, grade: number): Pick<Proof, 'sufferers'> => {
  const found = other.sufferers(key, grade);
  return found ? { sufferers: found.map(members => members.map(({ id }) => id)) } : {};
};

/** The greatest fault in which two lists differ. */
const gradeOf = (a: Measured['faults'], b: Measured['faults']): number => {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).findIndex(
    index => a[index] !== b[index],
  );
  return Math.max(a[at] ?? 0, b[at] ?? 0);
};

/** 2.4.13 to 2.4.16; C.6 and C.16 to C.19 of 2017. */
const BY_DIFFERENCE = /\.(C18|C19|C20|C21|C\.6|C\.16|C\.17|C\.18|C\.19)$/;
const IN_LIMBO = 100_000;

/** How great the faults are: of 2.4.2 the score of those charged, otherwise the difference. */
const sizeOf = (other: DecidedBracket, key: string, grade: number): Pick<Proof, 'each'> => {
  const [[charged] = []] = other.sufferers(key, grade) ?? [];
  const isInLimbo = BY_DIFFERENCE.test(key) && grade >= IN_LIMBO;
  if (key.endsWith('.C8') || key.endsWith('.C.7')) return { each: 'not compared' };
  if (charged && (isInLimbo || key.endsWith('.C7')))
    return { each: { of: 'score', points: charged.score / 10 } };
  return BY_DIFFERENCE.test(key) ? { each: { of: 'difference', points: grade / 10 } } : {};
};

/** How often each has it; of 2.4.4 how many games the one recipient and the other have not played. */
const countsOf = (key: string, a: Measured['faults'], b: Measured['faults']) => {
  if (key.endsWith('.C9')) return { chosen: a[0] ?? 0, other: b[0] ?? 0 };
  const grade = gradeOf(a, b);
  // The next bracket cannot be completed: broken, or so many left over where nobody may be.
  if (grade === Number.POSITIVE_INFINITY) return { unit: 'not compared' } as const;
  const count = (faults: Measured['faults']): number => faults.filter(fault => fault === grade).length;
  return { chosen: count(a), other: count(b) };
};

/** C.5, and C.7 in the first place, are of the pairs that are made, and count those left over. */
const unitOf = (
  key: string,
  a: Measured['faults'],
  b: Measured['faults'],
  isFirst: boolean,
): Pick<Proof, 'unit'> => {
  const isOfPairs = key.endsWith('.C.5') || (key.endsWith('.C.7') && isFirst);
  return isOfPairs && gradeOf(a, b) !== Number.POSITIVE_INFINITY ? { unit: 'left-over' } : {};
};

const ARTICLES = {
  '2026': { transposition: '4.2', exchange: '4.3', movedDown: '4.4' },
  '2017': { transposition: 'D.1', exchange: 'D.2', movedDown: 'D.3' },
} as const;

/** 3.7 (B.7): sets of moved-down players, their opponents, exchanges, transpositions. */
const laterBy = (
  edition: Edition,
  { bracket, candidate: chosen }: DecidedBracket,
  { candidate: other }: DecidedBracket,
): readonly [string, number] => {
  const { transposition, exchange, movedDown } = ARTICLES[edition];
  const isMovedDown = ([higher]: Pair): boolean => bracket.movedDown.includes(higher);
  const differ = (of: (pairs: readonly Pair[]) => readonly number[]): boolean =>
    of(chosen.pairs).join() !== of(other.pairs).join();
  if (differ(pairs => pairs.filter(isMovedDown).map(([higher]) => higher.id))) return [movedDown, 0];
  if (differ(pairs => pairs.filter(isMovedDown).map(([, lower]) => lower.id))) return [transposition, 1];
  if (differ(pairs => pairs.filter(pair => !isMovedDown(pair)).map(([higher]) => higher.id)))
    return [exchange, 2];
  return [transposition, 3];
};

/** The bracket in which somebody stood and was paired, or from which they took the bye: the last they stood in. */
export const bracketsOf = ({ round }: LiteralTrial, member: Member): readonly number[] =>
  round.flatMap(({ bracket }, index) =>
    [...bracket.movedDown, ...bracket.residents].includes(member) ? [index] : [],
  );

export const scoreOfBracket = ({ bracket: { residents } }: DecidedBracket): number =>
  decimalOf(scoregroupsOf(residents).at(-1)?.[0]?.score ?? impossible('a bracket has residents'));
