/** Time for everything but the journal: never goes back while we run, so that nothing expired comes to life again. */
export interface Clock {
  readonly now: () => string;
}

export const steadyClock = (time: () => number = Date.now): Clock => {
  let latest = 0;
  return {
    now: () => {
      latest = Math.max(latest, time());
      return new Date(latest).toISOString();
    },
  };
};
