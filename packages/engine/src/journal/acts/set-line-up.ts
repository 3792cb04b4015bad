import { faultsOfLineUp, type Issue, playerId } from '../../model/index.ts';
import type { Act, Seated } from '../act.ts';
import type { Actor } from '../actor.ts';
import { marked, withRound } from '../changing.ts';
import { isOut, pairsTeams, teamIn } from '../competing.ts';
import { type PlayerKey, playerKey } from '../key.ts';
import { areLineUpsOut, matchOf } from '../line-ups.ts';
import { roundIn } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { EnteredTeam, Round, State } from '../state.ts';
import type { ActDefinition } from './definition.ts';

/** Who sits for a team in a round on the wall. Once line-ups are out, arbiters alone change one. */
export const setLineUp: ActDefinition<'set-line-up'> = {
  kind: 'set-line-up',
  check: (state, { act, by }) => {
    if (!pairsTeams(state, act.round)) return [refusal('not-in-this-system', {})];
    const team = teamIn(state, act.team);
    if (!team) return [refusal('unknown-team', { team: act.team })];
    const round = roundIn(state, act.round);
    if (!round || act.round > state.published) return [refusal('not-published', { round: act.round })];
    if (!matchOf(state, act.round, act.team))
      return [refusal('no-match', { team: act.team, round: act.round })];
    const reach = faultsOfReach(round, act, by);
    return reach.length > 0
      ? reach
      : [...faultsOfSight(round, act), ...faultsOf(state, { round, team, act })];
  },
  warnings: (state, { act: { round, team } }) =>
    roundIn(state, round)?.status === 'closed'
      ? [{ code: 'closed-round-line-up', strength: 'confirm', article: 'C.04.2, 4.3', data: { round, team } }]
      : [],
  effect: (state, { act, by, at, seq }) => {
    const source = by.kind === 'link' ? ('captain' as const) : ('arbiter' as const);
    const set = withRound(state, act.round, round => ({
      ...round,
      lineUps: { ...round.lineUps, [act.team]: { players: act.players, source, by, at, seq } },
    }));
    if (roundIn(state, act.round)?.status !== 'closed') return set;
    const number = teamIn(state, act.team)?.number ?? 0;
    return marked(set, { code: 'COR', round: act.round, seq, text: `line-up of team ${number} corrected` });
  },
  touches: (state, { round }) => {
    const paired = roundIn(state, round);
    return paired && areLineUpsOut(paired) ? ['pairing', 'standings'] : [];
  },
};

/** A captain speaks for one team, until line-ups are out. */
const faultsOfReach = (round: Round, act: Act<'set-line-up'>, by: Actor): readonly Refusal[] => {
  if (by.kind !== 'link') return [];
  if (by.team !== act.team) return [refusal('outside-link', { round: act.round, board: 0 })];
  return areLineUpsOut(round) ? [refusal('line-ups-closed', { round: act.round })] : [];
};

const shown = (players: readonly Seated[]): string => players.join(' ');

const faultsOfSight = (
  { lineUps = {} }: Round,
  { team, players, was }: Act<'set-line-up'>,
): readonly Refusal[] => {
  const now = lineUps[team];
  if (now && shown(now.players) === shown(players)) return [refusal('nothing-to-change', {})];
  if ((now ? shown(now.players) : undefined) === (was ? shown(was) : undefined)) return [];
  return [
    refusal('changed-meanwhile', {
      ...(was ? { was: shown(was) } : {}),
      ...(now ? { now: shown(now.players), by: now.by, at: now.at } : {}),
    }),
  ];
};

const faultsOf = (
  state: State,
  {
    round,
    team,
    act,
  }: { readonly round: Round; readonly team: EnteredTeam; readonly act: Act<'set-line-up'> },
): readonly Refusal[] => {
  const gone = act.players.filter((key): key is PlayerKey => {
    const player = state.players[key];
    return player !== undefined && isOut(player, act.round);
  });
  return [
    ...asRefusals(team, act, round),
    ...(gone.length > 0 ? [refusal('not-available', { players: gone })] : []),
    ...leftOut(state, team, act),
  ];
};

/** Decision 280: the model judges a line-up, of a file and here. */
const asRefusals = (
  team: EnteredTeam,
  { round: number, players }: Act<'set-line-up'>,
  round: Round,
): readonly Refusal[] => {
  const rules = round.settings.team;
  const event = {
    teams: [],
    pairingByes: [],
    forfeitedMatches: [],
    lineUps: [],
    ...(rules ? { boardColours: rules.colours, boardOrder: rules.order } : {}),
  };
  const roster = { number: team.key, name: team.data.name, players: team.roster.map(key => playerId(key)) };
  const lineUp = { round: number, team: team.key, opponent: 0, players };
  return [...faultsOfLineUp(lineUp, { roster, event })].flatMap(fault => refusalOf(team, fault));
};

const refusalOf = ({ key: team }: EnteredTeam, { code, data }: Issue): readonly Refusal[] => {
  switch (code) {
    case 'line-up-length':
      return [refusal(code, { team, boards: data.boards, found: data.found })];
    case 'line-up-empty':
      return [refusal(code, { team })];
    case 'line-up-stranger':
    case 'line-up-player-twice':
      return [refusal(code, { team, player: playerKey(data.player) })];
    case 'line-up-out-of-order': {
      const [one, other] = data.players;
      return [refusal(code, { team, players: [playerKey(one), playerKey(other)] })];
    }
    default:
      return [];
  }
};

/** Whoever has a result on a board keeps it. */
const leftOut = (
  state: State,
  { key: team }: EnteredTeam,
  { round, players }: Act<'set-line-up'>,
): readonly Refusal[] => {
  const seated = roundIn(state, round)?.lineUps?.[team]?.players ?? [];
  const results = matchOf(state, round, team)?.results ?? {};
  return Object.keys(results).flatMap(game => {
    const board = Number(game);
    const player = seated[board - 1];
    return player === undefined || player === players[board - 1]
      ? []
      : [refusal('line-up-left-out', { team, player: playerKey(player), board })];
  });
};
