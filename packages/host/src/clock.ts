/** Time, so that tests can move it. */
export interface Clock {
  now(): number;
  /** Calls back later; gives the way to call it off. */
  after(milliseconds: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const instantOf = (clock: Clock): string => new Date(clock.now()).toISOString();

/** 128 random bits: `randomUUID` is missing on plain addresses of a local network. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
