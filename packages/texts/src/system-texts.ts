import { systemOptions as optionsInEnglish, systems as systemsInEnglish } from './en/systems.ts';
import { systemOptions as optionsInSpanish, systems as systemsInSpanish } from './es/systems.ts';
import type { Language } from './language.ts';

/** What a list of systems says of one. */
export interface SystemText {
  readonly name: string;
  /** What it is for, in one line. */
  readonly purpose: string;
}

/** By the ids of the catalogue (see `docs/reference/cli.md`). */
export type SystemTexts = Readonly<Record<keyof typeof systemsInEnglish, SystemText>>;

/** What an option of a system decides, by its name. Systems that share a name mean the same by it. */
export type SystemOptionTexts = Readonly<Record<string, string>>;

export const systems: Readonly<Record<Language, SystemTexts>> = {
  en: systemsInEnglish,
  es: systemsInSpanish,
};
export const systemOptions: Readonly<Record<Language, SystemOptionTexts>> = {
  en: optionsInEnglish,
  es: optionsInSpanish,
};
