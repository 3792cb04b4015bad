import type { Colour } from '../../../model/index.ts';
import type { PastRound, Position } from '../../../position/index.ts';
import { byAlphabet } from '../../../position/index.ts';
import { isByeOrForfeitWin } from '../../swiss/bar-from-bye.ts';
import { dueColour, hasPlayed, type Member, membersOf, sumOf } from '../definitions.ts';

/** 1.2: the mean of the ratings of the opponents, not rounded; 0 before the first game (decision 0064). */
export const aroOf = ({ opponents }: Member): number =>
  opponents.length === 0 ? 0 : sumOf(opponents) / opponents.length;

/** What the limits of 2.1 depend on. */
export interface Limits {
  readonly isLastRound: boolean;
  readonly rounds: number;
}

/** 2.1: not twice running, and three times at most, four in tournaments of more than nine rounds. */
export const mayBeTransferredUp = (
  { upfloats, upfloatedLast }: Pick<Member, 'upfloats' | 'upfloatedLast'>,
  { isLastRound, rounds }: Limits,
): boolean => isLastRound || (!upfloatedLast && upfloats < (rounds < 10 ? 3 : 4));

/**
 * How often the player was transferred upwards, told from the record (decision 134): a player who meets a higher score was
 * transferred, unless 2.1 forbade it in that round; then the other was a floater who came down (6.4), because transfers
 * come before floaters (7).
 */
export const transfersOf = (
  past: readonly PastRound[],
  rounds: number,
): Pick<Member, 'upfloats' | 'upfloatedLast'> => {
  let [upfloats, upfloatedLast] = [0, false];
  for (const { score, opponentsScore } of past) {
    const isHigher = opponentsScore !== undefined && opponentsScore > score;
    upfloatedLast =
      isHigher && mayBeTransferredUp({ upfloats, upfloatedLast }, { rounds, isLastRound: false });
    if (upfloatedLast) upfloats += 1;
  }
  return { upfloats, upfloatedLast };
};

/** Members as both editions know them, with the transfers of this one. */
export const membersOf1997 = (position: Position, provisionalRating: number): readonly Member[] =>
  membersOf(position, provisionalRating).map(member => ({
    ...member,
    ...transfersOf(member.entrant.past, limitsOf(position).rounds),
  }));

/** C.04.1.d: the round of a bye or of a win by forfeit. */
export const barredSince = ({ entrant }: Member): number | undefined =>
  entrant.past.find(isByeOrForfeitWin)?.round;

type Order = (a: Member, b: Member) => number;

const alphabet: Order = (a, b) => byAlphabet(a.entrant.player, b.entrant.player);
const lowerRating: Order = (a, b) => a.rating - b.rating;
const higherRating: Order = (a, b) => b.rating - a.rating;
const lowerAro: Order = (a, b) => aroOf(a) - aroOf(b);
const higherAro: Order = (a, b) => aroOf(b) - aroOf(a);

