import { type Colour, opposite } from './colour.ts';
import { type Issue, issue } from './issue.ts';
import { lineUpOfRoster, NOBODY_AT_BOARD, statedLineUp } from './line-up.ts';
import { accept, impossible, type Outcome, refuseAll } from './outcome.ts';
import { type PlayerId, type PlayerRecord, playerId } from './player.ts';
import { type ResultCode, SIDES, type Sides } from './result-code.ts';
import { coloursOfBoards } from './team-event.ts';
import type { ForfeitedMatch, RequestedByes, Team, TeamEvent, TournamentRecord } from './tournament.ts';
import type { MatchGame, Tally, Turn } from './turn.ts';

/* A round written into a record by hand: who meets, then what came of it. */

/** What a game brought. `open`: not known yet. Scrabble: the points on the sheets, `own` being of the side named first. */
export type GameOutcome = ResultCode | 'open' | Tally | ForfeitWithSheet;

/** Scrabble: a forfeit to which the rules, or an arbiter, give a sheet. */
export interface ForfeitWithSheet {
  readonly code: ForfeitedMatch['result'];
  readonly tally: Tally;
}

/** Two who meet in a round: players, or teams. The first has White: in the first game, on board 1. */
export interface Encounter {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  /** One for each game of the players, or for each board of the teams. */
  readonly outcomes: readonly GameOutcome[];
  /** Who goes on from a match of players, where somebody decided it. */
  readonly winner?: 'first' | 'second';
}

interface Sitting {
  readonly opponent: PlayerId;
  readonly colour: Colour;
  readonly side: 'first' | 'second';
}

/** Who has more points on the sheet has won. */
const sidesOf = ({ own, opponents }: Tally): Sides =>
  SIDES[own === opponents ? '=' : own > opponents ? '1-0' : '0-1'];

const sidesIn = (outcome: Exclude<GameOutcome, 'open'>): Sides => {
  if (typeof outcome === 'string') return SIDES[outcome];
  return 'code' in outcome ? SIDES[outcome.code] : sidesOf(outcome);
};

const gameOf = (outcome: Exclude<GameOutcome, 'open'>, { opponent, colour, side }: Sitting): MatchGame => {
  const tally = typeof outcome === 'string' ? undefined : 'code' in outcome ? outcome.tally : outcome;
  const { [side]: result, unrated, forfeited }: Sides = sidesIn(outcome);
  return {
    opponent,
    colour,
    result,
    ...(unrated ? { unrated } : {}),
    ...(forfeited ? { forfeited } : {}),
    ...(tally ? { tally: side === 'first' ? tally : turnedRound(tally) } : {}),
  };
};

const turnedRound = ({ own, opponents }: Tally): Tally => ({ own: opponents, opponents: own });

const turnOf = (outcome: GameOutcome, sitting: Sitting): Turn => {
  const { opponent, colour } = sitting;
  if (outcome === 'open') return { kind: 'adjourned', opponent, colour };
  const { forfeited, ...game } = gameOf(outcome, sitting);
  return forfeited
    ? {
        kind: 'forfeit',
        opponent,
        colour,
        won: game.result === 'win',
        ...(game.tally ? { tally: game.tally } : {}),
      }
    : { kind: 'game', ...game };
};

/** A game, or a match of some games with the colours reversed after each: open as a whole, or not at all. */
export const withEncounterOfPlayers = (record: TournamentRecord, encounter: Encounter): TournamentRecord =>
  withTurns(record, encounter.round, new Map(turnsOfMatch(encounter)));

/** Many of them, each player written once for each round. */
export const withEncountersOfPlayers = (
  record: TournamentRecord,
  encounters: readonly Encounter[],
): TournamentRecord => {
  const rounds = new Map<number, Map<number, Turn>>();
  for (const encounter of encounters) {
    const turns = rounds.get(encounter.round) ?? new Map<number, Turn>();
    rounds.set(encounter.round, turns);
    for (const [player, turn] of turnsOfMatch(encounter)) turns.set(player, turn);
  }
  const players = record.players.map(player => {
    const turns = [...player.turns];
    for (const [round, written] of rounds) {
      const turn = written.get(player.id);
      if (turn === undefined) continue;
      while (turns.length < round) turns.push(UNPAIRED);
      turns[round - 1] = turn;
    }
    return { ...player, turns };
  });
  return { ...record, players };
};

