import type { Issue } from '@pareo/engine';
import type { Entry, Refusal, Warning } from '@pareo/engine/journal';
import { describeIssue } from '@pareo/texts';
import { language } from '../client/preferences.svelte.ts';
import type { Tournament } from '../client/tournament.svelte.ts';

/* Sentences of acts live in `@pareo/texts`; here they meet the language of the screen and the names of its players. */

export const issueText = (issue: Issue): string => {
  const where = issue.place ? `${issue.place.line}:${issue.place.column} ` : '';
  return where + describeIssue(issue, language());
};

export const warningText = (warning: Warning): string => warning.code;

export const refusalText = (refusal: Refusal): string => refusal.code;

export const refusalsText = (refusals: readonly Refusal[]): string => refusals.map(refusalText).join(' ');

export const entryText = (entry: Entry, _tournament: Tournament): string => entry.act.kind;
