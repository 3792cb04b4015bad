import { accept, type Issue, type Outcome, type Tournament } from '../model/index.ts';
import { tiebreaksOf } from '../tiebreaks/index.ts';
import { type Standings, type StandingsOptions, standings } from './standings.ts';
import { type RankReason, whyRank } from './why.ts';

export interface RankDifference {
  readonly id: number;
  readonly stated: number;
  readonly computed: number;
  /** Why the one who holds the stated place by the list is not this participant. */
  readonly because?: RankReason;
}

export type RankCheck =
  /** The file states no ranks, or no list to rank by. */
  | { readonly kind: 'nothing-stated'; readonly missing: 'ranks' | 'list' }
  | {
      readonly kind: 'checked';
      readonly standings: Standings;
      /** How many ranks were stated. */
      readonly checked: number;
      readonly differences: readonly RankDifference[];
    };

/** The ranks that a file states against its own list of criteria (records 202 and 212), or that of its system's text. */
export const checkRanks = (
  tournament: Tournament,
  options: StandingsOptions = {},
): Outcome<RankCheck, Issue> => {
  if ((options.tiebreaks ?? tiebreaksOf(tournament)).length === 0)
    return accept({ kind: 'nothing-stated', missing: 'list' });
  const computed = standings(tournament, options);
  if (!computed.ok) return computed;
  const stated = statedRanks(computed.value);
  if (stated.size === 0) return accept({ kind: 'nothing-stated', missing: 'ranks' });
  return accept({
    kind: 'checked',
    standings: computed.value,
    checked: stated.size,
    differences: differencesOf(computed.value, stated),
  });
};

const statedRanks = ({ field }: Standings): ReadonlyMap<number, number> =>
  new Map(field.entries.flatMap(entry => (entry.statedRank ? [[entry.id, entry.statedRank] as const] : [])));

/** Those who share a place may stand in any order inside it: lots, or a criterion that no file can state. */
const differencesOf = (computed: Standings, stated: ReadonlyMap<number, number>): readonly RankDifference[] =>
  computed.rows.flatMap(row => {
    const said = stated.get(row.id);
    if (said === undefined || (said >= row.rank && said < row.rank + row.sharedBy)) return [];
    const holder = computed.rows.find(
      other => other.id !== row.id && said >= other.rank && said < other.rank + other.sharedBy,
    );
    const why = holder && whyRank(computed, row.id, holder.id);
    return [{ id: row.id, stated: said, computed: row.rank, ...(why?.ok ? { because: why.value } : {}) }];
  });