const turnsOfMatch = (encounter: Encounter): readonly (readonly [player: number, turn: Turn])[] => {
  const { white, black } = encounter;
  return [
    [white, turnInMatch(encounter, { opponent: playerId(black), colour: 'white', side: 'first' })],
    [black, turnInMatch(encounter, { opponent: playerId(white), colour: 'black', side: 'second' })],
  ];
};

const turnInMatch = ({ outcomes, winner }: Encounter, sitting: Sitting): Turn => {
  const known = outcomes.flatMap(outcome => (outcome === 'open' ? [] : [outcome]));
  const [only = 'open', ...more] = known;
  if (known.length < outcomes.length) return turnOf('open', sitting);
  if (more.length === 0 && winner === undefined) return turnOf(only, sitting);
  const { opponent, colour, side } = sitting;
  const games = known.map((outcome, at) =>
    gameOf(outcome, { ...sitting, colour: at % 2 === 0 ? colour : opposite(colour) }),
  );
  return { kind: 'match', opponent, games, ...(winner === undefined ? {} : { won: winner === side }) };
};

/**
 * A match of teams: every board is written for the players who sit there by the line-ups of the round, and whoever
 * else of the two teams was there before is taken out. Refused where a result is stated of a board that one side
 * left empty.
 */
export const withEncounterOfTeams = (
  record: TournamentRecord,
  encounter: Encounter,
): Outcome<TournamentRecord, Issue> => {
  const event = record.teamEvent ?? impossible('teams meet where there are teams');
  const { round, white, black, outcomes } = encounter;
  const sides = [white, black].map(team => seatedIn(record, { round, team, boards: outcomes.length }));
  const turns = new Map<number, Turn>(
    [white, black].flatMap(team => rosterOf(event, team).players.map(id => [id, UNPAIRED] as const)),
  );
  const faults: Issue[] = [];
  for (const [at, colour] of coloursOfBoards(event, outcomes.length).entries()) {
    const [one = NOBODY_AT_BOARD, two = NOBODY_AT_BOARD] = sides.map(players => players[at]);
    const outcome = outcomes[at] ?? 'open';
    if (one !== NOBODY_AT_BOARD && two !== NOBODY_AT_BOARD) {
      turns.set(one, turnOf(outcome, { opponent: playerId(two), colour, side: 'first' }));
      turns.set(two, turnOf(outcome, { opponent: playerId(one), colour: opposite(colour), side: 'second' }));
      continue;
    }
    const present = one === NOBODY_AT_BOARD ? two : one;
    const expected = present === two ? '-+' : '+-';
    if (outcome !== 'open' && outcome !== expected && outcome !== '--')
      faults.push(issue('board-empty', { round, board: at + 1, teams: [white, black] }));
    if (present !== NOBODY_AT_BOARD && outcome !== '--')
      turns.set(present, { kind: 'forfeit', colour: present === one ? colour : opposite(colour), won: true });
  }
  if (faults.length > 0) return refuseAll(faults);
  const played = { ...record, teamEvent: withoutForfeit(event, encounter) };
  return accept(withTurns(played, round, turns));
};

/** Record 330: nobody of the two teams has anything in the round but that. */
export const withForfeitedMatch = (record: TournamentRecord, match: ForfeitedMatch): TournamentRecord => {
  const event = record.teamEvent ?? impossible('teams meet where there are teams');
  const { round, white, black } = match;
  const turns = new Map(
    [white, black].flatMap(team => rosterOf(event, team).players.map(id => [id, UNPAIRED] as const)),
  );
  const { forfeitedMatches } = withoutForfeit(event, match);
  return withTurns(
    { ...record, teamEvent: { ...event, forfeitedMatches: [...forfeitedMatches, match] } },
    round,
    turns,
  );
};

