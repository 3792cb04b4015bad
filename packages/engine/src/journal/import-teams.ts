import {
  type Colour,
  coloursOfBoards,
  gamesBetween,
  impossible,
  NOBODY_AT_BOARD,
  opponentIn,
  type Participant,
  type ResultCode,
  statedLineUp,
  type Team,
  type TeamEvent,
  type Tournament,
  TURNED,
  type Turn,
} from '../model/index.ts';
import { type BoardPair, type Match, matchesOf, positionBefore, teamEntries } from '../position/index.ts';
import type { Attendance, Seated } from './act.ts';
import { type PlayerKey, type TeamKey, teamKey } from './key.ts';
import { traitsOf } from './reading.ts';
import type {
  BoardState,
  Entered,
  EnteredTeam,
  LineUpState,
  Recorded,
  Round,
  RoundBye,
  State,
  Writing,
} from './state.ts';

/* Teams, matches and line-ups of a tournament that was run elsewhere. */

export interface ImportedTeams {
  readonly teams: readonly EnteredTeam[];
  /** By the number that the file has. */
  readonly keyOf: (number: number) => TeamKey;
}

/** The teams of a file, keyed by number; of a Scheveningen without any its two groups. */
export const teamsFrom = (
  state: State,
  tournament: Tournament,
  { key, ofTeams }: { readonly key: (id: number) => PlayerKey; readonly ofTeams: boolean },
): ImportedTeams | undefined => {
  const stated = tournament.teamEvent?.teams ?? groupsAsTeams(state, tournament);
  if (!stated || stated.length === 0) return undefined;
  const sorted = [...stated].sort((a, b) => a.number - b.number);
  const keys = new Map(sorted.map(({ number }, index) => [number, teamKey(index + 1)]));
  const keyOf = (number: number) => keys.get(number) ?? teamKey(0);
  const careers = new Map<number, readonly Turn[]>(
    ofTeams ? teamEntries(tournament).participants.map(({ id, turns }) => [id, turns]) : [],
  );
  return {
    keyOf,
    teams: sorted.map(team => ({
      key: keyOf(team.number),
      number: team.number,
      data: { name: team.name, ...(team.nickname === undefined ? {} : { short: team.nickname }) },
      roster: team.players.map(key),
      from: 1,
      attendance: attendanceOf(tournament, team, careers.get(team.number) ?? []),
      out: ofTeams ? outOf(tournament, team) : [],
    })),
  };
};

/** Seed 001, Scheveningen: the groups that the players are in, by name, each in the order of the initial ranking. */
const groupsAsTeams = (state: State, { players }: Tournament): readonly Team[] | undefined => {
  if (traitsOf(state, 1).kind !== 'team-table') return undefined;
  const names = [...new Set(players.flatMap(({ group }) => group ?? []))].sort();
  return names.map((name, index) => ({
    number: index + 1,
    name,
    players: players.filter(({ group }) => group === name).map(({ id }) => id),
  }));
};

/** Byes asked for, in rounds that were paired and in those to come. */
const attendanceOf = (
  { requestedByes, roundsPaired }: Tournament,
  { number }: Team,
  turns: readonly Turn[],
): EnteredTeam['attendance'] => {
  const cells = new Map<number, Exclude<Attendance, 'plays'>>();
  for (const [index, turn] of turns.entries())
    if (turn.kind === 'requested-bye') cells.set(index + 1, turn.worth);
    else if (turn.kind === 'absent' && index >= roundsPaired) cells.set(index + 1, 'absent');
  for (const { round, worth, participants } of requestedByes)
    if (round > roundsPaired && participants.includes(number)) cells.set(round, worth);
  return Object.fromEntries(cells);
};

const lastRoundOf = ({ withdrawnAfter, expelledAfter }: Participant): number | undefined =>
  withdrawnAfter ?? expelledAfter;

/** A team all of whose players have left has left with the last of them. */
const outOf = ({ players }: Tournament, { players: roster }: Team): EnteredTeam['out'] => {
  const members = players.filter(({ id }) => roster.includes(id));
  const lasts = members.flatMap(member => lastRoundOf(member) ?? []);
  if (members.length === 0 || lasts.length < members.length) return [];
  const cause = members.every(({ expelledAfter }) => expelledAfter !== undefined) ? 'expelled' : 'own';
  return [{ from: Math.max(...lasts) + 1, cause }];
};

/** Who left with the team is not out alone as well. */
export const withoutTeamsOut = (
  players: readonly Entered[],
  teams: readonly EnteredTeam[],
): readonly Entered[] => {
  const teamOf = new Map(teams.flatMap(team => team.roster.map(key => [key, team] as const)));
  return players.map(player => {
    const left = teamOf.get(player.key)?.out.at(-1);
    return left && player.out.at(-1)?.from === left.from && player.out.at(-1)?.cause === left.cause
      ? { ...player, out: player.out.slice(0, -1) }
      : player;
  });
};

