import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { beyondAnnounced, faultsOfNamed, publishedAlready } from './players.ts';

/** Seen at the tables: a mark. Closing the list is `set-attendance` or `withdraw` (C.04.2, article 4.1). */
export const checkIn: ActDefinition<'check-in'> = {
  kind: 'check-in',
  check: (state, { act, by }) => [
    ...faultsOfNamed(state, act),
    ...publishedAlready(state, act.round, 'C.04.2, 4.1'),
    ...beyondAnnounced(state, act.round),
    ...(by.kind === 'link' && by.round !== undefined && by.round !== act.round
      ? [refusal('outside-link', { round: act.round, board: 0 })]
      : []),
  ],
  effect: (state, { act: { players, teams, round, present } }) => {
    const marks: Record<number, true> = { ...state.checkedIn[round] };
    for (const key of players ?? teams ?? []) {
      if (present) marks[key] = true;
      else delete marks[key];
    }
    return { ...state, checkedIn: { ...state.checkedIn, [round]: marks } };
  },
  touches: touchesNothing,
};
