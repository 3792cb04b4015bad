import {
  type Colour,
  isPlayed,
  opponentIn,
  opposite,
  type PlayerId,
  type Points,
  pointsOfWin,
  type Turn,
} from '../../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../../position/index.ts';

export type Edition = '2026' | '2017';

/** A participant by the letter of article 1 (seed 003: rules 1 to 4), worked out from the position alone. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  readonly score: Points;
  /** 1.8 (3.2): 0 for the first; scores have no part in it. */
  readonly rank: number;
  /** What the rank comes from. */
  readonly sums: readonly number[];
  readonly difference: number;
  readonly wants: Colour | undefined;
  /** 3 absolute, 2 strong, 1 mild, 0 none. */
  readonly strength: 0 | 1 | 2 | 3;
  /** The last two games had the colour that is not wanted. */
  readonly hadTwice: boolean;
  readonly barredSince: number | undefined;
  readonly games: number;
}

/** By score, then by rank. */
export const membersOf = (position: Position, edition: Edition): readonly Member[] => {
  const sumsOf = edition === '2026' ? sums2026(position) : sums2017(position);
  return position.entrants
    .map(entrant => ({ entrant, sums: sumsOf(entrant) }))
    .sort((a, b) => {
      const at = a.sums.findIndex((sum, index) => sum !== b.sums[index]);
      return at < 0 ? a.entrant.place - b.entrant.place : (b.sums[at] ?? 0) - (a.sums[at] ?? 0);
    })
    .map(({ entrant, sums }, rank) => memberOf(entrant, sums, rank, position))
    .sort((a, b) => b.score - a.score || a.rank - b.rank);
};

const memberOf = (
  entrant: Entrant,
  sums: readonly number[],
  rank: number,
  { tournament }: Position,
): Member => {
  const { colours } = entrant;
  const difference = colours.filter(colour => colour === 'white').length * 2 - colours.length;
  const [last, before] = [colours.at(-1), colours.at(-2)];
  const isTwice = last !== undefined && last === before;
  const strength = strengthBy(difference, last, isTwice);
  const wants = last === undefined ? undefined : wantedBy(difference, last, isTwice);
  return {
    entrant,
    id: entrant.id,
    score: entrant.pairingScore,
    rank,
    sums,
    difference,
    wants,
    strength,
    hadTwice: isTwice && last !== wants,
    barredSince: entrant.past.find(past => isBar(past, pointsOfWin(tournament.scoring)))?.round,
    games: entrant.past.filter(({ turn }) => isPlayed(turn)).length,
  };
};

const strengthBy = (difference: number, last: Colour | undefined, isTwice: boolean): Member['strength'] => {
  if (last === undefined) return 0;
  if (Math.abs(difference) > 1 || isTwice) return 3;
  return difference === 0 ? 1 : 2;
};

const wantedBy = (difference: number, last: Colour, isTwice: boolean): Colour => {
  if (Math.abs(difference) > 1 || (difference !== 0 && !isTwice)) return difference > 0 ? 'black' : 'white';
  return opposite(last);
};

/** C.04.1, 4 (seed 003: 4.1). */
const isBar = ({ turn, points }: PastRound, win: number): boolean =>
  turn.kind === 'pairing-bye' || (!isPlayed(turn) && points >= win);

const drawIn = ({ tournament: { scoring } }: Position): number =>
  Math.max(scoring.draw.white, scoring.draw.black);

/** 1.7: Buchholz and Sonneborn-Berger; a round not played is a game against oneself. */
const sums2026 = (position: Position): ((entrant: Entrant) => readonly number[]) => {
  const worth = new Map(position.everyone.map(entrant => [entrant.id, worth2026(entrant, position)]));
  return entrant => {
    const parts = entrant.past.map(({ turn, points }) => {
      const opponent = isPlayed(turn) ? opponentIn(turn) : undefined;
      return { points, worth: opponent === undefined ? entrant.score : (worth.get(opponent) ?? 0) };
    });
    return [sum(parts.map(part => part.worth)), sum(parts.map(part => part.points * part.worth))];
  };
};

/** 1.7.2.2: zero-point byes up to the round being paired are draws for the opponents (decision 0070). */
const worth2026 = (entrant: Entrant, position: Position): number => {
  const isHere = position.entrants.some(({ id }) => id === entrant.id);
  const asksForMore = position.tournament.requestedByes.some(
    ({ round, worth, participants }) =>
      round === position.round && worth !== 'zero' && participants.includes(entrant.id),
  );
  if (isHere || asksForMore || !isNothing(entrant.coming)) return entrant.score;
  const broken = [...entrant.past].reverse().findIndex(({ turn }) => !isNothing(turn));
  const run = broken < 0 ? entrant.past : entrant.past.slice(entrant.past.length - broken);
  return entrant.score + sum(run.map(({ points }) => drawIn(position) - points));
};

const isNothing = (turn: Turn): boolean =>
  turn.kind === 'absent' ||
  turn.kind === 'unpaired' ||
  (turn.kind === 'requested-bye' && turn.worth === 'zero');

/** 3.2: Sonneborn-Berger, Buchholz, median, rating; unplayed games as decision 0072 says. */
const sums2017 = (position: Position): ((entrant: Entrant) => readonly number[]) => {
  const draw = drawIn(position);
  const win = pointsOfWin(position.tournament.scoring);
  const extra = ({ pairingScore, score }: Entrant): number => pairingScore - score;
  const worth = new Map(
    position.everyone.map(entrant => [
      entrant.id,
      extra(entrant) + sum(entrant.past.map(({ turn, points }) => (isPlayed(turn) ? points : draw))),
    ]),
  );
  return entrant => {
    const opponents = entrant.past.map(({ turn, points, round }, at) => {
      const opponent = isPlayed(turn) ? opponentIn(turn) : undefined;
      if (opponent !== undefined) return worth.get(opponent) ?? 0;
      const before = extra(entrant) + sum(entrant.past.slice(0, at).map(past => past.points));
      return before + (win - points) + draw * (entrant.past.length - round);
    });
    const buchholz = sum(opponents);
    const sonnebornBerger = sum(entrant.past.map(({ points }, at) => points * (opponents[at] ?? 0)));
    const sorted = [...opponents].sort((a, b) => a - b);
    const median = sorted.length < 3 ? 0 : sum(sorted.slice(1, -1));
    return [sonnebornBerger, buchholz, median, entrant.player.rating ?? 0];
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
