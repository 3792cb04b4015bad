import { marked } from '../changing.ts';
import { pairsTeams } from '../competing.ts';
import type { PlayerKey, TeamKey } from '../key.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { namedTwice } from './players.ts';

/** Points given or taken by an arbiter, with the reason (TRF26 record 299). */
export const adjustPoints: ActDefinition<'adjust-points'> = {
  kind: 'adjust-points',
  check: (state, { act }) => {
    const { players = [], teams = [], points = 0, matchPoints = 0, spread = 0, round, reason } = act;
    const isNothing = points === 0 && matchPoints === 0 && spread === 0;
    const ofTeams = matchPoints !== 0 || teams.length > 0;
    return [
      ...(players.length + teams.length === 0 ? [refusal('nobody-named', {})] : []),
      ...players.filter(key => !state.players[key]).map(player => refusal('unknown-player', { player })),
      ...namedTwice(players).map(player => refusal('player-twice', { player })),
      ...namedTwice(teams).map(team => refusal('player-twice', { player: team, of: 'teams' })),
      ...teams.filter(key => !state.teams?.[key]).map(team => refusal('unknown-team', { team })),
      ...(isNothing ? [refusal('nothing-to-change', {})] : []),
      ...(ofTeams && (players.length > 0 || !pairsTeams(state)) ? [refusal('not-in-this-system', {})] : []),
      ...(pairsTeams(state) && players.length > 0 ? [refusal('not-in-this-system', {})] : []),
      ...(round !== undefined && (round < 1 || round > state.published)
        ? [refusal('round-out-of-range', { round })]
        : []),
      ...(reason?.trim() ? [] : [refusal('reason-missing', {})]),
    ];
  },
  effect: (state, { act, seq }) => {
    const { players, teams, points, matchPoints, spread, round } = act;
    const adjustment = {
      seq,
      ...(players ? { players } : {}),
      ...(teams ? { teams } : {}),
      ...(points === undefined ? {} : { points }),
      ...(matchPoints === undefined ? {} : { matchPoints }),
      ...(spread === undefined ? {} : { spread }),
      ...(round === undefined ? {} : { round }),
    };
    const changed = { ...state, adjustments: [...(state.adjustments ?? []), adjustment] };
    const numbers = [
      ...(players ?? []).map((key: PlayerKey) => state.players[key]?.number ?? 0),
      ...(teams ?? []).map((key: TeamKey) => state.teams?.[key]?.number ?? 0),
    ];
    const what = [
      ...(points === undefined ? [] : [`points ${points / 10}`]),
      ...(matchPoints === undefined ? [] : [`match points ${matchPoints / 10}`]),
      ...(spread === undefined ? [] : [`spread ${spread}`]),
    ];
    const text = `${what.join(', ')} for number ${numbers.join(' ')}`;
    return marked(changed, { code: 'REG', round: round ?? state.published, seq, text });
  },
  touches: touchesAll,
};
