import { bergerRound, type TablePair, tableSize } from './table.ts';

/** How often everyone meets everyone, and whether the last two rounds of the first cycle change places. */
export interface Format {
  readonly cycles: 1 | 2;
  readonly lastTwoRounds: 'as printed' | 'swapped';
}

/** A round of a tournament: which line of the table it is, and in which cycle. */
export interface ScheduledRound {
  readonly size: number;
  readonly line: number;
  readonly cycle: 1 | 2;
  readonly pairs: readonly TablePair[];
}

export const roundsOf = (players: number, { cycles }: Pick<Format, 'cycles'>): number =>
  players < 2 ? 0 : cycles * (tableSize(players) - 1);

export const scheduledRound = (players: number, round: number, format: Format): ScheduledRound => {
  const size = tableSize(players);
  const cycle = round < size ? 1 : 2;
  const line = cycle === 1 ? lineOfFirstCycle(round, size - 1, format) : round - (size - 1);
  const pairs = bergerRound(size, line);
  return { size, line, cycle, pairs: cycle === 1 ? pairs : pairs.map(reversed) };
};

const lineOfFirstCycle = (round: number, rounds: number, { lastTwoRounds }: Format): number =>
  lastTwoRounds === 'swapped' && rounds > 1 && round >= rounds - 1 ? 2 * rounds - 1 - round : round;

const reversed = ({ white, black }: TablePair): TablePair => ({ white: black, black: white });
