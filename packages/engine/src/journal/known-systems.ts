import { DESCRIPTIONS } from '../systems/descriptions.ts';
import type {
  HandlingId,
  InitialOrder,
  OptionSpec,
  SystemDescription,
  SystemKind,
} from '../systems/system.ts';

/** What the journal knows of a pairing system: plain data, so that a page that applies acts does not load the engine. */
export interface KnownSystem {
  readonly kind: SystemKind;
  /** Absent: players. */
  readonly pairs?: 'teams';
  readonly options: readonly OptionSpec[];
  /** A round is a match of so many games. Absent: one game. */
  readonly gamesInRound?: number;
  /** What byes and unfinished rounds are worth by the text, of win, draw and loss. */
  readonly scoring?: SystemDescription['scoring'];
  /** Results carry the points of both sheets. */
  readonly game?: 'scrabble';
  /** It pairs so many last rounds and no others. */
  readonly lastRounds?: SystemDescription['lastRounds'];
  /** The edition of the rules about time that belongs to it. */
  readonly handling: HandlingId;
  /** Absent: C.04.2, article 2.2. */
  readonly initialOrder?: InitialOrder;
  /** Whether the text takes who stays away without notice for withdrawn: no table and no Scrabble text does. */
  readonly noShows: 'leave' | 'stay';
  /** Files mark who is not to be paired; the texts of Dutch 1998 and Harkness know no marks (decision 231). */
  readonly areMarked: boolean;
}

const known = ({
  kind,
  pairs,
  game,
  gamesInRound,
  lastRounds,
  scoring,
  options,
  initialOrder,
  handling = 'c04.2-2026',
}: SystemDescription): KnownSystem => ({
  kind,
  ...(pairs ? { pairs } : {}),
  ...(initialOrder ? { initialOrder } : {}),
  ...(game ? { game } : {}),
  ...(gamesInRound === undefined ? {} : { gamesInRound }),
  ...(lastRounds ? { lastRounds } : {}),
  ...(scoring ? { scoring } : {}),
  options,
  handling,
  noShows: kind === 'swiss' && !game ? 'leave' : 'stay',
  areMarked: options.find(({ name }) => name === 'excused')?.default !== '',
});

/** By id of the catalogue. */
export const KNOWN_SYSTEMS: Readonly<Record<string, KnownSystem>> = Object.fromEntries(
  DESCRIPTIONS.map(description => [description.id, known(description)]),
);

export const knownSystem = (id: string): KnownSystem | undefined =>
  Object.hasOwn(KNOWN_SYSTEMS, id) ? KNOWN_SYSTEMS[id] : undefined;
