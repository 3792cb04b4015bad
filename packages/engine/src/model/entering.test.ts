import { expect, test } from 'vitest';
import {
  checkTournament,
  type Encounter,
  matchScoringFor,
  playerId,
  STANDARD_SCORING,
  type TournamentRecord,
  withEncounterOfPlayers,
  withEncounterOfTeams,
  withForfeitedMatch,
  withLineUp,
  withPairingBye,
  withRequestedBye,
} from './index.ts';

/** Teams 1 and 2 of two boards and a reserve: players 1 2 3 and 4 5 6. */
const event: TournamentRecord = {
  header: {},
  scoring: STANDARD_SCORING,
  virtualPoints: [],
  forbiddenPairs: [],
  requestedByes: [],
  abnormalPoints: [],
  tiebreaks: [],
  keptLines: [],
  players: [1, 2, 3, 4, 5, 6].map(id => ({ id: playerId(id), name: `Player ${id}`, turns: [] })),
  teamEvent: {
    teams: [1, 2].map(number => ({
      number,
      name: `Team ${number}`,
      players: [2, 1, 0].map(seat => playerId(3 * number - seat)),
    })),
    boardOrder: 'fixed',
    boardColours: 'WB',
    scoring: matchScoringFor(2, STANDARD_SCORING),
    pairingByes: [],
    forfeitedMatches: [],
    lineUps: [],
  },
};

const match = (...outcomes: Encounter['outcomes']): Encounter => ({ round: 1, white: 1, black: 2, outcomes });

const entered = (record: TournamentRecord, encounter: Encounter): TournamentRecord => {
  const outcome = withEncounterOfTeams(record, encounter);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  expect(checkTournament(outcome.value).ok).toBe(true);
  return outcome.value;
};

const turnsIn = ({ players }: TournamentRecord) => players.map(({ turns }) => turns[0]);

const withSeats = (record: TournamentRecord, team: number, players: readonly number[]): TournamentRecord =>
  record.teamEvent
    ? {
        ...record,
        teamEvent: withLineUp(record.teamEvent, { round: 1, team, opponent: 3 - team, players }),
      }
    : record;

test('the team named first has White on board 1, by the pattern of record 352', () => {
  expect(turnsIn(entered(event, match('1-0', '-+')))).toEqual([
    { kind: 'game', opponent: 4, colour: 'white', result: 'win' },
    { kind: 'forfeit', opponent: 5, colour: 'black', won: false },
    { kind: 'unpaired' },
    { kind: 'game', opponent: 1, colour: 'black', result: 'loss' },
    { kind: 'forfeit', opponent: 2, colour: 'white', won: true },
    { kind: 'unpaired' },
  ]);
});

test('entered again, with another line-up, nothing of the first time is left', () => {
  const first = entered(event, match('1-0', '='));
  expect(turnsIn(entered(withSeats(first, 1, [2, 3]), match('0-1', 'open')))).toEqual([
    { kind: 'unpaired' },
    { kind: 'game', opponent: 4, colour: 'white', result: 'loss' },
    { kind: 'adjourned', opponent: 5, colour: 'black' },
    { kind: 'game', opponent: 2, colour: 'black', result: 'win' },
    { kind: 'adjourned', opponent: 3, colour: 'white' },
    { kind: 'unpaired' },
  ]);
});

test('a board that one side left empty is a point for the other, or for nobody, and nothing else', () => {
  const short = withSeats(event, 1, [1, 0]);
  expect(turnsIn(entered(short, match('=', 'open')))[4]).toEqual({
    kind: 'forfeit',
    colour: 'white',
    won: true,
  });
  expect(turnsIn(entered(short, match('=', '--')))[4]).toEqual({ kind: 'unpaired' });
  expect(withEncounterOfTeams(short, match('=', '+-'))).toMatchObject({
    ok: false,
    faults: [{ code: 'board-empty', data: { round: 1, board: 2, teams: [1, 2] } }],
  });
});

