import { drawnOrder } from '../model/lots.ts';
import { type Position, positionBefore } from '../position/index.ts';
import type { Board, Options, PairingSystem } from '../systems/system.ts';
import { pairedBy } from './index.ts';
import { accepted, type Sketch, tournament } from './tournament.ts';

export interface Play {
  readonly system: PairingSystem;
  /** What stands before the first round to be played. */
  readonly sketch: Sketch;
  /** How many rounds are paired and played. */
  readonly rounds: number;
  readonly options?: Options;
  /** Another lot, other results. */
  readonly lot?: string;
  /** Knock-outs need winners. */
  readonly draws?: 'allowed' | 'never';
}

/** Pairs and plays round after round; gives the position before each of them and before the one that follows. */
export const positionsOfPlay = ({
  system,
  sketch,
  rounds,
  options = {},
  lot = '',
  draws = 'allowed',
}: Play): readonly Position[] => {
  const positions: Position[] = [];
  let played = sketch.rounds ?? [];
  for (let count = 0; count <= rounds; count++) {
    const stands = tournament({ ...sketch, rounds: played });
    const position = positionBefore(stands, played.length + 1);
    positions.push(position);
    if (count === rounds) break;
    const pairing = accepted(pairedBy(system, position, options));
    const results = draws === 'never' ? ['1-0', '0-1'] : ['1-0', '0-1', '='];
    played = [
      ...played,
      [
        ...pairing.boards.map(board => lineOf(board, results, `${lot}/${position.round}`)),
        ...pairing.byes.filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => `${player} U`),
      ],
    ];
  }
  return positions;
};

/** A match is decided in its first game; the others are drawn. */
const lineOf = ({ white, black, games = 1 }: Board, results: readonly string[], lot: string): string => {
  const [first] = drawnOrder([...results.keys()], lot, index => white * 10_000 + black * 10 + index);
  return [`${white}-${black}`, results[first ?? 0], ...Array.from({ length: games - 1 }, () => '=')].join(
    ' ',
  );
};
