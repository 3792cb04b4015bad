import {
  type Entered,
  type EnteredTeam,
  type PlayerKey,
  pairsTeams,
  type State,
} from '@pareo/engine/journal';

/* Whom a round pairs, as tables show them: players, or teams by their names. */

const kept = new WeakMap<object, Readonly<Record<number, Entered>>>();

/** By key: keys of a round of teams are keys of teams. */
export const entrantsOf = (state: State, round: number): Readonly<Record<number, Entered>> => {
  const ofTeams =
    state.rounds[round - 1]?.of === 'teams' || (!state.rounds[round - 1] && pairsTeams(state, round));
  if (!ofTeams || !state.teams) return state.players;
  const known = kept.get(state.teams);
  if (known) return known;
  const teams = Object.fromEntries(Object.values(state.teams).map(team => [team.key, asEntrant(team)]));
  kept.set(state.teams, teams);
  return teams;
};

/** What a table reads of an entrant, a team has too. */
const asEntrant = ({
  key,
  number,
  data: { name },
  from,
  attendance,
  out,
  excused,
}: EnteredTeam): Entered => ({
  key: key as number as PlayerKey,
  number,
  data: { name },
  from,
  attendance,
  out,
  ...(excused === undefined ? {} : { excused }),
});
