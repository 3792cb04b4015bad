import { type Colour, opponentIn, pointsOfWin } from '../../../../model/index.ts';
import type { Entrant, Position } from '../../../../position/index.ts';

/* What articles 1 and 2 say of a player, written down anew: nothing is shared with the engine but the position. */

export interface Player {
  readonly entrant: Entrant;
  readonly id: Entrant['id'];
  readonly score: number;
  /** TPN. */
  readonly place: number;
  /** 1.7. */
  readonly aro: number;
  readonly games: number;
  /** 1.6. */
  readonly seeks: Colour;
  readonly strength: 0 | 1 | 2 | 3;
  /** 1.8. */
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
  /** C2: the round on account of which there is no bye. */
  readonly barredSince: number | undefined;
}

export const playersOf = (position: Position): readonly Player[] => {
  const ratings = new Map(position.everyone.map(({ id, player }) => [id, player.rating ?? 0]));
  const win = pointsOfWin(position.tournament.scoring);
  const players = position.entrants.map(entrant => {
    const { past, colours } = entrant;
    const isGame = (kind: string) => kind === 'game' || kind === 'adjourned' || kind === 'match';
    const met = past.flatMap(({ turn }) => {
      const opponent = isGame(turn.kind) ? opponentIn(turn) : undefined;
      return opponent === undefined ? [] : [ratings.get(opponent) ?? 0];
    });
    const up = past.map(
      ({ score, opponentsScore }) => opponentsScore !== undefined && opponentsScore > score,
    );
    return {
      entrant,
      id: entrant.id,
      score: entrant.pairingScore as number,
      place: entrant.place,
      aro: met.length === 0 ? 0 : Math.round(met.reduce((sum, rating) => sum + rating, 0) / met.length),
      games: colours.length,
      ...preferenceOf(colours),
      upfloats: up.filter(isUp => isUp).length,
      upfloatedLast: up[up.length - 1] === true,
      barredSince: past.find(
        ({ turn, points }) => turn.kind === 'pairing-bye' || (!isGame(turn.kind) && points >= win),
      )?.round,
    };
  });
  return [...players].sort((a, b) => (a.score === b.score ? a.place - b.place : b.score - a.score));
};

/** 1.6: absolute 3, strong 2, mild 1; whoever has not played seeks Black, mildly (1.6.4). */
const preferenceOf = (colours: readonly Colour[]): Pick<Player, 'seeks' | 'strength'> => {
  const whites = colours.filter(colour => colour === 'white').length;
  const difference = 2 * whites - colours.length;
  const last = colours[colours.length - 1];
  if (last === undefined) return { seeks: 'black', strength: 1 };
  if (Math.abs(difference) > 1) return { seeks: difference > 0 ? 'black' : 'white', strength: 3 };
  const other = last === 'white' ? 'black' : 'white';
  if (colours.length > 1 && colours[colours.length - 2] === last) return { seeks: other, strength: 3 };
  if (difference !== 0) return { seeks: difference > 0 ? 'black' : 'white', strength: 2 };
  return { seeks: other, strength: 1 };
};

/** C1, C3, and what the tournament excludes: the first that forbids the pair. */
export const prohibitionIn =
  (position: Position) =>
  (a: Player, b: Player): { readonly rule: string; readonly round?: number } | undefined => {
    const met = a.entrant.past.find(
      ({ turn }) =>
        (turn.kind === 'game' || turn.kind === 'adjourned' || turn.kind === 'match') &&
        opponentIn(turn) === b.id &&
        a.entrant.met.has(b.id),
    );
    if (met) return { rule: 'dubov-2026.C1', round: met.round };
    if (a.strength === 3 && b.strength === 3 && a.seeks === b.seeks) return { rule: 'dubov-2026.C3' };
    return position.mayNotMeet(a.id, b.id) ? { rule: 'dubov-2026.forbidden-pair' } : undefined;
  };

/** Article 5: who has White, and the paragraph. */
export const whiteOf = (
  one: Player,
  two: Player,
  position: Position,
): { readonly white: Player; readonly rule: string } => {
  const isFirst = one.score === two.score ? one.place < two.place : one.score > two.score;
  const [a, b] = isFirst ? [one, two] : [two, one];
  const byColour = (colour: Colour, article: string) => ({
    white: colour === 'white' ? a : b,
    rule: `dubov-2026.5.2.${article}`,
  });
  const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
  if (a.games + b.games === 0) {
    const lot = position.initialColour ?? 'white';
    return byColour((position.pairingNumber.get(a.id) ?? 0) % 2 === 1 ? lot : opposite(lot), '1');
  }
  if (a.seeks !== b.seeks) return byColour(a.seeks, '2');
  if (a.strength !== b.strength) return byColour(a.strength > b.strength ? a.seeks : opposite(a.seeks), '3');
  const [past, others] = [[...a.entrant.colours].reverse(), [...b.entrant.colours].reverse()];
  for (const [back, colour] of past.entries())
    if (others[back] !== undefined && others[back] !== colour) return byColour(opposite(colour), '4');
  return byColour(a.seeks, '5');
};