interface MakingTeams {
  readonly round: number;
  readonly teams: ImportedTeams;
  readonly key: (id: number) => PlayerKey;
  readonly writing: Writing;
  /** What stood there before: a board that was corrected keeps it. */
  readonly earlier: (
    results: Readonly<Record<number, Recorded>>,
    players: { readonly white: number; readonly black: number },
  ) => Readonly<Record<number, Recorded>>;
}

/** Matches, byes and line-ups of a round, with boards in the order of C.04.2, article 3.6. */
export const roundOfTeams = (
  state: State,
  tournament: Tournament,
  making: MakingTeams,
): Pick<Round, 'of' | 'boards' | 'byes' | 'lineUps' | 'lineUpsOut' | 'numbers'> => {
  const { round, teams, writing } = making;
  const event = tournament.teamEvent ?? impossible('teams are read where there are teams');
  const matches = matchesOf(tournament, event, round);
  const lineUps: Record<number, LineUpState> = {};
  const boards = meetingsIn(state, tournament, round).map(([white, black], index): BoardState => {
    const match = matches.find(one => one.teams.includes(white) && one.teams.includes(black));
    const made = matchFrom(tournament, { event, match, teams: [white, black], making });
    for (const [number, players] of made.lineUps)
      lineUps[teams.keyOf(number)] = { players, source: 'file', ...writing };
    return { number: index + 1, white: teams.keyOf(white), black: teams.keyOf(black), ...made.board };
  });
  const bye = event.pairingByes[round - 1];
  return {
    of: 'teams',
    boards,
    byes: bye === undefined ? [] : [{ player: teams.keyOf(bye), kind: 'pairing-bye' } satisfies RoundBye],
    lineUps,
    lineUpsOut: writing.seq,
    numbers: Object.fromEntries(teams.teams.map(({ key, number }) => [key, number])),
  };
};

