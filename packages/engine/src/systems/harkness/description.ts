import type { SystemDescription } from '../system.ts';

import { OPTIONS } from './options.ts';

export const HARKNESS = {
  id: 'harkness',
  edition: 'FENAMAC',
  initialOrder: 'seed-002',
  chapter: 'Seed 002, Sistema Harkness Mejorado',
  kind: 'swiss',
  trfCodes: [],
  options: OPTIONS,
  noShow: { article: 'Seed 002, 9' },
  unfinished: ({ unfinished }) => ({
    counts: unfinished === 'draw' ? 'draw' : 'a-point-each',
    article: 'Seed 002, 10',
  }),
} as const satisfies SystemDescription;
