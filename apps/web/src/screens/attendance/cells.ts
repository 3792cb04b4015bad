import type { Attendance, Entered, State } from '@pareo/engine/journal';
import { appearanceIn, ownResult } from '../../client/games.ts';

/** What a cell of the attendance shows. Past cells show what happened. */
export type CellState = Attendance | 'out' | 'before' | 'happened';

export interface Cell {
  readonly state: CellState;
  /** One sign: `H`, `Z`, `½`, `·` … */
  readonly sign: string;
}

const SIGNS: Readonly<Record<Exclude<CellState, 'happened'>, string>> = {
  plays: '·',
  half: 'H',
  zero: 'Z',
  full: 'F',
  absent: 'A',
  out: '–',
  before: '/',
};
export const signOf = (state: Exclude<CellState, 'happened'>): string => SIGNS[state];

export const isPublished = (state: State, round: number): boolean => round <= state.published;

export const cellOf = (state: State, player: Entered, round: number): Cell => {
  if (isPublished(state, round)) {
    const happened = appearanceIn(state, player.key, round);
    if (happened?.kind === 'game') return { state: 'happened', sign: ownResult(happened) || '…' };
    if (happened?.kind === 'bye') return { state: 'happened', sign: happened.bye === 'rest' ? '–' : 'U' };
  }
  const asked = player.attendance[round];
  if (round < player.from)
    return asked ? { state: asked, sign: SIGNS[asked] } : { state: 'before', sign: SIGNS.before };
  if (player.out.some(({ from, until }) => from <= round && (until === undefined || round < until)))
    return { state: 'out', sign: SIGNS.out };
  const as = asked ?? 'plays';
  return { state: as, sign: SIGNS[as] };
};

/** The key that gives the cell its state. */
export const stateOfKey = (key: string): Attendance | 'out' | undefined => {
  switch (key.toLowerCase()) {
    case 'h':
      return 'half';
    case 'z':
    case '0':
      return 'zero';
    case 'a':
      return 'absent';
    case 'f':
      return 'full';
    case 'p':
    case '.':
    case 'backspace':
      return 'plays';
    case '-':
      return 'out';
    default:
      return undefined;
  }
};
