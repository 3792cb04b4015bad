import { type Exact, fraction, roundedHalfUp, whole } from '../model/index.ts';
import { SCORES } from '../ratings/index.ts';
import { type Part, type Rule, worked } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { cutsAmong, sumLeft, type Weighing } from './cuts.ts';
import { type ByGroup, type ByValue, byValue, type Column, column, placeIn, splitBy } from './definition.ts';
import { type Cell, type Field, gamesOf } from './field.ts';
import { idOf } from './points.ts';
import { firstDifference } from './progressive.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { definedBy } from './unplayed.ts';

/** A game against a rating: what articles 10.1 to 10.5 are computed from. */
export interface RatedGame {
  readonly round: number;
  /** Index; oneself for an unplayed game of 1998. */
  readonly opponent: number;
  readonly rating: number;
  /** In hundredths, on 1-½-0, whatever the scoring of the tournament (decision 0044). */
  readonly score: number;
  readonly played: boolean;
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

/** Over the board only; by the annex of 1998 an unplayed game is a draw against oneself. */
export const ratedGames = (field: Field, ratings: readonly number[], index: number): readonly RatedGame[] => {
  const games: RatedGame[] = [];
  for (const cell of field.entries[index]?.cells ?? []) {
    const { round, opponent } = cell;
    if (cell.kind === 'played')
      for (const game of gamesOf(cell))
        games.push({
          round,
          opponent,
          rating: ratings[opponent] ?? 0,
          score: SCORES[game.result],
          played: true,
        });
    else if (field.edition === '1998' && isUnplayedRound(cell))
      games.push({ round, opponent: index, rating: ratings[index] ?? 0, score: SCORES.draw, played: false });
  }
  return games;
};

const isUnplayedRound = ({ kind }: Cell): boolean =>
  kind !== 'rest' && kind !== 'annulled' && kind !== 'pending';

interface Citing {
  /** What makes a game that was played count; the average of the edition where it is not given. */
  readonly by?: Rule;
  readonly cut?: Rule | undefined;
}

export const partOfGame = (field: Field, game: RatedGame, { by, cut }: Citing = {}): Part => ({
  round: game.round,
  opponent: idOf(field, game.opponent),
  points: game.score / 100,
  score: game.rating,
  amount: game.rating,
  rule: game.played
    ? (by ?? definedBy(field.edition, '10.1', { y1998: A1998.averageRating }))
    : A1998.unplayed,
  ...(cut ? { cut } : {}),
});

export const ratingsDropped = (field: Field): Column =>
  column(() => worked(c07(field.edition, '10'), undefined));

const ratingOf = (game: RatedGame): number => game.rating;

const weighingBy = (low: Rule, high: Rule): Weighing<RatedGame> => ({
  amount: ratingOf,
  significance: ratingOf,
  isVoluntary: () => false,
  low,
  high,
});

/** A sum of ratings with cuts, and what the tie-break makes of it. */
const fromRatings = (
  field: Field,
  modifiers: Modifiers,
  made: {
    readonly rule: Rule;
    readonly weighing: Weighing<RatedGame>;
    readonly value: (sum: number, count: number) => Exact | undefined;
    /** Whether the sum is divided by the number of opponents. */
    readonly isMean: boolean;
  },
): Column => {
  const ratings = ratingsIn(field, modifiers);
  if (!ratings) return ratingsDropped(field);
  const taken = (index: number) => {
    const games = ratedGames(field, ratings, index);
    const cuts = cutsAmong(field, games, modifiers.cut, made.weighing);
    const count = games.length - (cuts?.size ?? 0);
    return { games, cuts, count, value: made.value(sumLeft(games, cuts, ratingOf), count) };
  };
  return {
    value: index => taken(index).value,
    working: index => {
      const { games, cuts, count, value } = taken(index);
      const parts = games.map(game => partOfGame(field, game, { by: made.rule, cut: cuts?.get(game) }));
      return worked(made.rule, value, parts, made.isMean ? { count } : {});
    },
  };
};

/** C.07, article 10.1, rounded half up; 1998, 2.3.1, divided by the rounds and not rounded. */
export const averageRating: ByValue = byValue((field, modifiers) => {
  const low = definedBy(field.edition, '14.1', { y1998: A1998.averageRatingCuts });
  const rounded =
    field.edition === '1998' ? (average: Exact) => average : (average: Exact) => roundedHalfUp(average);
  return fromRatings(field, modifiers, {
    rule: definedBy(field.edition, '10.1', { y1998: A1998.averageRating }),
    weighing: weighingBy(low, c07(field.edition, '14.3')),
    value: (sum, count) => (count === 0 ? undefined : rounded(fraction(sum, count))),
    isMean: true,
  });
});

/** The sum of the opponents' ratings, with or without the lowest (seed 000, article 16 a). */
export const sumOfRatings: ByValue = byValue((field, modifiers) => {
  const rule = OTHER_RULES.ratings16a;
  return fromRatings(field, modifiers, {
    rule,
    weighing: weighingBy(rule, rule),
    value: whole,
    isMean: false,
  });
});

/** C.07, article 10.6. */
export const rating: ByValue = {
  kind: 'value',
  order: ({ reversed }) => (reversed ? 'ascending' : 'descending'),
  of: (field, modifiers) => {
    const ratings = ratingsIn(field, modifiers);
    if (!ratings) return ratingsDropped(field);
    return column(index => worked(c07(field.edition, '10.6'), ratings[index]));
  },
};

/** Seed 000, article 16 (a): without the lowest, then without the next lowest … until decided. */
export const sumOfRatingsDropping: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => group => {
    const rule = OTHER_RULES.ratings16a;
    const ratings = ratingsIn(field, modifiers);
    if (!ratings) return { groups: [group], working: () => worked(c07(field.edition, '10'), 0) };
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
  const ratings = games.map(ratingOf).sort((a, b) => a - b);
  let sum = ratings.reduce((total, one) => total + one, 0);
  return ratings.map(lowest => {
    sum -= lowest;
    return sum;
  });
};
