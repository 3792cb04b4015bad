import type { SystemKind } from '../systems/system.ts';
import type { HandlingId } from './settings.ts';

/** What the journal knows of a pairing system: plain data, so that a page that applies acts does not load the engine. */
export interface KnownSystem {
  readonly kind: SystemKind;
  /** Results carry the points of both sheets. */
  readonly game?: 'scrabble';
  /** The edition of the rules about time that belongs to it. */
  readonly handling: HandlingId;
  /** Whether the text takes who stays away without notice for withdrawn: no table and no Scrabble text does. */
  readonly noShows: 'leave' | 'stay';
}

const swissOf = (handling: HandlingId): KnownSystem => ({ kind: 'swiss', handling, noShows: 'leave' });

const table = (kind: SystemKind): KnownSystem => ({ kind, handling: 'c04.2-2026', noShows: 'stay' });

/** By id of the catalogue; a test holds the two together. */
export const KNOWN_SYSTEMS: Readonly<Record<string, KnownSystem>> = {
  'dutch-2026': swissOf('c04.2-2026'),
  'dutch-2017': swissOf('c04.2-2017'),
  'dutch-1998': swissOf('dutch-1998'),
  'burstein-2026': swissOf('c04.2-2026'),
  'burstein-2017': swissOf('c04.2-2017'),
  'dubov-2026': swissOf('c04.2-2026'),
  'dubov-1997': swissOf('dutch-1998'),
  'lim-1999': swissOf('dutch-1998'),
  harkness: swissOf('harkness'),
  'scrabble-swiss': { kind: 'swiss', game: 'scrabble', handling: 'c04.2-2026', noShows: 'stay' },
  'king-of-the-hill': { kind: 'standings', game: 'scrabble', handling: 'c04.2-2026', noShows: 'stay' },
  berger: table('round-robin'),
  'double-berger': table('round-robin'),
  scheveningen: table('team-table'),
  wimbledon: table('knock-out'),
};

export const knownSystem = (id: string): KnownSystem | undefined =>
  Object.hasOwn(KNOWN_SYSTEMS, id) ? KNOWN_SYSTEMS[id] : undefined;
