import type { Colour } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';

/* A card as the referee reads it: nothing is shared with the engine but the position. */

export interface LiteralOptions {
  readonly oddGroups: 'raise' | 'drop';
  readonly groupOrder: 'from-the-top' | 'practical';
  /** III: how the lot ranks the players; absent: the lowest rated. */
  readonly drawn?: (players: readonly number[]) => readonly number[];
  readonly clashes: 'equalise' | 'by-round';
}

export interface LiteralCard {
  readonly entrant: Entrant;
  readonly id: Entrant['id'];
  /** 10: a point for each unfinished game. */
  readonly score: number;
  readonly number: number;
  /** VIII. */
  readonly due: Colour | undefined;
  readonly hasHadBye: boolean;
}

export const cardsOf = (position: Position): readonly LiteralCard[] => {
  const win = Math.max(
    ...(['white', 'black'] as const).map(colour => position.tournament.scoring.win[colour] as number),
  );
  const cards = position.entrants.map(entrant => {
    const { past, colours } = entrant;
    const last = colours[colours.length - 1];
    const unfinished = past.filter(({ turn }) => turn.kind === 'adjourned');
    return {
      entrant,
      id: entrant.id,
      score: unfinished.reduce((score, { points }) => score + win - points, entrant.pairingScore as number),
      number: entrant.place,
      due: last === undefined ? undefined : last === 'white' ? ('black' as const) : ('white' as const),
      hasHadBye: past.some(({ turn }) => turn.kind === 'pairing-bye'),
    };
  });
  return inOrder(cards);
};

/** By score, then by number. */
export const inOrder = (cards: readonly LiteralCard[]): readonly LiteralCard[] =>
  [...cards].sort((a, b) => (a.score === b.score ? a.number - b.number : b.score - a.score));

export const less = (cards: readonly LiteralCard[], gone: readonly LiteralCard[]): readonly LiteralCard[] =>
  cards.filter(card => !gone.includes(card));

export const clash = (a: LiteralCard, b: LiteralCard): boolean => a.due !== undefined && a.due === b.due;

export const mayMeetIn =
  (position: Position) =>
  (a: LiteralCard, b: LiteralCard): boolean =>
    !a.entrant.met.has(b.id) && !position.mayNotMeet(a.id, b.id);

/** 5, VIII, 8 and 6: who has White, and the rule. `place` is that of the first in the upper half. */
export const whiteOf = (
  [upper, lower]: readonly [LiteralCard, LiteralCard],
  place: number,
  { round, clashes }: { readonly round: number; readonly clashes: LiteralOptions['clashes'] },
): { readonly white: LiteralCard; readonly rule: string } => {
  if (round === 1) return { white: place % 2 === 1 ? upper : lower, rule: 'harkness.5' };
  if (!clash(upper, lower) && (upper.due ?? lower.due) !== undefined) {
    const isUpper = upper.due === undefined ? lower.due === 'black' : upper.due === 'white';
    return { white: isUpper ? upper : lower, rule: 'harkness.VIII' };
  }
  const surplus = ({ entrant: { colours } }: LiteralCard) =>
    colours.filter(colour => colour === 'white').length - colours.filter(colour => colour === 'black').length;
  if (clashes === 'equalise' && surplus(upper) !== surplus(lower))
    return { white: surplus(upper) < surplus(lower) ? upper : lower, rule: 'harkness.8' };
  const [better, worse] = upper.number < lower.number ? [upper, lower] : [lower, upper];
  return { white: round % 2 === 1 ? better : worse, rule: 'harkness.6.odd-and-even' };
};
