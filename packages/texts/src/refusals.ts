import type { NoPairing, RefusalCode } from '@pareo/engine/systems';
import { refusals as inEnglish } from './en/refusals.ts';
import { refusals as inSpanish } from './es/refusals.ts';
import type { Language } from './language.ts';
import type { NameOf, RefusalTexts } from './subjects.ts';

/* `@pareo/texts/refusals`: why a round could not be paired. */

export const refusals: Readonly<Record<Language, RefusalTexts>> = { en: inEnglish, es: inSpanish };

/** The sentence for a round that could not be paired. */
export const describeRefusal = <C extends RefusalCode>(
  refusal: NoPairing<C>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RefusalTexts = refusals[language];
  return texts[refusal.code](refusal.data, name);
};
