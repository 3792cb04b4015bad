import { accept, type Outcome, refuse, type Team } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { fieldOf } from '../tables/fixtures.ts';

/** A and B, each in the order of its boards. */
export interface TwoTeams {
  readonly a: readonly Entrant[];
  readonly b: readonly Entrant[];
}

/**
 * The two teams of a team event, by team number and in the order of their lists; or the two groups that the players
 * are in, by name and in the order of the initial ranking. Nobody is put into a team by guess.
 */
export const twoTeamsOf = (position: Position): Outcome<TwoTeams, NoPairing> => {
  const field = fieldOf(position);
  const stated = position.tournament.teamEvent?.teams;
  const teams = stated ? byList(stated, field) : byGroup(field);
  const placed = new Set(teams.flat().map(({ id }) => id));
  const strangers = field.filter(({ id }) => !placed.has(id));
  if (strangers.length > 0 && teams.length > 0)
    return refuse(noPairing('group-unknown', { players: strangers.map(({ id }) => id) }));
  const [a, b, ...others] = teams;
  if (!a || !b || others.length > 0 || a.length !== b.length)
    return refuse(noPairing('two-equal-teams-needed', { sizes: teams.map(team => team.length) }));
  return accept({ a, b });
};

const byList = (teams: readonly Team[], field: readonly Entrant[]): readonly (readonly Entrant[])[] =>
  [...teams]
    .sort((one, other) => one.number - other.number)
    .map(({ players }) => players.flatMap(player => field.filter(({ id }) => id === player)));

const byGroup = (field: readonly Entrant[]): readonly (readonly Entrant[])[] =>
  [...new Set(field.flatMap(({ player }) => player.group ?? []))]
    .sort()
    .map(group => field.filter(({ player }) => player.group === group));
