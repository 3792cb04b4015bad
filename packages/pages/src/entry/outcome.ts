import type { Kept } from '@pareo/host';
import { resultText } from './results.ts';
import type { Sent } from './sender.ts';
import type { EntryWords } from './words.ts';

/* What became of an act, in words. What was not done never reads as if it had been. */

export type NameOf = (key: number) => string;

/** What somebody wanted: a result on a board, or somebody's being here. */
export const wishText = (wish: Kept['wish'], words: EntryWords, nameOf: NameOf): string => {
  if (wish.kind === 'enter-result')
    return `${words.board(wish.board)}: ${resultText(wish.result.code, words)}`;
  if (wish.kind !== 'check-in') return '';
  const say = wish.present ? words.marked : words.undone;
  return (wish.players ?? wish.teams ?? []).map(key => say(nameOf(key))).join('; ');
};

/** Nothing of a mark that was made: it is in the list. */
export const doneText = ({ kept }: Sent, words: EntryWords): string =>
  kept.wish.kind === 'enter-result'
    ? words.sent(kept.wish.board, resultText(kept.wish.result.code, words))
    : '';

/** What was wanted, that it was not done, why, and what to do now. */
export const notDoneText = (
  { kind, kept: { wish }, because }: Exclude<Sent, { readonly kind: 'done' }>,
  words: EntryWords,
  nameOf: NameOf,
): string => {
  const round = 'round' in wish && typeof wish.round === 'number' ? wish.round : 0;
  const reasons = because.map(code => words.reasons[code]?.(round) ?? words.reasonOf(code));
  return [
    `${wishText(wish, words, nameOf)}.`,
    words.notDone,
    ...new Set(reasons),
    kind === 'asked' ? words.isAsked : words.tellArbiter,
  ].join(' ');
};
