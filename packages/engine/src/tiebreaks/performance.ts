import { decimal, divided, roundedHalfUp, whole } from '../model/index.ts';
import { expectedFor, perfectPerformance, performanceOf } from '../ratings/index.ts';
import { type Part, sumOfParts, worked } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { type ByValue, byValue, type Column, column } from './definition.ts';
import type { Field } from './field.ts';
import { idOf } from './points.ts';
import { partOfGame, type RatedGame, ratedGames, ratingsDropped, ratingsIn } from './ratings.ts';
import { A1998, type Article, c07 } from './rules.ts';
import { definedBy } from './unplayed.ts';

/** 1998, 2.3.2: an opponent more than 350 points away from the player counts as 350 away (decision 0047). */
const within350 = (rating: number, own: number): number => Math.min(Math.max(rating, own - 350), own + 350);

type Method = '10.2' | '10.3';

const performanceBy = (field: Field, modifiers: Modifiers, method: Method): Column => {
  const ratings = ratingsIn(field, modifiers);
  if (!ratings) return ratingsDropped(field);
  const rule = definedBy(field.edition, method, method === '10.2' ? { y1998: A1998.performance } : {});
  const isLimited = field.edition === '1998' && method === '10.2';
  const gamesOf = (index: number): readonly RatedGame[] => {
    const games = ratedGames(field, ratings, index);
    const own = ratings[index];
    if (!isLimited || own === undefined) return games;
    return games.map(game => ({ ...game, rating: within350(game.rating, own) }));
  };
  const compute =
    method === '10.3' ? perfectPerformance : (games: readonly RatedGame[]) => performanceOf(games).rating;
  const valueOfGames = (games: readonly RatedGame[]) => (games.length === 0 ? undefined : compute(games));
  return {
    value: index => {
      const value = valueOfGames(gamesOf(index));
      return value === undefined ? undefined : whole(value);
    },
    working: index => {
      const games = gamesOf(index);
      const value = valueOfGames(games);
      if (value === undefined) return worked(rule, undefined);
      const { score, average, percent, difference } = performanceOf(games);
      const made = { points: score / 100, games: games.length };
      if (method === '10.3') {
        const parts = games.map(game => expectedIn(field, game, value));
        return worked(rule, value, parts, { ...made, expected: decimal(sumOfParts(parts)) });
      }
      const facts = { ...made, percent, average, difference };
      const met = ratedGames(field, ratings, index);
      const parts = games.map((game, at) => ({
        ...partOfGame(field, game, isLimited ? { by: rule } : {}),
        // The rating of whoever was met, beside the one that counts.
        score: met[at]?.rating ?? game.rating,
      }));
      return worked(rule, value, parts, facts);
    },
  };
};

/** What somebody with this rating expects of the game. */
const expectedIn = (field: Field, game: RatedGame, rating: number): Part => ({
  ...partOfGame(field, game),
  amount: expectedFor(rating - game.rating) / 100,
});

/** C.07, article 10.2; 1998, 2.3.2. */
export const performanceRating: ByValue = byValue((field, modifiers) =>
  performanceBy(field, modifiers, '10.2'),
);

/** C.07, article 10.3. */
export const perfectTournamentPerformance: ByValue = byValue((field, modifiers) =>
  performanceBy(field, modifiers, '10.3'),
);

/** The average of the opponents' performances, rounded half up. */
const averageOf = (article: Article, of: Method): ByValue =>
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
