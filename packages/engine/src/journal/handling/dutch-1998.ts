import type { Handling } from './handling.ts';

/** Seed 001, section F; it holds for Lim and Dubov of those years too. What it does not say is as in 2017. */
export const DUTCH_1998: Handling = {
  id: 'dutch-1998',
  numbers: { article: 'C.04.2, B.3 (2017)', frozenWhenPaired: 4 },
  lateEntry: { article: 'C.04, 18 (1998)' },
  noShow: { article: 'C.04.1, F8 (1998)' },
  // F6: unless it breaks the absolute criteria B1 (met before) or B2 (colours).
  changes: { article: 'C.04.1, F6 (1998)', reasons: ['repeated-pairing', 'absolute-criterion'] },
  correction: { article: 'C.04.1, F7 (1998)', counts: 'always' },
  adjourned: { article: 'C.04.1, F9 (1998)', adjudication: 'none' },
  absence: { article: 'C.04.1, F5 (1998)' },
};
