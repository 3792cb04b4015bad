import {
  type MatchScoring,
  type Points,
  pointsOfLoss,
  pointsOfWin,
  type Scoring,
  type Team,
  type TeamEvent,
  type Tournament,
  type Turn,
  tenths,
  ZERO,
} from '../model/index.ts';
import { type Match, matchesOf } from './team-matches.ts';

/** Match points and game points. */
export interface TeamScores {
  readonly mp: Points;
  readonly gp: Points;
}

export interface ResultPoints {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
}

/** What a round was to a team. */
export type TeamRoundKind =
  | 'played'
  | 'forfeit-win'
  | 'forfeit-loss'
  | 'pairing-bye'
  | 'full-bye'
  | 'half-bye'
  | 'zero-bye'
  /** Paired, result not known. */
  | 'pending';

/** A round as one team sees it. */
export interface TeamRound {
  readonly round: number;
  readonly kind: TeamRoundKind;
  /** Number of the other team. */
  readonly opponent: number | undefined;
  /** For the result alone: no bonus and no penalty. */
  readonly points: TeamScores;
  /** Game points by board, board 1 first. */
  readonly boards: readonly Points[];
  /** The boards, where the match was put together from them, and which of its teams this is. */
  readonly match?: Match;
  readonly side?: 0 | 1;
  /** Forfeited as a whole (record 330): whether this team was to have White on board 1. */
  readonly forfeitedAs?: 'white' | 'black';
}

/** How matches are scored. */
export interface MatchTerms {
  readonly scoring: MatchScoring;
  /** The annex of 1998, 2.1.2, compares game points with half of the boards; C.07 with those of the other team. */
  readonly wonAgainst: 'the other team' | 'half of the boards';
  readonly rounds: number;
  /** What a match with a board still open brings: nothing yet in standings; for pairing each such board is a draw (C.04.2, 3.1). */
  readonly pending: 'nothing' | 'as draws';
}

/** The rounds of every team, with what results are worth. */
export interface TeamRounds {
  /** Boards of a match. */
  readonly boards: number;
  readonly values: Readonly<Record<'mp' | 'gp', ResultPoints>>;
  /** Index = round - 1. */
  readonly of: (team: Team) => readonly TeamRound[];
  /** Bonus and penalty points of a round (record 299 without a symbol). */
  readonly bonus: (team: Team, round: number) => TeamScores;
}

export const teamRounds = (tournament: Tournament, event: TeamEvent, terms: MatchTerms): TeamRounds => {
  const rounds = Array.from({ length: terms.rounds }, (_, at) => matchesOf(tournament, event, at + 1));
  const boards = boardsOf(event, rounds.flat());
  const game = gameValues(tournament.scoring);
  const { win, draw, loss } = terms.scoring;
  const values = {
    mp: { win, draw, loss },
    gp: { win: times(game.win, boards), draw: times(game.draw, boards), loss: times(game.loss, boards) },
  };
  const byId = new Map(tournament.players.map(player => [player.id, player]));
  const matchesBy = rounds.map(
    matches => new Map(matches.flatMap(match => match.teams.map(team => [team, match] as const))),
  );
  const around: Around = {
    tournament,
    event,
    terms,
    boards,
    values,
    game,
    matchIn: (team, round) => matchesBy[round - 1]?.get(team.number),
    turnsOf: (team, round) => team.players.flatMap(id => byId.get(id)?.turns[round - 1] ?? []),
  };
  return {
    boards,
    values,
    of: team =>
      Array.from({ length: terms.rounds }, (_, at) => abnormal(around, team, roundOf(around, team, at + 1))),
    bonus: (team, round) => bonusIn(tournament, team, round),
  };
};

const boardsOf = (event: TeamEvent, matches: readonly Match[]): number =>
  matches.reduce((most, match) => Math.max(most, match.boards[0].length), event.boardColours?.length ?? 1);

const gameValues = (scoring: Scoring): ResultPoints => ({
  win: pointsOfWin(scoring),
  draw: tenths(Math.max(scoring.draw.white, scoring.draw.black)),
  loss: pointsOfLoss(scoring),
});

const times = (points: Points, count: number): Points => tenths(points * count);

interface Around {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly terms: MatchTerms;
  readonly boards: number;
  readonly values: Readonly<Record<'mp' | 'gp', ResultPoints>>;
  readonly game: ResultPoints;
  readonly matchIn: (team: Team, round: number) => Match | undefined;
  readonly turnsOf: (team: Team, round: number) => readonly Turn[];
}

/** What stands in the file for a team and a round: a forfeited match, a match, a bye, or nothing. */
const roundOf = (around: Around, team: Team, round: number): TeamRound =>
  forfeitOf(around, team, round) ?? matchOf(around, team, round) ?? byeOf(around, team, round);

/** Record 330: the whole match forfeited; the winner takes every board. */
const forfeitOf = (
  { event, values, boards, game }: Around,
  team: Team,
  round: number,
): TeamRound | undefined => {
  const forfeit = event.forfeitedMatches.find(
    match => match.round === round && (match.white === team.number || match.black === team.number),
  );
  if (!forfeit) return undefined;
  const isFirst = forfeit.white === team.number;
  const won = forfeit.result === (isFirst ? '+-' : '-+');
  return {
    round,
    kind: won ? 'forfeit-win' : 'forfeit-loss',
    opponent: isFirst ? forfeit.black : forfeit.white,
    points: won ? { mp: values.mp.win, gp: values.gp.win } : { mp: ZERO, gp: ZERO },
    boards: Array.from({ length: boards }, () => (won ? game.win : ZERO)),
    forfeitedAs: isFirst ? 'white' : 'black',
  };
};

