import { withPlayers } from '../changing.ts';
import { pairsTeams } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import { playerKey } from '../key.ts';
import { withLateEntries } from '../numbering.ts';
import { isTable, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Entered, State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { enteredFrom, faultsOfNew, samePersons } from './enter-players.ts';
import { faultsOfNewTeams, warningsOfNewTeams, withNewTeams } from './enter-teams.ts';
import { beyondAnnounced, publishedAlready } from './players.ts';

/** C.04.2, articles 2.4 and 2.5: considered only from a round after the first on. */
export const enterLate: ActDefinition<'enter-late'> = {
  kind: 'enter-late',
  check: (state, { act: { players, teams, from } }) => {
    const { article } = handlingOf(state.settings).lateEntry;
    const isWrong = pairsTeams(state) ? players !== undefined : teams !== undefined;
    if (isWrong) return [refusal('not-in-this-system', {})];
    return [
      ...(teams ? faultsOfNewTeams(state, teams) : faultsOfNew(state, players ?? [])),
      ...(from === 1 && state.published === 0 ? [refusal('not-late', { round: from }, article)] : []),
      ...publishedAlready(state, from, article),
      ...beyondAnnounced(state, from),
      ...closedTable(state),
    ];
  },
  warnings: (state, { act: { players = [], teams = [], from, missed } }) => [
    ...samePersons(state, players),
    ...warningsOfNewTeams(state, teams),
    ...(missed === 'half' && state.settings.missedRounds === 'zero'
      ? [
          {
            code: 'half-for-missed-rounds' as const,
            strength: 'confirm' as const,
            article: handlingOf(state.settings).lateEntry.article,
            data: { rounds: from - 1 },
          },
        ]
      : []),
  ],
  effect: (state, { act: { players = [], teams, from, missed } }) => {
    if (teams)
      return withNewTeams(state, {
        teams,
        from,
        numbers: 'as-listed',
        ...(missed === 'half' ? { attendance: halvesBefore(from) } : {}),
      });
    const entered = enteredFrom(state, players, from).map(player =>
      missed === 'half' ? { ...player, attendance: halvesBefore(from) } : player,
    );
    const all = withLateEntries(state, Object.values(state.players), entered);
    return { ...withPlayers(state, all), nextKey: playerKey(state.nextKey + players.length) };
  },
  touches: touchesAll,
};

const halvesBefore = (from: number): Entered['attendance'] =>
  Object.fromEntries(Array.from({ length: from - 1 }, (_, index) => [index + 1, 'half' as const]));

/** A table has its places given when its first round is published. */
const closedTable = (state: State): readonly Refusal[] => {
  const traits = traitsOf(state, 1);
  return state.published > 0 && (isTable(traits) || traits.kind === 'knock-out')
    ? [refusal('players-of-the-table', {})]
    : [];
};
