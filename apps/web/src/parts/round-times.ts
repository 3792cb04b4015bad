/** Times for rounds from the first on: so many a day, so far apart. `YYYY-MM-DDTHH:MM`, by the clock of the hall. */
export const filledTimes = (
  rounds: number,
  { first, minutes, perDay }: { readonly first: string; readonly minutes: number; readonly perDay: number },
): readonly string[] => {
  const start = Date.parse(`${first}:00Z`);
  if (first === '' || Number.isNaN(start) || perDay < 1) return [];
  return Array.from({ length: rounds }, (_, at) => {
    const days = Math.floor(at / perDay);
    return new Date(start + days * 86_400_000 + (at % perDay) * minutes * 60_000).toISOString().slice(0, 16);
  });
};

/** Without the empty ones at the end; nothing where none is known. */
export const trimmedTimes = (times: readonly string[]): readonly string[] | undefined => {
  const known = times.map((time, at) => (time === '' ? 0 : at + 1));
  const last = Math.max(0, ...known);
  return last === 0 ? undefined : times.slice(0, last);
};
