import type { Effect } from './act.ts';
import { type Handling, handlingOf } from './handling/handling.ts';
import type { GameResult } from './result.ts';
import type { Recorded, State } from './state.ts';

/**
 * C.04.2, article 4.3, read off the states of the rounds, not off clocks: what is typed late was reported late. Round
 * r + 1 not published: for the next pairing. Published and running: for the following one. Over: for the report only,
 * where the edition counts by time.
 */
export const effectByTheBook = (state: State, round: number): Effect => {
  const isNextOver = state.rounds[round]?.status === 'closed';
  return effectOfCorrection({ round, published: state.published, isNextOver }, handlingOf(state.settings));
};

/** The same for whoever knows of the rounds only how far the tournament has come. */
export const effectOfCorrection = (
  { round, published, isNextOver }: Progress,
  { correction }: Pick<Handling, 'correction'>,
): Effect => {
  if (round + 1 > published) return 'next-pairing';
  if (published === round + 1 && !isNextOver) return 'following-pairing';
  return correction.counts === 'always' ? 'following-pairing' : 'report-only';
};

interface Progress {
  /** The round that was wrong. */
  readonly round: number;
  /** The last round on the wall. */
  readonly published: number;
  /** Whether the round after the wrong one has ended. */
  readonly isNextOver: boolean;
}

/** The first round whose pairing knows the correction; undefined for the report only. */
export const countsFrom = (state: State, round: number, effect: Effect): number | undefined => {
  const toBePaired = state.published + 1;
  if (effect === 'report-only') return undefined;
  return effect === 'next-pairing' ? toBePaired : Math.max(toBePaired, round + 2);
};

/** What a view knows of a game. */
export type Known =
  | { readonly kind: 'result'; readonly result: GameResult }
  | { readonly kind: 'adjourned'; readonly as?: '1-0' | '=' | '0-1' };

/** As the pairing of the round knows it. `Infinity`: as standings know it, with everything that counts at all. */
export const knownBefore = (recorded: Recorded, round: number): Known => {
  if (recorded.kind === 'adjourned') return recorded;
  const { adjourned, corrections = [], result } = recorded;
  if (adjourned && round <= adjourned.through) return { kind: 'adjourned', ...adjourned };
  let known = corrections[0]?.was ?? result;
  for (const [index, correction] of corrections.entries())
    if (correction.countsFrom !== undefined && correction.countsFrom <= round)
      known = corrections[index + 1]?.was ?? result;
  return { kind: 'result', result: known };
};

/** With every correction: what the report says. */
export const knownInReport = (recorded: Recorded): Known => recorded;
