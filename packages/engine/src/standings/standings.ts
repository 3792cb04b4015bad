import {
  accept,
  decimal,
  type Exact,
  type Issue,
  issue,
  type Outcome,
  type Points,
  refuse,
  type Sheets,
  sheetsOf,
  type Tournament,
} from '../model/index.ts';
import { asKnownInStandings } from '../position/index.ts';
import { isKnockout, type Stage } from '../position/knockout/index.ts';
import {
  type Aids,
  type Base,
  type Edition,
  type Entry,
  editionOf,
  type Field,
  type Lots,
  parseTiebreaks,
  prepareField,
  primaryOf,
  ranksTeams,
  type Schedule,
  type Status,
  scheduleOf,
  type Tiebreak,
  tiebreaksOf,
  USAGE,
} from '../tiebreaks/index.ts';
import { type Part, partsOf, ranksInStage } from './parts.ts';
import { type Ranking, rank } from './ranking.ts';

export interface StandingsOptions {
  /** After this round; the last one paired where it is not given. */
  readonly after?: number;
  /** Codes as TRF26 writes them. Default: the tournament's own list, or else the one in its system's text. */
  readonly tiebreaks?: readonly string[];
  /** That of the system's text, or the one in force when the tournament began, where it is not given. */
  readonly edition?: Edition;
  /** What the pairing system says, where it is not given. */
  readonly schedule?: Schedule;
  /** Teams in a team tournament, where it is not given. */
  readonly of?: 'players' | 'teams';
  /** Ties left at the end of the list are decided by lots with this seed. */
  readonly lots?: Lots;
  /** Ties left are decided by this order of numbers, before lots are drawn. */
  readonly manual?: readonly number[];
}

/** One participant of a table. */
export interface StandingsRow {
  /** 1 for the first of its group; participants still tied share the best of their places. */
  readonly rank: number;
  /** How many places it shares; 1 for an unshared place. In a knock-out under way, the places still possible. */
  readonly sharedBy: number;
  /** Section or group: places are of it alone. */
  readonly group: string | undefined;
  /** Knock-outs: how far it came. */
  readonly stage: Stage | undefined;
  /** Start number of a player, number of a team. */
  readonly id: number;
  readonly name: string;
  /** Real points of the primary score: acceleration never counts. */
  readonly points: Points;
  /** Teams only. */
  readonly matchPoints: Points | undefined;
  /** Teams only. */
  readonly gamePoints: Points | undefined;
  /** By position in `Standings.list`. Undefined where the tie-break gives none. */
  readonly values: readonly (number | undefined)[];
  /** The same by code, as `list` writes them: `tiebreaks['BH/C1']`. The points have their own place. */
  readonly tiebreaks: Readonly<Record<string, number | undefined>>;
  /** The values as fractions: what decided. */
  readonly exact: readonly (Exact | undefined)[];
  readonly status: Status | undefined;
  /** Scrabble only. */
  readonly sheets: Sheets | undefined;
  /** In the table but not in the standings: left a round robin before half of the games. */
  readonly annulled: true | undefined;
}

/**
 * A table as it is ranked: `list` has every criterion in order, `rows` every participant in order of rank, with the value of
 * each criterion at the same place as in `list`.
 *
 * @example
 * ```ts
 * import { decimalOf, type Standings } from '@pareo/engine';
 *
 * export const lines = ({ rows }: Standings): readonly string[] =>
 *   rows.map(({ rank, name, points }) => `${rank} ${name} ${decimalOf(points)}`);
 * ```
 */
export interface Standings {
  readonly of: 'players' | 'teams';
  readonly after: number;
  readonly edition: Edition;
  readonly schedule: Schedule;
  /** Every criterion in order, the points first; in a knock-out only what orders those inside a stage. */
  readonly list: readonly Tiebreak[];
  /** Knock-outs: tie-breaks that were stated but rank nobody. */
  readonly setAside: readonly Tiebreak[];
  /** Group after group, in order of rank; those who share a place, in order of their numbers. */
  readonly rows: readonly StandingsRow[];
  /** Participants with a game of these rounds still without a result. */
  readonly unfinished: readonly number[];
  /** What everything above was computed from. */
  readonly field: Field;
  readonly aids: Aids;
}

