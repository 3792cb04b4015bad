import type { PlayerId, PrizeList } from '../model/index.ts';

/** Who is to be paid, as the final ranking has them. The best first; those still tied have the same rank. */
export interface Ranked {
  readonly player: PlayerId;
  readonly rank: number;
  readonly points: number;
  /** Where each group of the tournament has a ranking of its own. */
  readonly group?: string;
}

/** Those who are level for a list, in order of rank: the best first. */
export const tiesOf = (
  ranking: readonly Ranked[],
  { tie = 'points' }: Pick<PrizeList, 'tie'>,
): readonly (readonly Ranked[])[] => {
  const ties: Ranked[][] = [];
  for (const each of ranking) {
    const last = ties.at(-1);
    const [first] = last ?? [];
    const isLevel = first && (tie === 'points' ? first.points === each.points : first.rank === each.rank);
    if (isLevel && last) last.push(each);
    else ties.push([each]);
  }
  return ties;
};
