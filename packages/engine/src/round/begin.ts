import {
  checkTournament,
  type Issue,
  type Outcome,
  type PlayerRecord,
  playerId,
  type RecordDraft,
  type Tournament,
} from '../model/index.ts';
import { DESCRIPTIONS } from '../systems/descriptions.ts';
import { rankedInitially } from '../systems/initial-order/initial-ranking.ts';
import { namedIn } from '../systems/named.ts';
import { DEFAULT_SYSTEM } from './prepare.ts';

/**
 * A tournament that has not begun: its name, its rounds, its players, and whatever else a record can say (`system`, `tiebreaks`,
 * `initialColour` …). Players have no numbers yet.
 *
 * @example
 * ```ts
 * import { type NewTournament } from '@pareo/engine';
 *
 * export const friday: NewTournament = {
 *   name: 'Friday',
 *   rounds: 5,
 *   initialColour: 'white',
 *   players: [{ name: 'Ana', rating: 2101 }, { name: 'Luis' }],
 * };
 * ```
 */
export interface NewTournament extends Omit<RecordDraft, 'players' | 'plannedRounds' | 'teamEvent'> {
  readonly name?: string;
  readonly rounds: number;
  readonly players: readonly Omit<PlayerRecord, 'id' | 'turns'>[];
}

/**
 * Makes a tournament of players, numbered by the text of its system: most by rating, title and alphabet (C.04.2, 2.2). In a round
 * robin numbers are drawn: there the order of the list is the draw. A colour that the text has drawn for number 1 is yours to
 * draw (`initialColour`): without it the first round is refused.
 *
 * @example
 * ```ts
 * import { enterRound, newTournament, pairRound } from '@pareo/engine';
 *
 * const begun = newTournament({
 *   name: 'Friday',
 *   rounds: 3,
 *   initialColour: 'white',
 *   players: [{ name: 'Ana', rating: 2101 }, { name: 'Luis', rating: 1980 }, { name: 'Eva' }, { name: 'Paz' }],
 * });
 * if (!begun.ok) throw new Error(begun.faults.map(({ code }) => code).join(', '));
 * const paired = pairRound(begun.value);
 * export const afterRound1 = paired.ok ? enterRound(begun.value, paired.value, ['1-0', '=']) : paired;
 * ```
 */
export const newTournament = ({
  name,
  rounds,
  players,
  ...rest
}: NewTournament): Outcome<Tournament, Issue> => {
  const { kind, initialOrder } = namedIn(DESCRIPTIONS, rest.system ?? DEFAULT_SYSTEM) ?? {};
  const listed = players.map((player, at): PlayerRecord => ({ ...player, id: playerId(at + 1), turns: [] }));
  return checkTournament({
    ...rest,
    header: { ...rest.header, ...(name === undefined ? {} : { name }) },
    plannedRounds: rounds,
    players:
      kind === 'round-robin'
        ? listed
        : rankedInitially(listed, initialOrder === undefined ? {} : { order: initialOrder }),
  });
};
