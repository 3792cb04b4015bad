import { teamIn, teamsByNumber } from '../competing.ts';
import { numbered, numberedByTeams } from '../numbering.ts';
import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { isIn, withoutDraftsOf } from './drafts-of.ts';

/** Gone with its roster, as if never entered; the keys are not used again. A team that was paired withdraws instead. */
export const removeTeam: ActDefinition<'remove-team'> = {
  kind: 'remove-team',
  check: (state, { act: { team } }) => {
    const entered = teamIn(state, team);
    if (!entered) return [refusal('unknown-team', { team })];
    const round =
      state.rounds
        .slice(0, state.published)
        .findIndex(
          (paired, index) =>
            isIn(paired, 'teams', team) ||
            entered.roster.some(player => isIn(paired, undefined, player)) ||
            ['half', 'full'].includes(entered.attendance[index + 1] ?? ''),
        ) + 1;
    return round > 0 ? [refusal('was-paired', { player: team, of: 'teams', round })] : [];
  },
  effect: (state, { act: { team } }) => {
    const gone = teamIn(state, team);
    if (!gone) return state;
    const roster = new Set<number>(gone.roster);
    const left = teamsByNumber(state).filter(({ key }) => key !== team);
    const without: State = {
      ...state,
      players: Object.fromEntries(Object.entries(state.players).filter(([key]) => !roster.has(Number(key)))),
      teams: Object.fromEntries(
        (state.published === 0 ? numbered(left) : left).map(entered => [entered.key, entered]),
      ),
      rounds: withoutDraftsOf(state, { teams: [team], players: gone.roster }),
      restrictions: state.restrictions.map(restriction =>
        restriction.kind === 'teams'
          ? { ...restriction, teams: restriction.teams.filter(key => key !== team) }
          : restriction,
      ),
    };
    return numberedByTeams(without);
  },
  touches: touchesAll,
};
