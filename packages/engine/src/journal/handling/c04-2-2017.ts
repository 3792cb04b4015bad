import type { Handling } from './handling.ts';

/** C.04.2 as of 2017 (seed 003). */
export const C04_2_2017: Handling = {
  id: 'c04.2-2017',
  // "Only in the first three rounds … not after the fourth round": the same moment as in 2026.
  numbers: { article: 'C.04.2, B.3 (2017)', frozenWhenPaired: 4 },
  lateEntry: { article: 'C.04.2, C.2 (2017)' },
  noShow: { article: 'C.04.2, D.2 (2017)' },
  changes: { article: 'C.04.2, D.10 (2017)', reasons: ['repeated-pairing'] },
  correction: { article: 'C.04.2, D.8 (2017)', counts: 'by-time' },
  adjourned: { article: 'C.04.2, D.1 (2017)', adjudication: 'none' },
  absence: { article: 'C.04.2, D.4 (2017)' },
};
