import type { SystemDescription } from '../system.ts';

import { adjudicationsIn, OPTIONS } from './options.ts';

export const HARKNESS = {
  id: 'harkness',
  edition: 'FENAMAC',
  initialOrder: 'seed-002',
  handling: 'harkness',
  chapter: 'FENAMAC, Improved Harkness',
  kind: 'swiss',
  trfCodes: [],
  options: OPTIONS,
  noShow: {
    article: 'FENAMAC, Improved Harkness, 9',
    exclusion: { after: 2, article: 'FENAMAC, Improved Harkness, VI, 9' },
  },
  unfinished: ({ unfinished, adjudicated }) => {
    const stated = adjudicationsIn(String(adjudicated)) ?? [];
    return {
      counts: unfinished === 'draw' ? 'draw' : 'a-point-each',
      article: 'FENAMAC, Improved Harkness, 10',
      isAdjudicated: (white, black) => stated.some(game => game.white === white && game.black === black),
    };
  },
} as const satisfies SystemDescription;
