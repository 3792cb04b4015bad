import type { Colour } from '../../../../model/index.ts';
import type { Columns } from './enumeration.ts';
import { alphabet, isBound, type Player, sorted } from './player.ts';

/* The orders of 4, 6.2, 6.4, 7 and 8: each a list of what is looked at, one after the other. */

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

const r = (player: Player): number => player.r;
const lessR = (player: Player): number => -player.r;
const aro = (player: Player): number => player.aro;
const lessAro = (player: Player): number => -player.aro;
const seeks = (colour: Colour | undefined) => (player: Player) => (player.seeks === colour ? 0 : 1);

export const dominantColour = (players: readonly Player[]): Colour | undefined => {
  const surplus = players.reduce((sum, { seeks: colour }) => sum + (colour === 'white' ? 1 : -1), 0);
  return surplus === 0 ? undefined : surplus > 0 ? 'white' : 'black';
};

/** 4; before anybody has played, 5. */
export const byClaimToBye = (players: readonly Player[], everybody: readonly Player[]): readonly Player[] => {
  const last = ({ place }: Player) => -place;
  if (!everybody.some(({ hasPlayed }) => hasPlayed)) return sorted(players, last);
  const dominant = ({ score }: Player) => dominantColour(everybody.filter(player => player.score === score));
  return sorted(
    players,
    ({ score }) => score,
    r,
    player => seeks(dominant(player))(player),
    lessAro,
    last,
  );
};

/** 7.1 and 7.2: from the nearest score on. */
export const byTransfer = (players: readonly Player[], balancing: Colour): readonly Player[] =>
  sorted(players, ({ score }) => -score, seeks(other(balancing)), lessR, aro, alphabet);

/** 6.4, inside a class. */
export const byFloat = (players: readonly Player[], dominant: Colour | undefined): readonly Player[] =>
  sorted(players, seeks(dominant), r, lessAro, alphabet);

/** 8.1: White seekers and Black seekers by turns. */
export const inTurn = (floaters: readonly Player[]): readonly Player[] => {
  const whites = [...whiteColumn(floaters.filter(player => player.seeks === 'white'))];
  const blacks = [...blackColumn(floaters.filter(player => player.seeks === 'black'))];
  const turns: Player[] = [];
  while (whites.length + blacks.length > 0) turns.push(...whites.splice(0, 1), ...blacks.splice(0, 1));
  return turns;
};

/** 8.2. */
export const byOffer = (players: readonly Player[], floater: Player): readonly Player[] =>
  sorted(players, seeks(other(floater.seeks)), lessR, aro, alphabet);

const whiteColumn = (players: readonly Player[]) => sorted(players, aro, r, alphabet);
const blackColumn = (players: readonly Player[]) => sorted(players, lessR, lessAro, alphabet);

/** 7.3 of those who seek White, 7.4 of those who seek Black. */
export const byMove = (players: readonly Player[], colour: Colour): readonly Player[] =>
  colour === 'white' ? sorted(players, aro, lessR, alphabet) : sorted(players, lessAro, r, alphabet);

/** 6.2 after 7.3 and 7.4; the halves of 5 where nobody has played. */
export const columnsOf = (group: readonly Player[]): Columns<Player> => {
  if (!group.some(({ hasPlayed }) => hasPlayed)) {
    const list = sorted(group, ({ place }) => place);
    return { white: list.slice(0, list.length / 2), black: list.slice(list.length / 2) };
  }
  let whites = group.filter(player => player.seeks === 'white');
  let blacks = group.filter(player => player.seeks === 'black');
  const free = (players: readonly Player[]) => players.filter(player => !isBound(player));
  const over =
    whites.length > blacks.length
      ? byMove(free(whites), 'white').slice(0, (whites.length - blacks.length) / 2)
      : byMove(free(blacks), 'black').slice(0, (blacks.length - whites.length) / 2);
  const [from, to] = [whites, blacks].map(column => column.filter(player => !over.includes(player)));
  if (whites.length > blacks.length) [whites, blacks] = [from ?? [], [...blacks, ...over]];
  else [whites, blacks] = [[...whites, ...over], to ?? []];
  return { white: whiteColumn(whites), black: blackColumn(blacks) };
};
