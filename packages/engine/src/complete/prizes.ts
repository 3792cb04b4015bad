import {
  type Attachment,
  digest,
  type Json,
  listName,
  type PlayerKey,
  type Refusal,
  recordForStandings,
  refusal,
  type State,
  saidOfPrizes,
  type Wish,
} from '../journal/index.ts';
import {
  type Adjustment,
  type Award,
  accept,
  checkTournament,
  type Issue,
  type Outcome,
  type PlayerId,
  refuse,
  type Tournament,
} from '../model/index.ts';
import { type DivideOptions, dividePrizes, isOf, type PrizeResult } from '../prizes/index.ts';
import { standings } from '../standings/index.ts';
import type { Completed } from './complete.ts';
import { lotsFor, settledFor } from './standings.ts';

/** What the journal says of a division: who entered, what juries gave, and what is paid by hand. */
export const saidFor = (
  state: State,
  { players, teamEvent }: Pick<Tournament, 'players' | 'teamEvent'>,
): DivideOptions => {
  const numberOf = (key: number) => (state.teams ?? state.players)[key]?.number;
  const { awarded, adjusted } = saidOfPrizes(state, numberOf);
  return {
    entries: (teamEvent?.teams ?? players).length,
    awarded: awarded as readonly Award[],
    adjusted: adjusted as readonly Adjustment[],
  };
};

/** The prizes as the table gives them now. Undefined: none are announced. */
export const prizesNow = (state: State): Outcome<PrizeResult, Issue> | undefined => {
  if (!state.prizes) return undefined;
  const checked = checkTournament(recordForStandings(state));
  if (!checked.ok) return checked;
  const tournament = checked.value;
  const table = standings(tournament, {
    ...lotsFor(state, state.settings.tiebreaks),
    ...settledFor(state),
  });
  if (!table.ok) return table;
  return dividePrizes(
    tournament,
    table.value,
    tournament.categories ?? [],
    state.prizes,
    saidFor(state, tournament),
  );
};

/** Of which lists something is not decided: by name. */
export const openLists = (state: State, result: PrizeResult): readonly string[] => {
  const named = [
    ...result.refused.flatMap(({ data }) => ('list' in data ? [data.list] : [])),
    ...result.unclaimed.flatMap(({ list, because }) => (because === 'not-awarded' ? [list] : [])),
    ...result.outdated.flatMap(({ prizes }) => prizes.slice(0, 1).map(({ list }) => list)),
  ];
  return [...new Set(named)].map(list => listName(state, list));
};

/** The division that is frozen, with keys for players and the keys of rules. */
export const finalPrizes = (
  state: State,
): { readonly attached: Attachment; readonly open: readonly string[] } | undefined => {
  const result = prizesNow(state);
  if (!result?.ok) return undefined;
  const keys = new Map<number, number>(
    Object.values(state.teams ?? state.players).map(({ number, key }) => [number, key]),
  );
  const keyed = (value: object): object =>
    JSON.parse(
      JSON.stringify(value, (name, part: unknown) =>
        name === 'player' ? keys.get(part as number) : name === 'rule' ? (part as { key: string }).key : part,
      ),
    );
  const { pools, unclaimed, warnings, sums } = result.value;
  const body = keyed({
    plan: state.prizes ?? {},
    pools: pools.map(pool => ({ ...pool, belowMinimum: pool.belowMinimum.map(id => keys.get(id)) })),
    unclaimed,
    warnings,
    sums,
    refused: result.value.refused.map(({ code, data }) => ({ code, list: 'list' in data ? data.list : '' })),
  }) as Json;
  return { attached: { digest: digest(body), body }, open: openLists(state, result.value) };
};

/** The pool is still what its author saw. */
export const prizeAdjusted = (state: State, wish: Wish<'adjust-prize'>): Outcome<Completed, Refusal> => {
  const seen = {
    ...wish,
    was: numbered(state, wish.was),
    shares: numbered(state, wish.shares),
  } as Adjustment;
  const result = prizesNow(state);
  const isThere = result?.ok && result.value.pools.some(pool => isOf(pool, seen));
  return isThere
    ? accept({ act: wish, attached: [] })
    : refuse(
        refusal('no-such-pool', {
          lists: [...new Set(wish.prizes.map(({ list }) => listName(state, list)))],
        }),
      );
};

const numbered = (state: State, shares: Adjustment<PlayerKey>['shares']) =>
  shares.map(({ player, amount }) => ({
    player: ((state.teams ?? state.players)[player]?.number ?? 0) as PlayerId,
    amount,
  }));
