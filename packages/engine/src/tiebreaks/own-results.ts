import { decimalOf, hundredthsIn, inHundredths } from '../model/index.ts';
import { type Part, type Rule, worked } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { type ByValue, byValue, column, scoreIn } from './definition.ts';
import { type Cell, type Field, gamesOf, NOBODY } from './field.ts';
import { idOf } from './points.ts';
import { A1998, type Article, c07 } from './rules.ts';
import { definedBy } from './unplayed.ts';

type Amount = (cell: Cell, field: Field, modifiers: Modifiers) => number;

/** A count over the rounds: what each round adds, and nothing said of rounds that add nothing. */
const counted = (article: Article, amount: Amount, y1998?: Rule): ByValue =>
  byValue((field, modifiers) => {
    const rule = definedBy(field.edition, article, y1998 ? { y1998 } : {});
    const kind = scoreIn(field, modifiers);
    const cellsOf = (index: number) => field.entries[index]?.cells ?? [];
    const value = (index: number) => {
      let sum = 0;
      for (const cell of cellsOf(index)) sum += hundredthsIn(amount(cell, field, modifiers));
      return inHundredths(sum);
    };
    const working = (index: number) => {
      const parts = cellsOf(index).map(
        (cell): Part => ({
          round: cell.round,
          opponent: idOf(field, cell.opponent),
          points: decimalOf(cell.points[kind]),
          amount: amount(cell, field, modifiers),
          rule,
        }),
      );
      return worked(
        rule,
        value(index),
        parts.filter(part => part.amount !== 0),
      );
    };
    return { value, working };
  });

/**
 * A match of teams is won by its points; a game by its result. Articles 7.2 to 7.4 say over the board, which the
 * forfeits of a round robin are not, though article 15.2 treats them as regular games (decision 0041).
 */
const gamesWon = (cell: Cell, field: Field, modifiers: Modifiers): number => {
  if (cell.kind !== 'played') return 0;
  if (field.of === 'players') return gamesOf(cell).filter(game => game.result === 'win').length;
  return isMoreThan(cell, field, scoreIn(field, modifiers)) ? 1 : 0;
};

const isMoreThan = (cell: Cell, field: Field, kind: 'mp' | 'gp'): boolean =>
  cell.points[kind] > pointsOfRival(cell, field, kind);

const pointsOfRival = (cell: Cell, field: Field, kind: 'mp' | 'gp'): number =>
  field.entries[cell.opponent]?.cells[cell.round - 1]?.points[kind] ?? 0;

/** C.07, article 7.1; the annex of 1998 knows only games won (an unplayed game is a draw). */
export const wins: ByValue = counted(
  '7.1',
  (cell, field, modifiers) => {
    if (field.edition === '1998' || cell.kind === 'played') return gamesWon(cell, field, modifiers);
    const kind = scoreIn(field, modifiers);
    const isRound = cell.kind !== 'pending' && cell.kind !== 'annulled' && cell.kind !== 'rest';
    return isRound && cell.points[kind] >= field.values[kind].win ? 1 : 0;
  },
  A1998.gamesWon,
);

/** C.07, article 7.2. */
export const won: ByValue = counted('7.2', gamesWon, A1998.gamesWon);

/** C.07, article 7.3. */
export const playedWithBlack: ByValue = counted(
  '7.3',
  cell => gamesOf(cell).filter(game => game.colour === 'black').length,
);

/** C.07, article 7.4. */
export const wonWithBlack: ByValue = counted(
  '7.4',
  cell => gamesOf(cell).filter(game => game.colour === 'black' && game.result === 'win').length,
);

/** C.07, article 7.6. */
export const roundsElectedToPlay: ByValue = counted('7.6', cell =>
  cell.kind === 'half-bye' || cell.kind === 'zero-bye' || cell.kind === 'forfeit-loss' || cell.kind === 'rest'
    ? 0
    : 1,
);

/** C.07, article 7.7: a paired round is compared with the scheduled opponent, any other with a draw. */
export const standardPoints: ByValue = counted('7.7', (cell, field, modifiers) => {
  if (cell.kind === 'pending' || cell.kind === 'annulled' || cell.kind === 'rest') return 0;
  const kind = scoreIn(field, modifiers);
  const level = cell.opponent === NOBODY ? field.values[kind].draw : pointsOfRival(cell, field, kind);
  if (cell.points[kind] > level) return 1;
  return cell.points[kind] === level ? 0.5 : 0;
});

/** C.07, article 7.8. */
export const pairingNumber: ByValue = {
  kind: 'value',
  order: ({ reversed }) => (reversed ? 'descending' : 'ascending'),
  of: field => column(index => worked(c07(field.edition, '7.8'), field.entries[index]?.pairingNumber)),
};
