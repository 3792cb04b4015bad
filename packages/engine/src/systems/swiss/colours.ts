import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { colourDifference, lastDifferentColour, type Preference, type Strength } from './colour-history.ts';

/** What the colour rules of Swiss systems look at. */
export interface ColourBearer {
  readonly id: PlayerId;
  readonly colours: readonly Colour[];
  readonly preference: Preference | undefined;
}

/** Two players about to meet, and what the lot says to the higher ranked. */
export interface Meeting<Player extends ColourBearer = ColourBearer> {
  readonly higher: Player;
  readonly lower: Player;
  /** The initial colour for an odd pairing number of the higher ranked, the other for an even one. */
  readonly colourByLot: Colour | undefined;
}

/** One paragraph of a chapter on colours. */
export interface ColourRule<Key extends string = string, Player extends ColourBearer = ColourBearer>
  extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting<Player>) => Colour | undefined;
}

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

/** The first rule that answers decides who has White. The higher ranked player is given first. */
export const colourBy = <Player extends ColourBearer>(
  rules: readonly ColourRule<string, Player>[],
  [higher, lower]: readonly [Player, Player],
  position: Position,
): Colours => firstAnswer(rules, { higher, lower, colourByLot: lotOf(higher.id, position) });

interface Pair {
  readonly higher: { readonly id: PlayerId };
  readonly lower: { readonly id: PlayerId };
}

/** The same for rules, or steps, that look at something else of the two. */
export const firstAnswer = <Of extends Pair, Step extends Answering<Of>>(
  steps: readonly Step[],
  pair: Of,
): Omit<Colours, 'rule'> & { readonly rule: Step } => {
  const { higher, lower } = pair;
  for (const rule of steps) {
    const colour = rule.colourOfHigher(pair);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('the initial colour is known before colours are given');
};

/** Undefined: it says nothing of the pair, the next one is asked. */
interface Answering<Of> {
  readonly colourOfHigher: (pair: Of) => Colour | undefined;
}

/** Whoever of two seeks a colour and does not get it. */
export const deniedIn = <Player extends { readonly id: PlayerId }>(
  pair: readonly Player[],
  { white }: Pick<Colours, 'white'>,
  soughtBy: (player: Player) => Colour | undefined,
): readonly Player[] =>
  pair.filter(player => {
    const colour = soughtBy(player);
    return colour !== undefined && (colour === 'white') !== (player.id === white);
  });

/** What the lot says to the higher ranked of two. */
export const lotOf = (higher: PlayerId, { initialColour, pairingNumber }: Position): Colour | undefined => {
  const number = pairingNumber.get(higher) ?? impossible('whoever is paired has a pairing number');
  return initialColour && (number % 2 === 1 ? initialColour : opposite(initialColour));
};

/** Both preferences, where they differ. A player without one leaves the choice to the opponent. */
export const grantBoth = ({ higher, lower }: Meeting): Colour | undefined => {
  const [first, second] = [higher.preference?.colour, lower.preference?.colour];
  if (first === second) return undefined;
  return first ?? (second && opposite(second));
};

const WEIGHT: Readonly<Record<Strength, number>> = { absolute: 3, strong: 2, mild: 1 };

/** The stronger of two preferences; of two equally strong ones what else the text compares, positive for the higher ranked. */
export const grantingStronger =
  <Player extends ColourBearer>(otherwise: (higher: Player, lower: Player) => number) =>
  ({ higher, lower }: Meeting<Player>): Colour | undefined => {
    const [first, second] = [higher.preference, lower.preference];
    if (!first || !second) return undefined;
    const difference = WEIGHT[first.strength] - WEIGHT[second.strength] || otherwise(higher, lower);
    if (difference === 0) return undefined;
    return difference > 0 ? first.colour : opposite(second.colour);
  };

export const grantStronger = grantingStronger(() => 0);

/** All that the next two look at. */
export interface Histories {
  readonly higher: Pick<ColourBearer, 'colours'>;
  readonly lower: Pick<ColourBearer, 'colours'>;
}

/** White to whoever has had it less often, against Black. */
export const level = ({ higher, lower }: Histories): Colour | undefined => {
  const difference = colourDifference(higher.colours) - colourDifference(lower.colours);
  return difference === 0 ? undefined : difference < 0 ? 'white' : 'black';
};

/** The other colours than the last time one had White and the other Black (C.04.2, article 3.4). */
export const alternate = ({ higher, lower }: Histories): Colour | undefined => {
  const colour = lastDifferentColour(higher.colours, lower.colours);
  return colour && opposite(colour);
};

export const grantHigher = ({ higher }: Meeting): Colour | undefined => higher.preference?.colour;

export const byLot = ({ colourByLot }: Meeting): Colour | undefined => colourByLot;

/** The same, asked before everything else: only where neither has played a game. */
export const byLotInFirstGame = ({ higher, lower, colourByLot }: Meeting): Colour | undefined =>
  higher.colours.length > 0 || lower.colours.length > 0 ? undefined : colourByLot;
