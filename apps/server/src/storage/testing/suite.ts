import { describe } from 'vitest';
import { guestCases } from './guests.ts';
import { journalCases } from './journals.ts';
import { peopleCases } from './people.ts';
import type { Open } from './rows.ts';
import { sessionCases } from './sessions.ts';
import { snapshotCases } from './snapshots.ts';
import { tournamentCases } from './tournaments.ts';
import { upkeepCases } from './upkeep.ts';

/** What any database must do for the server. Each case opens a new, empty one. */
export const storageSuite = (name: string, open: Open): void => {
  for (const cases of [
    journalCases,
    snapshotCases,
    tournamentCases,
    peopleCases,
    guestCases,
    sessionCases,
    upkeepCases,
  ])
    describe(name, () => cases(open));
};
