/* The time of a player for 60 moves, from the code of TRF26 (record 222): `5400+30`, `40/6000+30:900+30`, `W300-B240`. */

/** The thinking time of one player. */
export interface ThinkingTime {
  /** For 60 moves, increments included. */
  readonly seconds: number;
  /** Moves of the first control, where it is counted in moves. */
  readonly firstControl?: number;
}

export interface GameTime {
  readonly white: ThinkingTime;
  readonly black: ThinkingTime;
}

const MOVES = 60;

/** Undefined: not a code. */
export const gameTime = (code: string | undefined): GameTime | undefined => {
  const sides = /^\s*W(.+)-B(.+?)\s*$/.exec(code ?? '');
  const white = thinkingTime(sides ? sides[1] : code);
  const black = thinkingTime(sides ? sides[2] : code);
  return white && black ? { white, black } : undefined;
};

const PERIOD = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/;

const thinkingTime = (text: string | undefined): ThinkingTime | undefined => {
  let seconds = 0;
  let left = MOVES;
  let firstControl: number | undefined;
  for (const [at, period] of (text ?? '').trim().split(':').entries()) {
    const [, moves, base, increment = '0'] = PERIOD.exec(period) ?? [];
    if (base === undefined) return undefined;
    if (at === 0 && moves !== undefined) firstControl = Number(moves);
    const made = Math.min(left, moves === undefined ? left : Number(moves));
    seconds += Number(base) + made * Number(increment);
    left -= made;
  }
  return { seconds, ...(firstControl === undefined ? {} : { firstControl }) };
};
