import type { Issue, Outcome, Standings } from '@pareo/engine';
import { accept } from '@pareo/engine/model';
import {
  isKnockout,
  listWhereSilent,
  occasionOf,
  proposedTiebreaks,
  type RankReason,
  STANDINGS_RULES,
  type StandingsRow,
  shownColumns,
  shownPlace,
  type Tiebreak,
  type TiebreakWarning,
  tablesIn,
  tiebreaksOf,
  tiebreakWarnings,
  type Working,
  whyRank,
  workingOf,
} from '@pareo/engine/standings';
import { ranked, type Source } from './open.ts';
import { standingsOf, type TableRequest } from './tables.ts';

/* How a place came about, and what is to be said of the list that made it. */

/** One participant of a table: every value with its working, and what separates them from whoever stands above and below. */
export interface PlaceInTable {
  readonly after: number;
  readonly row: StandingsRow | undefined;
  /** `4`, or `4–5`. */
  readonly place: string;
  readonly workings: readonly { readonly tiebreak: Tiebreak; readonly working: Working }[];
  readonly neighbours: readonly RankReason[];
}

export const placeIn = (
  source: Source,
  { player, ...request }: TableRequest & { readonly player: number },
): Outcome<PlaceInTable, Issue> => {
  const table = standingsOf(source, request);
  if (!table.ok) return table;
  const row = table.value.rows.find(({ id }) => id === player);
  return accept({
    after: table.value.after,
    row,
    place: row ? shownPlace(row) : '',
    workings: shownColumns(table.value).flatMap(({ tiebreak }) => {
      const working = workingOf(table.value, player, tiebreak.written);
      return working.ok ? [{ tiebreak, working: working.value }] : [];
    }),
    neighbours: neighboursOf(table.value, player),
  });
};

const neighboursOf = (table: Standings, player: number): readonly RankReason[] => {
  const [rows = []] = tablesIn(table)
    .map(({ standings }) => standings.rows)
    .filter(own => own.some(({ id }) => id === player));
  const at = rows.findIndex(({ id }) => id === player);
  return [rows[at - 1], rows[at + 1]].flatMap(row => {
    const reason = row && whyRank(table, row.id, player);
    return reason?.ok ? [reason.value] : [];
  });
};

/** What ranks a tournament that names no tie-breaks. `usual` ranks nothing: it is what could be named. */
export interface UnnamedList {
  readonly kind: 'of-text' | 'usual';
  readonly tiebreaks: readonly string[];
  readonly article?: string;
  /** Its last criterion is a lot that nobody has drawn. */
  readonly endsInLot: boolean;
}

/** Undefined: somebody named a list, or nothing needs one. */
export const unnamedList = (
  source: Source,
  { tiebreaks, lots }: Pick<TableRequest, 'tiebreaks' | 'lots'>,
): UnnamedList | undefined => {
  const known = ranked(source);
  if (!known.ok || tiebreaks || known.value.tiebreaks.length > 0 || isKnockout(known.value)) return undefined;
  const ofText = listWhereSilent(known.value);
  const codes = tiebreaksOf(known.value);
  if (ofText?.article !== undefined && codes.length > 0) {
    const endsInLot = ofText.tiebreaks.includes('LOTS') && lots === undefined;
    return { kind: 'of-text', tiebreaks: codes, article: ofText.article, endsInLot };
  }
  const usual = proposedTiebreaks(occasionOf(known.value))[0];
  return {
    kind: 'usual',
    tiebreaks: usual?.tiebreaks ?? [],
    ...(usual?.article === undefined ? {} : { article: usual.article }),
    endsInLot: false,
  };
};

/** What is doubtful in the list of a table, and which tie-breaks of it rank nobody in a knock-out. */
export interface DoubtsOfList {
  readonly warnings: readonly TiebreakWarning[];
  readonly setAside: readonly Tiebreak[];
  /** Why those are set aside. */
  readonly article: string;
}

export const doubtsOfList = (source: Source, request: TableRequest): Outcome<DoubtsOfList, Issue> => {
  const known = ranked(source);
  if (!known.ok) return known;
  const table = standingsOf(source, request);
  if (!table.ok) return table;
  const { list, edition, schedule, of, setAside } = table.value;
  return accept({
    warnings: tiebreakWarnings(known.value, list, { edition, schedule, of }),
    setAside,
    article: STANDINGS_RULES.stageReached.article,
  });
};
