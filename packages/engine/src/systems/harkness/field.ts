import { type BitGraph, hasEdge, possibleLastOf } from '../../matching/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { Position } from '../../position/index.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { allowedPairs, legalPairs } from '../swiss/legal-pairs.ts';
import { excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { compatriots, forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export interface Field {
  readonly position: Position;
  readonly cards: readonly Card[];
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Card>[];
  /** Vertex = order of the card. */
  readonly legal: BitGraph;
  readonly mayMeet: (a: Card, b: Card) => boolean;
  /** III. */
  readonly mayHaveBye: (card: Card) => boolean;
}

export const fieldOf = (
  position: Position,
  cards: readonly Card[],
  { keepsCompatriotsApart }: Pick<Settings, 'keepsCompatriotsApart'>,
): Field => {
  const prohibitions = [
    { ...neverTwice, ...met },
    excludedBy(position, forbiddenPair),
    ...compatriotsApart(position, compatriots, keepsCompatriotsApart),
  ];
  return {
    position,
    cards,
    prohibitions,
    ...meetingIn(legalPairs(cards, prohibitions)),
    mayHaveBye: card => byeHadBy(card) === undefined,
  };
};

const meetingIn = (legal: BitGraph): Pick<Field, 'legal' | 'mayMeet'> => ({
  legal,
  mayMeet: (a, b) => hasEdge(legal, a.order, b.order),
});

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Card>): Field => ({
  ...field,
  ...meetingIn(allowedPairs(field.legal, field.cards, allowed)),
  mayHaveBye: card => field.mayHaveBye(card) && allowed.mayHaveBye(card),
});

/**
 * III, 4: the lowest score, and there the lowest rated, or whom the lot names; never a second time, and only somebody
 * without whom all the others can be paired. Undefined: nobody may have it.
 */
export const byeIn = (field: Field, settings: Settings): Card | undefined => {
  const possible = possibleByes(field);
  return byesInOrder(field.cards, settings).find(card => field.mayHaveBye(card) && possible.has(card));
};

/** Those without whom all the others can be paired. */
export const possibleByes = ({ cards, legal }: Field): ReadonlySet<Card> =>
  new Set(
    possibleLastOf(
      legal,
      cards.map(({ order }) => order),
    ).flatMap(order => cards[order] ?? []),
  );

export const byesInOrder = (cards: readonly Card[], { byeTo, lot }: Settings): readonly Card[] => {
  const fromLast = [...cards].reverse();
  if (byeTo === 'lowest-rated') return fromLast;
  const drawn = drawnOrder(fromLast, lot, ({ id }) => id);
  return [...drawn].sort((a, b) => a.score - b.score);
};
