import type { PlayerKey } from '../key.ts';
import { isPaidHere, listIn, listName } from '../prizes.ts';
import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Warning } from '../warning.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';

/** What a jury gives, one by one. */
export const awardPrize: ActDefinition<'award-prize'> = {
  kind: 'award-prize',
  check: (state, { act }) => {
    const { list, place, player, was } = act;
    const found = listIn(state, list);
    const now = holderOf(state, act);
    return [
      ...(found && place <= found.prizes.length
        ? []
        : [refusal('no-such-prize', { list: listName(state, list), place })]),
      ...(found && !found.jury ? [refusal('not-a-jury-list', { list: found.name })] : []),
      ...(player === undefined || isPaidHere(state, player) ? [] : [refusal('unknown-player', { player })]),
      ...(was === now ? [] : [refusal('changed-meanwhile', { field: 'prizes' })]),
      ...(player === now ? [refusal('nothing-to-change', {})] : []),
      ...(player !== undefined && hasAnother(state, { list, place, player })
        ? [refusal('player-has-one', { player, list: listName(state, list) })]
        : []),
    ];
  },
  warnings: finalAmounts,
  effect: (state, { act: { list, place, player }, seq, at, by }) => {
    const others = (state.awards ?? []).filter(award => award.list !== list || award.place !== place);
    return {
      ...state,
      awards: player === undefined ? others : [...others, { list, place, player, seq, at, by }],
    };
  },
  touches: touchesNothing,
};

interface Place {
  readonly list: string;
  readonly place: number;
}

const holderOf = ({ awards = [] }: State, { list, place }: Place): PlayerKey | undefined =>
  awards.find(award => award.list === list && award.place === place)?.player;

const hasAnother = (
  { awards = [] }: State,
  { list, place, player }: Place & { readonly player: PlayerKey },
): boolean => awards.some(award => award.list === list && award.player === player && award.place !== place);

/** The tournament was finished once: its amounts were public. */
export function finalAmounts({ before }: State): readonly Warning[] {
  return before?.prizes === undefined ? [] : [{ code: 'prizes-final', strength: 'confirm-twice', data: {} }];
}
