import type { Attendance, AttendanceCell } from '../act.ts';
import { marked, withPlayers } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import type { PlayerKey } from '../key.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Entered, State } from '../state.ts';
import type { Warning } from '../warning.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, publishedAlready } from './players.ts';

/** C.04.2, article 3.3: byes asked for and absences known beforehand, cell by cell. */
export const setAttendance: ActDefinition<'set-attendance'> = {
  kind: 'set-attendance',
  check: (state, { act: { cells } }) => [
    ...(cells.length === 0 ? [refusal('nothing-to-change', {})] : []),
    ...namedTwice(cells),
    ...cells.flatMap(cell => faultsOf(state, cell)),
  ],
  warnings: (state, { act: { cells } }) => warningsOfHalves(state, cells),
  effect: (state, { act: { cells }, seq }) =>
    cells
      .filter(({ as }) => as === 'full')
      .reduce(
        (changed, { player, round }) =>
          marked(changed, {
            code: 'FPB',
            round,
            seq,
            text: `full-point bye for number ${state.players[player]?.number ?? 0}`,
          }),
        withPlayers(state, [...playersWith(state, cells).values()]),
      ),
  touches: touchesAll,
};

export const attendanceOf = ({ attendance }: Entered, round: number): Attendance =>
  attendance[round] ?? 'plays';

const faultsOf = (state: State, { player: key, round, as, was }: AttendanceCell): readonly Refusal[] => {
  const player = state.players[key];
  if (!player) return [refusal('unknown-player', { player: key })];
  const now = attendanceOf(player, round);
  return [
    ...publishedAlready(state, round, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, round),
    ...(round < player.from ? [refusal('before-entry', { player: key, round })] : []),
    ...(now === was ? [] : [refusal('changed-meanwhile', { was, now })]),
    ...(now === was && as === was ? [refusal('nothing-to-change', {})] : []),
  ];
};

const namedTwice = (cells: readonly AttendanceCell[]): readonly Refusal[] => {
  const seen = new Set<string>();
  return cells.flatMap(({ player, round }) => {
    const cell = `${player}/${round}`;
    if (seen.has(cell)) return [refusal('cell-twice', { player, round })];
    seen.add(cell);
    return [];
  });
};

const playersWith = (state: State, cells: readonly AttendanceCell[]): ReadonlyMap<PlayerKey, Entered> => {
  const changed = new Map<PlayerKey, Entered>();
  for (const { player: key, round, as } of cells) {
    const player = changed.get(key) ?? state.players[key];
    if (!player) continue;
    const { [round]: _before, ...others } = player.attendance;
    changed.set(key, { ...player, attendance: as === 'plays' ? others : { ...others, [round]: as } });
  }
  return changed;
};

/** C.05, article 6.7 (4): how many half-point byes, and not in the last rounds, as the tournament announced. */
const warningsOfHalves = (state: State, cells: readonly AttendanceCell[]): readonly Warning[] => {
  const { rounds, halfByes } = state.settings;
  const halves = cells.filter(({ as }) => as === 'half');
  const after = playersWith(state, cells);
  const tooMany = [...new Set(halves.map(({ player }) => player))].filter(
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
            data: { players: tooMany, allowed: halfByes.perPlayer },
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
              players: [...new Set(late.map(({ player }) => player))],
              rounds: [...new Set(late.map(({ round }) => round))],
            },
          },
        ]),
  ];
};

/** What missed rounds of a late entry bring was not asked for. */
const halvesAskedBy = (player: Entered | undefined): number =>
  player === undefined
    ? 0
    : Object.entries(player.attendance).filter(([round, as]) => as === 'half' && Number(round) >= player.from)
        .length;
