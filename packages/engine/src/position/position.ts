import {
  allottedColourIn,
  type Colour,
  coloursIn,
  isFromPairing,
  isPlayed,
  opponentIn,
  opposite,
  type Participant,
  type PlayerId,
  type Points,
  plus,
  pointsOfWin,
  type Tournament,
  type Turn,
  tenths,
  ZERO,
} from '../model/index.ts';
import { type Accelerated, virtualPointsIn } from './acceleration.ts';
import { asKnownBefore } from './known.ts';
import { pointsInRound } from './scores.ts';
import { teamEntries } from './team-participants.ts';

/** One past round of one participant, as it looked when that round was paired. */
export interface PastRound {
  readonly round: number;
  readonly turn: Turn;
  /** Points got in the round. */
  readonly points: Points;
  /** Pairing score before the round. */
  readonly score: Points;
  /** The opponent's pairing score before the round. */
  readonly opponentsScore?: Points;
}

/** A participant as known before a round. */
export interface Entrant {
  readonly id: PlayerId;
  readonly player: Participant;
  /** Place in the initial ranking: smaller is higher. */
  readonly place: number;
  /** Real points. */
  readonly score: Points;
  /** Real and virtual points: what "score" means wherever a Swiss system pairs (C.04.7, article 1.5). */
  readonly pairingScore: Points;
  /** Teams: the real points of the other kind, game points where match points are paired by. */
  readonly secondary?: Points;
  /** Everyone met over the board (C.04.2, article 3.5: a pair that did not play may be paired again). */
  readonly met: ReadonlySet<PlayerId>;
  /** Colours of the games played, oldest first, without gaps (C.04.2, article 3.4). */
  readonly colours: readonly Colour[];
  /** Index = round - 1. */
  readonly past: readonly PastRound[];
  /** This round: unpaired, or the bye asked for it. */
  readonly coming: Turn;
}

/** The tournament as it stood before a round: nothing of that round or later, but for the byes asked for it. */
export interface Position {
  /** What its entrants are. */
  readonly of: 'players' | 'teams';
  readonly tournament: Tournament;
  readonly round: number;
  /** Undefined where the number of rounds was not announced. */
  readonly isLastRound: boolean | undefined;
  /** Everyone, in the order of the initial ranking. */
  readonly everyone: readonly Entrant[];
  /** Those to be paired, in the order of the initial ranking. */
  readonly entrants: readonly Entrant[];
  /**
   * Pairing number for the parity of article 5.2.5: 1 for the first of those who have ever been paired, this round's
   * entrants included; whoever was never paired has none (C.04.2, article 2.4).
   */
  readonly pairingNumber: ReadonlyMap<PlayerId, number>;
  /** The lot of round 1, stated or read off round 1. */
  readonly initialColour: Colour | undefined;
  /** Forbidden by the arbiter or the tournament's rules in this round. */
  readonly mayNotMeet: (a: PlayerId, b: PlayerId) => boolean;
}

/** What a round is in the tournament's system. */
export interface RoundForm {
  /** Games of a round against one opponent. Absent: one. */
  readonly games?: number;
  /** Teams are paired: by their match points, or by their game points. Absent: players. */
  readonly teamsBy?: 'mp' | 'gp';
}

export const positionBefore = (now: Tournament, round: number, form: RoundForm = {}): Position => {
  const tournament = asKnownBefore(now, round);
  const entries = entriesOf(tournament, form);
  const everyone = entrantsBefore(tournament, round, entries);
  const excused = excusedFrom(tournament, round);
  const entrants = everyone.filter(entrant => isAvailable(entrant, { tournament, round, excused }));
  return {
    of: form.teamsBy ? 'teams' : 'players',
    tournament,
    round,
    isLastRound: tournament.plannedRounds === undefined ? undefined : round >= tournament.plannedRounds,
    everyone,
    entrants,
    pairingNumber: pairingNumbers(everyone, new Set(entrants.map(entrant => entrant.id))),
    initialColour: initialColourOf(tournament, entries.participants),
    mayNotMeet: forbiddenIn(tournament, round),
  };
};

/** Those whom a position is about, and what they got in a round. */
interface Entries extends Accelerated {
  readonly pointsIn: (participant: Participant, round: number) => Points;
  /** Teams: the other score. */
  readonly secondaryIn?: (participant: Participant, round: number) => Points;
}

const entriesOf = (tournament: Tournament, { games = 1, teamsBy }: RoundForm): Entries => {
  if (teamsBy === undefined)
    return {
      participants: tournament.players,
      win: tenths(games * pointsOfWin(tournament.scoring)),
      counted: 'points',
      pointsIn: (player, round) => pointsInRound(tournament, player, round),
    };
  const { participants, pointsIn, rounds } = teamEntries(tournament);
  const other = teamsBy === 'mp' ? 'gp' : 'mp';
  return {
    participants,
    win: rounds.values[teamsBy].win,
    counted: teamsBy === 'mp' ? 'match points' : 'points',
    pointsIn: (team, round) => pointsIn(team, round)[teamsBy],
    secondaryIn: (team, round) => pointsIn(team, round)[other],
  };
};

