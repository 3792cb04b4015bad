import type { MatchGame, Result } from './turn.ts';

/** The same for the other side first. */
export const TURNED: Readonly<Record<ResultCode, ResultCode>> = {
  '1-0': '0-1',
  '=': '=',
  '0-1': '1-0',
  '=-0': '0-=',
  '0-=': '=-0',
  '0-0': '0-0',
  '+-': '-+',
  '-+': '+-',
  '--': '--',
  '1-0u': '0-1u',
  '=u': '=u',
  '0-1u': '1-0u',
};

/** Results as a slip says them, White first. `u`: shorter than a move, not rated (TRF `W D L`). */
export const RESULT_CODES = [
  '1-0',
  '=',
  '0-1',
  '=-0',
  '0-=',
  '0-0',
  '+-',
  '-+',
  '--',
  '1-0u',
  '=u',
  '0-1u',
] as const;

/**
 * A result as a slip says it: `1-0`, `=`, `0-1`; forfeited `+-`, `-+`, `--`; one or both punished `=-0`, `0-=`, `0-0`. The same words in
 * journals, in the API and here.
 *
 * @example
 * ```ts
 * import { type ResultCode } from '@pareo/engine';
 *
 * export const results: readonly ResultCode[] = ['1-0', '=', '+-'];
 * ```
 */
export type ResultCode = (typeof RESULT_CODES)[number];

export interface Sides extends Pick<MatchGame, 'forfeited' | 'unrated'> {
  readonly first: Result;
  readonly second: Result;
}

/** What each side has of a game, the one named first having White. Forfeited: it was not played. */
export const SIDES: Readonly<Record<ResultCode, Sides>> = {
  '1-0': { first: 'win', second: 'loss' },
  '=': { first: 'draw', second: 'draw' },
  '0-1': { first: 'loss', second: 'win' },
  '=-0': { first: 'draw', second: 'loss' },
  '0-=': { first: 'loss', second: 'draw' },
  '0-0': { first: 'loss', second: 'loss' },
  '+-': { first: 'win', second: 'loss', forfeited: true },
  '-+': { first: 'loss', second: 'win', forfeited: true },
  '--': { first: 'loss', second: 'loss', forfeited: true },
  '1-0u': { first: 'win', second: 'loss', unrated: true },
  '=u': { first: 'draw', second: 'draw', unrated: true },
  '0-1u': { first: 'loss', second: 'win', unrated: true },
};
