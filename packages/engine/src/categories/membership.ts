import type { Category, Condition, Player, RatingList } from '../model/index.ts';
import { ageLimits } from './age.ts';

/** `in` is undefined while the data do not say; then the arbiter does. */
export interface Membership {
  readonly in: boolean | undefined;
  readonly failing: readonly Condition[];
  readonly unknown: readonly Condition[];
  /** What the arbiter said. */
  readonly by?: 'in' | 'out';
}

/** Does this player belong to the category? One condition that fails is enough; what is not known never decides. */
export const membership = (
  { conditions, by }: Pick<Category, 'conditions' | 'by'>,
  player: Player,
): Membership => {
  const failing = conditions.filter(condition => holds(condition, player) === false);
  const unknown = conditions.filter(condition => holds(condition, player) === undefined);
  const said = by?.[player.id];
  if (said) return { in: said === 'in', failing, unknown, by: said };
  return { in: failing.length > 0 ? false : unknown.length > 0 ? undefined : true, failing, unknown };
};

const holds = (condition: Condition, player: Player): boolean | undefined => {
  switch (condition.kind) {
    case 'rating': {
      const rating = ratingIn(player, condition.list);
      return rating === undefined ? condition.unrated === 'in' : isWithin(rating, condition);
    }
    case 'unrated':
      return player.rating === undefined;
    case 'sex':
      return player.sex === undefined ? undefined : player.sex === condition.is;
    case 'born': {
      const year = Number(player.birth?.slice(0, 4) ?? 0);
      return year === 0 ? undefined : isWithin(year, condition);
    }
    case 'age':
      return isOfAge(condition, player);
    case 'title':
      if ('none' in condition) return player.title === undefined;
      return player.title !== undefined && condition.in.includes(player.title);
    default: {
      const written = player[condition.kind];
      return written === undefined ? undefined : condition.in.includes(written);
    }
  }
};

/** The list taken for the tournament is the one that pairs; of national ratings the first that is stated. */
const ratingIn = ({ rating, national = [] }: Player, list: RatingList | undefined): number | undefined =>
  list === 'national' ? national.find(record => record.rating !== undefined)?.rating : rating;

const isWithin = (value: number, { from, to }: { readonly from?: number; readonly to?: number }): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

/** Every day on which the player may have been born has to agree. */
const isOfAge = (
  { from, under, on }: Extract<Condition, { kind: 'age' }>,
  { birth }: Player,
): boolean | undefined => {
  const limits = birth === undefined ? undefined : ageLimits(birth, on);
  if (!limits) return undefined;
  const answers = [limits.youngest, limits.oldest].map(
    age => (from === undefined || age >= from) && (under === undefined || age < under),
  );
  // The two are a year apart at most: no age lies between them.
  return answers[0] === answers[1] ? answers[0] : undefined;
};
