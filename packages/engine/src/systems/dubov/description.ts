import { EXCUSED_UNLESS_STATED, NO_SHOW_ARTICLE } from '../swiss/absence.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import { ADVISED_AGAINST, EDITIONS_OF_2026, type SystemDescription } from '../system.ts';

const OPTIONS = [
  // 1.1.2: the rating that the arbiter gives to whoever has none (decision 0060).
  { name: 'provisional-rating', kind: 'number', minimum: 0, maximum: 4000, default: 0 },
  NO_COMPATRIOTS,
] as const;

export const DUBOV_2026 = {
  id: 'dubov-2026',
  aliases: ['dubov'],
  edition: '2026',
  editionOf: 'dubov',
  since: EDITIONS_OF_2026,
  chapter: 'C.04.4.1',
  kind: 'swiss',
  trfCodes: ['FIDE_DUBOV'],
  options: OPTIONS,
} as const satisfies SystemDescription;

export const DUBOV_1997 = {
  id: 'dubov-1997',
  edition: '1997',
  editionOf: 'dubov',
  handling: 'c04.2-2017',
  advisedAgainst: ADVISED_AGAINST,
  chapter: 'C.04.4.1',
  kind: 'swiss',
  trfCodes: [],
  earlierTrfCodes: ['FIDE_DUBOV'],
  options: [...OPTIONS, EXCUSED_UNLESS_STATED],
  noShow: { article: NO_SHOW_ARTICLE },
} as const satisfies SystemDescription;
