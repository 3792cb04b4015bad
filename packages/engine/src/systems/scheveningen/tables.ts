import { impossible } from '../../model/index.ts';

/** A game of the table: A3 with White against B4. */
export interface TableGame {
  readonly a: number;
  readonly b: number;
  readonly white: 'A' | 'B';
}

export const FEWEST_BOARDS = 2;
export const MOST_BOARDS = 12;

/** The rounds of a match on so many boards, each in the order of A's players, as the seed prints them. */
export const tableFor = (boards: number): readonly (readonly TableGame[])[] =>
  Array.from({ length: boards }, (_, index) => roundOf(boards, index + 1));

const roundOf = (boards: number, round: number): readonly TableGame[] => {
  const printed = PRINTED[boards];
  if (printed) return gamesIn(printed[round - 1] ?? impossible('a table has as many rounds as boards'));
  return Array.from({ length: boards }, (_, index) =>
    boards % 2 === 1 ? byWindow(boards, round, index + 1) : byHalves(boards, round, index + 1),
  );
};

/* Four, eight and twelve boards. Each team in two halves: first like against like, then crosswise; within a half the
 * opponents go round. One half of A has White in odd rounds, the other in even rounds: A's players alternate, each
 * round is even, and B's players are even because a half has an even number of players. */
const byHalves = (boards: number, round: number, a: number): TableGame => {
  const half = boards / 2;
  const isUpper = a <= half;
  const goesToUpper = round <= half ? isUpper : !isUpper;
  const within = ((a - 1 + round - 1) % half) + 1;
  return {
    a,
    b: goesToUpper ? within : within + half,
    white: (round % 2 === 1) === isUpper ? 'A' : 'B',
  };
};

/* Odd numbers of boards. The opponents go round. A window of (n + 1) / 2 players of A moves back one seat every second
 * round; they have White in odd rounds, and the others have White in the even round just before. */
const byWindow = (boards: number, round: number, a: number): TableGame => {
  const step = Math.floor(round / 2);
  const isInWindow = (a - 1 + step) % boards < (boards + 1) / 2;
  return {
    a,
    b: ((a - 1 + round - 1) % boards) + 1,
    white: isInWindow === (round % 2 === 1) ? 'A' : 'B',
  };
};

/*
 * Two, six and ten boards, where opponents cannot simply go round. Suppose they did, on n = 4k + 2 boards, and colours
 * were even for every player and every round. Count A's Whites in the games of A's odd players, again in those of B's
 * odd players, again in those of the odd rounds: three odd numbers. But going round, each game is counted twice or
 * not at all.
 *
 * Six is the seed's. Ten is ours: even for every player and every round, and nobody has a colour three times running.
 * Two boards cannot be even in both senses; players go first (decision 13).
 */
const PRINTED: Readonly<Record<number, readonly string[]>> = {
  2: ['A1-B1 A2-B2', 'B2-A1 B1-A2'],
  6: [
    'B1-A1 B5-A2 A3-B4 A4-B2 A5-B3 B6-A6',
    'B2-A1 A2-B1 B3-A3 B4-A4 A5-B6 A6-B5',
    'A1-B3 A2-B2 B1-A3 B6-A4 B5-A5 A6-B4',
    'A1-B4 B6-A2 A3-B5 A4-B1 B2-A5 B3-A6',
    'B5-A1 B4-A2 A3-B6 B3-A4 A5-B1 A6-B2',
    'A1-B6 A2-B3 B2-A3 A4-B5 B4-A5 B1-A6',
  ],
  10: [
    'A1-B1 A2-B2 B3-A3 B4-A4 B5-A5 A6-B6 B7-A7 A8-B8 B9-A9 A10-B10',
    'B2-A1 B9-A2 A3-B7 A4-B5 A5-B3 B8-A6 A7-B4 B1-A8 A9-B10 B6-A10',
    'A1-B3 A2-B7 B10-A3 B2-A4 A5-B1 A6-B4 B8-A7 B6-A8 B5-A9 A10-B9',
    'B4-A1 B3-A2 A3-B9 A4-B6 B7-A5 B10-A6 A7-B5 A8-B2 A9-B8 B1-A10',
    'A1-B5 A2-B4 A3-B6 B3-A4 B8-A5 A6-B1 A7-B10 B9-A8 B7-A9 B2-A10',
    'B6-A1 B10-A2 B1-A3 A4-B7 A5-B2 B5-A6 B9-A7 A8-B4 A9-B3 A10-B8',
    'A1-B7 B1-A2 A3-B2 B8-A4 A5-B10 A6-B9 B6-A7 A8-B5 B4-A9 B3-A10',
    'B8-A1 A2-B6 B4-A3 A4-B10 B9-A5 A6-B3 A7-B1 B7-A8 B2-A9 A10-B5',
    'A1-B9 B5-A2 A3-B8 B1-A4 A5-B4 B2-A6 B3-A7 B10-A8 A9-B6 A10-B7',
    'B10-A1 A2-B8 B5-A3 A4-B9 B6-A5 B7-A6 A7-B2 A8-B3 A9-B1 B4-A10',
  ],
};

const gamesIn = (line: string): readonly TableGame[] =>
  line.split(' ').map(game => {
    const white = game.startsWith('A') ? 'A' : 'B';
    const [first = 0, second = 0] = game.split('-').map(code => Number(code.slice(1)));
    return white === 'A' ? { a: first, b: second, white } : { a: second, b: first, white };
  });
