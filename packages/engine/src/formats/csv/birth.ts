/** Which part of a date such as 5/3/1990 comes first. */
export type DateOrder = 'day-first' | 'month-first' | 'unknown';

type Parts = readonly [first: number, second: number, year: string];

/** What the dates of a column show: a 17 can only be a day. A Spanish column has the day first. */
export const dateOrderOf = (texts: readonly string[], hasSpanishDates: boolean): DateOrder => {
  const dates = texts.map(partsOf).filter(parts => parts !== undefined);
  const isFirstADay = dates.some(([first]) => first > 12);
  const isSecondADay = dates.some(([, second]) => second > 12);
  if (isFirstADay !== isSecondADay) return isFirstADay ? 'day-first' : 'month-first';
  return hasSpanishDates && !isFirstADay ? 'day-first' : 'unknown';
};

/** `YYYY/MM/DD`, unknown parts `00`. Undefined: no date, or one of which the order of parts is not known. */
export const birthIn = (text: string, order: DateOrder): string | undefined => {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dateOf(yearFirst[1] ?? '', Number(yearFirst[2] ?? 0), Number(yearFirst[3] ?? 0));
  const parts = partsOf(text);
  if (!parts) return undefined;
  const [first, second, year] = parts;
  if (order === 'day-first' || text.includes('.') || first === second) return dateOf(year, second, first);
  return order === 'month-first' ? dateOf(year, first, second) : undefined;
};

const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2}))?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

const partsOf = (text: string): Parts | undefined => {
  const found = YEAR_LAST.exec(text);
  return found ? [Number(found[1]), Number(found[2]), found[3] ?? ''] : undefined;
};

const dateOf = (year: string, month: number, day: number): string | undefined => {
  if (month > 12 || day > 31) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}/${two(month)}/${two(day)}`;
};
