import {
  type Category,
  checkPlan,
  type Issue,
  type Outcome,
  type PlayerId,
  type PrizePlan,
  refuseAll,
  type Tournament,
} from '../model/index.ts';
import type { Standings } from '../standings/index.ts';
import { type DivideOptions, divide, type PrizeResult } from './divide.ts';
import type { Ranked } from './ranked.ts';

/** Divides the prizes of a tournament by its table. Whoever was annulled in it wins nothing. */
export const dividePrizes = (
  { players, teamEvent }: Pick<Tournament, 'players' | 'teamEvent'>,
  { rows }: Pick<Standings, 'rows'>,
  categories: readonly Category[],
  plan: PrizePlan,
  options: DivideOptions = {},
): Outcome<PrizeResult, Issue> => {
  const faults = checkPlan(plan, categories, teamEvent ? 'teams' : 'players');
  return faults.length > 0
    ? refuseAll(faults)
    : divide({ ranking: rankingOf(rows), players, categories }, plan, options);
};

/** In a knock-out those are level who came as far; points say nothing there. */
const rankingOf = (rows: Standings['rows']): readonly Ranked[] =>
  rows
    .filter(({ annulled }) => !annulled)
    .map(({ id, rank, points, group, stage }) => ({
      player: id as PlayerId,
      rank,
      points: stage === undefined ? points : -rank,
      ...(group === undefined ? {} : { group }),
    }));
