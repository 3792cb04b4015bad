import { accept, type Issue, type Outcome, type Tournament } from '../model/index.ts';
import { type Standings, type StandingsOptions, standings } from './standings.ts';

/** The standings of one group; of everybody where there are no groups. */
export interface GroupTable {
  readonly group: string | undefined;
  readonly standings: Standings;
}

/**
 * One table for each group, in the order of the groups: whoever shows standings shows these. No rank goes across them.
 */
export const tablesOf = (
  tournament: Tournament,
  options: StandingsOptions = {},
): Outcome<readonly GroupTable[], Issue> => {
  const table = standings(tournament, options);
  return table.ok ? accept(tablesIn(table.value)) : table;
};

/** The same of standings already made. */
export const tablesIn = (whole: Standings): readonly GroupTable[] => {
  const groups = [...new Set(whole.rows.map(({ group }) => group))];
  if (groups.length <= 1) return [{ group: groups[0], standings: whole }];
  return groups.map(group => {
    const rows = whole.rows.filter(row => row.group === group);
    const ids = new Set(rows.map(({ id }) => id));
    return { group, standings: { ...whole, rows, unfinished: whole.unfinished.filter(id => ids.has(id)) } };
  });
};
