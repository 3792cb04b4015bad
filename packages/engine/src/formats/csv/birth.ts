/** Which part of a date such as 5/3/1990 comes first. */
export type DateOrder = 'day-first' | 'month-first' | 'unknown';

type Parts = readonly [first: number, second: number, year: string];

/** What the dates of a column show, a 17 can only be a day; else what is usual where the list comes from. */
export const dateOrderOf = (texts: readonly string[], usual: DateOrder): DateOrder => {
  const dates = texts.map(partsOf).filter(parts => parts !== undefined);
  const isFirstADay = dates.some(([first]) => first > 12);
  const isSecondADay = dates.some(([, second]) => second > 12);
  if (isFirstADay !== isSecondADay) return isFirstADay ? 'day-first' : 'month-first';
  return isFirstADay ? 'unknown' : usual;
};

/** `YYYY/MM/DD`, unknown parts `00`. Undefined: no date, or one of which the order of parts is not known. */
export const birthIn = (text: string, order: DateOrder): string | undefined => {
  const date = text.replace(TIME, '');
  const yearFirst = YEAR_FIRST.exec(date);
  if (yearFirst) return dateOf(yearFirst[1] ?? '', Number(yearFirst[2] ?? 0), Number(yearFirst[3] ?? 0));
  const ofMonth = MONTH_AND_YEAR.exec(date);
  if (ofMonth) return dateOf(ofMonth[2] ?? '', Number(ofMonth[1]), 0);
  const parts = partsOf(date);
  if (!parts) return undefined;
  const [first, second, year] = parts;
  if (order === 'day-first' || date.includes('.') || first === second) return dateOf(year, second, first);
  if (order === 'month-first') return dateOf(year, first, second);
  // A 17 can only be a day, whatever the others are.
  if (first > 12) return dateOf(year, second, first);
  return second > 12 ? dateOf(year, first, second) : undefined;
};

/** As spreadsheets add it. */
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;
const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

const partsOf = (text: string): Parts | undefined => {
  const found = YEAR_LAST.exec(text.replace(TIME, ''));
  return found ? [Number(found[1]), Number(found[2]), found[3] ?? ''] : undefined;
};

const dateOf = (year: string, month: number, day: number): string | undefined => {
  const isYear = Number(year) >= 1850 && Number(year) <= 2200;
  if (!isYear || month > 12 || day > daysIn(Number(year), month) || (month === 0 && day > 0))
    return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}/${two(month)}/${two(day)}`;
};

/** Of a month that is not known, as many as any has. */
const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};
