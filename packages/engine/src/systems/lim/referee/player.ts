import { type Colour, isPlayed, pointsOfWin } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';

/*
 * The literal reference: article after article in the order of the text, by trying. Slow and plain, for small fields;
 * it shares with the engine only the position, so that each is a referee of the other.
 */

export interface LiteralOptions {
  readonly maxi: boolean;
  readonly noCompatriots: boolean;
  /** Seed 000, 10.8 instead of 3.8. */
  readonly turned?: boolean;
}

/** A position and what the arbiter chose. */
export interface Table {
  readonly position: Position;
  readonly options: LiteralOptions;
}

export type Pair = readonly [Entrant, Entrant];

const otherThan = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** Whites minus blacks. */
const surplusOfWhite = (player: Entrant): number =>
  player.colours.filter(colour => colour === 'white').length -
  player.colours.filter(colour => colour === 'black').length;

/** 5.1.a and 5.1.b for one player and one colour, by writing the colour down and looking. */
export const mayHave = (player: Entrant, colour: Colour): boolean => {
  const after = [...player.colours, colour];
  const lastThree = after.slice(-3);
  if (lastThree.length === 3 && lastThree.every(each => each === colour)) return false;
  const same = after.filter(each => each === colour).length;
  return same - (after.length - same) < 3;
};

/** 5.1, 5.3, 5.5, 5.6. Nobody is due a colour in round 1, where the lot decides (7.2). */
export const dueOf = (player: Entrant, { position }: Table): Colour | undefined => {
  if (position.round === 1) return undefined;
  const [white, black] = [mayHave(player, 'white'), mayHave(player, 'black')];
  if (white !== black) return white ? 'white' : 'black';
  const surplus = surplusOfWhite(player);
  if (surplus > 0) return 'black';
  if (surplus < 0) return 'white';
  const last = player.colours[player.colours.length - 1];
  if (last) return otherThan(last);
  const { initialColour } = position;
  const isOdd = (position.pairingNumber.get(player.id) ?? 0) % 2 === 1;
  return initialColour && (isOdd ? initialColour : otherThan(initialColour));
};

/** 2.1, with article 6 and seed 000, 22. */
export const areCompatible = (a: Entrant, b: Entrant, { position, options }: Table): boolean => {
  if (a.met.has(b.id) || position.mayNotMeet(a.id, b.id)) return false;
  if (options.noCompatriots && areCompatriotsAtTheTop(a, b, position)) return false;
  if (position.isLastRound) return true;
  return (mayHave(a, 'white') && mayHave(b, 'black')) || (mayHave(a, 'black') && mayHave(b, 'white'));
};

const areCompatriotsAtTheTop = (a: Entrant, b: Entrant, position: Position): boolean => {
  const rounds = position.tournament.plannedRounds ?? 0;
  const isLate = [rounds - 2, rounds - 1, rounds].includes(position.round);
  const country = a.player.federation;
  const isAboveHalf = (player: Entrant) => player.pairingScore > halfOf(position);
  return isLate && !!country && country === b.player.federation && isAboveHalf(a) && isAboveHalf(b);
};

/** 2.2: half of the points that could be made. */
export const halfOf = ({ round, tournament }: Position): number =>
  (pointsOfWin(tournament.scoring) * (round - 1)) / 2;

/** 3.1, 3.10: who left their own group for another, on the way to the median. Nobody of the median does. */
export const floatedLastRound = (player: Entrant, { position }: Table): boolean => {
  const last = player.past[player.past.length - 1];
  if (!last || !isPlayed(last.turn) || last.opponentsScore === undefined) return false;
  const twiceTheMedian = pointsOfWin(position.tournament.scoring) * (last.round - 1);
  if (2 * last.score > twiceTheMedian) return last.opponentsScore < last.score;
  if (2 * last.score < twiceTheMedian) return last.opponentsScore > last.score;
  return false;
};

/** C.04.1.d. */
export const mayRest = (player: Entrant): boolean =>
  player.past.every(({ turn }) => turn.kind !== 'pairing-bye' && !(turn.kind === 'forfeit' && turn.won));

/** Maxi-tournaments: ratings at most 100 apart; unrated players are near only to unrated ones. */
export const areNear = (a: Entrant, b: Entrant): boolean => {
  const [one, two] = [a.player.rating, b.player.rating];
  if (one === undefined || two === undefined) return one === two;
  return one - two <= 100 && two - one <= 100;
};

/** More points, then the higher pairing number. */
export const ranksHigher = (a: Entrant, b: Entrant): boolean =>
  a.pairingScore === b.pairingScore ? a.place < b.place : a.pairingScore > b.pairingScore;

export const fromTop = (players: readonly Entrant[]): readonly Entrant[] =>
  [...players].sort((a, b) => (ranksHigher(a, b) ? -1 : 1));

export const without = (players: readonly Entrant[], ...gone: readonly Entrant[]): readonly Entrant[] =>
  players.filter(player => !gone.includes(player));
