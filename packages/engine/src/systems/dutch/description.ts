import { EXCUSED, EXCUSED_UNLESS_STATED, NO_SHOW_ARTICLE } from '../swiss/absence.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import { EDITIONS_OF_2026, type SystemDescription } from '../system.ts';

export const DUTCH_2026 = {
  id: 'dutch-2026',
  aliases: ['dutch'],
  edition: '2026',
  editionOf: 'dutch',
  since: EDITIONS_OF_2026,
  chapter: 'C.04.3',
  kind: 'swiss',
  // The first one that means it is written: the one that every reader of today knows (decision 160).
  trfCodes: ['FIDE_DUTCH', 'FIDE_DUTCH_2025', 'FIDE_DUTCH_2026'],
  options: [NO_COMPATRIOTS],
} as const satisfies SystemDescription;

export const DUTCH_2017 = {
  id: 'dutch-2017',
  edition: '2017',
  editionOf: 'dutch',
  since: '2017/07/01',
  handling: 'c04.2-2017',
  chapter: 'C.04.3',
  kind: 'swiss',
  trfCodes: ['FIDE_DUTCH_2017'],
  earlierTrfCodes: ['FIDE_DUTCH'],
  options: [EXCUSED_UNLESS_STATED, NO_COMPATRIOTS],
  noShow: { article: NO_SHOW_ARTICLE },
} as const satisfies SystemDescription;

export const DUTCH_1998 = {
  id: 'dutch-1998',
  edition: '1998',
  editionOf: 'dutch',
  initialOrder: 'seed-001.A2',
  handling: 'dutch-1998',
  chapter: 'Mexican manual, Swiss by rating',
  kind: 'swiss',
  trfCodes: [],
  options: [EXCUSED, NO_COMPATRIOTS],
  noShow: { article: 'Mexican manual, Swiss by rating, F8' },
  unfinished: () => ({ counts: 'draw', article: 'Mexican manual, Swiss by rating, F9' }),
} as const satisfies SystemDescription;
