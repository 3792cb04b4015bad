import { impossible } from '../../../model/index.ts';
import { leftOverOfTwo } from '../../testing/left-over.ts';
import type { Proof } from '../../testing/replay.ts';
import { compareFaults } from '../../testing/whole-rounds.ts';
import {
  type Decision,
  faultsOf,
  firstOf,
  type Listed,
  type Pair,
  type Walked,
  type WalkedBracket,
  type WholeRound,
} from './oracle.ts';
import type { LiteralContender } from './pair-literally.ts';

/* What the lists say about something that was not taken (decisions 600 and 720). */

/** Something that a whole round has or has not; and the same as what it lets meet. */
interface Asked {
  readonly isIn: (round: WholeRound) => boolean;
  readonly mayMeet: (a: LiteralContender, b: LiteralContender) => boolean;
  readonly mayHaveBye: (player: LiteralContender) => boolean;
  /** Whoever would be left over is told with the bye as it is, where somebody else's bye would mend it. */
  readonly keepsBye?: true;
}

const opponentIn = ({ pairs }: WholeRound, player: LiteralContender): LiteralContender | undefined =>
  pairs.find(pair => pair.includes(player))?.find(other => other !== player);

/** Why these two do not meet. */
export const proofOfPair = (walked: Walked, [a, b]: Pair): Proof | undefined => {
  const prohibition = walked.text.prohibition(a, b);
  if (prohibition) return { verdict: 'forbidden', ...prohibition };
  return proofOf(walked, {
    isIn: round => opponentIn(round, a) === b,
    mayMeet: (x, y) => [a, b].includes(x) === [a, b].includes(y),
    mayHaveBye: player => player !== a && player !== b,
  });
};

/** Why this one does not have the bye. */
export const proofOfBye = (walked: Walked, bye: LiteralContender): Proof | undefined => {
  const round = walked.text.barredSince(bye);
  if (round !== undefined) return { verdict: 'forbidden', rule: `${walked.text.name}.C2`, round };
  return proofOf(walked, {
    isIn: each => each.bye === bye,
    mayMeet: (x, y) => x !== bye && y !== bye,
    mayHaveBye: player => player === bye,
  });
};

/** Why one floats up into a bracket and not another: nobody of it may meet them, or the lists tell. */
export const proofOfFloat = (
  walked: Walked,
  { score, residents }: WalkedBracket,
  { player, instead }: Readonly<Record<'player' | 'instead', LiteralContender>>,
): Proof | undefined => {
  const barred = residents.map(resident => walked.text.prohibition(resident, instead));
  const [first] = barred;
  if (first && barred.every(each => each)) return { verdict: 'forbidden', ...first };
  const isRight = (one: LiteralContender, opponent: LiteralContender | undefined): boolean =>
    (one !== instead || (opponent?.score ?? -1) >= score) &&
    (one !== player || (opponent?.score ?? -1) < score);
  return proofOf(walked, {
    isIn: round => [player, instead].every(one => isRight(one, opponentIn(round, one))),
    mayMeet: (a, b) => isRight(a, b) && isRight(b, a),
    mayHaveBye: () => true,
    keepsBye: true,
  });
};

/**
 * The first decision in which every round that is asked for differs from the one chosen; and of the candidates that begin one,
 * the best.
 */
const proofOf = (walked: Walked, asked: Asked): Proof | undefined => {
  const { legal, decisions } = walked;
  if (!legal.some(asked.isIn)) return notComplete(walked, asked);
  for (const decision of decisions) {
    const { listed, chosen } = decision;
    if (chosen.rounds.some(asked.isIn)) continue;
    const best = firstOf(listed.filter(({ rounds }) => rounds.some(asked.isIn)));
    return toldApart(decision, best ?? impossible('some candidate begins such a round'));
  }
  return undefined;
};

const notComplete = (
  { text: { name, contenders, prohibition, barredSince }, bye }: Walked,
  { mayMeet, mayHaveBye, keepsBye }: Asked,
): Proof => {
  const alone = {
    players: [...contenders].sort((a, b) => a.tpn - b.tpn),
    mayMeet: (a: LiteralContender, b: LiteralContender) => !prohibition(a, b) && mayMeet(a, b),
    mayHaveBye: (player: LiteralContender) => barredSince(player) === undefined && mayHaveBye(player),
    between: prohibition,
  };
  const withBye = {
    ...alone,
    mayMeet: (a: LiteralContender, b: LiteralContender) => a !== bye && b !== bye && alone.mayMeet(a, b),
    mayHaveBye: (player: LiteralContender) => player === bye,
  };
  const leftOver = leftOverOfTwo(alone, keepsBye && bye ? withBye : undefined);
  return { verdict: 'forbidden', rule: `${name}.C3`, leftOver };
};

/** The first criterion that tells two candidates apart, or the article of the order. */
const toldApart = ({ chosen, order, bracket }: Decision, other: Listed): Proof => {
  const place = bracket === undefined ? {} : { bracket };
  for (const [at, measured] of chosen.measures.entries()) {
    const instead = other.measures[at] ?? impossible('the same criteria look at all');
    const [faults, others] = [faultsOf(measured), faultsOf(instead)];
    const difference = compareFaults(faults, others);
    if (difference > 0) return impossible(`${measured.key} prefers what was not taken`);
    if (difference === 0) continue;
    const { key, sized, unit } = measured;
    const grade = gradeOf(faults, others);
    const countOf = (all: readonly number[]): number =>
      sized === 'value' ? (all[0] ?? 0) : all.filter(fault => fault === grade).length;
    return {
      verdict: 'worse',
      rule: key,
      ...place,
      chosen: countOf(faults),
      other: countOf(others),
      suffers: instead.charges
        .filter(([fault]) => fault === grade)
        .flatMap(([, all]) => all.map(({ id }) => id)),
      ...(unit ? { unit } : {}),
      ...(sized === 'difference' ? { each: { of: 'difference', points: grade } } : {}),
    };
  }
  return { verdict: 'equal-later', rule: order, ...place };
};

/** The greatest fault in which two lists differ. */
const gradeOf = (a: readonly number[], b: readonly number[]): number => {
  const longest = a.length > b.length ? a : b;
  const at = longest.findIndex((_, index) => a[index] !== b[index]);
  return Math.max(a[at] ?? 0, b[at] ?? 0);
};
