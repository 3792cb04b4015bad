import type { Language } from './language.ts';

/** What most sentences need: how to count, how to list, how to cut a long list short. */
export interface Wording {
  /** `counted(2, 'round', 'rounds')`: "2 rounds". */
  readonly counted: (count: number, one: string, many: string) => string;
  /** "1, 2 and 3". */
  readonly list: (items: readonly (number | string)[]) => string;
  /** "1, 2 or 3". */
  readonly choice: (items: readonly (number | string)[]) => string;
}

/** A list longer than this is cut: nobody reads the numbers of ninety players in a sentence. */
const LONGEST_LIST = 12;

export const wordingIn = (language: Language): Wording => {
  const and = joiner(language, 'conjunction');
  const or = joiner(language, 'disjunction');
  const more = language === 'es' ? 'más' : 'more';
  const shortened = (items: readonly (number | string)[]): readonly string[] => {
    const texts = items.map(String);
    return texts.length <= LONGEST_LIST
      ? texts
      : [...texts.slice(0, LONGEST_LIST - 1), `${texts.length - LONGEST_LIST + 1} ${more}`];
  };
  return {
    counted: (count, one, many) => `${count} ${count === 1 ? one : many}`,
    list: items => and(shortened(items)),
    choice: items => or(items.map(String)),
  };
};

/** The list format is made when first used: making it costs more than most commands spend on sentences. */
const joiner = (language: Language, type: 'conjunction' | 'disjunction') => {
  let format: Intl.ListFormat | undefined;
  return (items: readonly string[]): string => {
    // A British reader expects "1, 2 and 3".
    format ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es-MX', { type });
    return format.format(items);
  };
};

/** Two by two, as a board is written: "A – B". */
export const inPairs = (names: readonly string[]): readonly string[] =>
  names.flatMap((name, index) => (index % 2 === 0 ? [`${name} – ${names[index + 1] ?? ''}`] : []));

/** The reader's word for a name that the engine uses; the name itself where it is no term (a list of values). */
export const termIn = (terms: Readonly<Record<string, string>>, name: string): string => terms[name] ?? name;
