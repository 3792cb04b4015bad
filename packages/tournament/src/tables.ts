import { type Issue, type Outcome, type Standings, standings } from '@pareo/engine';
import { lotsFor, settledFor } from '@pareo/engine/complete';
import type { State } from '@pareo/engine/journal';
import { accept, impossible } from '@pareo/engine/model';
import {
  type Crosstable,
  type CrosstableRow,
  crosstable,
  type Edition,
  type Lots,
  type RankReason,
  type StandingsRow,
  tablesIn,
  tiebreaksOf,
  type Working,
  whyRank,
  workingOf,
} from '@pareo/engine/standings';
import { isState, keysBy, keysOfPeople, once, ranked, recordOf, type Source, teamsMeet } from './open.ts';

/** Which table. Absent: after the last round, of everybody, by the list and the edition of the tournament. */
export interface TableRequest {
  readonly after?: number;
  readonly tiebreaks?: readonly string[];
  readonly edition?: Edition;
  /** For a file: a journal draws by its own lot. */
  readonly lots?: Lots;
  readonly group?: string | undefined;
  /** Absent: whoever is paired. */
  readonly of?: 'teams' | 'players';
}

/** The table itself: in its thread, with what its values were worked out from. */
export const standingsOf = (source: Source, request: TableRequest = {}): Outcome<Standings, Issue> =>
  once(source, `standings ${JSON.stringify(request)}`, () => {
    const { group, ...asked } = request;
    if (group !== undefined) return ofGroup(standingsOf(source, asked), group);
    const tournament = ranked(source);
    if (!tournament.ok) return tournament;
    const wanted = ofPlayersOfTeams(source, asked);
    return standings(
      tournament.value,
      isState(source) ? { ...wanted, ...chosenFor(source, wanted) } : wanted,
    );
  });

/** A group has its own table: nobody in it ever met anybody outside (decision 15). */
const ofGroup = (table: Outcome<Standings, Issue>, group: string): Outcome<Standings, Issue> => {
  if (!table.ok) return table;
  const own = tablesIn(table.value).find(one => one.group === group);
  return own ? accept(own.standings) : table;
};

/** Players of teams have points and no places: the list of the tournament is about teams. */
const ofPlayersOfTeams = (source: Source, asked: Omit<TableRequest, 'group'>): Omit<TableRequest, 'group'> =>
  asked.of === 'players' && teamsMeet(source) && asked.tiebreaks === undefined
    ? { ...asked, tiebreaks: [] }
    : asked;

/* Lots, rounds and tie-breaks of a journal are chosen here and nowhere else. */
const chosenFor = (
  state: State,
  { after, of, tiebreaks = tiebreaksIn(state) }: Pick<TableRequest, 'after' | 'of' | 'tiebreaks'>,
) => ({
  after: Math.min(after ?? state.published, state.published),
  ...lotsFor(state, tiebreaks),
  // Ties are settled among those who are paired.
  ...(of === 'players' && teamsMeet(state) ? {} : settledFor(state)),
});

/** The list by which the tournament ranks. */
export const tiebreaksIn = (source: Source): readonly string[] => {
  const tournament = ranked(source);
  return tournament.ok ? tiebreaksOf(tournament.value) : recordOf(source).tiebreaks;
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
  const keys = of === 'players' ? keysOfPeople(source) : keysBy(source);
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
