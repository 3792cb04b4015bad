import {
  isComplete,
  isWithoutPlayers,
  type Match,
  type Winner,
  winnerOnPoints,
  winnerStated,
  winnerWithoutPlay,
} from './match.ts';
import { MATCH_MEASURES, type MatchMeasure, type Verdict } from './measures.ts';

/** What decided a match: the arbiter, a match that nobody played, the games, or a tie-break by its name. */
export type DecidedBy = 'arbiter' | 'walkover' | 'advance' | MatchMeasure;

export interface Decided {
  readonly winner: Exclude<Winner, undefined>;
  readonly by: DecidedBy;
}

/** Seed 001, Wimbledon: by points, or as announced beforehand. Undefined: nobody has won it yet. */
export const decidedMatch = (match: Match, tieBreaks: readonly MatchMeasure[]): Decided | undefined => {
  for (const [by, ask] of askedBefore) {
    const winner = ask(match);
    if (winner) return { winner, by };
  }
  // Tie-breaks speak only of matches whose games have all been played.
  if (!isComplete(match) || isWithoutPlayers(match)) return undefined;
  for (const by of tieBreaks) {
    const verdict: Verdict = MATCH_MEASURES[by](match);
    if (verdict === 'game-needed') return undefined;
    if (verdict) return { winner: verdict, by };
  }
  return undefined;
};

const askedBefore: readonly (readonly [Exclude<DecidedBy, MatchMeasure>, (match: Match) => Winner])[] = [
  ['arbiter', winnerStated],
  ['walkover', winnerWithoutPlay],
  ['advance', winnerOnPoints],
];
