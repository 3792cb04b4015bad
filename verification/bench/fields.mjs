import { checkTournament, playerId, systemNamed } from '@pareo/engine';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { positionBefore } from '@pareo/engine/systems';

/** A small generator of numbers, the same on every machine. */
const numbersFrom = seed => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
};

const RESULTS = {
  random: (_white, _black, next) => (next() < 0.4 ? 'win' : next() < 0.5 ? 'draw' : 'loss'),
  'all draws': () => 'draw',
  'White always wins': () => 'win',
  'the higher seed wins': (white, black) => (white < black ? 'win' : 'loss'),
};
const MIRROR = { win: 'loss', draw: 'draw', loss: 'win' };

/** Hard fields: what the games bring, and what makes pairing difficult. */
export const HARD_FIELDS = [
  { name: 'random', results: 'random', players: 1000, rounds: 8, planned: 9 },
  { name: 'all draws, one scoregroup', results: 'all draws', players: 1001, rounds: 8, planned: 9 },
  { name: 'White always wins', results: 'White always wins', players: 1000, rounds: 8, planned: 9 },
  {
    name: 'White always wins, odd',
    results: 'White always wins',
    players: 201,
    rounds: 8,
    planned: 9,
    bound: 150,
  },
  {
    name: 'White always wins, odd',
    results: 'White always wins',
    players: 1001,
    rounds: 8,
    planned: 9,
  },
  { name: 'the higher seed wins', results: 'the higher seed wins', players: 1001, rounds: 8, planned: 9 },
  {
    name: 'a sixth absent each round',
    results: 'random',
    players: 1001,
    rounds: 8,
    planned: 9,
    absent: 0.16,
  },
  { name: '5,000 forbidden pairs', results: 'random', players: 1000, rounds: 8, planned: 9, forbidden: 5000 },
  { name: '40 players, 30 rounds', results: 'random', players: 40, rounds: 29, planned: 30 },
  { name: '41 players, 30 rounds, draws', results: 'all draws', players: 41, rounds: 29, planned: 30 },
];

const recordOf = (turns, forbiddenPairs, planned) => ({
  header: {},
  plannedRounds: planned,
  initialColour: 'white',
  scoring: STANDARD_SCORING,
  virtualPoints: [],
  forbiddenPairs,
  requestedByes: [],
  abnormalPoints: [],
  tiebreaks: [],
  keptLines: [],
  players: turns.map((own, index) => ({
    id: playerId(index + 1),
    name: `Player ${index + 1}`,
    rating: 2600 - index,
    turns: own,
  })),
});

export const tournamentOf = record => {
  const checked = checkTournament(record);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults[0]));
  return checked.value;
};

/** Plays a field by the Dutch rules of 2026. `each(tournament, round)` sees every position before it is paired. */
export const play = ({ players, rounds, planned, results, absent = 0, forbidden = 0 }, each = () => {}) => {
  const next = numbersFrom(20261115);
  const pick = () => playerId(1 + Math.floor(next() * players));
  const forbiddenPairs = Array.from({ length: forbidden }, () => ({
    players: [pick(), pick()],
    fromRound: 1,
    toRound: planned,
  })).filter(({ players: [a, b] }) => a !== b);
  const turns = Array.from({ length: players }, () => []);
  for (let round = 1; round <= rounds + 1; round++) {
    for (const own of turns)
      own[round - 1] = next() < absent ? { kind: 'requested-bye', worth: 'half' } : { kind: 'unpaired' };
    const tournament = tournamentOf(
      recordOf(
        turns.map(own => [...own]),
        forbiddenPairs,
        planned,
      ),
    );
    each(tournament, round);
    if (round > rounds) return tournament;
    const paired = systemNamed('dutch-2026').workOut(positionBefore(tournament, round), {});
    if (!paired.ok) return tournament;
    for (const { white, black } of paired.value.pairing.boards) {
      const result = RESULTS[results](white, black, next);
      turns[white - 1][round - 1] = { kind: 'game', opponent: black, colour: 'white', result };
      turns[black - 1][round - 1] = {
        kind: 'game',
        opponent: white,
        colour: 'black',
        result: MIRROR[result],
      };
    }
    for (const { player } of paired.value.pairing.byes)
      turns[player - 1][round - 1] = { kind: 'pairing-bye' };
  }
};
