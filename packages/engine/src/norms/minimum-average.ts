import { differenceFor, roundedMean } from '../ratings/index.ts';
import { FIGURES, type NormTitle } from './titles.ts';

/** 1.4.8b, exactly: 35 % of so many games, in hundredths of a point. */
export const isScoreEnough = (score: number, games: number): boolean => score >= 35 * games;

/** 1.4.9: the lowest average of the opponents with which this score, in hundredths, makes the norm. Undefined: it never does. */
export const minimumAverage = (title: NormTitle, games: number, score: number): number | undefined => {
  if (games < 1 || score > 100 * games || !isScoreEnough(score, games)) return undefined;
  const { performance, average } = FIGURES[title];
  return Math.max(average, performance - differenceFor(roundedMean(score, games)));
};

/** The lowest score, in hundredths, that makes the norm with this average. Undefined: not even all points do. */
export const neededScore = (title: NormTitle, games: number, average: number): number | undefined => {
  for (let score = 0; score <= 100 * games; score += 50) {
    const least = minimumAverage(title, games, score);
    if (least !== undefined && average >= least) return score;
  }
  return undefined;
};
