/**
 * Time for everything but the journal: what expired does not come to life again because a clock is set right by a little. A clock
 * that was far ahead and is set right was wrong before: time goes on from there, or nobody could sign in for years.
 */
export interface Clock {
  readonly now: () => string;
}

const SET_RIGHT = 3600 * 1000;

export const steadyClock = (time: () => number = Date.now): Clock => {
  let latest = 0;
  return {
    now: () => {
      const said = time();
      if (said > latest || latest - said > SET_RIGHT) latest = said;
      return new Date(latest).toISOString();
    },
  };
};
