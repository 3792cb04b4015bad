import {
  type Colour,
  compareExact,
  type Exact,
  fraction,
  gamesIn,
  opponentIn,
  type Participant,
  type PlayerId,
  type Result,
  type Team,
  type TeamEvent,
  type Tournament,
} from '../model/index.ts';
import { matchesOf } from '../position/index.ts';

import { performanceOf, SCORES } from '../ratings/index.ts';

/* Board prizes of a team event: the best results on each board. No text at hand gives them; decision 287. */

export const BOARD_PRIZE_ORDERS = ['percentage', 'performance'] as const;
export type BoardPrizeOrder = (typeof BOARD_PRIZE_ORDERS)[number];

export interface BoardPrizeOptions {
  /** After this round; the last one paired where it is not given. */
  readonly after?: number;
  /** By the percentage of points, or by the performance rating. Absent: by percentage. */
  readonly by?: BoardPrizeOrder;
  /** Games to be ranked. Absent: 70 % of the rounds on a board, half of them for reserves. */
  readonly minimumGames?: number;
}

/** A game really played: what a result is made of. */
export interface BoardGame {
  readonly round: number;
  readonly opponent: PlayerId;
  readonly opponentsRating: number | undefined;
  readonly colour: Colour;
  readonly result: Result;
}

export interface BoardRow {
  readonly id: PlayerId;
  readonly name: string;
  readonly team: Pick<Team, 'number' | 'name'>;
  /** Absent: fewer games than the minimum. Who is still tied shares the best of their places. */
  readonly rank: number | undefined;
  readonly sharedBy: number;
  /** On 1-½-0. */
  readonly points: number;
  readonly percentage: number;
  /** C.07, article 10.2; absent without a game, or where an opponent has no rating. */
  readonly performance: number | undefined;
  readonly games: readonly BoardGame[];
}

export interface BoardList {
  readonly board: number | 'reserves';
  readonly minimumGames: number;
  /** Dropped if a player with enough games met an unrated opponent: it then compares nobody. */
  readonly performanceCounts: boolean;
  readonly rows: readonly BoardRow[];
}

export interface BoardPrizes {
  readonly after: number;
  readonly by: BoardPrizeOrder;
  readonly lists: readonly BoardList[];
}

/** Undefined where there are no teams. A player belongs to the board of their place in the team's list. */
export const boardPrizes = (
  tournament: Tournament,
  { after = tournament.roundsPaired, by = 'percentage', minimumGames }: BoardPrizeOptions = {},
): BoardPrizes | undefined => {
  const { teamEvent } = tournament;
  if (!teamEvent) return undefined;
  const boards = boardsOf(tournament, teamEvent);
  const playerOf = new Map(tournament.players.map(player => [player.id, player]));
  const seats = teamEvent.teams.flatMap(team =>
    team.players.flatMap((id, seat) => {
      const player = playerOf.get(id);
      return player ? [{ board: seat < boards ? seat + 1 : ('reserves' as const), team, player }] : [];
    }),
  );
  const places = [...Array.from({ length: boards }, (_, index) => index + 1), 'reserves' as const];
  const lists = places.map(board => {
    const results = seats
      .filter(seat => seat.board === board)
      .map(({ team, player }) => resultOf(player, { team, after, playerOf }))
      .filter(({ games }) => games.length > 0);
    const minimum = minimumGames ?? usualMinimum(after, board);
    return listOf(results, { board, by, minimum });
  });
  return { after, by, lists: lists.filter(({ rows }) => rows.length > 0) };
};

/** 70 % of the rounds, of a reserve 50 %; halves are rounded up. */
const usualMinimum = (rounds: number, board: BoardList['board']): number =>
  Math.max(1, Math.floor((rounds * (board === 'reserves' ? 5 : 7) + 5) / 10));

const boardsOf = (tournament: Tournament, event: TeamEvent): number => {
  const played = Array.from({ length: tournament.roundsPaired }, (_, index) =>
    matchesOf(tournament, event, index + 1).map(({ pairs }) => pairs.length),
  );
  return Math.max(event.boardColours?.length ?? 1, ...played.flat());
};

type Unranked = Omit<BoardRow, 'rank' | 'sharedBy'> & { readonly share: Exact };

const POINTS: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };

const resultOf = (
  { id, name, turns }: Participant,
  {
    team: { number, name: nameOfTeam },
    after,
    playerOf,
  }: {
    readonly team: Team;
    readonly after: number;
    readonly playerOf: ReadonlyMap<PlayerId, Participant>;
  },
): Unranked => {
  const games = turns.slice(0, after).flatMap((turn, index) =>
    gamesIn(turn).flatMap(({ colour, result }): readonly BoardGame[] => {
      const opponent = opponentIn(turn);
      if (opponent === undefined) return [];
      return [
        { round: index + 1, opponent, opponentsRating: playerOf.get(opponent)?.rating, colour, result },
      ];
    }),
  );
  const points = games.reduce((sum, { result }) => sum + POINTS[result], 0);
  const share = fraction(2 * points, Math.max(1, 2 * games.length));
  return {
    id,
    name,
    team: { number, name: nameOfTeam },
    points,
    percentage: (100 * share.numerator) / share.denominator,
    share,
    performance: performanceIn(games),
    games,
  };
};

const performanceIn = (games: readonly BoardGame[]): number | undefined => {
  const rated = games.flatMap(({ result, opponentsRating: rating }) =>
    rating === undefined ? [] : [{ rating, score: SCORES[result] }],
  );
  return rated.length === 0 || rated.length < games.length ? undefined : performanceOf(rated).rating;
};

type Comparison = (a: Unranked, b: Unranked) => number;

/** Below zero: the first is better. */
const byShare: Comparison = (a, b) => compareExact(b.share, a.share);
const byGames: Comparison = (a, b) => b.games.length - a.games.length;
const byPerformance: Comparison = (a, b) => (b.performance ?? 0) - (a.performance ?? 0);

const listOf = (
  results: readonly Unranked[],
  {
    board,
    by,
    minimum,
  }: { readonly board: BoardList['board']; readonly by: BoardPrizeOrder; readonly minimum: number },
): BoardList => {
  const enough = results.filter(({ games }) => games.length >= minimum);
  const performanceCounts = enough.every(({ performance }) => performance !== undefined);
  const criteria: readonly Comparison[] = !performanceCounts
    ? [byShare, byGames]
    : by === 'performance'
      ? [byPerformance, byGames, byShare]
      : [byShare, byGames, byPerformance];
  const compare: Comparison = (a, b) => criteria.map(each => each(a, b)).find(sign => sign !== 0) ?? 0;
  const ordered = (list: readonly Unranked[]) => [...list].sort((a, b) => compare(a, b) || a.id - b.id);
  const ranked = ordered(enough).map((row): BoardRow => {
    const tied = enough.filter(other => compare(row, other) === 0).length;
    return shown(row, { rank: 1 + enough.filter(other => compare(other, row) < 0).length, sharedBy: tied });
  });
  const others = ordered(results.filter(({ games }) => games.length < minimum)).map(row =>
    shown(row, { rank: undefined, sharedBy: 1 }),
  );
  return { board, minimumGames: minimum, performanceCounts, rows: [...ranked, ...others] };
};

const shown = ({ share: _, ...row }: Unranked, place: Pick<BoardRow, 'rank' | 'sharedBy'>): BoardRow => ({
  ...row,
  ...place,
});
