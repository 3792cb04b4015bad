import type { Adjustment, Award, Category, PrizeList, PrizePlan } from '../model/index.ts';
import { canonical } from './canonical.ts';
import type { PlayerKey, Seq } from './key.ts';
import type { PaidByHand, State } from './state.ts';

/* What the journal knows of prizes: what was announced, and what arbiters and juries said. Who is paid what, the engine works out. */

export const listsOf = ({ groups }: Pick<PrizePlan, 'groups'>): readonly PrizeList[] =>
  groups.flatMap(({ lists }) => lists);

export const listIn = ({ prizes }: Pick<State, 'prizes'>, list: string): PrizeList | undefined =>
  prizes && listsOf(prizes).find(({ id }) => id === list);

/** As people call it. */
export const listName = (state: Pick<State, 'prizes'>, list: string): string =>
  listIn(state, list)?.name ?? list;

/** Who may be paid: players, or teams where those are paired. */
export const isPaidHere = ({ players, teams }: Pick<State, 'players' | 'teams'>, key: number): boolean =>
  (teams ?? players)[key] !== undefined;

type Pool = Pick<Adjustment<PlayerKey>, 'group' | 'prizes'>;

export const isSamePool = (one: Pool, other: Pool): boolean =>
  one.group === other.group && canonical(one.prizes) === canonical(other.prizes);

/** What was said of this pool. */
export const paidFor = ({ paidByHand = [] }: Pick<State, 'paidByHand'>, pool: Pool): PaidByHand | undefined =>
  paidByHand.find(one => isSamePool(one, pool));

/** The plan was announced, and is another one since then. */
export const changedAfterRound1 = (
  { announcedLater = [] }: Pick<State, 'announcedLater'>,
  what: 'categories' | 'prizes',
): Seq | undefined => announcedLater.filter(one => one.what === what).at(-1)?.seq;

/** Categories with those whom an arbiter counted in or out, by number. */
export const categoriesOfRecord = (
  { categories = [], memberships = [] }: Pick<State, 'categories' | 'memberships'>,
  numberOf: (key: PlayerKey) => number | undefined,
): readonly Category[] =>
  categories.map(category => {
    const said = memberships.flatMap(one => {
      const number = one.category === category.id ? numberOf(one.player) : undefined;
      return number === undefined ? [] : [[number, one.as] as const];
    });
    return { ...category, ...(said.length > 0 ? { by: Object.fromEntries(said) } : {}) };
  });

/** What arbiters and juries said, by number. */
export const saidOfPrizes = (
  { awards = [], paidByHand = [] }: Pick<State, 'awards' | 'paidByHand'>,
  numberOf: (key: number) => number | undefined,
): { readonly awarded: readonly Award<number>[]; readonly adjusted: readonly Adjustment<number>[] } => {
  const numbered = (shares: Adjustment<PlayerKey>['shares']) =>
    shares.flatMap(({ player, amount }) => {
      const number = numberOf(player);
      return number === undefined ? [] : [{ player: number, amount }];
    });
  return {
    awarded: awards.flatMap(({ list, place, player }) => {
      const number = numberOf(player);
      return number === undefined ? [] : [{ list, place, player: number }];
    }),
    adjusted: paidByHand.map(({ group, prizes, total, was, shares }) => ({
      group,
      prizes,
      total,
      was: numbered(was),
      shares: numbered(shares),
    })),
  };
};
