import { systemOptions as optionsInEnglish, systems as systemsInEnglish } from './en/systems.ts';
import { systemOptions as optionsInSpanish, systems as systemsInSpanish } from './es/systems.ts';
import type { Language } from './language.ts';

/** What a list of systems says of one. */
export interface SystemText {
  readonly name: string;
  /** What it is for, in one line. */
  readonly purpose: string;
}

/** Ids of the catalogue (see `docs/reference/cli.md`). */
export type SystemId =
  | 'dutch-2026'
  | 'dutch-2017'
  | 'dutch-1998'
  | 'lim-1999'
  | 'dubov-2026'
  | 'dubov-1997'
  | 'burstein-2026'
  | 'burstein-2017'
  | 'harkness'
  | 'double-swiss-2026'
  | 'team-swiss-2026'
  | 'scrabble-swiss'
  | 'king-of-the-hill'
  | 'berger'
  | 'double-berger'
  | 'team-berger'
  | 'team-double-berger'
  | 'scheveningen'
  | 'wimbledon';

export type SystemTexts = Readonly<Record<SystemId, SystemText>>;

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
