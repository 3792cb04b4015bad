import {
  type Attachment,
  competingIn,
  digest,
  type EntrantKey,
  type Json,
  type Refusal,
  recordForStandings,
  refusal,
  type State,
} from '../journal/index.ts';
import { accept, checkTournament, type Issue, type Outcome, refuse, refuseAll } from '../model/index.ts';
import { type Standings, standings } from '../standings/index.ts';
import { parseTiebreak } from '../tiebreaks/index.ts';

/** The standings as the journal gives them; ties are drawn by the tournament's lot only where its list says so. */
export const standingsOf = (
  state: State,
  options: { readonly after?: number; readonly tiebreaks?: readonly string[] } = {},
): Outcome<Standings, Issue> => {
  const checked = checkTournament(recordForStandings(state));
  if (!checked.ok) return refuseAll(checked.faults);
  const list = options.tiebreaks ?? state.settings.tiebreaks;
  return standings(checked.value, { ...options, ...lotsFor(state, list), ...settledFor(state) });
};

/** The order among those who were level, where an arbiter settled it. */
export const settledFor = (state: State): { readonly manual?: readonly number[] } => {
  const { ties = [] } = state;
  const competing = competingIn(state);
  return ties.length === 0
    ? {}
    : { manual: ties.flatMap(({ order }) => order.flatMap(key => competing[key]?.number ?? [])) };
};

/** Those who share a place with somebody, in order of rank: of one group, or of everybody. What was settled before is not asked. */
export const tiedIn = (state: State, group?: string): readonly EntrantKey[] => {
  const table = standingsOf({ ...state, ties: (state.ties ?? []).filter(tie => tie.group !== group) });
  if (!table.ok) return [];
  const keys = keysByNumber(state);
  return table.value.rows
    .filter(row => row.sharedBy > 1 && (group === undefined || row.group === group))
    .flatMap(({ id }) => keys.get(id) ?? []);
};

/** Of those who are ranked: teams where the system pairs teams. */
const keysByNumber = (state: State): ReadonlyMap<number, EntrantKey> =>
  new Map(Object.values(competingIn(state)).map(({ number, key }) => [number, key]));

/** Those who are level share their place, unless the list asks for lots. */
export const lotsFor = (
  { lot }: Pick<State, 'lot'>,
  list: readonly string[],
): { readonly lots?: { readonly seed: string } } => {
  const drawsLots = list.some(code => {
    const parsed = parseTiebreak(code);
    return parsed.ok && parsed.value.base === 'LOTS';
  });
  return drawsLots ? { lots: { seed: lot } } : {};
};

/** A line of the final list, as it is kept with the act that ended the tournament. */
export interface FinalRow {
  /** Or a team, where teams are ranked. */
  readonly player: EntrantKey;
  readonly rank: number;
  /** Tenths. */
  readonly points: number;
  /** In the order of the tie-breaks; left out where a tie-break gives none. */
  readonly values: Readonly<Record<string, number>>;
}

export const finalStandings = (state: State): Outcome<Attachment, Refusal> => {
  const table = standingsOf(state);
  if (!table.ok) return refuse(refusal('record-invalid', { issues: table.faults }));
  const { rows, list } = table.value;
  const keys = keysByNumber(state);
  const final = rows.map(
    ({ id, rank, points, values }): FinalRow => ({
      player: keys.get(id) as EntrantKey,
      rank,
      points,
      values: Object.fromEntries(
        list.flatMap(({ written }, index) => {
          const value = values[index];
          return value === undefined ? [] : [[written, value]];
        }),
      ),
    }),
  );
  const body = JSON.parse(JSON.stringify(final)) as Json;
  return accept({ digest: digest(body), body });
};
