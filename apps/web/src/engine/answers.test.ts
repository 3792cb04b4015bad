import { keyed, openedFor } from '@pareo/engine/complete';
import { played } from '@pareo/tournament/testing';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answers.ts';

describe('the preview after a no-show returned', () => {
  for (const system of ['harkness', 'dutch-1998'])
    it(`is the round that the server pairs: ${system}`, () => {
      const play = played(8, { system });
      play.start();
      play.finish({ 2: '+-' });
      const away = play.state().rounds[0]?.boards[1]?.black;
      expect(away).toBeDefined();
      play.act({ kind: 'return', players: [away as NonNullable<typeof away>], from: 2 });
      const state = play.state();
      const paired = openedFor(state, 2);
      const expected = paired.ok ? keyed(state, paired.value.paired).boards : [];
      expect(expected).toHaveLength(4);
      expect(answerTo(state, 'preview', { round: 2, assumed: [] })).toMatchObject({
        ok: true,
        value: { boards: expected },
      });
    });
});
