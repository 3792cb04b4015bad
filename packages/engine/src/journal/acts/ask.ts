import { ASKABLE } from '../act.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';

/** What somebody wanted and could not do is not lost: an arbiter decides. */
export const ask: ActDefinition<'ask'> = {
  kind: 'ask',
  check: (_state, { act: { wish } }) =>
    (ASKABLE as readonly string[]).includes(wish.kind) ? [] : [refusal('not-askable', { act: wish.kind })],
  effect: (state, { act: { wish, because }, by, at, seq }) => ({
    ...state,
    questions: [...state.questions, { wish, because, by, at, seq }],
  }),
  touches: touchesNothing,
};
