/** A day as written, `YYYY/MM/DD`; unknown parts are 0. */
const partsOf = (day: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split('/').map(Number);
  return [year, month, date];
};

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The youngest and the oldest somebody can be on a day, by a date of birth of which parts may be unknown. */
export const ageLimits = (
  birth: string,
  on: string,
): { readonly youngest: number; readonly oldest: number } | undefined => {
  const [year, month, day] = partsOf(birth);
  if (year === 0) return undefined;
  const first = [year, month || 1, day || 1] as const;
  const last = [year, month || 12, day || lastDayOf(year, month || 12)] as const;
  return { youngest: ageOn(last, partsOf(on)), oldest: ageOn(first, partsOf(on)) };
};

type Day = readonly [year: number, month: number, day: number];

/** Whole years; who was born on the 29th of February is a year older on the 1st of March. */
const ageOn = ([year, month, day]: Day, [toYear, toMonth, toDay]: Day): number => {
  const hadBirthday = toMonth > month || (toMonth === month && toDay >= day);
  return toYear - year - (hadBirthday ? 0 : 1);
};
