import { impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { leftOverOfTwo, type Possible } from '../../testing/left-over.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../testing/listed-replay.ts';
import { proofOf, thereAsked, type WalkedLists } from '../../testing/listed-walk.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import {
  identifierOf,
  type LiteralText,
  ofContenders,
  type Pair,
  type Walked,
  type WalkedBracket,
  walkedOf,
} from './oracle.ts';
import type { LiteralContender } from './pair-literally.ts';

/** The rulings of C.04.5 or C.04.6 looked up in the lists of the oracle (decision 720). */
export const upfloatReplay = <Contender extends LiteralContender>(
  described: Pick<Replay, 'system' | 'options' | 'positionFor'>,
  textOf: (position: Position) => LiteralText<Contender>,
): Replay =>
  listedReplay<LiteralContender>(described, position => {
    const walked = walkedOf(position, ofContenders(textOf(position)));
    return walked && roundOf(walked);
  });

const roundOf = (walked: Walked): ListedRound<LiteralContender> => {
  const { text, players, legal, decisions, bye, brackets } = walked;
  const { name, prohibition, barredSince, whiteOf } = text;
  const told = {
    prohibition,
    lists: {
      players,
      mayMeet: (a: LiteralContender, b: LiteralContender) => !prohibition(a, b),
      mayHaveBye: (player: LiteralContender) => barredSince(player) === undefined,
      between: prohibition,
      legal,
      decisions,
      completion: `${name}.C3`,
    },
  };
  return {
    ...told,
    bye,
    bar: player => {
      const round = barredSince(player);
      return round === undefined ? undefined : { rule: `${name}.C2`, round };
    },
    claimants: [...players].sort((a, b) => a.score - b.score || b.played - a.played || b.tpn - a.tpn),
    naturalBye: `${name}.3.4.4`,
    boards: brackets.flatMap(({ pairs }) =>
      pairs.map((pair, at) => ({
        pair,
        natural: `${name}.3.6`,
        passed: () =>
          offeredBefore(pairs.slice(at)).map(
            other => [[pair[0], other], proofOfPair(told, pair[0], other)] as const,
          ),
      })),
    ),
    floats: brackets.flatMap(bracket =>
      bracket.upfloaters.map(player => ({
        player,
        bracket: bracket.score / 10,
        direction: 'up' as const,
        natural: `${name}.C4`,
        before: stayingIn(bracket).filter(
          other => bracket.below.indexOf(other) < bracket.below.indexOf(player),
        ),
        instead: (instead: LiteralContender) =>
          stayingIn(bracket).includes(instead)
            ? (allForbidden(prohibition, instead, bracket.residents) ??
              proofOfFloat(told.lists, bracket, { player, instead, bye }))
            : undefined,
      })),
    ),
    coloursOf: ([a, b]) => whiteOf(a, b),
    boardOrder: 'basic-rules.3.6',
  };
};

/** Those who might have floated into the bracket, and do not. */
const stayingIn = ({ below, upfloaters }: WalkedBracket): readonly LiteralContender[] =>
  below.filter(player => !upfloaters.includes(player));

interface Floating extends Readonly<Record<'player' | 'instead', LiteralContender>> {
  readonly bye: LiteralContender | undefined;
}

/** The other meets somebody of at least the score of the bracket, and the one does not. */
const proofOfFloat = (
  lists: WalkedLists<LiteralContender>,
  { score }: WalkedBracket,
  { player, instead, bye }: Floating,
): Proof | undefined => {
  const asked = thereAsked<LiteralContender>(each => each.score >= score, {
    inside: instead,
    outside: player,
  });
  const proof = proofOf(lists, asked);
  if (proof?.verdict !== 'forbidden') return proof;
  // Nobody is barred from the bye but by C2; where a bye would mend the rest, it is kept as it is.
  const alone: Possible<LiteralContender> = {
    ...lists,
    mayMeet: (a, b) => lists.mayMeet(a, b) && asked.mayMeet(a, b),
  };
  const withBye: Possible<LiteralContender> = {
    ...alone,
    mayMeet: (a, b) => a !== bye && b !== bye && alone.mayMeet(a, b),
    mayHaveBye: each => each === bye,
  };
  return { ...proof, leftOver: leftOverOfTwo(alone, bye && withBye) };
};

/**
 * 3.6: whom the order offers to the top member of the first of these pairs before its bottom member: with whom some pairing
 * of them all, whatever forbids it, has a smaller identifier. In the order of the smallest.
 */
const offeredBefore = (pairs: readonly Pair[]): readonly LiteralContender[] => {
  const [top, bottom] = pairs[0] ?? impossible('a pair of the bracket');
  const chosen = identifierOf(pairs);
  const smallest = new Map<LiteralContender, readonly number[]>();
  for (const all of everyPairing(pairs.flat().sort((a, b) => a.tpn - b.tpn))) {
    const other = all.find(pair => pair.includes(top))?.[1] ?? impossible('the top member meets somebody');
    const [identifier, least] = [identifierOf(all), smallest.get(other)];
    if (!least || isSmaller(identifier, least)) smallest.set(other, identifier);
  }
  return [...smallest]
    .filter(([other, identifier]) => other !== bottom && isSmaller(identifier, chosen))
    .sort(([, a], [, b]) => (isSmaller(a, b) ? -1 : 1))
    .map(([other]) => other);
};

const isSmaller = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

const everyPairing = ([top, ...others]: readonly LiteralContender[]): readonly (readonly Pair[])[] =>
  top === undefined
    ? [[]]
    : others.flatMap(bottom =>
        everyPairing(others.filter(other => other !== bottom)).map(rest => [[top, bottom] as const, ...rest]),
      );
