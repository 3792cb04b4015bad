import { isLanguage, type Language, languageOfLocale } from '@pareo/texts';

/**
 * What the call asks for, otherwise the locale, otherwise English. Read before anything else, because a wrong call
 * must be answered in the right language too.
 */
export const languageOf = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language => {
  const asked = askedFor(args);
  if (asked !== undefined && isLanguage(asked)) return asked;
  // POSIX: the first of these that is not empty decides.
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(
    value => value !== undefined && value !== '',
  );
  return (locale === undefined ? undefined : languageOfLocale(locale)) ?? 'en';
};

const askedFor = (args: readonly string[]): string | undefined => {
  const at = args.indexOf('--lang');
  if (at >= 0) return args[at + 1];
  return args.find(arg => arg.startsWith('--lang='))?.slice('--lang='.length);
};
