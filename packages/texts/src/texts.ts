import type { AnswerTexts } from './answer-texts.ts';
import type { CliTexts } from './cli-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';
import type { RulingTexts } from './ruling-texts.ts';
import type { StandingsTexts } from './standings-texts.ts';
import type { IssueTexts, RefusalTexts } from './subjects.ts';
import type { SystemOptionTexts, SystemTexts } from './system-texts.ts';
import type { TiebreakTexts } from './tiebreak-texts.ts';

/** Every sentence of one language. */
export interface Texts {
  readonly issues: IssueTexts;
  readonly refusals: RefusalTexts;
  readonly rulings: RulingTexts;
  readonly answers: AnswerTexts;
  /** By key. English is the text of the rule itself. */
  readonly rules: Readonly<Record<string, string>>;
  readonly systems: SystemTexts;
  readonly systemOptions: SystemOptionTexts;
  readonly tiebreaks: TiebreakTexts;
  readonly standings: StandingsTexts;
  readonly cli: CliTexts;
}

const TEXTS: Readonly<Record<Language, Texts>> = { en, es };

export const textsIn = (language: Language): Texts => TEXTS[language];
