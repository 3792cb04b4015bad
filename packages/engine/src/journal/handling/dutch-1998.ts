import type { Handling } from './handling.ts';

/** Section F of the Swiss by rating. What it does not say is as in 2017. */
export const DUTCH_1998: Handling = {
  id: 'dutch-1998',
  numbers: { article: 'C.04.2, B.3 (2017)', frozenWhenPaired: 4 },
  lateEntry: { article: 'C.04.2 (1999), 17' },
  noShow: { article: 'Mexican manual, Swiss by rating, F8' },
  // F6: unless it breaks the absolute criteria B1 (met before) or B2 (colours).
  changes: {
    article: 'Mexican manual, Swiss by rating, F6',
    reasons: ['repeated-pairing', 'absolute-criterion'],
  },
  correction: { article: 'Mexican manual, Swiss by rating, F7', counts: 'always' },
  adjourned: { article: 'Mexican manual, Swiss by rating, F9', adjudication: 'none' },
  absence: { article: 'Mexican manual, Swiss by rating, F5' },
};
