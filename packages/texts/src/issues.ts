import type { Issue, IssueCode } from '@pareo/engine/model';
import { fileIssues as fileIssuesInEnglish } from './en/file-issues.ts';
import { numberIssues as numberIssuesInEnglish } from './en/number-issues.ts';
import { prizeIssues as prizeIssuesInEnglish } from './en/prize-issues.ts';
import { teamIssues as teamIssuesInEnglish } from './en/team-issues.ts';
import { tournamentIssues as tournamentIssuesInEnglish } from './en/tournament-issues.ts';
import { fileIssues as fileIssuesInSpanish } from './es/file-issues.ts';
import { numberIssues as numberIssuesInSpanish } from './es/number-issues.ts';
import { prizeIssues as prizeIssuesInSpanish } from './es/prize-issues.ts';
import { teamIssues as teamIssuesInSpanish } from './es/team-issues.ts';
import { tournamentIssues as tournamentIssuesInSpanish } from './es/tournament-issues.ts';
import type { Language } from './language.ts';
import type { IssueTexts } from './subjects.ts';

/* `@pareo/texts/issues`: what is wrong with input. */

export const issues: Readonly<Record<Language, IssueTexts>> = {
  en: {
    ...tournamentIssuesInEnglish,
    ...teamIssuesInEnglish,
    ...numberIssuesInEnglish,
    ...prizeIssuesInEnglish,
    ...fileIssuesInEnglish,
  },
  es: {
    ...tournamentIssuesInSpanish,
    ...teamIssuesInSpanish,
    ...numberIssuesInSpanish,
    ...prizeIssuesInSpanish,
    ...fileIssuesInSpanish,
  },
};

/** The sentence for a fault of the input. */
export const describeIssue = <C extends IssueCode>(issue: Issue<C>, language: Language): string => {
  const texts: IssueTexts = issues[language];
  return texts[issue.code](issue.data);
};
