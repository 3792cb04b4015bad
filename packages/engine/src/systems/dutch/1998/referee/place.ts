import {
  allowFloats,
  type Dropped,
  type Group,
  isHeterogeneous,
  type LastRound,
  type Member,
  repeatsDown,
  wantSameColour,
  without,
} from './player.ts';

export type Pair = readonly [Member, Member];

/** What is decided in a score group, one thing after the other, and where C comes to a pairing by it: the less, the sooner. */
export interface Placed {
  /** S1 of a heterogeneous group, and their opponents. */
  readonly ofMovedDown: readonly Pair[];
  readonly ofRemainder: readonly Pair[];
  /** C14: of those moved down, who is not in S1. */
  readonly notInS1: readonly Member[];
  /** C14: who is left, but for those of C1. */
  readonly remaining: readonly Member[];
  /** A8, C11: pairs of two who want the same colour. */
  readonly denied: readonly Pair[];
  /** C10, C9. */
  readonly up: Dropped;
  readonly down: Dropped;
  /** D1 of S1, D2 and D1 of the remainder. */
  readonly opponents: readonly number[];
  readonly exchange: readonly number[];
  readonly transposition: readonly number[];
}

/** A set of pairs of a group as the procedure first comes to it. */
export const placed = (
  group: Group,
  forced: readonly Member[],
  { made, lastRound }: { readonly made: readonly Pair[]; readonly lastRound: LastRound },
): Placed => {
  const rest = without(group, forced);
  const players = [...rest.movedDown, ...rest.residents];
  const movedDown = isHeterogeneous(rest) ? rest.movedDown : [];
  const opponentOf = (member: Member): Member | undefined =>
    made.find(pair => pair.includes(member))?.find(other => other !== member);
  const s1 = largestS1(movedDown, opponentOf);
  const ofMovedDown = s1.flatMap((member): Pair[] => {
    const opponent = opponentOf(member);
    return opponent ? [[member, opponent]] : [];
  });
  const taken = ofMovedDown.flat();
  const remainder = players.filter(member => !taken.includes(member));
  const ofRemainder = made
    .filter(pair => !pair.some(member => taken.includes(member)))
    .map(([a, b]): Pair => (a.order < b.order ? [a, b] : [b, a]))
    .sort(([a], [b]) => a.order - b.order);
  const remaining = remainder.filter(member => !ofRemainder.flat().includes(member));
  const pairs = [...ofMovedDown, ...ofRemainder];
  return {
    ofMovedDown,
    ofRemainder,
    notInS1: movedDown.slice(s1.length),
    remaining,
    denied: pairs.filter(([a, b]) => wantSameColour(a, b)),
    up: leastDropped(up => pairs.every(pair => allowFloats(pair, group, { up, down: 2, lastRound }))),
    down: leastDropped(
      down =>
        ofRemainder.every(pair => allowFloats(pair, group, { up: 2, down, lastRound })) &&
        !remaining.some(member => repeatsDown(member, { up: 2, down, lastRound })),
    ),
    opponents: ofMovedDown.map(([, opponent]) => players.indexOf(opponent)),
    ...placeInRemainder(remainder, ofRemainder),
  };
};

/** As many of the highest as are all paired, and not with one another. */
const largestS1 = (
  movedDown: readonly Member[],
  opponentOf: (member: Member) => Member | undefined,
): readonly Member[] => {
  for (let count = movedDown.length; count > 0; count--) {
    const s1 = movedDown.slice(0, count);
    const areOpponents = s1.map(opponentOf);
    if (areOpponents.every(opponent => opponent && !s1.includes(opponent))) return s1;
  }
  return [];
};

const leastDropped = (isKept: (dropped: Dropped) => boolean): Dropped => {
  if (isKept(0)) return 0;
  return isKept(1) ? 1 : 2;
};

/** D2: fewest exchanged, the smallest difference, the lowest of S1, the rows of the matrix. D1: the number that they form. */
const placeInRemainder = (
  remainder: readonly Member[],
  pairs: readonly Pair[],
): Pick<Placed, 'exchange' | 'transposition'> => {
  const numberOf = (member: Member): number => remainder.indexOf(member) + 1;
  const s1 = pairs.map(([higher]) => numberOf(higher));
  const leaving = s1.map((_, index) => index + 1).filter(number => !s1.includes(number));
  const entering = s1.filter(number => number > s1.length);
  return {
    exchange: [
      leaving.length,
      sumOf(entering) - sumOf(leaving),
      ...[...leaving].reverse().map(number => -number),
      ...entering,
    ],
    transposition: pairs.map(([, lower]) => numberOf(lower)),
  };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
