import type { Handling } from './handling.ts';

/** Seed 002, Sistema Harkness Mejorado. What it does not say is as in 2017. */
export const HARKNESS: Handling = {
  id: 'harkness',
  numbers: { article: 'C.04.2, B.3 (2017)', frozenWhenPaired: 4 },
  // (III): who enters at the last hour loses round 1 by default.
  lateEntry: { article: 'FENAMAC, Improved Harkness, III' },
  noShow: {
    article: 'FENAMAC, Improved Harkness, 9',
    exclusion: { after: 2, article: 'FENAMAC, Improved Harkness, VI, 9' },
  },
  changes: { article: 'FENAMAC, Improved Harkness, IV', reasons: ['repeated-pairing'] },
  correction: { article: 'C.04.2, D.8 (2017)', counts: 'by-time' },
  adjourned: { article: 'FENAMAC, Improved Harkness, 10', adjudication: 'allowed' },
  absence: { article: 'FENAMAC, Improved Harkness, VI' },
};
