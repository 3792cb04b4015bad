import { NO_SHOW_ARTICLE } from '../swiss/absence.ts';
import { ADVISED_AGAINST, type SystemDescription } from '../system.ts';

import { LIM_OPTIONS, proposedOptions } from './options.ts';

export const LIM_1999 = {
  id: 'lim-1999',
  aliases: ['lim'],
  edition: '1999',
  initialOrder: 'seed-000.7',
  handling: 'c04.2-2017',
  advisedAgainst: ADVISED_AGAINST,
  chapter: 'C.04.4.3',
  kind: 'swiss',
  trfCodes: ['FIDE_LIM'],
  options: LIM_OPTIONS,
  noShow: { article: NO_SHOW_ARTICLE },
  proposes: proposedOptions,
} as const satisfies SystemDescription;