/** Who met, the team with White on board 1 first. */
const meetingsIn = (
  state: State,
  tournament: Tournament,
  round: number,
): readonly (readonly [number, number])[] => {
  const teamsBy = state.settings.options['primary-score'] === 'game-points' ? 'gp' : 'mp';
  const { everyone } = positionBefore(tournament, round, { teamsBy });
  const scores = new Map<number, number>(everyone.map(({ id, pairingScore }) => [id, pairingScore]));
  const met = teamEntries(tournament).participants.flatMap(
    ({ id, turns }): readonly (readonly [number, number])[] => {
      const turn = turns[round - 1];
      const opponent = turn && opponentIn(turn);
      return turn && opponent !== undefined && firstColour(turn) === 'white' ? [[id, opponent]] : [];
    },
  );
  const keysOf = ([one, other]: readonly [number, number]) => {
    const [a, b] = [scores.get(one) ?? 0, scores.get(other) ?? 0];
    return [-Math.max(a, b), -(a + b), a === b ? Math.min(one, other) : a > b ? one : other] as const;
  };
  return met
    .map(pair => ({ pair, order: keysOf(pair) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
    .map(({ pair }) => pair);
};

const firstColour = (turn: Turn): Colour | undefined =>
  turn.kind === 'match' ? turn.games[0]?.colour : 'colour' in turn ? turn.colour : undefined;

interface MatchOf {
  readonly event: TeamEvent;
  readonly match: Match | undefined;
  /** The one with White on board 1 first. */
  readonly teams: readonly [number, number];
  readonly making: MakingTeams;
}

interface MadeMatch {
  readonly board: Pick<BoardState, 'games' | 'results' | 'forfeited'>;
  readonly lineUps: readonly (readonly [team: number, players: readonly Seated[]])[];
}

const matchFrom = (tournament: Tournament, { event, match, teams, making }: MatchOf): MadeMatch => {
  const { round } = making;
  const forfeit = event.forfeitedMatches.find(
    one => one.round === round && teams.includes(one.white) && teams.includes(one.black),
  );
  const isTurned = forfeit !== undefined && forfeit.white !== teams[0];
  const forfeited =
    forfeit && (isTurned && forfeit.result !== '--' ? TURNED_MATCH[forfeit.result] : forfeit.result);
  const rules = event.boardColours?.length ?? 0;
  const pairs = pairsOf(tournament, { event, match, teams, round });
  const games = Math.max(rules, pairs.length, 1);
  const colours = coloursOfBoards(event, games);
  const isLast = round === tournament.roundsPaired;
  let results: Record<number, Recorded> = {};
  for (const [index, colour] of colours.entries()) {
    const recorded = resultOn(pairs[index], { colour, round, isLast, writing: making.writing });
    if (!recorded) continue;
    const [white, black] = inColours(pairs[index], colour);
    const known = making.earlier({ 1: recorded }, { white: white?.id ?? 0, black: black?.id ?? 0 })[1];
    results = { ...results, [index + 1]: known ?? recorded };
  }
  const isUnplayed = forfeited !== undefined && pairs.length === 0;
  return {
    board: { games, results, ...(forfeited ? { forfeited } : {}) },
    lineUps: isUnplayed
      ? []
      : teams.map((team, side) => [
          team,
          seatsOf(event, { team, round, pairs, side, games, key: making.key }),
        ]),
  };
};

const TURNED_MATCH = { '+-': '-+', '-+': '+-' } as const;

/** The boards, the first of the two teams on the left; whoever lost against nobody sits where the team has nobody else. */
const pairsOf = (
  tournament: Tournament,
  { event, match, teams, round }: Omit<MatchOf, 'making'> & { readonly round: number },
): readonly (BoardPair | undefined)[] => {
  const isTurned = match !== undefined && match.teams[0] !== teams[0];
  const pairs: (BoardPair | undefined)[] = (match?.pairs ?? []).map(pair =>
    pair && isTurned
      ? { ...(pair.second ? { first: pair.second } : {}), ...(pair.first ? { second: pair.first } : {}) }
      : pair,
  );
  if (!match) return pairs;
  for (const [side, team] of teams.entries()) {
    const name = side === 0 ? ('first' as const) : ('second' as const);
    const stated = statedLineUp(event, round, team)?.players;
    for (const player of absentees(tournament, { event, team, round })) {
      const at = stated ? stated.indexOf(player.id) : freeBoard(pairs, name, event.boardColours?.length);
      if (at >= 0) pairs[at] = { ...pairs[at], [name]: player };
    }
  }
  return pairs;
};

const freeBoard = (
  pairs: readonly (BoardPair | undefined)[],
  side: 'first' | 'second',
  boards = pairs.length,
): number =>
  Array.from({ length: boards }, (_, at) => pairs[at]?.[side]).findIndex(player => player === undefined);

/** Those of a team who are written down as having lost against nobody. */
const absentees = (
  { players }: Tournament,
  { event, team, round }: { readonly event: TeamEvent; readonly team: number; readonly round: number },
): readonly Participant[] => {
  const roster = event.teams.find(({ number }) => number === team)?.players ?? [];
  return roster.flatMap(id => {
    const player = players.find(one => one.id === id);
    const turn = player?.turns[round - 1];
    return player && turn?.kind === 'forfeit' && !turn.won && turn.opponent === undefined ? [player] : [];
  });
};

const inColours = (pair: BoardPair | undefined, left: Colour) =>
  left === 'white' ? ([pair?.first, pair?.second] as const) : ([pair?.second, pair?.first] as const);

interface OnBoardOf {
  /** Of the side on the left, by the rules of the event. */
  readonly colour: Colour;
  readonly round: number;
  readonly isLast: boolean;
  readonly writing: Writing;
}

/** White first, by the colours that the rules give; what follows from an empty board is not written down. */
const resultOn = (
  pair: BoardPair | undefined,
  { colour, round, isLast, writing }: OnBoardOf,
): Recorded | undefined => {
  const [white, black] = inColours(pair, colour);
  const [own, other] = [white?.turns[round - 1], black?.turns[round - 1]];
  const alone = white && black ? undefined : (own ?? other);
  if (alone) return alone.kind === 'forfeit' && !alone.won ? resultOf('--', writing) : undefined;
  if (!own || !other) return undefined;
  if (own.kind === 'adjourned') return isLast ? undefined : { kind: 'adjourned', ...writing };
  const [game] = gamesBetween(own, other);
  if (!game) return undefined;
  // A file may have other colours on its boards than its rules: who won stays who won.
  return resultOf(own.kind === 'game' && own.colour === 'black' ? TURNED[game.code] : game.code, writing);
};

const resultOf = (code: ResultCode, writing: Writing): Recorded => ({
  kind: 'result',
  result: { code },
  ...writing,
});

const seatsOf = (
  event: TeamEvent,
  {
    team,
    round,
    pairs,
    side,
    games,
    key,
  }: {
    readonly team: number;
    readonly round: number;
    readonly pairs: readonly (BoardPair | undefined)[];
    readonly side: number;
    readonly games: number;
    readonly key: (id: number) => PlayerKey;
  },
): readonly Seated[] => {
  const stated = statedLineUp(event, round, team)?.players;
  if (stated) return stated.map(id => (id === NOBODY_AT_BOARD ? NOBODY_AT_BOARD : key(id)));
  return Array.from({ length: games }, (_, board) => {
    const player = side === 0 ? pairs[board]?.first : pairs[board]?.second;
    return player ? key(player.id) : NOBODY_AT_BOARD;
  });
};