const matchOf = (around: Around, team: Team, round: number): TeamRound | undefined => {
  const match = around.matchIn(team, round);
  if (!match) return undefined;
  const side = match.teams[0] === team.number ? 0 : 1;
  const gp = sum(match.boards[side]);
  const against = sum(match.boards[1 - side === 0 ? 0 : 1]);
  const kind = match.pending
    ? 'pending'
    : match.played
      ? 'played'
      : gp > against
        ? 'forfeit-win'
        : 'forfeit-loss';
  return {
    round,
    kind,
    opponent: match.teams[side === 0 ? 1 : 0],
    points:
      kind === 'pending' && around.terms.pending === 'nothing'
        ? { mp: ZERO, gp: ZERO }
        : { mp: matchPoints(around, kind, gp, against), gp },
    boards: match.boards[side],
    match,
    side,
  };
};

const matchPoints = (
  { terms: { wonAgainst }, values }: Around,
  kind: TeamRoundKind,
  gp: Points,
  against: Points,
): Points => {
  const byHalf = wonAgainst === 'half of the boards';
  if (kind === 'forfeit-loss' && gp === ZERO && !byHalf) return ZERO;
  const compared = byHalf ? gp - values.gp.win / 2 : gp - against;
  return compared > 0 ? values.mp.win : compared === 0 ? values.mp.draw : values.mp.loss;
};

type ByeKind = 'pairing-bye' | 'full-bye' | 'half-bye' | 'zero-bye';

/** Records 320 and 240, then the lines of the players. A team of which nothing is said was absent. */
const byeKindOf = ({ event, tournament, turnsOf }: Around, team: Team, round: number): ByeKind => {
  if (event.pairingByes[round - 1] === team.number) return 'pairing-bye';
  const requested = tournament.requestedByes.find(
    byes => byes.round === round && byes.participants.includes(team.number),
  );
  if (requested) return BYE_KINDS[requested.worth];
  const turns = turnsOf(team, round);
  if (turns.some(turn => turn.kind === 'pairing-bye')) return 'pairing-bye';
  const asked = (['full', 'half'] as const).find(worth =>
    turns.some(turn => turn.kind === 'requested-bye' && turn.worth === worth),
  );
  return BYE_KINDS[asked ?? 'zero'];
};

const BYE_KINDS = { full: 'full-bye', half: 'half-bye', zero: 'zero-bye' } as const;

const byeOf = (around: Around, team: Team, round: number): TeamRound => {
  const { values, boards, game } = around;
  const kind = byeKindOf(around, team, round);
  const worth: Readonly<Record<ByeKind, TeamScores>> = {
    'pairing-bye': pairingByeOf(around),
    'full-bye': { mp: values.mp.win, gp: values.gp.win },
    'half-bye': { mp: values.mp.draw, gp: values.gp.draw },
    'zero-bye': { mp: ZERO, gp: ZERO },
  };
  // C.07, article 12: a pairing-allocated bye counts on every board as a win.
  const onBoard = { 'pairing-bye': game.win, 'full-bye': game.win, 'half-bye': game.draw, 'zero-bye': ZERO }[
    kind
  ];
  return {
    round,
    kind,
    opponent: undefined,
    points: worth[kind],
    boards: Array.from({ length: boards }, () => onBoard),
  };
};

/** C.04.6, article 1.4: a draw, unless the file says another worth. */
const pairingByeOf = (around: Around): TeamScores => {
  const { event, values, terms } = around;
  const byHalf = terms.wonAgainst === 'half of the boards';
  const gp = event.scoring?.pairingByeGamePoints ?? values.gp.draw;
  const mp = byHalf ? undefined : event.scoring?.pairingBye;
  return { mp: mp ?? (byHalf ? matchPoints(around, 'pairing-bye', gp, ZERO) : values.mp.draw), gp };
};

const SYMBOLS: Readonly<Partial<Record<TeamRoundKind, string>>> = {
  'forfeit-win': '+',
  'forfeit-loss': '-',
  'full-bye': 'F',
  'half-bye': 'H',
  'zero-bye': 'Z',
};

/** Record 299 with a symbol: another worth for that outcome. */
const abnormal = ({ tournament, values }: Around, team: Team, seen: TeamRound): TeamRound => {
  const outcome = seen.points.mp === values.mp.win ? 'W' : seen.points.mp === values.mp.draw ? 'D' : 'L';
  const symbol = seen.kind === 'played' ? outcome : SYMBOLS[seen.kind];
  let points = seen.points;
  for (const given of tournament.abnormalPoints)
    if (
      given.symbol &&
      given.symbol === symbol &&
      (given.round ?? seen.round) === seen.round &&
      concerns(given, team)
    )
      points = { mp: given.matchPoints ?? points.mp, gp: given.points ?? points.gp };
  return points === seen.points ? seen : { ...seen, points };
};

const bonusIn = ({ abnormalPoints }: Tournament, team: Team, round: number): TeamScores => {
  let mp = 0;
  let gp = 0;
  for (const given of abnormalPoints)
    if (!given.symbol && (given.round ?? 1) === round && concerns(given, team)) {
      mp += given.matchPoints ?? 0;
      gp += given.points ?? 0;
    }
  return { mp: tenths(mp), gp: tenths(gp) };
};

const concerns = (given: { readonly participants: readonly number[] }, team: Team): boolean =>
  given.participants.length === 0 || given.participants.includes(team.number);

const sum = (points: readonly Points[]): Points =>
  tenths(points.reduce<number>((total, part) => total + part, 0));
