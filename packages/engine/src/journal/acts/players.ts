import type { Named } from '../act.ts';
import { type Competing, competingIn, isTeam, pairsTeams } from '../competing.ts';
import type { EntrantKey, PlayerKey, TeamKey } from '../key.ts';
import { type OfTeams, type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';

/* What acts about players share. */

export const unknownPlayers = (state: State, players: readonly PlayerKey[]): readonly Refusal[] =>
  players.length === 0
    ? [refusal('nobody-named', {})]
    : [...new Set(players)]
        .filter(key => !state.players[key])
        .map(player => refusal('unknown-player', { player }));

/** Whom an act names: players, or teams where the system pairs teams. */
export const faultsOfNamed = (
  state: State,
  { players, teams }: Named,
  { playersOfTeams = false }: { readonly playersOfTeams?: boolean } = {},
): readonly Refusal[] => {
  if ((players?.length ?? 0) + (teams?.length ?? 0) === 0) return [refusal('nobody-named', {})];
  const isOfTeams = pairsTeams(state);
  const isWrong = isOfTeams ? players !== undefined && !playersOfTeams : teams !== undefined;
  if (isWrong) return [refusal('not-in-this-system', {})];
  return [
    ...(players ? unknownPlayers(state, players) : []),
    ...[...new Set(teams)].filter(key => !state.teams?.[key]).map(team => refusal('unknown-team', { team })),
  ];
};

/** Those of them who are there, each once. */
export const namedIn = (state: State, { players = [], teams = [] }: Named): readonly Competing[] => [
  ...[...new Set(players)].flatMap(key => state.players[key] ?? []),
  ...[...new Set(teams)].flatMap(key => state.teams?.[key] ?? []),
];

/** How a refusal names one of them. */
export const naming = (one: Competing): { readonly player: EntrantKey } & OfTeams => ({
  player: one.key,
  ...(isTeam(one) ? { of: 'teams' as const } : {}),
});

/** Keys that name nobody whom the system pairs. */
export const unknownAmong = (state: State, keys: readonly EntrantKey[]): readonly Refusal[] => {
  const competing = competingIn(state);
  const isOfTeams = pairsTeams(state);
  return [...new Set(keys)]
    .filter(key => !competing[key])
    .map(key =>
      isOfTeams
        ? refusal('unknown-team', { team: key as TeamKey })
        : refusal('unknown-player', { player: key as PlayerKey }),
    );
};

/** Each once for every time that it is named again. */
export const namedTwice = <Key extends EntrantKey>(keys: readonly Key[]): readonly Key[] => {
  const named = new Set<Key>();
  return keys.filter(key => named.size === named.add(key).size);
};

/** The round is on the wall: what concerns it is done otherwise. */
export const publishedAlready = (state: State, round: number, article?: string): readonly Refusal[] => {
  if (round < 1) return [refusal('round-out-of-range', { round })];
  return round <= state.published ? [refusal('round-published', { round }, article)] : [];
};

export const beyondAnnounced = (state: State, round: number): readonly Refusal[] =>
  round > (state.settings.rounds ?? Number.POSITIVE_INFINITY)
    ? [refusal('round-out-of-range', { round })]
    : [];
