import { impossible } from '../../../model/index.ts';
import { type Asked as AskedOf, byeAsked, pairAsked, stayAsked } from '../../testing/asked.ts';
import { leftOverOfTwo } from '../../testing/left-over.ts';
import type { Proof } from '../../testing/replay.ts';
import { compareFaults } from '../../testing/whole-rounds.ts';
import { prohibitionBetween } from './field.ts';
import { faultsOf, type Measured } from './measures.ts';
import type { Edition, Member } from './member.ts';
import { firstOffered, offeredLater } from './offered.ts';
import { firstOf, type Listed, type Pair, type Walked, type WalkedBracket } from './oracle.ts';

/* What the lists say about something that was not taken (decisions 600 and 700). */

type Asked = AskedOf<Member>;

const WORDS = {
  '2026': { fold: '4.3', completion: 'C4', ofBye: '3.1.2', bar: 'C2' },
  '2017': { fold: '6.1', completion: '6.6', ofBye: '6.6', bar: '4.1' },
} as const satisfies Record<Edition, object>;

const keyOf = (edition: Edition, word: keyof (typeof WORDS)['2026']): string =>
  `burstein-${edition}.${WORDS[edition][word]}`;

/** What forbids two to meet. */
export const forbidden = ({ position, edition }: Walked, a: Member, b: Member): Proof | undefined => {
  const prohibition = prohibitionBetween(position, edition, [a, b]);
  return prohibition && { verdict: 'forbidden', ...prohibition };
};

/** Why these two do not meet. Undefined: they do. */
export const proofOfPair = (walked: Walked, pair: Pair): Proof | undefined =>
  forbidden(walked, ...pair) ?? proofOf(walked, pairAsked(pair));

/** Why somebody did not stay in a bracket, and another left it instead. */
export const proofOfStay = (
  walked: Walked,
  index: number,
  inside: Member,
  outside?: Member,
): Proof | undefined => proofOf(walked, stayAsked(lowestIn(bracketAt(walked, index)), inside, outside));

/** The bye is given first: against one who has it not, and how far the text had come. */
export interface StepOfBye {
  readonly proof: Proof;
  readonly step: number;
}

export const proofOfBye = (walked: Walked, member: Member): StepOfBye => {
  const { edition, legal, bye } = walked;
  if (member.barredSince !== undefined)
    return {
      proof: { verdict: 'forbidden', rule: keyOf(edition, 'bar'), round: member.barredSince },
      step: 0,
    };
  const asked = byeAsked(member);
  if (!legal.some(asked.isIn)) return { proof: notComplete(walked, asked, 'ofBye'), step: 1 };
  const [proof, step] = offeredLater(edition, bye ?? impossible('somebody has the bye'), member);
  return { proof, step: 2 + step };
};

/**
 * No legal round; or none with the bye where it was given first; or the first bracket in which every round that is asked for
 * differs from the one chosen, and of the candidates that begin one, the best.
 */
const proofOf = (walked: Walked, asked: Asked): Proof | undefined => {
  const { edition, legal, within, brackets, bye } = walked;
  const rounds = legal.filter(asked.isIn);
  if (rounds.length === 0) return notComplete(walked, asked, 'completion');
  if (bye && !within.some(asked.isIn)) {
    const other = firstOffered(
      edition,
      rounds.flatMap(round => round.bye ?? []),
    );
    return offeredLater(edition, bye, other ?? impossible('an odd number has a bye'))[0];
  }
  for (const [index, { listed, chosen }] of brackets.entries()) {
    if (chosen.rounds.some(asked.isIn)) continue;
    const best = firstOf(listed.filter(each => each.rounds.some(asked.isIn)));
    return toldApart(walked, index, best ?? impossible('some candidate begins such a round'));
  }
  return undefined;
};

const notComplete = (
  { position, edition, everybody }: Walked,
  { mayMeet, mayHaveBye }: Asked,
  word: 'completion' | 'ofBye',
): Proof => ({
  verdict: 'forbidden',
  rule: keyOf(edition, word),
  leftOver: leftOverOfTwo({
    players: everybody,
    mayMeet: (a, b) => prohibitionBetween(position, edition, [a, b]) === undefined && mayMeet(a, b),
    mayHaveBye: member => member.barredSince === undefined && mayHaveBye(member),
  }),
});

export const lowestIn = ({ members }: WalkedBracket): number =>
  Math.min(...members.map(({ score }) => score));

const bracketAt = ({ brackets }: Walked, index: number): WalkedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

/** The first criterion that tells two candidates of a bracket apart, or the order. */
const toldApart = (walked: Walked, index: number, other: Listed): Proof => {
  const { chosen, members } = bracketAt(walked, index);
  const place = { bracket: lowestIn(bracketAt(walked, index)) / 10 };
  for (const [step, measured] of chosen.measures.entries()) {
    const { key } = measured;
    const [faults, others] = [faultsOf(measured), faultsOf(other.measures[step])];
    const order = compareFaults(faults, others);
    if (order > 0) return impossible(`${key} prefers what was not taken`);
    if (order === 0) continue;
    const told = { verdict: 'worse', rule: key, ...place } as const;
    // The whole group would be made one with the next.
    if (key.endsWith('.6.6'))
      return { ...told, chosen: 0, other: 1, unit: 'union', suffers: members.map(({ id }) => id) };
    const grade = gradeOf(faults, others);
    const count = (list: readonly number[]): number => list.filter(fault => fault === grade).length;
    return {
      ...told,
      chosen: count(faults),
      other: count(others),
      ...suffering(other.measures[step], grade),
      ...sizeOf(key, grade),
      ...(key.endsWith('.6.5') ? { unit: 'denied' } : {}),
    };
  }
  return { verdict: 'equal-later', rule: keyOf(walked.edition, 'fold'), ...place };
};

/** The greatest fault in which two lists differ. */
const gradeOf = (a: readonly number[], b: readonly number[]): number => {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).findIndex(
    index => a[index] !== b[index],
  );
  return Math.max(a[at] ?? 0, b[at] ?? 0);
};

/** Of the following bracket whoever it leaves over, in any of its pairings that are as good. */
const suffering = (measured: Measured | undefined, grade: number): Pick<Proof, 'suffers' | 'sufferers'> => {
  const charged = (charges: Measured['charges']): readonly number[] =>
    charges.filter(([fault]) => fault === grade).map(([, { id }]) => id);
  return measured?.outlooks
    ? { sufferers: measured.outlooks.map(charged) }
    : { suffers: charged(measured?.charges ?? []) };
};

/** C6, and C7 where the following bracket leaves as many: the score, which stands here one tenth higher. */
const sizeOf = (key: string, grade: number): Pick<Proof, 'each'> =>
  key.endsWith('.C6') || (key.endsWith('.C7') && grade > 1)
    ? { each: { of: 'score', points: (grade - 1) / 10 } }
    : {};