/**
 * Ranks a tournament after its last paired round, or after the one named, by the tie-breaks named or else by its own.
 * Refused: codes that are not known, a round that is not there.
 *
 * @example
 * ```ts
 * import { standings, type Tournament } from '@pareo/engine';
 *
 * export const names = (tournament: Tournament): readonly string[] => {
 *   const table = standings(tournament, { after: 3, tiebreaks: ['BH/C1', 'BH', 'SB'] });
 *   return table.ok ? table.value.rows.map(({ rank, name }) => `${rank} ${name}`) : [];
 * };
 * ```
 */
export const standings = (now: Tournament, options: StandingsOptions = {}): Outcome<Standings, Issue> => {
  const tournament = asKnownInStandings(now);
  const of = options.of ?? (ranksTeams(tournament) ? 'teams' : 'players');
  const after = options.after ?? tournament.roundsPaired;
  const given = parseTiebreaks(options.tiebreaks ?? tiebreaksOf(tournament));
  const faults = [
    ...(given.ok ? faultsOfList(given.value, of, options) : given.faults),
    ...faultsOfRound(tournament, after),
    ...faultsOfManualOrder(tournament, of, options.manual),
  ];
  if (faults.length > 0 || !given.ok) return refuse(...faults);
  const edition = options.edition ?? editionOf(tournament).edition;
  const byStage = of === 'players' && isKnockout(tournament);
  const complete = completed(given.value, of, options);
  const list = byStage ? complete.filter(ranksInStage) : complete;
  const field = prepareField(tournament, {
    of,
    after,
    edition,
    schedule: options.schedule ?? scheduleOf(tournament),
    primary: primaryOf(tournament, given.value, edition),
  });
  const aids: Aids = {
    ...(options.lots ? { lots: options.lots } : {}),
    ...(options.manual ? { manual: options.manual } : {}),
  };
  const setAside = byStage ? given.value.filter(tiebreak => !ranksInStage(tiebreak)) : [];
  return accept({ ...standingsOf({ field, list, aids }, tournament), setAside });
};

const standingsOf = (
  { field, list, aids }: Pick<Standings, 'field' | 'list' | 'aids'>,
  tournament: Tournament,
): Omit<Standings, 'setAside'> => {
  const rows = partsOf(field, tournament).flatMap(part => rowsOf(part, { field, list, aids }));
  return {
    of: field.of,
    after: field.rounds,
    edition: field.edition,
    schedule: field.schedule,
    list,
    rows,
    unfinished: unfinishedIn(field, rows),
    field,
    aids,
  };
};

/** A player who is out of a knock-out has no more games. */
const unfinishedIn = (field: Field, rows: readonly StandingsRow[]): readonly number[] => {
  const inOpenMatch = new Set(
    rows.flatMap(({ id, stage }) => (stage?.reached === 'in' && stage.round <= field.rounds ? [id] : [])),
  );
  const byStage = rows.some(({ stage }) => stage !== undefined);
  const isOpen = ({ id, cells }: Entry) =>
    byStage ? inOpenMatch.has(id) : cells.some(cell => cell.kind === 'pending');
  return field.entries.filter(isOpen).map(({ id }) => id);
};

const rowsOf = (part: Part, { field, list, aids }: Pick<Standings, 'field' | 'list' | 'aids'>) => {
  const { groups, values }: Ranking = rank(field, part.isSettled ? list : [], aids, {
    groups: [part.members],
    from: part.first,
  });
  const rows: StandingsRow[] = [];
  for (const group of groups) {
    // Nobody else comes into a part that is settled; in another, every place is still possible.
    const first = part.isSettled ? part.first + rows.length : part.first;
    const inOrder = group
      .flatMap(index => field.entries[index] ?? [])
      .sort((a, b) => a.pairingNumber - b.pairingNumber);
    for (const entry of inOrder)
      rows.push(
        rowOf({ field, list }, entry, {
          rank: first,
          sharedBy: part.isSettled ? group.length : part.last - part.first + 1,
          exact: list.map((_, at) => values[at]?.[entry.index]),
          group: part.group,
          stage: part.stageOf?.(entry.id),
        }),
      );
  }
  return rows;
};

