import type { Modifiers } from './code.ts';
import { type ByValue, byValue, type Column, column } from './definition.ts';
import { decimal, divided, fraction, roundedHalfUp, whole } from './exact.ts';
import type { Field } from './field.ts';
import { idOf } from './points.ts';
import { differenceFor, expectedFor } from './rating-tables.ts';
import { partOfGame, type RatedGame, ratedGames, ratingsDropped, ratingsIn } from './ratings.ts';
import { A1998, type Article, c07 } from './rules.ts';
import { definedBy } from './unplayed.ts';
import { type Part, sumOfParts, worked } from './working.ts';

/** A whole number. */
type Performance = (games: readonly RatedGame[], own: number | undefined) => number;

/** C.07, article 10.2: the rounded average plus the difference of the percentage, half up to hundredths. */
export const tournamentPerformance: Performance = games => {
  const average = roundedHalfUp(
    fraction(
      sumOf(games, game => game.rating),
      games.length,
    ),
  );
  return average.numerator + differenceFor(percentOf(games));
};

const percentOf = (games: readonly RatedGame[]): number =>
  roundedHalfUp(fraction(100 * sumOf(games, game => game.points), games.length)).numerator;

const sumOf = (games: readonly RatedGame[], of: (game: RatedGame) => number): number => {
  let sum = 0;
  for (const game of games) sum += of(game);
  return sum;
};

/** 1998, 2.3.2: an opponent more than 350 points away from the player counts as 350 away (decision 0047). */
const performance1998: Performance = (games, own) =>
  tournamentPerformance(
    own === undefined
      ? games
      : games.map(game => ({ ...game, rating: Math.min(Math.max(game.rating, own - 350), own + 350) })),
    own,
  );

/** C.07, article 10.3. Nothing scored: 800 under the lowest opponent. The whole table is used, without a limit. */
const perfectPerformance: Performance = games => {
  const score = sumOf(games, game => game.points);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { rating } of games) {
    low = Math.min(low, rating);
    high = Math.max(high, rating);
  }
  if (score === 0) return low - 800;
  // Expected scores never fall as the rating grows, so the lowest rating that is enough can be halved towards.
  let below = low - 800;
  let enough = high + 736;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    const expected = sumOf(games, game => expectedFor(middle - game.rating));
    if (expected >= 100 * score) enough = middle;
    else below = middle;
  }
  return enough;
};

const performanceBy = (field: Field, modifiers: Modifiers, article: '10.2' | '10.3'): Column => {
  const ratings = ratingsIn(field, modifiers);
  if (!ratings) return ratingsDropped(field);
  const rule = definedBy(field.edition, article, article === '10.2' ? { y1998: A1998.performance } : {});
  const compute =
    article === '10.3'
      ? perfectPerformance
      : field.edition === '1998'
        ? performance1998
        : tournamentPerformance;
  const gamesOf = (index: number) => ratedGames(field, ratings, index);
  const valueOfGames = (games: readonly RatedGame[], index: number) =>
    games.length === 0 ? undefined : whole(compute(games, ratings[index]));
  return {
    value: index => valueOfGames(gamesOf(index), index),
    working: index => {
      const games = gamesOf(index);
      const parts = games.map(game => partOfGame(field, game));
      const points = sumOf(games, game => game.points);
      const percent = games.length === 0 ? 0 : percentOf(games);
      return worked(rule, valueOfGames(games, index), parts, { points, games: games.length, percent });
    },
  };
};

/** C.07, article 10.2; 1998, 2.3.2. */
export const performanceRating: ByValue = byValue((field, modifiers) =>
  performanceBy(field, modifiers, '10.2'),
);

/** C.07, article 10.3. */
export const perfectTournamentPerformance: ByValue = byValue((field, modifiers) =>
  performanceBy(field, modifiers, '10.3'),
);

/** The average of the opponents' performances, rounded half up. */
const averageOf = (article: Article, of: '10.2' | '10.3'): ByValue =>
  byValue((field, modifiers) => {
    const rule = c07(field.edition, article);
    if (!ratingsIn(field, modifiers)) return ratingsDropped(field);
    const performance = performanceBy(field, modifiers, of);
    const values = field.entries.map(entry => performance.value(entry.index));
    return column(index => {
      const parts: Part[] = [];
      for (const cell of field.entries[index]?.cells ?? []) {
        const amount = cell.kind === 'played' ? values[cell.opponent] : undefined;
        if (amount !== undefined)
          parts.push({
            round: cell.round,
            opponent: idOf(field, cell.opponent),
            amount: decimal(amount),
            rule,
          });
      }
      if (parts.length === 0) return worked(rule, undefined);
      return worked(rule, roundedHalfUp(divided(sumOfParts(parts), parts.length)), parts, {
        count: parts.length,
      });
    });
  });

/** C.07, article 10.4. */
export const averagePerformance: ByValue = averageOf('10.4', '10.2');

/** C.07, article 10.5. */
export const averagePerfectPerformance: ByValue = averageOf('10.5', '10.3');
