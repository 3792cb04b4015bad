import { RESULT_CODES, type ResultCode } from '@pareo/engine/journal';
import { gameForLeft, ownResult, resultText } from '@pareo/tournament/results';
import { describe, expect, test } from 'vitest';
import { turned } from './sides.ts';

/* Property 6: keys speak for the side on the left, codes say White first; both colours, every code. */
describe('a key of a match', () => {
  const written = (code: ResultCode, game: number) => ({
    results: {
      [game]: {
        kind: 'result' as const,
        result: turned({ code }, { game }),
        by: { kind: 'host' as const },
        at: '' as never,
        seq: 1 as never,
      },
    },
    games: 2,
  });

  for (const game of [1, 2, 3])
    for (const code of RESULT_CODES) {
      const leftIsWhite = game % 2 === 1;
      test(`${code} in game ${game}: the left has ${ownResult(code, 'white')}`, () => {
        const { code: kept } = turned({ code }, { game });
        expect(ownResult(kept, leftIsWhite ? 'white' : 'black')).toBe(ownResult(code, 'white'));
        expect(ownResult(kept, leftIsWhite ? 'black' : 'white')).toBe(ownResult(code, 'black'));
      });
      test(`${code} in game ${game} is read as it was typed`, () => {
        const match = written(code, game);
        expect(gameForLeft(match, game)).toBe(resultText(code));
        expect(turned(turned({ code }, { game }), { game })).toEqual({ code });
      });
    }

  test('worked out by hand: the left wins the second game with Black', () => {
    expect(turned({ code: '1-0' }, { game: 1 }).code).toBe('1-0');
    expect(turned({ code: '1-0' }, { game: 2 }).code).toBe('0-1');
    expect(turned({ code: '+-' }, { game: 2 }).code).toBe('-+');
    expect(turned({ code: '=-0' }, { game: 2 }).code).toBe('0-=');
    expect(turned({ code: '1-0u' }, { game: 2 }).code).toBe('0-1u');
    expect(turned({ code: '0-0' }, { game: 2 }).code).toBe('0-0');
  });
});
