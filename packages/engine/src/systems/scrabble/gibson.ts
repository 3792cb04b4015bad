import type { Scoring } from '../../model/index.ts';
import type { Contender } from './table.ts';

/** What is left to be played, and what there is to be won. */
export interface Outlook {
  /** This round included. */
  readonly rounds: number;
  /** How many places bring a prize or qualify for another tournament. */
  readonly prizes: number;
  /** The most a game can bring to the spread; 0: equal wins always leave the place open. */
  readonly maximumSpread: number;
  readonly scoring: Scoring;
  /** `champion`: only first place counts as settled, as the text says. `prizes`: every place that brings a prize. */
  readonly settles: 'champion' | 'prizes';
}

/** Somebody whose place is settled. */
export interface Settled {
  readonly contender: Contender;
  /** Of those below, whoever comes nearest; nobody where the player stands last. */
  readonly chaser: Contender | undefined;
}

/** Points of whoever wins every game that is left. */
export const mostPoints = ({ score }: Contender, { rounds, scoring }: Outlook): number =>
  score +
  rounds *
    Math.max(scoring.win.white, scoring.win.black, scoring.forfeitWin, scoring.pairingBye, scoring.fullBye);

/** Points of whoever loses them all. */
const leastPoints = ({ score }: Contender, { rounds, scoring }: Outlook): number =>
  score + rounds * Math.min(scoring.loss.white, scoring.loss.black, scoring.forfeitLoss, scoring.zeroBye);

/**
 * Whether the first could still stand above the second: by winning every game while the other loses all of them. With
 * equal wins the tie-breaks would decide, so the place is open; unless the spread decides and cannot be made up.
 */
const canReach = (chaser: Contender, target: Contender, outlook: Outlook): boolean => {
  const difference = mostPoints(chaser, outlook) - leastPoints(target, outlook);
  if (difference !== 0) return difference > 0;
  const { maximumSpread, rounds } = outlook;
  if (maximumSpread === 0 || chaser.spread === undefined || target.spread === undefined) return true;
  return chaser.spread + rounds * maximumSpread >= target.spread - rounds * maximumSpread;
};

/** Whoever is champion already; by the option, holders of all prize places that nobody can take, and who can take no better one. */
export const settledAmong = (contenders: readonly Contender[], outlook: Outlook): readonly Settled[] =>
  contenders.slice(0, outlook.settles === 'champion' ? 1 : outlook.prizes).flatMap((contender, at) => {
    const [above, below] = [contenders.slice(0, at), contenders.slice(at + 1)];
    const isSettled =
      below.every(other => !canReach(other, contender, outlook)) &&
      above.every(other => !canReach(contender, other, outlook));
    return isSettled ? [{ contender, chaser: below[0] }] : [];
  });

/** As many are out of reach as there are prizes. */
export const isOutOfPrizes = (
  contender: Contender,
  contenders: readonly Contender[],
  outlook: Outlook,
): boolean => {
  let outOfReach = 0;
  for (const other of contenders) {
    if (outOfReach >= outlook.prizes) break;
    if (other !== contender && !canReach(contender, other, outlook)) outOfReach += 1;
  }
  return outOfReach >= outlook.prizes;
};
