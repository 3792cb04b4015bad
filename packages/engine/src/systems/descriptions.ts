import { BURSTEIN_2017, BURSTEIN_2026 } from './burstein/description.ts';
import { DOUBLE_SWISS_2026 } from './double-swiss/description.ts';
import { DUBOV_1997, DUBOV_2026 } from './dubov/description.ts';
import { DUTCH_1998, DUTCH_2017, DUTCH_2026 } from './dutch/description.ts';
import { HARKNESS } from './harkness/description.ts';
import { WIMBLEDON } from './knockout/description.ts';
import { LIM_1999 } from './lim/description.ts';
import { BERGER, DOUBLE_BERGER } from './round-robin/description.ts';
import { SCHEVENINGEN } from './scheveningen/description.ts';
import { KING_OF_THE_HILL, SCRABBLE_SWISS } from './scrabble/description.ts';
import type { SystemDescription } from './system.ts';
import { TEAM_SWISS_2026 } from './team-swiss/description.ts';

/** What every system says of itself, for readers, pages and the journal: none of them loads a procedure. */
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
  SCHEVENINGEN,
  WIMBLEDON,
];

/**
 * By its id, or by a name without an edition: the edition in force on that day (`2018/01/01`). Before all of them, the
 * oldest that is kept.
 */
export const namedOn = <Described extends Pick<SystemDescription, 'id' | 'aliases' | 'editionOf' | 'since'>>(
  list: readonly Described[],
  name: string,
  day: string,
): Described | undefined => {
  const named = namedIn(list, name);
  if (!named || named.id === name || named.editionOf === undefined) return named;
  const editions = list
    .filter(({ editionOf }) => editionOf === named.editionOf)
    .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));
  return editions.find(({ since = '' }) => since <= day) ?? editions.at(-1);
};

/** One of a list by its id, or by a name without an edition, which means the edition in force. */
export const namedIn = <Described extends Pick<SystemDescription, 'id' | 'aliases'>>(
  list: readonly Described[],
  name: string,
): Described | undefined => list.find(({ id, aliases = [] }) => id === name || aliases.includes(name));
