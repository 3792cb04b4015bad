import type { Act } from '../act.ts';
import { canonical } from '../canonical.ts';
import { pairsTeams, teamIn } from '../competing.ts';
import { type PlayerKey, playerKey } from '../key.ts';
import { numberedByTeams } from '../numbering.ts';
import { traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { EnteredTeam, State } from '../state.ts';
import { newPlayersOf, type TeamData } from '../team-data.ts';
import type { ActDefinition } from './definition.ts';
import { enteredFrom, faultsOfNew, samePersons } from './enter-players.ts';
import { faultsOfMembers, rosterFrom, shortTeams } from './enter-teams.ts';
import { fieldsChangedMeanwhile, withFields } from './fields.ts';

/** Fields that a pairing may depend on, by restrictions. */
const SEEN_BY_PAIRING: readonly string[] = ['club', 'federation'] satisfies readonly (keyof TeamData)[];

/** Data of a team, and its roster: once round 1 is published only additions at its end. */
export const editTeam: ActDefinition<'edit-team'> = {
  kind: 'edit-team',
  check: (state, { act }) => {
    const team = teamIn(state, act.team);
    if (!team) return [refusal('unknown-team', { team: act.team })];
    return [
      ...(fieldsOf(act).length === 0 ? [refusal('nothing-to-change', {})] : []),
      ...fieldsChangedMeanwhile(team.data, dataOf(act)),
      ...(withFields(team.data, dataOf(act)).name?.trim() ? [] : [refusal('name-missing', {})]),
      ...faultsOfRoster(state, team, act),
    ];
  },
  warnings: (state, { act }) => {
    const team = teamIn(state, act.team);
    const { roster } = act.changes;
    if (!team || roster === undefined) return [];
    const name = withFields(team.data, dataOf(act)).name;
    return [
      ...samePersons(state, newPlayersOf(roster)),
      ...(roster.length < team.roster.length ? shortTeams(state, [{ name, players: roster.length }]) : []),
      ...(state.published > 0
        ? [{ code: 'roster-announced' as const, strength: 'confirm' as const, data: { team: act.team } }]
        : []),
    ];
  },
  effect: (state, { act }) => {
    const team = teamIn(state, act.team);
    if (!team) return state;
    const { roster } = act.changes;
    const players = newPlayersOf(roster ?? []);
    const people: Record<number, State['players'][number]> = { ...state.players };
    for (const player of enteredFrom(state, players, 1)) people[player.key] = player;
    const changed: State = {
      ...state,
      players: people,
      nextKey: playerKey(state.nextKey + players.length),
      teams: {
        ...state.teams,
        [team.key]: {
          ...team,
          data: withFields(team.data, dataOf(act)),
          ...(roster ? { roster: rosterFrom(roster, state.nextKey) } : {}),
        },
      },
    };
    return roster ? numberedByTeams(changed) : changed;
  },
  touches: (state, act) => {
    const isSeen = fieldsOf(act).some(field => SEEN_BY_PAIRING.includes(field));
    const changesTable = act.changes.roster !== undefined && !pairsTeams(state);
    return isSeen || changesTable
      ? ['pairing', 'standings']
      : act.changes.roster !== undefined
        ? ['standings']
        : [];
  },
};

const fieldsOf = ({ changes, cleared = [] }: Act<'edit-team'>): readonly string[] => [
  ...Object.keys(changes),
  ...cleared,
];

/** Without the roster: it is no field of the data. */
const dataOf = ({ changes, cleared, was }: Act<'edit-team'>) => {
  const { roster: _roster, ...data } = changes;
  const { roster: _seen, ...seen } = was;
  return { changes: data, ...(cleared ? { cleared } : {}), was: seen };
};

const faultsOfRoster = (
  state: State,
  team: EnteredTeam,
  { changes, was }: Act<'edit-team'>,
): readonly Refusal[] => {
  const { roster } = changes;
  if (roster === undefined) return [];
  const players = newPlayersOf(roster);
  const kept = roster.flatMap(one => (typeof one === 'number' ? [one] : []));
  return [
    ...(canonical(was.roster ?? []) === canonical(team.roster)
      ? []
      : [refusal('changed-meanwhile', { field: 'roster', now: canonical(team.roster) })]),
    ...(players.length > 0 ? faultsOfNew(state, players) : []),
    ...faultsOfMembers(state, kept, team.key),
    ...(players.length === 0 && canonical(kept) === canonical(team.roster)
      ? [refusal('nothing-to-change', {})]
      : []),
    ...faultsOfAnnounced(state, team, roster),
  ];
};

/** From the publication of round 1 on the order stands, and nobody leaves it. */
const faultsOfAnnounced = (
  state: State,
  { key, roster: before }: EnteredTeam,
  roster: NonNullable<Act<'edit-team'>['changes']['roster']>,
): readonly Refusal[] => {
  if (state.published === 0) return [];
  if (traitsOf(state, 1).kind === 'team-table') return [refusal('players-of-the-table', {})];
  const named = new Set<unknown>(roster);
  const lined = before
    .filter(player => !named.has(player))
    .flatMap(player => {
      const round = roundLinedUp(state, player);
      return round === undefined ? [] : [refusal('was-lined-up', { player, round })];
    });
  const isKept = before.every((player, index) => roster[index] === player);
  return lined.length > 0 ? lined : isKept ? [] : [refusal('roster-order-fixed', { team: key })];
};

/** The first round on the wall in which somebody sat. */
const roundLinedUp = ({ rounds, published }: State, player: PlayerKey): number | undefined => {
  const found = rounds
    .slice(0, published)
    .findIndex(({ lineUps = {} }) => Object.values(lineUps).some(({ players }) => players.includes(player)));
  return found < 0 ? undefined : found + 1;
};
