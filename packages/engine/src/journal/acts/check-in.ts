import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { beyondAnnounced, publishedAlready, unknownPlayers } from './players.ts';

/** Seen at the tables: a mark. Closing the list is `set-attendance` or `withdraw` (C.04.2, article 4.1). */
export const checkIn: ActDefinition<'check-in'> = {
  kind: 'check-in',
  check: (state, { act: { players, round }, by }) => [
    ...unknownPlayers(state, players),
    ...publishedAlready(state, round, 'C.04.2, 4.1'),
    ...beyondAnnounced(state, round),
    ...(by.kind === 'link' && by.round !== undefined && by.round !== round
      ? [refusal('outside-link', { round, board: 0 })]
      : []),
  ],
  effect: (state, { act: { players, round, present } }) => {
    const marks: Record<number, true> = { ...state.checkedIn[round] };
    for (const key of players) {
      if (present) marks[key] = true;
      else delete marks[key];
    }
    return { ...state, checkedIn: { ...state.checkedIn, [round]: marks } };
  },
  touches: touchesNothing,
};
