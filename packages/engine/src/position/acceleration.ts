import {
  impossible,
  lastRoundOf,
  type Participant,
  type Points,
  type Tournament,
  tenths,
  type VirtualPoints,
  ZERO,
} from '../model/index.ts';

/** Virtual points of a participant in a round. They are never added up (C.04.7, article 1.5). */
export type VirtualPointsOf = (player: Participant, round: number) => Points;

/** Whoever virtual points are given to. */
export interface Accelerated {
  /** In the order of the initial ranking. */
  readonly participants: readonly Participant[];
  /** What a won round brings (decision 242). */
  readonly win: Points;
  /** Which of the points of record 250 count. */
  readonly counted: 'points' | 'match points';
}

export const virtualPointsIn = (tournament: Tournament, of: Accelerated): VirtualPointsOf => {
  if (tournament.virtualPoints.length > 0) return stated(tournament, of);
  return isAccelerationKnown(tournament) && tournament.acceleration ? baku(tournament, of) : () => ZERO;
};

/** Without the number of rounds the edition of 2026 says nobody's virtual points: then no system pairs. */
export const isAccelerationKnown = ({ acceleration, virtualPoints, plannedRounds }: Tournament): boolean =>
  acceleration !== 'baku-2026' || virtualPoints.length > 0 || plannedRounds !== undefined;

const stated = (tournament: Tournament, { participants, counted }: Accelerated): VirtualPointsOf => {
  const key = (player: number, round: number) => player * 1000 + round;
  const points = new Map<number, Points>();
  const lastRound = lastRoundOf(tournament);
  for (const given of tournament.virtualPoints)
    for (const player of participants)
      if (player.id >= given.fromPlayer && player.id <= given.toPlayer)
        for (let round = given.fromRound; round <= Math.min(given.toRound, lastRound); round++)
          points.set(key(player.id, round), worthOf(given, counted));
  return (player, round) => points.get(key(player.id, round)) ?? ZERO;
};

/** Record 250 has two columns; files of teams write match points into either. */
const worthOf = ({ points, matchPoints }: VirtualPoints, counted: Accelerated['counted']): Points =>
  counted === 'match points' ? (matchPoints ?? points) : points;

/** How many rounds are accelerated, and how many of them by a whole win. */
export interface BakuRounds {
  readonly accelerated: number;
  readonly byAWin: number;
}

/** C.04.7 (2026), articles 1.3-1.4: the first half of the rounds; a win's points in the first half of those. */
export const bakuRounds2026 = (rounds: number): BakuRounds => {
  const accelerated = Math.ceil(rounds / 2);
  return { accelerated, byAWin: Math.ceil(accelerated / 2) };
};

/** C.04.5.1 (2017), article 4: one point in rounds 1-3, half a point in rounds 4-5. */
export const bakuRounds2017: BakuRounds = { accelerated: 5, byAWin: 3 };

/** The number of players of group A: the first half, rounded up to an even number (161 players: 82). */
export const sizeOfGroupA = (players: number): number => 2 * Math.ceil(players / 4);

const baku = (tournament: Tournament, { participants, win }: Accelerated): VirtualPointsOf => {
  const lastOfA = lastPlaceOfGroupA(participants);
  const rounds =
    tournament.acceleration === 'baku-2017' ? bakuRounds2017 : bakuRounds2026(plannedRounds(tournament));
  return (player, round) => {
    if (player.place > lastOfA || round > rounds.accelerated) return ZERO;
    return round <= rounds.byAWin ? win : tenths(win / 2);
  };
};

const plannedRounds = (tournament: Tournament): number =>
  tournament.plannedRounds ?? impossible('Baku acceleration is accepted only with the number of rounds');

/**
 * The last player of group A stays its last player when others enter late (C.04.7, article 1.2), so that the group
 * is counted on those who were there at the start. Late: nothing recorded before the first round they took part in.
 */
const lastPlaceOfGroupA = (participants: readonly Participant[]): number => {
  const atTheStart = participants.filter(player => player.turns[0]?.kind !== 'absent');
  return atTheStart[sizeOfGroupA(atTheStart.length) - 1]?.place ?? atTheStart.at(-1)?.place ?? 0;
};
