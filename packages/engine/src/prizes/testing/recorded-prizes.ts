import {
  type Category,
  type Condition,
  categoryId,
  type Fraction,
  minor,
  type Player,
  type PlayerId,
  type PrizePlan,
  playerId,
  type Sharing,
} from '../../model/index.ts';
import { divide, type PrizeResult } from '../index.ts';

/* Recorded divisions of prizes: one JSON object a line (`corpus/numbers/prizes.jsonl`). */

interface RecordedList {
  readonly id: string;
  readonly prizes: readonly (number | { readonly object: string; readonly value: number })[];
  readonly sharing?: 'none' | 'equal' | 'hort' | readonly [number, number] | null;
  readonly conditions?: readonly Condition[];
  readonly tie?: 'points' | 'all';
  readonly minimumShare?: number;
  readonly minimumEntrants?: number;
}

type RecordedPlayer = Omit<Player, 'id' | 'name'> & {
  readonly id: string | number;
  readonly rank: number;
  readonly points: number;
};

export interface RecordedPrizes {
  readonly id: string;
  readonly kind: 'prizes';
  readonly reading?: true;
  readonly in: {
    readonly ranking: readonly RecordedPlayer[];
    readonly unit?: number;
    readonly leftover?: 'fund' | 'exact';
    readonly fund?: {
      readonly entries: number;
      readonly basedOn: number;
      readonly floor: readonly [number, number];
    };
    readonly groups: readonly {
      readonly id: string;
      readonly mode: PrizePlan['groups'][number]['mode'];
      readonly lists: readonly RecordedList[];
    }[];
  };
  readonly out: unknown;
}

const fractionOf = ([over, under]: readonly [number, number]): Fraction => `${over}/${under}` as Fraction;

const sharingOf = (sharing: RecordedList['sharing']): Sharing =>
  typeof sharing === 'string' ? sharing : sharing ? { byRank: fractionOf(sharing) } : 'none';

const planOf = ({ unit = 1, leftover = 'fund', fund, groups }: RecordedPrizes['in']): PrizePlan => ({
  currency: 'EUR',
  unit: minor(unit),
  leftover,
  ...(fund ? { fund: { basedOn: fund.basedOn, floor: fractionOf(fund.floor) } } : {}),
  groups: groups.map(({ id, mode, lists }) => ({
    id,
    mode,
    lists: lists.map(list => ({
      id: list.id,
      name: list.id,
      ...(list.conditions ? { category: categoryId(list.id) } : {}),
      prizes: list.prizes.map(prize =>
        typeof prize === 'number'
          ? { amount: minor(prize) }
          : { object: prize.object, value: minor(prize.value) },
      ),
      sharing: sharingOf(list.sharing),
      ...(list.tie ? { tie: list.tie } : {}),
      ...(list.minimumShare === undefined ? {} : { minimumShare: minor(list.minimumShare) }),
      ...(list.minimumEntrants === undefined ? {} : { minimumEntrants: list.minimumEntrants }),
    })),
  })),
});

const categoriesOf = ({ groups }: RecordedPrizes['in']): readonly Category[] =>
  groups.flatMap(({ lists }) =>
    lists.flatMap(({ id, conditions }) => (conditions ? [{ id: categoryId(id), name: id, conditions }] : [])),
  );

/** What the engine says, in the words of the record. Parts and unclaimed prizes stand in no order that means something. */
export const answerTo = (record: RecordedPrizes): unknown => {
  const { ranking, fund } = record.in;
  const players = ranking.map(({ rank: _rank, points: _points, id: _id, ...player }, at) => ({
    ...player,
    id: playerId(at + 1),
    name: '',
  }));
  const ranked = ranking.map(({ rank, points }, at) => ({ player: playerId(at + 1), rank, points }));
  const competitors = { ranking: ranked, players, categories: categoriesOf(record.in) };
  const divided = divide(competitors, planOf(record.in), fund ? { entries: fund.entries } : {});
  if (!divided.ok) return { refused: divided.faults[0]?.code };
  if (divided.value.refused[0]) return { refused: divided.value.refused[0].code };
  return asRecorded(divided.value, player => ranking[player - 1]?.id ?? 0);
};

const pairOf = (fraction: Fraction): readonly [number, number] => {
  const [over = 0, under = 1] = fraction.split('/').map(Number);
  return [over, under];
};

const asRecorded = (result: PrizeResult, idOf: (player: PlayerId) => string | number) => {
  const parts = result.pools.flatMap(pool =>
    pool.members.map(({ player, exact, amount }) => ({ pool, player, exact, amount })),
  );
  const rankOf = new Map<PlayerId, number>();
  for (const { player, amount } of parts) rankOf.set(player, (rankOf.get(player) ?? 0) + amount);
  return {
    totals: [...rankOf].sort(([a], [b]) => a - b).map(([player, total]) => ({ id: idOf(player), total })),
    parts: parts
      .sort((a, b) => a.player - b.player)
      .map(({ pool, player, exact, amount }) => ({
        player: idOf(player),
        group: pool.group,
        list: pool.method === 'pooled' ? 'pool' : pool.list,
        first: pool.method === 'pooled' ? null : pool.first,
        tied: pool.tied,
        ...(pool.from[0]?.object === undefined
          ? { pool: pairOf(pool.total), exact: pairOf(exact), amount }
          : { object: pool.from[0].object }),
        ...(pool.method === 'pooled' || pool.method === 'own-category'
          ? { from: pool.from.map(({ list, place }) => ({ list, place })) }
          : {}),
      })),
    unclaimed: result.unclaimed.map(({ list, place, amount, object, because }) => ({
      list,
      place,
      ...(object === undefined ? { amount: pairOf(amount) } : { object }),
      because,
    })),
    warnings: result.warnings.map(({ code, player, taken, tied }) => ({
      code,
      player: idOf(player),
      taken: pairOf(taken),
      tied: pairOf(tied),
    })),
    announced: pairOf(result.sums.announced),
    paid: result.sums.paid,
    kept: pairOf(result.sums.kept),
  };
};