const rowOf = (
  { field, list }: Pick<Standings, 'field' | 'list'>,
  entry: Entry,
  placed: Pick<StandingsRow, 'rank' | 'sharedBy' | 'exact' | 'group' | 'stage'>,
): StandingsRow => {
  const isTeam = field.of === 'teams';
  const values = placed.exact.map(value => value && decimal(value));
  return {
    rank: placed.rank,
    sharedBy: placed.sharedBy,
    group: placed.group,
    stage: placed.stage,
    id: entry.id,
    name: entry.name,
    points: entry.total[field.primary],
    matchPoints: isTeam ? entry.total.mp : undefined,
    gamePoints: isTeam ? entry.total.gp : undefined,
    values,
    tiebreaks: Object.fromEntries(
      list.flatMap(({ base, written }, at) => (base === 'PTS' ? [] : [[written, values[at]]])),
    ),
    exact: placed.exact,
    status: entry.status,
    sheets: isTeam
      ? undefined
      : sheetsOf(
          entry.cells.flatMap(({ turn }) => turn ?? []),
          { cap: field.spreadCap, given: entry.spreadGiven ?? [] },
        ),
    annulled: entry.annulled,
  };
};

/** Record 202 lists tie-breaks, record 212 the points as well: the points come first where the list has none. */
const completed = (
  given: readonly Tiebreak[],
  of: 'players' | 'teams',
  options: StandingsOptions,
): readonly Tiebreak[] => {
  const has = (...bases: readonly Base[]) => given.some(({ base }) => bases.includes(base));
  const hasScore = of === 'teams' ? has('PTS', 'MPTS') || beginsWithBothScores(given) : has('PTS');
  return [
    ...(hasScore ? [] : [plain('PTS')]),
    ...given,
    ...(options.manual && !has('MANUAL') ? [plain('MANUAL')] : []),
    ...(options.lots && !has('LOTS') ? [plain('LOTS')] : []),
  ];
};

const beginsWithBothScores = ([first, second]: readonly Tiebreak[]): boolean =>
  first?.base === 'GPTS' && (second?.base === 'MPTS' || second?.base === 'MPVGP');

const plain = (base: Base): Tiebreak => ({ base, modifiers: {}, written: base });

function* faultsOfList(
  list: readonly Tiebreak[],
  of: 'players' | 'teams',
  options: StandingsOptions,
): Generator<Issue> {
  for (const { base, modifiers, written } of list) {
    const { scope } = USAGE[base];
    if (of === 'players' && (scope === 'teams' || modifiers.score))
      yield issue('tiebreak-not-for-players', { tiebreak: written });
    if (of === 'teams' && scope === 'players') yield issue('tiebreak-not-for-teams', { tiebreak: written });
    if (base === 'LOTS' && !options.lots) yield issue('lots-without-seed', {});
    if (base === 'MANUAL' && !options.manual) yield issue('manual-order-missing', {});
  }
}

function* faultsOfRound(tournament: Tournament, after: number): Generator<Issue> {
  if (!Number.isInteger(after) || after < 0 || after > tournament.roundsRecorded)
    yield issue('round-out-of-range', { record: 'standings', round: after });
}

function* faultsOfManualOrder(
  tournament: Tournament,
  of: 'players' | 'teams',
  manual: readonly number[] = [],
): Generator<Issue> {
  const teams = tournament.teamEvent?.teams.map(team => team.number) ?? [];
  const known = new Set<number>(of === 'teams' ? teams : tournament.players.map(player => player.id));
  for (const number of manual.filter(id => !known.has(id)))
    yield of === 'teams'
      ? issue('unknown-team-named', { record: 'manual order', team: number })
      : issue('unknown-player-named', { record: 'manual order', player: number });
}
