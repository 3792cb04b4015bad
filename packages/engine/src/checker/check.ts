import type { PlayerId, Tournament } from '../model/index.ts';
import { type Position, positionBefore } from '../position/index.ts';
import { type OpenedRound, prepareRound, type RoundRequest } from '../round/index.ts';
import type { NoPairing, Options, Pairing, PairingSystem } from '../systems/system.ts';
import { type Meeting, type RoundOfPairs, roundFound } from './found.ts';

interface LookedAt {
  readonly round: number;
  readonly position: Position;
  /** Absent where the one named is not in the catalogue. */
  readonly system: PairingSystem | undefined;
  /** Complete where the system is known. */
  readonly options: Options;
}

export type CheckedRound =
  | (LookedAt & { readonly kind: 'agrees'; readonly pairing: Pairing })
  | (LookedAt & {
      readonly kind: 'differs';
      readonly pairing: Pairing;
      readonly expected: RoundOfPairs;
      readonly found: RoundOfPairs;
    })
  /** The file has a round where the system gives none. */
  | (LookedAt & {
      readonly kind: 'refused';
      readonly refusals: readonly NoPairing[];
      readonly found: RoundOfPairs;
    });

export interface RoundsCheck {
  /** One for each paired round. */
  readonly rounds: readonly CheckedRound[];
  /** How many rounds the tournament has: as announced, or else as many as are recorded. */
  readonly plannedRounds: { readonly count: number; readonly source: 'announced' | 'recorded' };
}

/** Absent: the system that the tournament states for the round, with its options. */
export type CheckRequest = Omit<RoundRequest, 'round'>;

/**
 * Pairs every past round again, each from what was known before it, and compares who meets whom, the colours and the
 * bye: `agrees`, `differs` with what the rules give and what the record has, or `refused`.
 *
 * @example
 * ```ts
 * import { checkRounds, type Tournament } from '@pareo/engine';
 *
 * export const wrongRounds = (tournament: Tournament): readonly number[] =>
 *   checkRounds(tournament)
 *     .rounds.filter(({ kind }) => kind !== 'agrees')
 *     .map(({ round }) => round);
 * ```
 */
export const checkRounds = (tournament: Tournament, request: CheckRequest = {}): RoundsCheck => {
  const { roundsPaired, plannedRounds } = tournament;
  const announced = plannedRounds === undefined ? { ...tournament, plannedRounds: roundsPaired } : tournament;
  return {
    rounds: Array.from({ length: roundsPaired }, (_, at) => checkRound(announced, at + 1, request)),
    plannedRounds: {
      count: plannedRounds ?? roundsPaired,
      source: plannedRounds === undefined ? 'recorded' : 'announced',
    },
  };
};

export const checkRound = (
  tournament: Tournament,
  round: number,
  request: CheckRequest = {},
): CheckedRound => {
  const prepared = prepareRound(tournament, { ...request, round });
  const position = prepared.ok ? prepared.value.position : positionBefore(tournament, round);
  const system = prepared.ok ? prepared.value.system : undefined;
  const options = prepared.ok ? prepared.value.options : {};
  const lookedAt = { round, position, system, options };
  const found = roundFound(position);
  const opened = prepared.ok ? prepared.value.open() : prepared;
  if (!opened.ok && isEmpty(found) && opened.faults.every(({ code }) => code === 'nobody-to-pair'))
    return { kind: 'agrees', ...lookedAt, pairing: { boards: [], byes: [] } };
  if (!opened.ok) return { kind: 'refused', ...lookedAt, refusals: opened.faults, found };
  const { boards, byes } = opened.value.paired;
  const pairing = { boards, byes };
  return isSame(pairing, found)
    ? { kind: 'agrees', ...lookedAt, pairing }
    : { kind: 'differs', ...lookedAt, pairing, expected: asPairs(pairing), found };
};

/** Whether the record has the round that was opened. */
export const isAsFound = ({ position, paired }: Pick<OpenedRound, 'position' | 'paired'>): boolean =>
  isSame(paired, roundFound(position));

/** No player of a table could play: the round is blank in the file, and there is nobody to pair. */
const isEmpty = ({ pairs, byes }: RoundOfPairs): boolean => pairs.length + byes.length === 0;

const asPairs = ({ boards, byes }: Pairing): RoundOfPairs => ({
  pairs: boards.map(({ white, black }) => ({ white, black, colours: 'stated' })),
  byes: byes.filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => player),
});

/** The free round of a table leaves no trace in most files; some write it as a bye. */
const isSame = (pairing: Pairing, found: RoundOfPairs): boolean => {
  const expected = asPairs(pairing);
  const mayRest = new Set(pairing.byes.map(({ player }) => player));
  return (
    pairsMissing(expected, found).length === 0 &&
    found.pairs.length === expected.pairs.length &&
    expected.byes.every(player => found.byes.includes(player)) &&
    found.byes.every(player => mayRest.has(player))
  );
};

/** The pairs of the first that the second has not, or has with other colours. */
export const pairsMissing = (one: RoundOfPairs, other: RoundOfPairs): readonly Meeting[] => {
  const meetings = new Map<string, Meeting>(other.pairs.map(meeting => [keyOf(meeting), meeting]));
  return one.pairs.filter(meeting => {
    const counterpart = meetings.get(keyOf(meeting));
    return counterpart === undefined || coloursDiffer(meeting, counterpart);
  });
};

export const byesMissing = (one: RoundOfPairs, other: RoundOfPairs): readonly PlayerId[] =>
  one.byes.filter(player => !other.byes.includes(player));

const keyOf = ({ white, black }: Meeting): string =>
  white < black ? `${white} ${black}` : `${black} ${white}`;

const coloursDiffer = (a: Meeting, b: Meeting): boolean =>
  a.colours === 'stated' && b.colours === 'stated' && a.white !== b.white;
