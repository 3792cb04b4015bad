import { marked } from '../changing.ts';
import { refusal } from '../refusal.ts';
import type { ActDefinition } from './definition.ts';

/** Not the end after all. Its rounds stay closed: what was wrong is corrected. */
export const reopen: ActDefinition<'reopen'> = {
  kind: 'reopen',
  check: ({ phase }, { act: { reason } }) => [
    ...(phase === 'finished' ? [] : [refusal('not-finished', {})]),
    ...(reason?.trim() ? [] : [refusal('reason-missing', {})]),
  ],
  effect: (state, { seq }) => {
    const { standings: _standings, numbers, ...rest } = state;
    return marked(
      { ...rest, phase: 'running', ...(numbers ? { before: numbers } : {}) },
      {
        code: 'REG',
        round: state.published,
        seq,
        text: 'opened again after its end',
      },
    );
  },
  touches: () => ['standings'],
  settles: true,
};
