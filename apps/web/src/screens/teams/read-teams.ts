import type { NewPlayer, NewTeam } from '@pareo/engine/journal';
import { folded } from '../../parts/fold.ts';
import { playerIn, type ReadList, readList, rowsOf } from '../players/read-list.ts';

/* Two kinds of lists of teams: players with a column that names their team, or one row a team with its name, its captain and its players. */

const HEADINGS = {
  team: /^(equipo|team)$/,
  board: /^(tablero|board|mesa|bd)$/,
  captain: /^(capitan|captain)$/,
} as const;

const columnOf = ({ columns, hasHeadings }: ReadList, what: keyof typeof HEADINGS): number =>
  hasHeadings ? columns.findIndex(({ heading }) => HEADINGS[what].test(folded(heading).trim())) : -1;

export const readTeams = (text: string): readonly NewTeam[] => {
  const list = readList(text);
  const team = columnOf(list, 'team');
  const hasPlayers = list.columns.some(({ meaning }, at) => at !== team && meaning === 'name');
  return team >= 0 && hasPlayers ? byPlayers(list, team) : byRows(list, Math.max(0, team));
};

/** A player a row; the order of the rows is the order of the boards, unless a column says it. */
const byPlayers = (list: ReadList, team: number): readonly NewTeam[] => {
  const [board, captain] = [columnOf(list, 'board'), columnOf(list, 'captain')];
  const columns = list.columns.map((column, at) =>
    [team, board, captain].includes(at) ? { ...column, meaning: 'ignore' as const } : column,
  );
  const found = new Map<string, { data: NewTeam['data']; rows: { at: number; player: NewPlayer }[] }>();
  for (const { row, player, state } of rowsOf({ ...list, columns }, new Set())) {
    const cell = (at: number): string => list.rows[row - 1]?.[at]?.text.trim() ?? '';
    const name = cell(team);
    if (state.kind === 'no-name' || name === '') continue;
    const before = found.get(name) ?? { data: { name }, rows: [] };
    const led = captain < 0 ? '' : cell(captain);
    found.set(name, {
      data: led === '' ? before.data : { ...before.data, captain: led },
      rows: [...before.rows, { at: board < 0 ? row : Number(cell(board)) || 1000 + row, player }],
    });
  }
  return [...found.values()].map(({ data, rows }) => ({
    data,
    roster: [...rows].sort((a, b) => a.at - b.at).map(({ player }) => player),
  }));
};

/** One row a team. Without headings the second cell is the captain. */
const byRows = (list: ReadList, team: number): readonly NewTeam[] => {
  const captain = list.hasHeadings ? columnOf(list, 'captain') : 1;
  return list.rows.flatMap((row): readonly NewTeam[] => {
    const cell = (at: number): string => row[at]?.text.trim() ?? '';
    const name = cell(team);
    if (name === '') return [];
    const roster = row.flatMap((_, at) =>
      at === team || at === captain || cell(at) === '' ? [] : [playerIn(cell(at))],
    );
    return [{ data: { name, ...(captain >= 0 && cell(captain) ? { captain: cell(captain) } : {}) }, roster }];
  });
};

/** Names that differ in accents, capitals or blanks only: perhaps one team. */
export const alikeAmong = (teams: readonly NewTeam[]): readonly (readonly [string, string])[] => {
  const plain = (name: string) => folded(name).replace(/[\s.,-]+/g, '');
  return teams.flatMap(({ data: { name } }, at) =>
    teams
      .slice(at + 1)
      .filter(({ data }) => plain(data.name) === plain(name))
      .map(({ data }): readonly [string, string] => [name, data.name]),
  );
};

/** The second one's players follow those of the first. */
export const joined = (teams: readonly NewTeam[], one: string, other: string): readonly NewTeam[] => {
  const second = teams.find(({ data }) => data.name === other);
  return teams.flatMap(team => {
    if (team.data.name === other) return [];
    return team.data.name === one && second
      ? [{ ...team, roster: [...team.roster, ...second.roster] }]
      : [team];
  });
};
