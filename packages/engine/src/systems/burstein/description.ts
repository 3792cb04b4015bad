import { EXCUSED_UNLESS_STATED, NO_SHOW_ARTICLE } from '../swiss/absence.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import { ADVISED_AGAINST, EDITIONS_OF_2026, type SystemDescription } from '../system.ts';

export const BURSTEIN_2026 = {
  id: 'burstein-2026',
  aliases: ['burstein'],
  edition: '2026',
  editionOf: 'burstein',
  since: EDITIONS_OF_2026,
  chapter: 'C.04.4.2',
  kind: 'swiss',
  trfCodes: ['FIDE_BURSTEIN'],
  options: [NO_COMPATRIOTS],
} as const satisfies SystemDescription;

/** The text printed with C.04 of 2017. */
export const BURSTEIN_2017 = {
  id: 'burstein-2017',
  edition: '2017',
  editionOf: 'burstein',
  handling: 'c04.2-2017',
  advisedAgainst: ADVISED_AGAINST,
  chapter: 'C.04.4.2',
  kind: 'swiss',
  trfCodes: [],
  earlierTrfCodes: ['FIDE_BURSTEIN'],
  options: [{ name: 'virtual-point', kind: 'flag', default: true }, EXCUSED_UNLESS_STATED, NO_COMPATRIOTS],
  noShow: { article: NO_SHOW_ARTICLE },
  unfinished: () => ({ counts: 'draw', article: 'C.04.4.2 (2017), 2' }),
} as const satisfies SystemDescription;
