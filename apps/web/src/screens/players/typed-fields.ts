import { birthIn, type DateOrder, federationIn, fideIdIn } from '@pareo/engine/formats';
import { titleIn } from '@pareo/engine/model';

/* Fields of a person as they are typed, read by the same rules as those of a list. */

const READERS = {
  title: titleIn,
  federation: federationIn,
  fideId: fideIdIn,
} as const;

/** As it is kept; undefined: it is not understood. Other fields are kept as they are typed. */
export const typedField = (name: string, text: string, usual: DateOrder): string | undefined => {
  if (text === '') return text;
  if (name === 'birth') return birthIn(text, usual);
  return Object.hasOwn(READERS, name) ? READERS[name as keyof typeof READERS](text) : text;
};

/** Which part of a date comes first, by the region of a locale; a language alone has none. */
export const usualDates = (locale: string | undefined): DateOrder => {
  if (locale === undefined) return 'unknown';
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type);
  const isDayFirst = parts.indexOf('day') < parts.indexOf('month');
  if (parts.indexOf('year') < parts.indexOf('month')) return 'unknown';
  return isDayFirst ? 'day-first' : 'month-first';
};