test('who has left the tournament is passed over in the order of the roster', () => {
  const left = {
    ...event,
    players: event.players.map(player => (player.id === 1 ? { ...player, withdrawnAfter: 0 } : player)),
  };
  expect(turnsIn(entered(left, match('1-0', '1-0'))).map(turn => turn?.kind)).toEqual([
    'unpaired',
    'game',
    'game',
    'game',
    'game',
    'unpaired',
  ]);
});

test('a match forfeited as a whole leaves no board, and a board leaves no forfeited match', () => {
  const forfeited = withForfeitedMatch(entered(event, match('1-0', '1-0')), {
    result: '-+',
    round: 1,
    white: 1,
    black: 2,
  });
  expect(turnsIn(forfeited).every(turn => turn?.kind === 'unpaired')).toBe(true);
  expect(forfeited.teamEvent?.forfeitedMatches).toHaveLength(1);
  expect(entered(forfeited, match('1-0', '1-0')).teamEvent?.forfeitedMatches).toEqual([]);
});

test('byes of teams stand in records 320 and 240', () => {
  expect(withPairingBye(event, 2, 1).teamEvent?.pairingByes).toEqual([undefined, 1]);
  const once = withRequestedBye(event, { worth: 'half', round: 1, participants: [2] });
  expect(withRequestedBye(once, { worth: 'zero', round: 1, participants: [2] }).requestedByes).toEqual([
    { worth: 'zero', round: 1, participants: [2] },
  ]);
});

test('a match of two games reverses the colours, and is open as a whole', () => {
  const { teamEvent: _teams, ...players } = event;
  const double = (...outcomes: Encounter['outcomes']) =>
    turnsIn(withEncounterOfPlayers(players, { round: 1, white: 1, black: 2, outcomes }))[1];
  expect(double('1-0', '-+')).toEqual({
    kind: 'match',
    opponent: 1,
    games: [
      { opponent: 1, colour: 'black', result: 'loss' },
      { opponent: 1, colour: 'white', result: 'win', forfeited: true },
    ],
  });
  expect(double('1-0', 'open')).toEqual({ kind: 'adjourned', opponent: 1, colour: 'black' });
});

const gamesOfTwo = (encounter: Pick<Encounter, 'outcomes' | 'winner'>) => {
  const { teamEvent: _teams, ...players } = event;
  const record = withEncounterOfPlayers(players, { round: 1, white: 1, black: 2, ...encounter });
  expect(checkTournament(record).ok).toBe(true);
  return turnsIn(record).slice(0, 2);
};

test.each([
  ['=-0', 'draw', 'loss'],
  ['0-=', 'loss', 'draw'],
  ['0-0', 'loss', 'loss'],
] as const)('%s is a game played, with another result for each side', (outcome, first, second) => {
  expect(gamesOfTwo({ outcomes: [outcome] })).toEqual([
    { kind: 'game', opponent: 2, colour: 'white', result: first },
    { kind: 'game', opponent: 1, colour: 'black', result: second },
  ]);
});

test('a game of less than one move is one for both', () => {
  expect(gamesOfTwo({ outcomes: ['1-0u'] })).toMatchObject([
    { kind: 'game', result: 'win', unrated: true },
    { kind: 'game', result: 'loss', unrated: true },
  ]);
});

test.each([
  [412, 387, 'win', 'loss'],
  [300, 300, 'draw', 'draw'],
] as const)('sheets of %i and %i points decide a game of Scrabble', (own, opponents, first, second) => {
  expect(gamesOfTwo({ outcomes: [{ own, opponents }] })).toMatchObject([
    { kind: 'game', result: first, tally: { own, opponents } },
    { kind: 'game', result: second, tally: { own: opponents, opponents: own } },
  ]);
});

test('who goes on from a match is written on both sides, also after a single game', () => {
  expect(gamesOfTwo({ outcomes: ['='], winner: 'second' })).toMatchObject([
    { kind: 'match', won: false, games: [{ colour: 'white', result: 'draw' }] },
    { kind: 'match', won: true, games: [{ colour: 'black', result: 'draw' }] },
  ]);
});
