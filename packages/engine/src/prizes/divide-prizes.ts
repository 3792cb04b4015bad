import type { Category, Issue, Outcome, PlayerId, PrizePlan, Tournament } from '../model/index.ts';
import type { Standings } from '../standings/index.ts';
import { type DivideOptions, divide, type PrizeResult } from './divide.ts';

/** Divides the prizes of a tournament by its table. Whoever was annulled in it wins nothing. */
export const dividePrizes = (
  { players }: Pick<Tournament, 'players'>,
  { rows }: Pick<Standings, 'rows'>,
  categories: readonly Category[],
  plan: PrizePlan,
  options: DivideOptions = {},
): Outcome<PrizeResult, Issue> => {
  const ranking = rows
    .filter(({ annulled }) => !annulled)
    .map(({ id, rank, points }) => ({ player: id as PlayerId, rank, points }));
  return divide({ ranking, players, categories }, plan, options);
};
