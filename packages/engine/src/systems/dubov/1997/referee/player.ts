import { type Colour, opponentIn } from '../../../../model/index.ts';
import type { Entrant, Position } from '../../../../position/index.ts';

/*
 * What sections 1 to 4 say of a player, written down anew: the referee shares with the engine nothing but the position.
 */

export interface Player {
  readonly entrant: Entrant;
  readonly id: Entrant['id'];
  readonly score: number;
  readonly place: number;
  /** 1.1. */
  readonly r: number;
  /** 1.2. */
  readonly aro: number;
  /** 1.3, 1.4; Black for whoever has not played (decision 64), and what C.04.1.g leaves. */
  readonly seeks: Colour;
  readonly mayHaveWhite: boolean;
  readonly mayHaveBlack: boolean;
  readonly hasPlayed: boolean;
  readonly mayBeTransferredUp: boolean;
  /** C.04.1.d: the round on account of which there is no bye. */
  readonly barredSince: number | undefined;
}

export const playersOf = (position: Position): readonly Player[] => {
  const ratings = new Map(position.everyone.map(({ id, player }) => [id, player.rating ?? 0]));
  return position.entrants.map(entrant => {
    const { colours, past } = entrant;
    const met = past
      .filter(({ turn }) => turn.kind === 'game' || turn.kind === 'adjourned' || turn.kind === 'match')
      .map(({ turn }) => ratings.get(opponentIn(turn) ?? entrant.id) ?? 0);
    const [mayHaveWhite, mayHaveBlack] = [mayHave(colours, 'white'), mayHave(colours, 'black')];
    return {
      entrant,
      id: entrant.id,
      score: entrant.pairingScore,
      place: entrant.place,
      r: ratings.get(entrant.id) ?? 0,
      aro: met.length === 0 ? 0 : met.reduce((sum, rating) => sum + rating, 0) / met.length,
      seeks: soughtBy(colours, mayHaveWhite, mayHaveBlack),
      mayHaveWhite,
      mayHaveBlack,
      hasPlayed: colours.length > 0,
      mayBeTransferredUp: position.isLastRound === true || mayGoUp(entrant, position),
      barredSince: past.find(
        ({ turn }) => turn.kind === 'pairing-bye' || (turn.kind === 'forfeit' && turn.won),
      )?.round,
    };
  });
};

/** C.04.1.f and g, by writing the colour down and looking. */
const mayHave = (colours: readonly Colour[], colour: Colour): boolean => {
  const after = [...colours, colour];
  const same = after.filter(each => each === colour).length;
  return (
    2 * same - after.length <= 2 && !(after.length > 2 && after.slice(-3).every(each => each === colour))
  );
};

const soughtBy = (colours: readonly Colour[], white: boolean, black: boolean): Colour => {
  const whites = colours.filter(colour => colour === 'white').length;
  const surplus = 2 * whites - colours.length;
  if (Math.abs(surplus) > 1) return surplus > 0 ? 'black' : 'white';
  if (white !== black) return white ? 'white' : 'black';
  if (surplus !== 0) return surplus > 0 ? 'black' : 'white';
  return colours[colours.length - 1] === 'black' ? 'white' : 'black';
};

/** 2.1 (decision 134): whoever could not be transferred when a higher score was met had a floater come down to him. */
const mayGoUp = ({ past }: Entrant, { tournament }: Position): boolean => {
  const most = (tournament.plannedRounds ?? 0) < 10 ? 3 : 4;
  const rounds: number[] = [];
  const may = (round: number): boolean => rounds.length < most && !rounds.includes(round - 1);
  for (const { round, score, opponentsScore } of past)
    if (opponentsScore !== undefined && opponentsScore > score && may(round)) rounds.push(round);
  return may(past.length + 1);
};

export const prohibitionIn =
  (position: Position) =>
  (a: Player, b: Player): { readonly rule: string; readonly round?: number } | undefined => {
    const met = a.entrant.met.has(b.id)
      ? a.entrant.past.find(({ turn }) => turn.kind !== 'forfeit' && opponentIn(turn) === b.id)
      : undefined;
    if (met) return { rule: 'dubov-1997.b', round: met.round };
    if (isBound(a) && isBound(b) && a.seeks === b.seeks) return { rule: 'dubov-1997.f-g' };
    return position.mayNotMeet(a.id, b.id) ? { rule: 'dubov-1997.forbidden-pair' } : undefined;
  };

/** C.04.1.f or g leaves one colour only. */
export const isBound = ({ mayHaveWhite, mayHaveBlack }: Player): boolean => !(mayHaveWhite && mayHaveBlack);

export const without = <Item>(items: readonly Item[], taken: readonly Item[]): readonly Item[] =>
  items.filter(item => !taken.includes(item));

/** The first of the items by these comparisons, one after the other. */
export const sorted = (
  players: readonly Player[],
  ...keys: readonly ((player: Player) => number | string)[]
): readonly Player[] =>
  [...players].sort((a, b) => {
    for (const key of keys) {
      const [one, other] = [key(a), key(b)];
      if (one !== other) return one < other ? -1 : 1;
    }
    return a.id - b.id;
  });

/** Letters without accents, ñ after n. */
export const alphabet = ({ entrant }: Player): string =>
  entrant.player.name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', 'n\u{10ffff}')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
