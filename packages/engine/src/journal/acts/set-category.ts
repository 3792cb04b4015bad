import type { Act, MembershipSaid } from '../act.ts';
import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** An arbiter's word about who belongs to a category, with its reason. */
export const setCategory: ActDefinition<'set-category'> = {
  kind: 'set-category',
  check: (state, { act }) => {
    const { player, category, as, was, reason } = act;
    const now = saidNow(state, act);
    return [
      ...unknownPlayers(state, [player]),
      ...((state.categories ?? []).some(({ id }) => id === category)
        ? []
        : [refusal('no-such-category', { category })]),
      ...(was === now ? [] : [refusal('changed-meanwhile', { was, now })]),
      ...(as === now ? [refusal('nothing-to-change', {})] : []),
      ...(reason?.trim() ? [] : [refusal('reason-missing', {})]),
    ];
  },
  effect: (state, { act, seq, at, by }) => {
    const { player, category, as, reason = '' } = act;
    const others = (state.memberships ?? []).filter(
      said => said.player !== player || said.category !== category,
    );
    return {
      ...state,
      memberships: as === 'by-data' ? others : [...others, { player, category, as, reason, seq, at, by }],
    };
  },
  touches: touchesNothing,
};

const saidNow = (
  { memberships = [] }: State,
  { player, category }: Pick<Act<'set-category'>, 'player' | 'category'>,
): MembershipSaid =>
  memberships.find(said => said.player === player && said.category === category)?.as ?? 'by-data';
