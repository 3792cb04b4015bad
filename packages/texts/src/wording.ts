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

/** Longer lists are cut: nobody reads ninety numbers in a sentence. */
const LONGEST_LIST = 12;

export const wordingIn = (language: Language): Wording => {
  const and = joiner(language, 'and');
  const or = joiner(language, 'or');
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

/** What stands before the last of a list. By hand: what Node has for it costs a command more than all its sentences. */
const BEFORE_LAST = {
  en: { and: () => 'and', or: () => 'or' },
  es: {
    // Before the sound i, that of "hielo" excepted.
    and: (last: string) => (/^(?:i|hi(?![ae]))/i.test(last) ? 'e' : 'y'),
    // Before the sound o: "ocho" and "once" too.
    or: (last: string) => (/^(?:o|ho|8)/i.test(last) || last === '11' ? 'u' : 'o'),
  },
} as const satisfies Record<Language, Record<'and' | 'or', (last: string) => string>>;

/** A British reader expects "1, 2 and 3". */
const joiner =
  (language: Language, word: 'and' | 'or') =>
  (items: readonly string[]): string => {
    const last = items.at(-1) ?? '';
    const before = items.slice(0, -1);
    return before.length === 0 ? last : `${before.join(', ')} ${BEFORE_LAST[language][word](last)} ${last}`;
  };

/** Two by two, as a board is written: "A – B". */
export const inPairs = (names: readonly string[]): readonly string[] =>
  names.flatMap((name, index) => (index % 2 === 0 ? [`${name} – ${names[index + 1] ?? ''}`] : []));

/** The reader's word for a name the engine uses; the name itself if there is none (a list of values). */
export const termIn = (terms: Readonly<Record<string, string>>, name: string): string => terms[name] ?? name;