/** The pairing-allocated bye: of a player in the player's line, of a team in record 320. */
export const withPairingBye = (
  record: TournamentRecord,
  round: number,
  participant: number,
): TournamentRecord => {
  const event = record.teamEvent;
  if (!event) return withTurns(record, round, new Map([[participant, { kind: 'pairing-bye' }]]));
  const length = Math.max(round, event.pairingByes.length);
  const pairingByes = Array.from({ length }, (_, at) =>
    at === round - 1 ? participant : event.pairingByes[at],
  );
  return { ...record, teamEvent: { ...event, pairingByes } };
};

/** A bye asked for: of a player in the player's line, of a team in record 240. */
export const withRequestedBye = (
  record: TournamentRecord,
  { worth, round, participants: [participant = 0] }: RequestedByes,
): TournamentRecord => {
  if (!record.teamEvent)
    return withTurns(record, round, new Map([[participant, { kind: 'requested-bye', worth }]]));
  const others = record.requestedByes.flatMap(byes => {
    if (byes.round !== round) return [byes];
    const participants = byes.participants.filter(other => other !== participant);
    return participants.length === 0 ? [] : [{ ...byes, participants }];
  });
  return { ...record, requestedByes: [...others, { worth, round, participants: [participant] }] };
};

/** Who sits at each board: as stated for the round, else the first of the roster who have not left. */
export const seatedIn = (
  { teamEvent, players }: TournamentRecord,
  { round, team, boards }: { readonly round: number; readonly team: number; readonly boards: number },
): readonly number[] => {
  const event = teamEvent ?? impossible('line-ups are of teams');
  const stated = statedLineUp(event, round, team);
  if (stated) return stated.players;
  const gone = new Set<number>(
    players.flatMap(({ id, withdrawnAfter, expelledAfter }) =>
      (withdrawnAfter ?? expelledAfter ?? round) < round ? [id] : [],
    ),
  );
  return lineUpOfRoster(rosterOf(event, team), boards, gone);
};

const rosterOf = ({ teams }: TeamEvent, number: number): Team =>
  teams.find(team => team.number === number) ?? impossible('whoever asks knows the teams');

const withoutForfeit = (
  event: TeamEvent,
  { round, white, black }: Pick<Encounter, 'round' | 'white' | 'black'>,
): TeamEvent => ({
  ...event,
  forfeitedMatches: event.forfeitedMatches.filter(
    match =>
      match.round !== round || ![match.white, match.black].some(team => team === white || team === black),
  ),
});

const UNPAIRED: Turn = { kind: 'unpaired' };

const withTurns = (
  record: TournamentRecord,
  round: number,
  turns: ReadonlyMap<number, Turn>,
): TournamentRecord => ({
  ...record,
  players: record.players.map(player => {
    const turn = turns.get(player.id);
    return turn === undefined ? player : withTurn(player, round, turn);
  }),
});

const withTurn = (player: PlayerRecord, round: number, turn: Turn): PlayerRecord => ({
  ...player,
  turns: Array.from({ length: Math.max(round, player.turns.length) }, (_, at) =>
    at === round - 1 ? turn : (player.turns[at] ?? UNPAIRED),
  ),
});

/** Points and ranks that were stated follow from results that are no longer all. */
export const withoutStatedTotals = (record: TournamentRecord): TournamentRecord => ({
  ...record,
  players: record.players.map(({ statedPoints: _points, statedRank: _rank, ...player }) => player),
  ...(record.teamEvent === undefined
    ? {}
    : {
        teamEvent: {
          ...record.teamEvent,
          teams: record.teamEvent.teams.map(
            ({ statedMatchPoints: _mp, statedGamePoints: _gp, statedRank: _rank, ...team }) => team,
          ),
        },
      }),
});