const entrantsBefore = (tournament: Tournament, round: number, entries: Entries): readonly Entrant[] => {
  const { participants, pointsIn, secondaryIn } = entries;
  const virtual = virtualPointsIn(tournament, entries);
  const rounds = Math.min(round - 1, tournament.roundsRecorded);
  const placeOf = new Map(participants.map((player, index) => [player.id, index]));
  const pasts: PastRound[][] = participants.map(() => []);
  const scores: Points[] = participants.map(() => ZERO);
  for (let past = 1; past <= rounds; past++) {
    const pairingScores = participants.map((player, index) =>
      plus(scores[index] ?? ZERO, virtual(player, past)),
    );
    for (const [index, player] of participants.entries()) {
      const turn: Turn = player.turns[past - 1] ?? { kind: 'absent' };
      const opponent = opponentIn(turn);
      const opponentsScore = opponent === undefined ? undefined : pairingScores[placeOf.get(opponent) ?? -1];
      const points = pointsIn(player, past);
      const score = pairingScores[index] ?? ZERO;
      pasts[index]?.push(
        opponentsScore === undefined
          ? { round: past, turn, points, score }
          : { round: past, turn, points, score, opponentsScore },
      );
      scores[index] = plus(scores[index] ?? ZERO, points);
    }
  }
  return participants.map((player, index) => {
    const past = pasts[index] ?? [];
    const score = scores[index] ?? ZERO;
    return {
      id: player.id,
      player,
      place: player.place,
      score,
      pairingScore: plus(score, virtual(player, round)),
      ...(secondaryIn ? { secondary: sumOver(rounds, past => secondaryIn(player, past)) } : {}),
      met: opponentsMet(past),
      colours: coloursPlayed(past),
      past,
      coming: player.turns[round - 1] ?? { kind: 'unpaired' },
    };
  });
};

const sumOver = (rounds: number, pointsIn: (round: number) => Points): Points => {
  let sum = ZERO;
  for (let round = 1; round <= rounds; round++) sum = plus(sum, pointsIn(round));
  return sum;
};

const coloursPlayed = (past: readonly PastRound[]): readonly Colour[] => {
  const colours: Colour[] = [];
  for (const { turn } of past) colours.push(...coloursIn(turn));
  return colours;
};

const opponentsMet = (past: readonly PastRound[]): ReadonlySet<PlayerId> => {
  const met = new Set<PlayerId>();
  for (const { turn } of past) {
    const opponent = opponentIn(turn);
    if (opponent !== undefined && isPlayed(turn)) met.add(opponent);
  }
  return met;
};

/**
 * C.04.2, articles 3.2 and 3.3. A round already paired is paired again with those who took part in it; for the
 * coming round that is everyone who did not ask for a bye, withdraw or leave.
 */
const isAvailable = (
  entrant: Entrant,
  {
    tournament,
    round,
    excused,
  }: { readonly tournament: Tournament; readonly round: number; readonly excused: ReadonlySet<number> },
): boolean => {
  if (round <= tournament.roundsPaired) return isFromPairing(entrant.coming);
  if (entrant.coming.kind !== 'unpaired' || excused.has(entrant.id)) return false;
  const { withdrawnAfter, expelledAfter } = entrant.player;
  if (withdrawnAfter !== undefined && withdrawnAfter < round) return false;
  return expelledAfter === undefined || expelledAfter >= round;
};

/** Whoever asked for a bye in the round (TRF26 record 240). */
const excusedFrom = ({ requestedByes }: Tournament, round: number): ReadonlySet<number> => {
  const excused = new Set<number>();
  for (const byes of requestedByes)
    if (byes.round === round) for (const participant of byes.participants) excused.add(participant);
  return excused;
};

const pairingNumbers = (
  everyone: readonly Entrant[],
  present: ReadonlySet<PlayerId>,
): ReadonlyMap<PlayerId, number> => {
  const numbers = new Map<PlayerId, number>();
  for (const entrant of everyone)
    if (present.has(entrant.id) || entrant.past.some(({ turn }) => isFromPairing(turn)))
      numbers.set(entrant.id, numbers.size + 1);
  return numbers;
};

/**
 * The lot drawn before round 1. Where the file does not state it, the first round tells: its highest ranked
 * participant has the initial colour, the next one the other, and so on down to the first whose colour is written.
 */
export const initialColourOf = (
  tournament: Tournament,
  participants: readonly Participant[] = tournament.players,
): Colour | undefined => {
  if (tournament.initialColour) return tournament.initialColour;
  for (let round = 1; round <= tournament.roundsPaired; round++) {
    const paired = participants
      .map(player => player.turns[round - 1])
      .filter(turn => turn && isFromPairing(turn));
    for (const [index, turn] of paired.entries()) {
      const colour = turn && allottedColourIn(turn);
      if (colour) return index % 2 === 0 ? colour : opposite(colour);
    }
  }
  return undefined;
};

const forbiddenIn = (tournament: Tournament, round: number): Position['mayNotMeet'] => {
  const key = (a: number, b: number) => (a < b ? a * 10_000 + b : b * 10_000 + a);
  const forbidden = new Set<number>();
  for (const { players, fromRound, toRound } of tournament.forbiddenPairs) {
    if (round < fromRound || round > toRound) continue;
    for (const [index, a] of players.entries())
      for (let next = index + 1; next < players.length; next++) forbidden.add(key(a, players[next] ?? a));
  }
  return (a, b) => forbidden.size > 0 && forbidden.has(key(a, b));
};
