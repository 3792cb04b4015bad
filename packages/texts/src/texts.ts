import { type AnswerTexts, answers } from './answer-texts.ts';
import { issues } from './issues.ts';
import type { Language } from './language.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { type RulingTexts, rulings } from './ruling-texts.ts';
import { type StandingsTexts, standings } from './standings-texts.ts';
import type { IssueTexts, RefusalTexts } from './subjects.ts';
import { type SystemOptionTexts, type SystemTexts, systemOptions, systems } from './system-texts.ts';
import { type TiebreakTexts, tiebreaks } from './tiebreak-texts.ts';

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
}

export const textsIn = (language: Language): Texts => ({
  issues: issues[language],
  refusals: refusals[language],
  rulings: rulings[language],
  answers: answers[language],
  rules: rules[language],
  systems: systems[language],
  systemOptions: systemOptions[language],
  tiebreaks: tiebreaks[language],
  standings: standings[language],
});