/** Each order decides where those before it do not. */
const inTurn =
  (...orders: readonly Order[]): Order =>
  (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const seeking =
  (colour: Colour | undefined): Order =>
  (a, b) =>
    Number(dueColour(a).colour !== colour) - Number(dueColour(b).colour !== colour);

/** The list of 5. */
const byList: Order = (a, b) => a.place - b.place;

/** 6.2. */
const byWhiteColumn = inTurn(lowerAro, lowerRating, alphabet);
const byBlackColumn = inTurn(higherRating, higherAro, alphabet);

/** 7.1 and 7.2: who is transferred first, from the nearest score group on, to balance somebody who seeks `colour`. */
export const byTransferFor = (colour: Colour): Order =>
  inTurn(
    (a, b) => b.score - a.score,
    seeking(colour === 'white' ? 'black' : 'white'),
    higherRating,
    lowerAro,
    alphabet,
  );

/** 7.3 and 7.4. */
const byTransferToBlack = inTurn(lowerAro, higherRating, alphabet);
const byTransferToWhite = inTurn(higherAro, lowerRating, alphabet);
const byTransferFrom = (colour: Colour): Order =>
  colour === 'white' ? byTransferToBlack : byTransferToWhite;

/** 2.2: the other colour is forbidden to them. */
const isBound = (member: Member): boolean => dueColour(member).strength === 'absolute';

/** Of a group, who stands before somebody who was counted among those of the other colour, and may not have that colour. */
export const boundBefore = (group: readonly Member[], over: Member): readonly Member[] => {
  const { colour } = dueColour(over);
  const seekers = group.filter(member => dueColour(member).colour === colour).sort(byTransferFrom(colour));
  return seekers.slice(0, seekers.indexOf(over)).filter(isBound);
};

/** 6.4: inside its classes the mirror of 7.2 (decision 0067). */
export const byFloat = (dominant: Colour | undefined): Order =>
  inTurn(seeking(dominant), lowerRating, higherAro, alphabet);

/** 8.2: the opponents of a floater. */
export const byOfferTo = (floater: Member): Order =>
  inTurn(
    seeking(dueColour(floater).colour === 'white' ? 'black' : 'white'),
    higherRating,
    lowerAro,
    alphabet,
  );

/** 4: inside a score group; 5: before anybody has played, the end of the list. */
export const byClaimToBye = (everyone: readonly Member[]): Order => {
  if (!everyone.some(hasPlayed)) return (a, b) => -byList(a, b);
  const dominants = new Map(
    [...new Set(everyone.map(({ score }) => score))].map(score => [
      score,
      dominantColour(everyone.filter(member => member.score === score)),
    ]),
  );
  return inTurn(
    (a, b) => a.score - b.score,
    lowerRating,
    (a, b) => seeking(dominants.get(a.score))(a, b),
    higherAro,
    (a, b) => -byList(a, b),
  );
};

/** The colour that more players seek; undefined where both are sought alike. */
export const dominantColour = (members: readonly Member[]): Colour | undefined => {
  const whites = members.filter(member => dueColour(member).colour === 'white').length;
  if (2 * whites === members.length) return undefined;
  return 2 * whites > members.length ? 'white' : 'black';
};

/** 8.1: the first who seeks White, the first who seeks Black, the second who seeks White, and so on. */
export const floatersInTurn = (floaters: readonly Member[]): readonly Member[] => {
  const whites = floaters.filter(member => dueColour(member).colour === 'white').sort(byWhiteColumn);
  const blacks = floaters.filter(member => dueColour(member).colour === 'black').sort(byBlackColumn);
  return Array.from({ length: Math.max(whites.length, blacks.length) }, (_, index) =>
    [whites[index], blacks[index]].filter(member => member !== undefined),
  ).flat();
};

export interface Columns {
  readonly white: readonly Member[];
  readonly black: readonly Member[];
  /** Transferred by 7.3 or 7.4 to the column of the other colour. */
  readonly transferred: readonly Member[];
}

/**
 * 6.2 after 7.3 and 7.4. 2.2: nobody goes over whom the other colour is forbidden; in a group that can be paired those
 * are at most half of it, so enough others are left. Before anybody of the group has played, the halves of 5.
 */
export const columnsOf = (group: readonly Member[]): Columns => {
  if (!group.some(hasPlayed)) {
    const list = [...group].sort(byList);
    return { white: list.slice(0, list.length / 2), black: list.slice(list.length / 2), transferred: [] };
  }
  const [whites, blacks] = (['white', 'black'] as const).map(colour =>
    group.filter(member => dueColour(member).colour === colour),
  ) as [Member[], Member[]];
  const surplus = (whites.length - blacks.length) / 2;
  const movable = (members: readonly Member[]) => members.filter(member => !isBound(member));
  const transferred =
    surplus > 0
      ? movable(whites).sort(byTransferFrom('white')).slice(0, surplus)
      : movable(blacks).sort(byTransferFrom('black')).slice(0, -surplus);
  const isOver = new Set(transferred);
  const inWhite = (member: Member) => (dueColour(member).colour === 'white') !== isOver.has(member);
  return {
    white: group.filter(inWhite).sort(byWhiteColumn),
    black: group.filter(member => !inWhite(member)).sort(byBlackColumn),
    transferred,
  };
};

export const limitsOf = ({ isLastRound, tournament }: Position): Limits => ({
  isLastRound: isLastRound === true,
  rounds: tournament.plannedRounds ?? 0,
});
