import {
  gamesIn,
  opponentIn,
  type Participant,
  type Points,
  pointsFor,
  statedLineUp,
  type Team,
  type TeamEvent,
  type Tournament,
  type Turn,
  tenths,
} from '../model/index.ts';

/** One board of a match as the first team sees it. A side without a player is empty. */
export interface BoardPair {
  readonly first?: Participant;
  readonly second?: Participant;
}

/** A match put together from its boards: game points by board, board 1 first. */
export interface Match {
  readonly teams: readonly [number, number];
  readonly boards: readonly [readonly Points[], readonly Points[]];
  /** Who sat there, board 1 first; undefined where nobody did. */
  readonly pairs: readonly (BoardPair | undefined)[];
  /** At least one game was really played. */
  readonly played: boolean;
  /** Some game is still without a result. */
  readonly pending: boolean;
}

interface Seat {
  readonly team: number;
  /** Place in the team's list: the board order. */
  readonly order: number;
}

/** The matches of a round: every board pairs two teams, and the boards of the same two teams are one match. */
export const matchesOf = (tournament: Tournament, event: TeamEvent, round: number): readonly Match[] => {
  const seats = seatsOf(event.teams);
  const byId = new Map<number, Participant>(tournament.players.map(player => [player.id, player]));
  const pairs = new Map<string, BoardPair[]>();
  const keyOf = new Map<number, string>();
  const alone: { readonly team: number; readonly player: Participant }[] = [];
  for (const player of tournament.players) {
    const seat = seats.get(player.id);
    const turn = player.turns[round - 1];
    if (!seat || !turn) continue;
    const rival = byId.get(opponentIn(turn) ?? 0);
    const other = rival && seats.get(rival.id);
    if (rival && other && seat.team < other.team) {
      const key = `${seat.team} ${other.team}`;
      for (const { team } of [seat, other]) keyOf.set(team, key);
      addTo(pairs, key, { first: player, second: rival });
    } else if (sitsAlone(turn)) alone.push({ team: seat.team, player });
  }
  for (const { team, player } of alone) {
    const key = keyOf.get(team);
    if (key) addTo(pairs, key, Number(key.split(' ')[0]) === team ? { first: player } : { second: player });
  }
  return [...pairs].map(([key, boards]) => matchOf({ tournament, event, round, seats }, key, boards));
};

/** Who came and met an empty board. Files also write a lost forfeit against nobody for everyone who was not there. */
const sitsAlone = (turn: Turn): boolean => turn.kind === 'forfeit' && turn.opponent === undefined && turn.won;

const addTo = (pairs: Map<string, BoardPair[]>, key: string, pair: BoardPair): void => {
  const list = pairs.get(key);
  if (list) list.push(pair);
  else pairs.set(key, [pair]);
};

const seatsOf = (teams: readonly Team[]): ReadonlyMap<number, Seat> =>
  new Map(
    teams.flatMap(team =>
      team.players.map((player, order) => [player, { team: team.number, order }] as const),
    ),
  );

interface RoundOfTeams {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly round: number;
  readonly seats: ReadonlyMap<number, Seat>;
}

const matchOf = (around: RoundOfTeams, key: string, pairs: readonly BoardPair[]): Match => {
  const { tournament, round } = around;
  const [one = 0, two = 0] = key.split(' ').map(Number);
  const boards = inBoardOrder(around, [one, two], pairs);
  const turnOf = (player: Participant | undefined): Turn => player?.turns[round - 1] ?? { kind: 'absent' };
  const worth = (player: Participant | undefined) => tenths(pointsFor(turnOf(player), tournament.scoring));
  const turns = pairs.flatMap(pair => [turnOf(pair.first), turnOf(pair.second)]);
  return {
    teams: [one, two],
    boards: [boards.map(pair => worth(pair?.first)), boards.map(pair => worth(pair?.second))],
    pairs: boards,
    played: turns.some(turn => gamesIn(turn).length > 0),
    pending: turns.some(turn => turn.kind === 'adjourned'),
  };
};

/**
 * Board numbers follow the line-ups of the round where they are written (record 300). A team without one sits in the
 * order of its list (the fixed board order of team events), one a board, which leaves no board of its own empty.
 */
const inBoardOrder = (
  around: RoundOfTeams,
  teams: readonly [number, number],
  pairs: readonly BoardPair[],
): readonly (BoardPair | undefined)[] => {
  const { event, round, seats } = around;
  const [one, two] = teams.map(team => statedLineUp(event, round, team)?.players);
  const order = (player: Participant | undefined) => (player && seats.get(player.id)?.order) ?? undefined;
  const sorted = [...pairs].sort((a, b) => {
    const [a1, b1, a2, b2] = [order(a.first), order(b.first), order(a.second), order(b.second)];
    if (a1 !== undefined && b1 !== undefined) return a1 - b1;
    if (a2 !== undefined && b2 !== undefined) return a2 - b2;
    return (a1 ?? a2 ?? 0) - (b1 ?? b2 ?? 0);
  });
  if (!one && !two) return sorted;
  const boards: (BoardPair | undefined)[] = Array.from({
    length: Math.max(one?.length ?? 0, two?.length ?? 0),
  });
  const homeless = sorted.filter(pair => {
    const seat = Math.max(
      one?.indexOf(pair.first?.id ?? -1) ?? -1,
      two?.indexOf(pair.second?.id ?? -1) ?? -1,
    );
    if (seat >= 0) boards[seat] = pair;
    return seat < 0;
  });
  // Against an empty board of the other team: the boards still free, in order.
  for (const pair of homeless) {
    const free = boards.indexOf(undefined);
    if (free < 0) boards.push(pair);
    else boards[free] = pair;
  }
  return boards;
};
