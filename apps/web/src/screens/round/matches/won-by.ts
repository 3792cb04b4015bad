import { t } from '../../../words/t.svelte.ts';
import type { MatchRow } from './match-rows.ts';

/** What gave a match to its winner, in words. */
export const wonBy = ({ standing, board }: Pick<MatchRow, 'standing' | 'board'>): string => {
  if (standing?.kind !== 'decided') return '';
  const words = t.matches.decidedBy;
  return standing.by === 'arbiter' && board.decided ? words[`by-${board.decided.how}`] : words[standing.by];
};
