import {
  checkTournament,
  type ForfeitedMatch,
  opposite,
  type PlayerId,
  type PlayerRecord,
  playerId,
  pointsOf,
  type RequestedByes,
  type TournamentRecord,
  type Turn,
} from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted } from '../../../testing/index.ts';
import { type Dice, diceOf } from '../../testing/dice.ts';
import { randomPosition } from '../../testing/random-positions.ts';

/** A small made-up position, hard to pair, in which every player has become a team and every game a match. */
export const teamPosition = (seed: number, teamsBy: 'mp' | 'gp'): Position => {
  const { record, round } = teamsFrom(seed);
  return positionBefore(accepted(checkTournament(record)), round, { teamsBy });
};

const teamsFrom = (seed: number): { readonly record: TournamentRecord; readonly round: number } => {
  const { tournament, round } = randomPosition(seed);
  const { record } = tournament;
  const dice = diceOf(seed + 2_000_000);
  const boards = dice.pick([1, 2, 2, 3, 4]);
  const made: Made = { seed, boards, record };
  const teams = record.players.map(({ id }) => ({
    number: Number(id),
    name: `Team ${id}`,
    players: Array.from({ length: boards }, (_, index) => memberOf(id, index)),
  }));
  const { rankByFileOrder: _, statedPoints: __, ...kept } = { statedPoints: 0, ...record };
  return {
    round,
    record: {
      ...kept,
      requestedByes: [...record.requestedByes, ...requestedIn(record)],
      teamEvent: {
        teams,
        boardColours: 'WBWBWB'.slice(0, boards),
        scoring: dice.happens(70)
          ? { win: pointsOf(2), draw: pointsOf(1), loss: pointsOf(0) }
          : { win: pointsOf(3), draw: pointsOf(1), loss: pointsOf(0) },
        pairingByes: Array.from({ length: round - 1 }, (_, at) =>
          record.players
            .map(({ id, turns }) => (turns[at]?.kind === 'pairing-bye' ? Number(id) : 0))
            .find(Boolean),
        ),
        forfeitedMatches: forfeitsIn(made),
        lineUps: [],
      },
      players: record.players.flatMap(team => membersOf(team, made)),
    },
  };
};

interface Made {
  readonly seed: number;
  readonly boards: number;
  readonly record: TournamentRecord;
}

const memberOf = (team: PlayerId, board: number): PlayerId => playerId(team * 10 + board);

const requestedIn = ({ players }: TournamentRecord): readonly RequestedByes[] =>
  players.flatMap(({ id, turns }) =>
    turns.flatMap((turn, at) =>
      turn.kind === 'requested-bye' ? [{ worth: turn.worth, round: at + 1, participants: [Number(id)] }] : [],
    ),
  );

const forfeitsIn = ({ record }: Made): readonly ForfeitedMatch[] =>
  record.players.flatMap(({ id, turns }) =>
    turns.flatMap((turn, at) => {
      if (turn.kind !== 'forfeit' || turn.opponent === undefined || turn.colour !== 'white') return [];
      const rival = record.players.find(player => player.id === turn.opponent)?.turns[at];
      const itWon = rival?.kind === 'forfeit' && rival.won;
      const result = turn.won ? '+-' : itWon ? '-+' : '--';
      return [{ result, round: at + 1, white: Number(id), black: Number(turn.opponent) } as const];
    }),
  );

/** The members of a team with their boards of every round. */
const membersOf = ({ id, turns, withdrawnAfter }: PlayerRecord, made: Made): readonly PlayerRecord[] =>
  Array.from({ length: made.boards }, (_, board) => ({
    id: memberOf(id, board),
    name: `Player ${id}-${board + 1}`,
    ...(withdrawnAfter === undefined ? {} : { withdrawnAfter }),
    turns: turns.map((turn, at) => boardOf(turn, { id, board, round: at + 1 }, made)),
  }));

interface Seat {
  readonly id: PlayerId;
  readonly board: number;
  readonly round: number;
}

/** Both sides of a board draw the same lots: those of its round, its number and the smaller team. */
const boardOf = (turn: Turn, { id, board, round }: Seat, { seed, boards }: Made): Turn => {
  if (turn.kind === 'requested-bye' || turn.kind === 'pairing-bye') return { kind: 'unpaired' };
  if (!('opponent' in turn) || turn.opponent === undefined || turn.kind === 'match') return turn;
  const own = turn.colour ?? 'white';
  const seat = { opponent: memberOf(turn.opponent, board), colour: board % 2 === 0 ? own : opposite(own) };
  if (turn.kind === 'adjourned') return { ...turn, ...seat };
  if (turn.kind === 'forfeit') return { kind: 'forfeit', ...seat, won: turn.won };
  const dice = diceOf(seed * 7919 + round * 131 + Math.min(id, turn.opponent) * 17 + board);
  const side = id < turn.opponent ? 0 : 1;
  const played = board === boards - 1 || dice.happens(90);
  if (!played) {
    const winner = dice.pick([0, 1, 2]);
    return { kind: 'forfeit', ...seat, won: winner === side };
  }
  return { kind: 'game', ...seat, result: resultOf(dice, side) };
};

const resultOf = (dice: Dice, side: 0 | 1): 'win' | 'draw' | 'loss' => {
  const first = dice.pick(['win', 'draw', 'loss'] as const);
  if (first === 'draw') return 'draw';
  return (first === 'win') === (side === 0) ? 'win' : 'loss';
};
