import type { Restriction } from '../act.ts';
import { canonical } from '../canonical.ts';
import { leavingTheBook, marked } from '../changing.ts';
import type { PlayerKey } from '../key.ts';
import { nextRound } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** The whole list of who may not meet. */
export const restrict: ActDefinition<'restrict'> = {
  kind: 'restrict',
  check: (state, { act: { restrictions, was } }) => [
    ...(canonical(was) === canonical(state.restrictions) ? [] : [refusal('changed-meanwhile', {})]),
    ...restrictions.flatMap(restriction => faultsOf(state, restriction)),
  ],
  warnings: ({ published }) =>
    published > 0 ? [{ code: 'restricted-after-round-1', strength: 'confirm-twice', data: {} }] : [],
  effect: (state, { act, seq }) => {
    const changed = { ...state, restrictions: act.restrictions };
    if (state.published === 0) return changed;
    const round = nextRound(state);
    const text = 'who may not meet was changed after round 1';
    return leavingTheBook(marked(changed, { code: 'CFG', round, seq, text }), round, seq);
  },
  touches: () => ['pairing'],
  leavesTheBook: ({ published }) => published > 0,
};

const faultsOf = (state: State, restriction: Restriction): readonly Refusal[] => {
  const { fromRound, toRound } = restriction;
  return [
    ...(fromRound >= 1 && toRound >= fromRound
      ? []
      : [refusal('round-range-invalid', { fromRound, toRound })]),
    ...(restriction.kind === 'players' ? faultsOfNames(state, restriction.players) : []),
  ];
};

const faultsOfNames = (state: State, players: readonly PlayerKey[]): readonly Refusal[] => {
  const twice = players.find((key, index) => players.indexOf(key) !== index);
  return [
    ...unknownPlayers(state, players),
    ...(twice === undefined ? [] : [refusal('player-twice', { player: twice })]),
    ...(players.length === 1 ? [refusal('two-needed', {})] : []),
  ];
};
