import type { Handling } from './handling.ts';

/** C.04.2 in force since 1 February 2026. */
export const C04_2_2026: Handling = {
  id: 'c04.2-2026',
  numbers: { article: 'C.04.2, 2.3', frozenWhenPaired: 4 },
  lateEntry: { article: 'C.04.2, 2.4' },
  noShow: { article: 'C.05, 6.5' },
  changes: {
    article: 'C.04.2, 4.4',
    reasons: ['repeated-pairing', 'competition-rules', 'agreed', 'late-entry', 'unforeseeable-last-round'],
  },
  correction: { article: 'C.04.2, 4.3', counts: 'by-time' },
  adjourned: { article: 'C.04.2, 3.1', adjudication: 'none' },
  absence: { article: 'C.04.2, 3.3' },
};
