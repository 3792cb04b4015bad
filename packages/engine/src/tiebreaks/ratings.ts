import type { Result } from '../model/index.ts';
import type { Modifiers } from './code.ts';
import { cutTerms, type Term } from './cuts.ts';
import { type ByGroup, type ByValue, byValue, placeIn, splitBy } from './definition.ts';
import type { Cell, Field } from './field.ts';
import { opponentOf } from './points.ts';
import { firstDifference } from './progressive.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { definedBy } from './unplayed.ts';
import { type Part, roundedHalfUp, sumOfParts, type Working, worked } from './working.ts';

/** A game against a rating: what articles 10.1 to 10.5 are computed from. */
export interface RatedGame {
  readonly part: Part;
  readonly rating: number;
  /** On 1-½-0, whatever the scoring of the tournament (decision 0044). */
  readonly points: number;
}

/**
 * C.07, article 10, preamble: with unrated players the tie-break is dropped for everyone, unless a rating was
 * announced for them (`/U1400`).
 */
export const ratingsIn = (field: Field, modifiers: Modifiers): readonly number[] | undefined => {
  const { unrated } = modifiers;
  if (unrated === undefined && field.entries.some(entry => entry.rating === undefined)) return undefined;
  return field.entries.map(entry => entry.rating ?? unrated ?? 0);
};

const POINTS: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };

const pointsOn = (cell: Cell): number => cell.games.reduce((sum, game) => sum + POINTS[game.result], 0);

/** Over the board only; by the annex of 1998 an unplayed game is a draw against oneself. */
export const ratedGames = (field: Field, ratings: readonly number[], index: number): readonly RatedGame[] => {
  const games: RatedGame[] = [];
  for (const cell of field.entries[index]?.cells ?? []) {
    const against = opponentFor(field, cell, index);
    if (against === undefined) continue;
    const rating = ratings[against] ?? 0;
    const played = cell.kind === 'played';
    const points = played ? pointsOn(cell) : 0.5;
    const rule = played ? definedBy(field.edition, '10.1', { y1998: A1998.averageRating }) : A1998.unplayed;
    const part = {
      round: cell.round,
      ...opponentOf(field, against),
      points,
      score: rating,
      amount: rating,
      rule,
    };
    for (let game = 0; game < Math.max(1, cell.games.length); game++)
      games.push({ part, rating, points: points / Math.max(1, cell.games.length) });
  }
  return games;
};

const opponentFor = (field: Field, cell: Cell, index: number): number | undefined => {
  if (cell.kind === 'played') return cell.opponent;
  const isRound = cell.kind !== 'rest' && cell.kind !== 'annulled' && cell.kind !== 'pending';
  return field.edition === '1998' && isRound ? index : undefined;
};

const dropped = (field: Field): ((index: number) => Working) => {
  const rule = c07(field.edition, '10');
  return () => worked(rule, undefined);
};

/** C.07, article 10.1, rounded half up; 1998, 2.3.1, divided by the rounds and not rounded. */
export const averageRating: ByValue = byValue((field, modifiers) => {
  const ratings = ratingsIn(field, modifiers);
  if (!ratings) return dropped(field);
  const rule = definedBy(field.edition, '10.1', { y1998: A1998.averageRating });
  const low = definedBy(field.edition, '14.1', { y1998: A1998.averageRatingCuts });
  return index => {
    const terms = ratedGames(field, ratings, index).map(
      ({ part, rating }): Term => ({ part, significance: rating, voluntary: false }),
    );
    const parts = cutTerms(field, terms, modifiers.cut, { low, high: c07(field.edition, '14.3') });
    const count = parts.filter(part => !part.cut).length;
    if (count === 0) return worked(rule, undefined, parts);
    const average = sumOfParts(parts) / count;
    return worked(rule, field.edition === '1998' ? average : roundedHalfUp(average), parts, { count });
  };
});

/** C.07, article 10.6. */
export const rating: ByValue = {
  kind: 'value',
  order: ({ reversed }) => (reversed ? 'ascending' : 'descending'),
  of: (field, modifiers) => {
    const ratings = ratingsIn(field, modifiers);
    return ratings ? index => worked(c07(field.edition, '10.6'), ratings[index]) : dropped(field);
  },
};

/** The sum of the opponents' ratings, with or without the lowest (seed 000, article 16 a). */
export const sumOfRatings: ByValue = byValue((field, modifiers) => {
  const ratings = ratingsIn(field, modifiers);
  if (!ratings) return dropped(field);
  const rule = OTHER_RULES.ratings16a;
  return index => {
    const terms = ratedGames(field, ratings, index).map(
      (game): Term => ({ part: { ...game.part, rule }, significance: game.rating, voluntary: false }),
    );
    const parts = cutTerms(field, terms, modifiers.cut, { low: rule, high: rule });
    return worked(rule, sumOfParts(parts), parts);
  };
});

/** Seed 000, article 16 (a): without the lowest, then without the next lowest … until decided. */
export const sumOfRatingsDropping: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => group => {
    const rule = OTHER_RULES.ratings16a;
    const ratings = ratingsIn(field, modifiers);
    if (!ratings) return { groups: [group], working: () => worked(rule, undefined) };
    const sums = new Map(group.map(index => [index, sumsWithoutLowest(ratedGames(field, ratings, index))]));
    const of = (index: number) => sums.get(index) ?? [];
    const groups = splitBy(group, (a, b) => firstDifference(of(b), of(a)));
    return {
      groups,
      working: index => {
        const parts = of(index).map((amount, at) => ({ score: at + 1, amount, rule }));
        return worked(rule, placeIn(groups, index), parts);
      },
    };
  },
};

const sumsWithoutLowest = (games: readonly RatedGame[]): readonly number[] => {
  const ratings = games.map(game => game.rating).sort((a, b) => a - b);
  let sum = ratings.reduce((total, one) => total + one, 0);
  return ratings.map(lowest => {
    sum -= lowest;
    return sum;
  });
};
