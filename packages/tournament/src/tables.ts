import { type Issue, type Outcome, type Standings, standings, type TournamentRecord } from '@pareo/engine';
import { lotsFor } from '@pareo/engine/complete';
import type { State } from '@pareo/engine/journal';
import { accept, checkTournament, impossible, type PlayerRecord } from '@pareo/engine/model';
import {
  type Crosstable,
  type CrosstableRow,
  crosstable,
  type Edition,
  type Lots,
  type RankReason,
  type StandingsRow,
  tiebreaksOf,
  type Working,
  whyRank,
  workingOf,
} from '@pareo/engine/standings';
import { isState, keysBy, once, ranked, recordOf, type Source } from './open.ts';

/** Which table. Absent: after the last round, of everybody, by the list and the edition of the tournament. */
export interface TableRequest {
  readonly after?: number;
  readonly tiebreaks?: readonly string[];
  readonly edition?: Edition;
  /** For a file: a journal draws by its own lot. */
  readonly lots?: Lots;
  readonly group?: string | undefined;
}

/** The table itself: in its thread, with what its values were worked out from. */
export const standingsOf = (source: Source, request: TableRequest = {}): Outcome<Standings, Issue> =>
  once(source, `standings ${JSON.stringify(request)}`, () => {
    const { group, ...asked } = request;
    const tournament =
      group === undefined ? ranked(source) : once(source, `group ${group}`, () => groupOf(source, group));
    if (!tournament.ok) return tournament;
    return standings(tournament.value, isState(source) ? { ...asked, ...chosenFor(source, asked) } : asked);
  });

/* Lots, rounds and tie-breaks of a journal are chosen here and nowhere else. */
const chosenFor = (
  state: State,
  { after, tiebreaks = tiebreaksIn(state) }: Pick<TableRequest, 'after' | 'tiebreaks'>,
) => ({
  after: Math.min(after ?? state.published, state.published),
  ...lotsFor(state, tiebreaks),
});

/** The list by which the tournament ranks. */
export const tiebreaksIn = (source: Source): readonly string[] => {
  const tournament = ranked(source);
  return tournament.ok ? tiebreaksOf(tournament.value) : recordOf(source).tiebreaks;
};

/** A group has its own table: nobody in it ever met anybody outside (decision 15). */
const groupOf = (source: Source, group: string) =>
  checkTournament(only(recordOf(source), player => player.group === group));

const only = (record: TournamentRecord, isIn: (player: PlayerRecord) => boolean): TournamentRecord => {
  const players = record.players.filter(isIn);
  const ids = new Set<number>(players.map(({ id }) => id));
  const mine = <Named extends { readonly participants: readonly number[] }>(lists: readonly Named[]) =>
    lists
      .map(list => ({ ...list, participants: list.participants.filter(id => ids.has(id)) }))
      // Points without names are everybody's.
      .filter(({ participants }, at) => participants.length > 0 || lists[at]?.participants.length === 0);
  return {
    ...record,
    players,
    forbiddenPairs: [],
    virtualPoints: [],
    requestedByes: mine(record.requestedByes),
    abnormalPoints: mine(record.abnormalPoints),
  };
};

/** Standings as plain data: what they were worked out from stays behind. */
export interface Table extends Omit<Standings, 'field' | 'aids' | 'rows'> {
  readonly rows: readonly KeyedRow[];
}
export type KeyedRow = StandingsRow & { readonly key: number };

export const tableOf = (source: Source, request: TableRequest = {}): Outcome<Table, Issue> => {
  const found = standingsOf(source, request);
  if (!found.ok) return found;
  const { field: _field, aids: _aids, rows, ...table } = found.value;
  return accept({ ...table, rows: rows.map(keyedBy(source, found.value)) });
};

const keyedBy = (source: Source, { of }: Pick<Standings, 'of'>) => {
  const keys = of === 'teams' ? new Map<number, number>() : keysBy(source);
  return <Row extends { readonly id: number }>(row: Row): Row & { readonly key: number } => ({
    ...row,
    key: keys.get(row.id) ?? (of === 'teams' ? row.id : impossible(`a player has the number ${row.id}`)),
  });
};

export interface CrossTable extends Omit<Table, 'rows'>, Pick<Crosstable, 'order'> {
  readonly rows: readonly (CrosstableRow & { readonly key: number })[];
}

export const crossTableOf = (
  source: Source,
  { order, ...request }: TableRequest & { readonly order: 'rank' | 'number' },
): Outcome<CrossTable, Issue> => {
  const found = standingsOf(source, request);
  if (!found.ok) return found;
  const { field: _field, aids: _aids, rows: _rows, ...table } = found.value;
  const { rows } = crosstable(found.value, order);
  return accept({ ...table, order, rows: rows.map(keyedBy(source, table)) });
};

/** How a value of the table came about. */
export const workingIn = (
  source: Source,
  { player, code, ...request }: TableRequest & { readonly player: number; readonly code: string },
): Outcome<Working, Issue> => {
  const table = standingsOf(source, request);
  if (!table.ok) return table;
  const working = workingOf(table.value, player, code);
  // A rule may be more than its words: only what is plain crosses.
  return working.ok ? accept(JSON.parse(JSON.stringify(working.value)) as Working) : working;
};

/** Why one stands before another. */
export const rankReasonIn = (
  source: Source,
  { a, b, ...request }: TableRequest & { readonly a: number; readonly b: number },
): Outcome<RankReason, Issue> => {
  const table = standingsOf(source, request);
  return table.ok ? whyRank(table.value, a, b) : table;
};
