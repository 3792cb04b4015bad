import { EXCUSED } from '../basic-rules/absence.ts';
import { NO_COMPATRIOTS } from '../basic-rules/compatriots.ts';
import type { SystemDescription } from '../system.ts';

export const DUTCH_1998 = {
  id: 'dutch-1998',
  edition: '1998',
  editionOf: 'dutch',
  initialOrder: 'seed-001.A2',
  chapter: 'Seed 001, Sistema Suizo basado en rating',
  kind: 'swiss',
  trfCodes: [],
  options: [EXCUSED, NO_COMPATRIOTS],
  unfinished: () => ({ counts: 'draw', article: 'Seed 001, F9' }),
} as const satisfies SystemDescription;
