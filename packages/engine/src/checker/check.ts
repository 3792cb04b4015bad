import type { PlayerId, Tournament } from '../model/index.ts';
import { type Position, positionBefore } from '../position/index.ts';
import {
  chosenOptions,
  type NoPairing,
  type Options,
  type PairingSystem,
  type RoundPairing,
} from '../systems/system.ts';
import { type Meeting, type RoundOfPairs, roundFound } from './found.ts';

/** A system with the options stated for it. */
export interface ChosenSystem {
  readonly system: PairingSystem;
  readonly options: Options;
}

export type CheckedRound =
  | {
      readonly kind: 'agrees';
      readonly round: number;
      readonly position: Position;
      readonly pairing: RoundPairing;
    }
  | {
      readonly kind: 'differs';
      readonly round: number;
      readonly position: Position;
      readonly pairing: RoundPairing;
      readonly expected: RoundOfPairs;
      readonly found: RoundOfPairs;
    }
  /** The file has a round where the system gives none. */
  | {
      readonly kind: 'refused';
      readonly round: number;
      readonly position: Position;
      readonly refusals: readonly NoPairing[];
      readonly found: RoundOfPairs;
    };

export interface RoundsCheck {
  /** One for each paired round. */
  readonly rounds: readonly CheckedRound[];
  /** How many rounds the tournament has: as announced, or else as many as are recorded. */
  readonly plannedRounds: { readonly count: number; readonly source: 'announced' | 'recorded' };
}

/**
 * Pairs every paired round again, from what was known before it, and compares who meets whom, the colours, and the
 * bye. `systemIn` names the system of a round: most tournaments have one for all.
 */
export const checkRounds = (
  tournament: Tournament,
  systemIn: (round: number) => ChosenSystem,
): RoundsCheck => {
  const { roundsPaired, plannedRounds } = tournament;
  const announced = plannedRounds === undefined ? { ...tournament, plannedRounds: roundsPaired } : tournament;
  return {
    rounds: Array.from({ length: roundsPaired }, (_, at) => checkRound(announced, at + 1, systemIn(at + 1))),
    plannedRounds: {
      count: plannedRounds ?? roundsPaired,
      source: plannedRounds === undefined ? 'recorded' : 'announced',
    },
  };
};

export const checkRound = (
  tournament: Tournament,
  round: number,
  { system, options }: ChosenSystem,
): CheckedRound => {
  const position = positionBefore(tournament, round);
  const found = roundFound(position);
  const chosen = chosenOptions(system.options, options);
  const pairing = chosen.ok ? system.pair(position, options) : chosen;
  if (!pairing.ok && isEmpty(found) && pairing.faults.every(({ code }) => code === 'nobody-to-pair'))
    return { kind: 'agrees', round, position, pairing: emptyRound(system, round) };
  if (!pairing.ok) return { kind: 'refused', round, position, refusals: pairing.faults, found };
  return isSame(pairing.value, found)
    ? { kind: 'agrees', round, position, pairing: pairing.value }
    : { kind: 'differs', round, position, pairing: pairing.value, expected: asPairs(pairing.value), found };
};

/** Nobody of a table could play: the round is blank in the file, and the system has nobody to pair. */
const isEmpty = ({ pairs, byes }: RoundOfPairs): boolean => pairs.length + byes.length === 0;

const emptyRound = ({ id }: PairingSystem, round: number): RoundPairing => ({
  system: id,
  round,
  boards: [],
  byes: [],
  rulings: [],
});

const asPairs = ({ boards, byes }: RoundPairing): RoundOfPairs => ({
  pairs: boards.map(({ white, black }) => ({ white, black, colours: 'stated' })),
  byes: byes.filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => player),
});

/** The free round of a table leaves no trace in most files; some write it as a bye. */
const isSame = (pairing: RoundPairing, found: RoundOfPairs): boolean => {
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
