import {
  type ForbiddenPairs,
  type MatchGame,
  playerId,
  pointsOf,
  type Result,
  type Scoring,
  scoringOf,
  type TournamentRecord,
  type Turn,
} from '../../../model/index.ts';
import type { RecordedBye, RecordedMatch, RecordedPosition, RecordedSettings } from './recorded-format.ts';

/* A recorded position of C.04.5 as a record of ours. */

export const recordOfPlayers = (position: RecordedPosition): TournamentRecord => {
  const { settings, entrants, history, byesThisRound, round } = position;
  const turns = new Map<string, Turn>();
  for (const [index, { matches, byes }] of history.entries()) {
    for (const match of matches)
      for (const [id, turn] of turnsOfMatch(match)) turns.set(`${index + 1} ${id}`, turn);
    for (const bye of byes) turns.set(`${index + 1} ${bye.player}`, turnOfBye(bye));
  }
  for (const bye of byesThisRound) turns.set(`${round} ${bye.player}`, turnOfBye(bye));
  return {
    header: {},
    system: 'double-swiss-2026',
    plannedRounds: settings.rounds,
    initialColour: settings.initial_colour === 'W' ? 'white' : 'black',
    scoring: scoringIn(settings),
    virtualPoints: [],
    forbiddenPairs: forbiddenIn(position),
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    players: entrants.map(({ tpn, name, enters = 1 }) => ({
      id: playerId(tpn),
      name,
      turns: Array.from(
        { length: round },
        (_, at): Turn => turns.get(`${at + 1} ${tpn}`) ?? { kind: at + 1 < enters ? 'absent' : 'unpaired' },
      ),
    })),
  };
};

export const forbiddenIn = ({ forbidden, round }: RecordedPosition): readonly ForbiddenPairs[] =>
  forbidden.map(pair => ({ players: pair.map(playerId), fromRound: round, toRound: round }));

export const scoringIn = ({ game_points, bye_points }: RecordedSettings): Scoring => {
  const { win, draw, loss, fwin, floss } = game_points;
  const worth = (kind: keyof RecordedSettings['bye_points']) => {
    const points = bye_points[kind];
    return pointsOf(typeof points === 'number' ? points : points[1]);
  };
  return {
    ...scoringOf(win, draw, loss),
    forfeitWin: pointsOf(fwin),
    forfeitLoss: pointsOf(floss),
    pairingBye: worth('pab'),
    fullBye: worth('full'),
    halfBye: worth('half'),
    zeroBye: worth('zero'),
  };
};

const turnOfBye = ({ kind }: RecordedBye): Turn =>
  kind === 'pab' ? { kind: 'pairing-bye' } : { kind: 'requested-bye', worth: kind };

const RESULTS: Readonly<Record<string, Result>> = {
  '1': 'win',
  '+': 'win',
  '=': 'draw',
  '0': 'loss',
  '-': 'loss',
};

/** One result of the format, as a side of it sees the game. */
export const sideOf = (text: string, side: 0 | 1): Pick<MatchGame, 'result' | 'forfeited'> => {
  const letter = text.split(':')[side] ?? '';
  const result = RESULTS[letter];
  if (!result) throw new Error(`${text} is a result`);
  return { result, ...(letter === '+' || letter === '-' ? { forfeited: true as const } : {}) };
};

const turnsOfMatch = ({ white, black, games = [] }: RecordedMatch): readonly (readonly [number, Turn])[] => {
  const side = (opponent: number, place: 0 | 1): Turn => ({
    kind: 'match',
    opponent: playerId(opponent),
    games: games.map((text, index) => ({
      opponent: playerId(opponent),
      colour: index % 2 === place ? 'white' : 'black',
      ...sideOf(text, place),
    })),
  });
  return [
    [white, side(black, 0)],
    [black, side(white, 1)],
  ];
};
