export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);

/** `es_MX.UTF-8`, `es-MX`, `es`: the language of a locale, where we have it. */
export const languageOfLocale = (locale: string): Language | undefined => {
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) && !/^[a-z]/i.test(locale.slice(2)) ? language : undefined;
};
