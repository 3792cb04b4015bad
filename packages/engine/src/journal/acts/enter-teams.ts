import { LIMITS } from '../../model/index.ts';
import type { Act } from '../act.ts';
import { pairsTeams, teamOf, teamsByNumber } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import { type PlayerKey, playerKey, type TeamKey, teamKey } from '../key.ts';
import { boardsOfMatches } from '../line-ups.ts';
import { byStrength, numbered, numberedByTeams } from '../numbering.ts';
import { traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { EnteredTeam, State } from '../state.ts';
import { type NewTeam, newPlayersOf } from '../team-data.ts';
import type { Warning } from '../warning.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { enteredFrom, faultsOfNew, samePersons } from './enter-players.ts';
import { namedTwice, unknownPlayers } from './players.ts';

/** Teams with their rosters before round 1 is published. Their numbers come from the competition (C.04.6, 1.1). */
export const enterTeams: ActDefinition<'enter-teams'> = {
  kind: 'enter-teams',
  check: (state, { act: { teams } }) => [
    ...faultsOfNewTeams(state, teams),
    ...(state.published > 0
      ? [
          refusal(
            'late-entry-needed',
            { round: state.published },
            handlingOf(state.settings).lateEntry.article,
          ),
        ]
      : []),
  ],
  warnings: (state, { act: { teams } }) => warningsOfNewTeams(state, teams),
  effect: (state, { act: { teams, numbers } }) => withNewTeams(state, { teams, from: 1, numbers }),
  touches: touchesAll,
};

/** Teams meet, or the players of two teams. */
const takesTeams = (state: State): boolean => pairsTeams(state) || traitsOf(state, 1).kind === 'team-table';

const keysOf = (roster: NewTeam['roster']): readonly PlayerKey[] =>
  roster.flatMap(one => (typeof one === 'number' ? [one] : []));

export const faultsOfNewTeams = (state: State, teams: readonly NewTeam[]): readonly Refusal[] => {
  if (!takesTeams(state)) return [refusal('not-in-this-system', {})];
  if (teams.length === 0) return [refusal('nobody-named', {})];
  const total = Object.keys(state.teams ?? {}).length + teams.length;
  const players = teams.flatMap(({ roster }) => newPlayersOf(roster));
  return [
    ...(total > LIMITS.teams ? [refusal('too-many-teams', { teams: total, limit: LIMITS.teams })] : []),
    ...(teams.some(({ data }) => data.name.trim() === '') ? [refusal('name-missing', {})] : []),
    ...(players.length > 0 ? faultsOfNew(state, players) : []),
    ...faultsOfMembers(
      state,
      teams.flatMap(({ roster }) => keysOf(roster)),
    ),
  ];
};

/** Nobody is in two teams. */
export const faultsOfMembers = (
  state: State,
  keys: readonly PlayerKey[],
  but?: TeamKey,
): readonly Refusal[] => [
  ...(keys.length > 0 ? unknownPlayers(state, keys) : []),
  ...namedTwice(keys).map(player => refusal('player-twice', { player })),
  ...keys.flatMap(player => {
    const other = teamOf(state, player);
    return other && other.key !== but ? [refusal('player-in-two-teams', { player, team: other.key })] : [];
  }),
];

export const warningsOfNewTeams = (state: State, teams: readonly NewTeam[]): readonly Warning[] => [
  ...sameTeams(state, teams),
  ...samePersons(
    state,
    teams.flatMap(({ roster }) => newPlayersOf(roster)),
  ),
  ...shortTeams(
    state,
    teams.map(({ data, roster }) => ({ name: data.name, players: roster.length })),
  ),
];

/** By the name, however it is written. */
const sameTeams = ({ teams = {} }: State, named: readonly NewTeam[]): readonly Warning[] => {
  const seen = new Map<string, TeamKey | 0>(
    Object.values(teams).map(({ key, data }) => [plainName(data.name), key]),
  );
  const found: { readonly name: string; readonly as: TeamKey | 0 }[] = [];
  for (const { data } of named) {
    const name = plainName(data.name);
    const as = seen.get(name);
    if (as === undefined) seen.set(name, 0);
    else found.push({ name: data.name, as });
  }
  return found.length === 0 ? [] : [{ code: 'same-team', strength: 'confirm', data: { teams: found } }];
};

const plainName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();

export const shortTeams = (
  state: State,
  teams: readonly { readonly name: string; readonly players: number }[],
): readonly Warning[] => {
  const boards = pairsTeams(state) ? boardsOfMatches(state) : 0;
  const short = teams.filter(({ players }) => players < boards).map(team => ({ ...team, boards }));
  return short.length === 0 ? [] : [{ code: 'team-short', strength: 'confirm', data: { teams: short } }];
};

/** The roster in keys: who is new has those that follow `next`. */
export const rosterFrom = (roster: NewTeam['roster'], next: number): readonly PlayerKey[] => {
  let free = next;
  return roster.map(one => (typeof one === 'number' ? one : playerKey(free++)));
};

interface NewTeams extends Pick<Act<'enter-teams'>, 'teams'> {
  readonly from: number;
  readonly numbers: 'as-listed' | 'by-strength';
  readonly attendance?: EnteredTeam['attendance'];
}

/** With keys and numbers, and the players of their rosters. */
export const withNewTeams = (state: State, { teams, from, numbers, attendance = {} }: NewTeams): State => {
  const players = teams.flatMap(({ roster }) => newPlayersOf(roster));
  let next: number = state.nextKey;
  const firstTeam = state.nextTeam ?? teamKey(1);
  const entered = teams.map(({ data, roster }, index): EnteredTeam => {
    const keys = rosterFrom(roster, next);
    next += newPlayersOf(roster).length;
    return { key: teamKey(firstTeam + index), number: 0, data, roster: keys, from, attendance, out: [] };
  });
  const people: Record<number, State['players'][number]> = { ...state.players };
  for (const player of enteredFrom(state, players, 1)) people[player.key] = player;
  const withPeople = { ...state, players: people };
  const all = [...teamsByNumber(state), ...entered];
  const ordered = numbers === 'by-strength' ? byStrength(withPeople, all) : all;
  return numberedByTeams({
    ...withPeople,
    nextKey: playerKey(next),
    nextTeam: teamKey(firstTeam + teams.length),
    teams: Object.fromEntries(numbered(ordered).map(team => [team.key, team])),
  });
};
