import type { Ruling, RulingSubject } from '@pareo/engine';
import type { Language } from './language.ts';
import type { NameOf } from './subjects.ts';
import { textsIn } from './texts.ts';

/** Who is concerned, already named, and the numbers that the rule gave. */
export interface RulingWords {
  readonly about: readonly string[];
  readonly because: readonly string[];
  readonly facts: Ruling['facts'];
}

/** What was decided, in a sentence without the reason. */
export type RulingTexts = { readonly [S in RulingSubject]: (words: RulingWords) => string };

/** What was decided, the rule that decided it in the reader's language, and its article. */
export const describeRuling = (ruling: Ruling, name: NameOf, language: Language): string => {
  const texts = textsIn(language);
  const decided = texts.rulings[ruling.subject]({
    about: ruling.about.map(name),
    because: ruling.because.map(name),
    facts: ruling.facts,
  });
  return `${decided} ${textOfRule(ruling.rule, language)} (${ruling.rule.article})`;
};

/** Rules carry their English text; other languages have it under the key. */
export const textOfRule = (rule: Ruling['rule'], language: Language): string => {
  const translated: Readonly<Record<string, string>> = textsIn(language).rules;
  return translated[rule.key] ?? rule.text;
};
