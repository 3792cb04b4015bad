import { type KeptLine, type PlayerRecord, playerId, type TournamentRecord } from '../model/index.ts';
import type { Wish } from './act.ts';
import type { Details } from './details.ts';
import type { PlayerKey } from './key.ts';
import { ranked } from './numbering.ts';
import type { Settings } from './settings.ts';
import type { Entered, State } from './state.ts';

/** Who goes on to the final, and by which place of which group. */
export interface Qualifier {
  readonly player: PlayerKey;
  readonly group: string;
  readonly place: number;
  /** Not by the place alone: the arbiter took this player (a tie at the last place, a place left free). */
  readonly isChosen?: boolean;
}

/**
 * The final of a tournament in groups is a tournament of its own: `create { from }` with those who qualified, numbered
 * by the text of its system, and without results. How each qualified stands in its record (decision 250).
 */
export const finalOf = (
  state: State,
  qualifiers: readonly Qualifier[],
  given: { readonly details: Details; readonly settings: Settings },
): Wish<'create'> => {
  const byKey = new Map(qualifiers.map(qualifier => [qualifier.player, qualifier]));
  const order = ranked(
    Object.values(state.players).filter(({ key }) => byKey.has(key)),
    { settings: { ...given.settings, initialOrder: 'by-text' }, lot: state.lot },
  );
  const from: TournamentRecord = {
    header: {},
    scoring: given.settings.scoring,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: given.settings.tiebreaks,
    players: order.map(finalist),
    keptLines: order.flatMap(player => lineOf(state, player, byKey.get(player.key))),
  };
  return { kind: 'create', ...given, from };
};

/** The group is left behind: the final is one field. */
const finalist = ({ data }: Entered, index: number): PlayerRecord => {
  const { group: _group, note: _note, ...person } = data;
  return { ...person, id: playerId(index + 1), turns: [] };
};

/** In English: the file is for a rating officer anywhere. */
const lineOf = (state: State, { data }: Entered, qualifier: Qualifier | undefined): readonly KeptLine[] => {
  if (!qualifier) return [];
  const { group, place, isChosen } = qualifier;
  const how = isChosen ? ', chosen by the arbiter' : '';
  return [
    { prefix: '###', text: ` ${data.name}: place ${place} of group ${group} of ${state.details.name}${how}` },
  ];
};
