import type { Rule } from '@pareo/engine/systems';
import { rules as inSpanish } from './es/rules.ts';
import type { Language } from './language.ts';

/* `@pareo/texts/rules`: what every rule says. */

/** By key. English is the text of the rule itself. */
export const rules: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es: inSpanish };

/** Rules carry their English text; other languages have it under the key. */
export const textOfRule = (rule: Rule, language: Language): string => rules[language][rule.key] ?? rule.text;
