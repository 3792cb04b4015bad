import { issue, LIMITS, pairsNamed } from '../../model/index.ts';
import type { Named, Restriction } from '../act.ts';
import { canonical } from '../canonical.ts';
import { leavingTheBook, marked } from '../changing.ts';
import { ofTeams } from '../competing.ts';
import type { EntrantKey } from '../key.ts';
import { nextRound } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfNamed, namedTwice } from './players.ts';

/** The whole list of who may not meet. */
export const restrict: ActDefinition<'restrict'> = {
  kind: 'restrict',
  check: (state, { act: { restrictions, was } }) => [
    ...(canonical(was) === canonical(state.restrictions) ? [] : [refusal('changed-meanwhile', {})]),
    ...restrictions.flatMap(restriction => faultsOf(state, restriction)),
    ...faultsOfExtent(restrictions),
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
    ...(restriction.kind === 'players' ? faultsOfNames(state, restriction) : []),
    ...(restriction.kind === 'teams' ? faultsOfNames(state, restriction) : []),
  ];
};

/** More pairs than a record may spell out would leave a tournament that nobody can pair. */
const faultsOfExtent = (restrictions: readonly Restriction[]): readonly Refusal[] => {
  const found = pairsNamed(
    restrictions.flatMap(restriction => {
      const players: readonly number[] | undefined =
        restriction.kind === 'players'
          ? restriction.players
          : restriction.kind === 'teams'
            ? restriction.teams
            : undefined;
      return players ? [{ ...restriction, players }] : [];
    }),
  );
  return found > LIMITS.cells
    ? [
        refusal('record-invalid', {
          issues: [issue('limit-exceeded', { limit: 'cells', maximum: LIMITS.cells, found })],
        }),
      ]
    : [];
};

const faultsOfNames = (state: State, named: Named): readonly Refusal[] => {
  const keys: readonly EntrantKey[] = named.players ?? named.teams ?? [];
  const [twice] = namedTwice(keys);
  return [
    ...faultsOfNamed(state, named),
    ...(twice === undefined ? [] : [refusal('player-twice', { player: twice, ...ofTeams(state) })]),
    ...(keys.length === 1 ? [refusal('two-needed', {})] : []),
  ];
};
