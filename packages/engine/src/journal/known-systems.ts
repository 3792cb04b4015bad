import { DESCRIPTIONS } from '../systems/descriptions.ts';
import type { OptionSpec, SystemDescription, SystemKind } from '../systems/system.ts';
import type { HandlingId } from './settings.ts';

/** What the journal knows of a pairing system: plain data, so that a page that applies acts does not load the engine. */
export interface KnownSystem {
  readonly kind: SystemKind;
  readonly options: readonly OptionSpec[];
  /** Results carry the points of both sheets. */
  readonly game?: 'scrabble';
  /** The edition of the rules about time that belongs to it. */
  readonly handling: HandlingId;
  /** Whether the text takes who stays away without notice for withdrawn: no table and no Scrabble text does. */
  readonly noShows: 'leave' | 'stay';
}

/** The editions that differ from the one in force. */
const HANDLING_OF: Readonly<Record<string, HandlingId>> = {
  'dutch-2017': 'c04.2-2017',
  'burstein-2017': 'c04.2-2017',
  'dutch-1998': 'dutch-1998',
  'dubov-1997': 'c04.2-2017',
  'lim-1999': 'c04.2-2017',
  harkness: 'harkness',
};

const known = ({ id, kind, game, options }: SystemDescription): KnownSystem => ({
  kind,
  ...(game ? { game } : {}),
  options,
  handling: HANDLING_OF[id] ?? 'c04.2-2026',
  noShows: kind === 'swiss' && !game ? 'leave' : 'stay',
});

/** The journal has no acts for line-ups, and its byes are those of one game: such systems run from files. */
const hasActs = ({ pairs, gamesInRound }: SystemDescription): boolean =>
  pairs === undefined && gamesInRound === undefined;

/** By id of the catalogue. */
export const KNOWN_SYSTEMS: Readonly<Record<string, KnownSystem>> = Object.fromEntries(
  DESCRIPTIONS.filter(hasActs).map(description => [description.id, known(description)]),
);

export const knownSystem = (id: string): KnownSystem | undefined =>
  Object.hasOwn(KNOWN_SYSTEMS, id) ? KNOWN_SYSTEMS[id] : undefined;
