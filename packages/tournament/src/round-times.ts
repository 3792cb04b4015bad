import type { Language } from '@pareo/texts';

/* When a round begins: `YYYY-MM-DDTHH:MM`, or the day alone, as people of the hall read it on their clock. Nothing is converted. */

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-GB' };

/** The time that is announced for a round, where one is. */
export const roundTimeOf = (
  { roundTimes = [] }: { readonly roundTimes?: readonly string[] },
  round: number,
): string | undefined => roundTimes[round - 1] || undefined;

/** `sáb 21 nov, 16:00`. What is no time is shown as it was written. */
export const roundTimeText = (time: string, language: Language): string => {
  const [day = '', hour] = time.split('T');
  const date = new Date(`${day}T${hour ?? '12:00'}:00Z`);
  if (Number.isNaN(date.getTime())) return time;
  return date.toLocaleString(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hour === undefined ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: 'UTC',
  });
};

/** A day of a report, `24/12/01`, in the form of a time. */
export const dayOfReport = (text: string | undefined): string | undefined => {
  const found = /^(\d\d)(\d\d)?[/.-](\d\d)[/.-](\d\d)$/.exec(text?.trim() ?? '');
  return found
    ? `${found[2] ? `${found[1]}${found[2]}` : `20${found[1]}`}-${found[3]}-${found[4]}`
    : undefined;
};
