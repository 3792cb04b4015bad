import type { State } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { effectChoices } from './effects.ts';

/* C.04.2, 4.3. Only what the choice looks at: how far the tournament has come. */

const tournament = (statuses: readonly ('draft' | 'published' | 'closed')[], rounds = 5): State =>
  ({
    settings: { system: 'dutch-2026', rounds },
    published: statuses.filter(status => status !== 'draft').length,
    rounds: statuses.map(status => ({ status })),
  }) as unknown as State;

const told = (state: State, round: number) =>
  effectChoices(state, round).map(
    ({ effect, isByTheBook, from }) => `${effect}${isByTheBook ? '*' : ''} ${from ?? '-'}`,
  );

test('before the next round is on the wall: that round', () => {
  expect(told(tournament(['closed', 'draft']), 1)).toEqual([
    'next-pairing* 2',
    'following-pairing 3',
    'report-only -',
  ]);
});

test('while the next round is played: the one after it, whatever it is called', () => {
  expect(told(tournament(['closed', 'published']), 1)).toEqual(['following-pairing* 3', 'report-only -']);
});

test('once the next round is over: none by the rules, else the next', () => {
  expect(told(tournament(['closed', 'closed', 'published']), 1)).toEqual([
    'next-pairing 4',
    'report-only* -',
  ]);
});

test('where no round is left: the standings', () => {
  expect(told(tournament(['closed', 'published'], 2), 1)).toEqual([
    'following-pairing* ranks',
    'report-only -',
  ]);
});
