import {
  accept,
  type Outcome,
  opponentIn,
  type Points,
  plus,
  type Tournament,
  type Turn,
  ZERO,
} from '../../model/index.ts';
import { type Entrant, pointsInRound, positionBefore } from '../../position/index.ts';
import type { NoPairing, Options } from '../system.ts';
import { cyclesOf, roundsOf } from './description.ts';
import { tableFor } from './tables.ts';
import { twoTeamsOf } from './teams.ts';

/** What is played, and what it brought. */
export interface MatchGame {
  readonly round: number;
  /** Places in the two teams, from 1. */
  readonly a: number;
  readonly b: number;
  readonly white: 'A' | 'B';
  /** Absent: not played yet, or one of them was not there. */
  readonly points?: { readonly a: Points; readonly b: Points };
}

export interface MatchTeam {
  /** Of a team event; otherwise of the group. */
  readonly name: string;
  /** In the order of the places in the table. */
  readonly players: readonly Entrant['player'][];
}

export interface ScoreOfRound {
  readonly round: number;
  readonly a: Points;
  readonly b: Points;
  /** The score of the match after the round. */
  readonly after: { readonly a: Points; readonly b: Points };
  /** Games of the round that have no result. */
  readonly open: number;
}

/** Seed 001, Scheveningen: the match of two teams. */
export interface MatchScore {
  readonly a: MatchTeam;
  readonly b: MatchTeam;
  /** Rounds of the whole match. */
  readonly rounds: number;
  /** The rounds paired so far. */
  readonly played: readonly ScoreOfRound[];
  readonly total: { readonly a: Points; readonly b: Points };
  /** Every game of the match, round after round in the order of the table. */
  readonly games: readonly MatchGame[];
}

/** The score of the two teams after every round and in all. Refused where there are not two equal teams. */
export const matchScore = (
  tournament: Tournament,
  { after = tournament.roundsPaired }: { readonly after?: number } = {},
): Outcome<MatchScore, NoPairing> => {
  const everyone = positionBefore(tournament, 1);
  const teams = twoTeamsOf(everyone);
  if (!teams.ok) return teams;
  const { a, b } = teams.value;
  const options: Options = { ...cyclesOf(tournament), ...tournament.options };
  const rounds = roundsOf(a.length, options);
  const table = tableFor(a.length);
  const games = Array.from({ length: rounds }, (_, index) => index + 1).flatMap(round =>
    (table[(round - 1) % a.length] ?? []).map((game): MatchGame => {
      const white = round <= a.length ? game.white : game.white === 'A' ? 'B' : 'A';
      const points = round <= after ? pointsOf(tournament, [a[game.a - 1], b[game.b - 1]], round) : undefined;
      return { round, a: game.a, b: game.b, white, ...(points ? { points } : {}) };
    }),
  );
  const played: ScoreOfRound[] = [];
  let total = { a: ZERO, b: ZERO };
  for (let round = 1; round <= Math.min(after, rounds); round++) {
    const own = games.filter(game => game.round === round);
    const sum = (side: 'a' | 'b') =>
      own.reduce((points, game) => plus(points, game.points?.[side] ?? ZERO), ZERO);
    const score = { a: sum('a'), b: sum('b') };
    total = { a: plus(total.a, score.a), b: plus(total.b, score.b) };
    played.push({ round, ...score, after: total, open: openIn(tournament, round) });
  }
  const [nameOfA, nameOfB] = namesOf(tournament);
  return accept({
    a: { name: nameOfA, players: a.map(({ player }) => player) },
    b: { name: nameOfB, players: b.map(({ player }) => player) },
    rounds,
    played,
    total,
    games,
  });
};

/** What both got from the game that the table has for them; undefined while it has no result, or where they did not meet. */
const pointsOf = (
  tournament: Tournament,
  [one, other]: readonly [Entrant | undefined, Entrant | undefined],
  round: number,
): { readonly a: Points; readonly b: Points } | undefined => {
  const [own, rival] = [one, other].map(entrant => entrant?.player.turns[round - 1]);
  if (!one || !other || !hasResult(own, other.id) || !hasResult(rival, one.id)) return undefined;
  return {
    a: pointsInRound(tournament, one.player, round),
    b: pointsInRound(tournament, other.player, round),
  };
};

const hasResult = (turn: Turn | undefined, rival: number): boolean =>
  turn !== undefined && turn.kind !== 'adjourned' && opponentIn(turn) === rival;

const openIn = ({ players }: Tournament, round: number): number =>
  players.filter(({ turns }) => turns[round - 1]?.kind === 'adjourned').length / 2;

const namesOf = ({ teamEvent, players }: Tournament): readonly [string, string] => {
  const stated = [...(teamEvent?.teams ?? [])].sort((a, b) => a.number - b.number).map(({ name }) => name);
  const groups = [...new Set(players.flatMap(({ group }) => group ?? []))].sort();
  const [a = 'A', b = 'B'] = stated.length > 0 ? stated : groups;
  return [a, b];
};
