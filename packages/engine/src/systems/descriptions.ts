import { BURSTEIN_2017, BURSTEIN_2026 } from './burstein/description.ts';
import { DOUBLE_SWISS_2026 } from './double-swiss/description.ts';
import { DUBOV_1997, DUBOV_2026 } from './dubov/description.ts';
import { DUTCH_1998, DUTCH_2017, DUTCH_2026 } from './dutch/description.ts';
import { HARKNESS } from './harkness/description.ts';
import { WIMBLEDON } from './knockout/description.ts';
import { LIM_1999 } from './lim/description.ts';
import { BERGER, DOUBLE_BERGER, TEAM_BERGER, TEAM_DOUBLE_BERGER } from './round-robin/description.ts';
import { SCHEVENINGEN } from './scheveningen/description.ts';
import { KING_OF_THE_HILL, SCRABBLE_SWISS } from './scrabble/description.ts';
import type { SystemDescription } from './system.ts';
import { TEAM_SWISS_2026 } from './team-swiss/description.ts';

/**
 * What every system says of itself, for readers, pages and the journal: none of them loads a procedure. Written by
 * `npm run regulations` from `catalogue.ts` and the folders; not edited by hand.
 */
export const DESCRIPTIONS: readonly SystemDescription[] = [
  DUTCH_2026,
  DUTCH_2017,
  DUTCH_1998,
  BURSTEIN_2026,
  BURSTEIN_2017,
  DUBOV_2026,
  DUBOV_1997,
  LIM_1999,
  HARKNESS,
  DOUBLE_SWISS_2026,
  TEAM_SWISS_2026,
  SCRABBLE_SWISS,
  KING_OF_THE_HILL,
  BERGER,
  DOUBLE_BERGER,
  TEAM_BERGER,
  TEAM_DOUBLE_BERGER,
  SCHEVENINGEN,
  WIMBLEDON,
];
