import { clockZone } from '@pareo/engine/journal';
import type { Language } from '@pareo/texts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-GB' };

/** `21 nov 2026 – 23 nov 2026`, one day once; empty where nothing is known. What is no date is shown as it was written. */
export const datesText = (
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  language: Language,
): string =>
  [...new Set([start ?? '', end ?? ''])]
    .filter(date => date !== '')
    .map(date => dayText(date, language))
    .join(' – ');

/** `18 nov 2026, 16:03`: by the clock of a zone, or of the machine; hours from 0 to 23 everywhere. */
export const momentText = (moment: Date, language: Language, zone?: string): string =>
  moment.toLocaleString(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: clockZone(zone) }),
  });

/** `sáb 21 nov, 16:00` of `2026-11-21T16:00`, the day alone where no time is known: by the clock of the tournament, nothing is converted. */
export const clockText = (local: string, language: Language): string => {
  const [day = '', time] = local.split('T');
  const noon = new Date(`${fullDate(day)}T${time ?? '12:00'}:00Z`);
  if (Number.isNaN(noon.getTime())) return local;
  return noon.toLocaleString(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(time === undefined ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: 'UTC',
  });
};

/** Files write `26/11/21`. */
const fullDate = (day: string): string => {
  const dashed = day.replaceAll('/', '-');
  return /^\d{2}-/.test(dashed) ? `20${dashed}` : dashed;
};

const dayText = (text: string, language: Language): string => {
  const noon = new Date(`${text.replaceAll('/', '-')}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return text;
  return noon.toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
};
