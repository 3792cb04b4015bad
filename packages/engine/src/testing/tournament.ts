import {
  checkTournament,
  type Outcome,
  type Player,
  type PlayerRecord,
  playerId,
  STANDARD_SCORING,
  type Tournament,
  type TournamentRecord,
  type TournamentSettings,
} from '../model/index.ts';
import { type Position, positionBefore } from '../position/index.ts';
import { turnsIn } from './turns.ts';

/** A tournament in few words; whatever is left out is what most tournaments have. */
export interface Sketch extends Partial<TournamentSettings> {
  /** How many, numbered from 1; or what is particular about each. */
  readonly players: number | readonly Partial<Player>[];
  /** One list for each round, as `turnsIn` reads it: `['1-8 1-0', '2-7 =', '3 U']`. Who is not named is blank. */
  readonly rounds?: readonly (readonly string[])[];
}

/**
 * `recordOf({ players: 4, rounds: [['1-3 1-0', '4-2 =']] })`: players 1 to 4, one round played. Player n is called
 * `Player 00n`, so that the alphabet, like the numbers, puts 1 first.
 */
export const recordOf = ({ players, rounds = [], ...settings }: Sketch): TournamentRecord => ({
  header: {},
  scoring: STANDARD_SCORING,
  virtualPoints: [],
  forbiddenPairs: [],
  requestedByes: [],
  abnormalPoints: [],
  tiebreaks: [],
  keptLines: [],
  ...settings,
  players: playerRecords(players, rounds),
});

/** Fails loudly when the sketch contradicts itself: that is a mistake of the test. */
export const tournament = (sketch: Sketch): Tournament => accepted(checkTournament(recordOf(sketch)));

/** What a test counts on being given. */
export const accepted = <Value, Fault>(outcome: Outcome<Value, Fault>): Value => {
  if (outcome.ok) return outcome.value;
  throw new Error(`Refused: ${JSON.stringify(outcome.faults)}`);
};

/** Before the round named; before the next one to be paired when none is. */
export const position = (sketch: Sketch, round?: number): Position => {
  const sketched = tournament(sketch);
  return positionBefore(sketched, round ?? sketched.roundsPaired + 1);
};

const playerRecords = (
  players: Sketch['players'],
  rounds: readonly (readonly string[])[],
): readonly PlayerRecord[] => {
  const particulars: readonly Partial<Player>[] =
    typeof players === 'number' ? Array.from({ length: players }, () => ({})) : players;
  const turns = rounds.map(turnsIn);
  return particulars.map((particular, index) => {
    const id = particular.id ?? playerId(index + 1);
    return {
      name: `Player ${String(id).padStart(3, '0')}`,
      ...particular,
      id,
      turns: turns.map(round => round.get(id) ?? { kind: 'unpaired' }),
    };
  });
};
