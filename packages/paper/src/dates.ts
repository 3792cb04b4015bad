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
