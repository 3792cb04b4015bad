import type { Attendance, AttendanceCell } from '../act.ts';
import { marked, withCompeting } from '../changing.ts';
import { type Competing, ofTeams, pairsTeams } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import type { EntrantKey } from '../key.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Warning } from '../warning.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, naming, publishedAlready, unknownAmong } from './players.ts';

/** C.04.2, article 3.3: byes asked for and absences known beforehand, cell by cell. */
export const setAttendance: ActDefinition<'set-attendance'> = {
  kind: 'set-attendance',
  check: (state, { act: { cells } }) => [
    ...(cells.length === 0 ? [refusal('nothing-to-change', {})] : []),
    ...namedTwice(state, cells),
    ...cells.flatMap(cell => faultsOf(state, cell)),
  ],
  warnings: (state, { act: { cells } }) => warningsOfHalves(state, cells),
  effect: (state, { act: { cells }, seq }) =>
    cells
      .filter(({ as }) => as === 'full')
      .reduce(
        (changed, cell) =>
          marked(changed, {
            code: 'FPB',
            round: cell.round,
            seq,
            text: `full-point bye for number ${namedBy(state, cell)?.number ?? 0}`,
          }),
        withCompeting(state, [...thoseWith(state, cells).values()]),
      ),
  touches: touchesAll,
};

/** Whom a cell names. */
const namedBy = (state: State, { player, team }: AttendanceCell): Competing | undefined =>
  team === undefined ? state.players[player] : state.teams?.[team];

export const attendanceOf = ({ attendance }: Pick<Competing, 'attendance'>, round: number): Attendance =>
  attendance[round] ?? 'plays';

const faultsOf = (state: State, cell: AttendanceCell): readonly Refusal[] => {
  const { round, as, was } = cell;
  if ((cell.team !== undefined) !== pairsTeams(state)) return [refusal('not-in-this-system', {})];
  const one = namedBy(state, cell);
  if (!one) return unknownAmong(state, [keyOf(cell)]);
  const now = attendanceOf(one, round);
  return [
    ...publishedAlready(state, round, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, round),
    ...(round < one.from ? [refusal('before-entry', { ...naming(one), round })] : []),
    ...(now === was ? [] : [refusal('changed-meanwhile', { was, now })]),
    ...(now === was && as === was ? [refusal('nothing-to-change', {})] : []),
  ];
};

const namedTwice = (state: State, cells: readonly AttendanceCell[]): readonly Refusal[] => {
  const seen = new Set<string>();
  return cells.flatMap(cell => {
    const { round } = cell;
    const name = `${keyOf(cell)}/${round}`;
    if (seen.has(name)) return [refusal('cell-twice', { player: keyOf(cell), round, ...ofTeams(state) })];
    seen.add(name);
    return [];
  });
};

/** One act names players or teams, never both. */
const keyOf = ({ player, team }: AttendanceCell): EntrantKey => (team === undefined ? player : team);

const thoseWith = (state: State, cells: readonly AttendanceCell[]): ReadonlyMap<EntrantKey, Competing> => {
  const changed = new Map<EntrantKey, Competing>();
  for (const cell of cells) {
    const one = changed.get(keyOf(cell)) ?? namedBy(state, cell);
    if (!one) continue;
    const { [cell.round]: _before, ...others } = one.attendance;
    changed.set(keyOf(cell), {
      ...one,
      attendance: cell.as === 'plays' ? others : { ...others, [cell.round]: cell.as },
    });
  }
  return changed;
};

/** C.05, article 6.7 (4): how many half-point byes, and not in the last rounds, as the tournament announced. */
const warningsOfHalves = (state: State, cells: readonly AttendanceCell[]): readonly Warning[] => {
  const { rounds, halfByes } = state.settings;
  const halves = cells.filter(({ as }) => as === 'half');
  const after = thoseWith(state, cells);
  const tooMany = [...new Set(halves.map(keyOf))].filter(
    key => halvesAskedBy(after.get(key)) > halfByes.perPlayer,
  );
  const late = rounds === undefined ? [] : halves.filter(({ round }) => round > rounds - halfByes.notInLast);
  return [
    ...(tooMany.length === 0
      ? []
      : [
          {
            code: 'second-half-bye' as const,
            strength: 'confirm' as const,
            article: 'C.05, 6.7',
            data: { players: tooMany, allowed: halfByes.perPlayer, ...ofTeams(state) },
          },
        ]),
    ...(late.length === 0
      ? []
      : [
          {
            code: 'half-bye-in-last-rounds' as const,
            strength: 'confirm' as const,
            article: 'C.05, 6.7',
            data: {
              players: [...new Set(late.map(keyOf))],
              ...ofTeams(state),
              rounds: [...new Set(late.map(({ round }) => round))],
            },
          },
        ]),
  ];
};

/** What missed rounds of a late entry bring was not asked for. */
const halvesAskedBy = (player: Competing | undefined): number =>
  player === undefined
    ? 0
    : Object.entries(player.attendance).filter(([round, as]) => as === 'half' && Number(round) >= player.from)
        .length;
