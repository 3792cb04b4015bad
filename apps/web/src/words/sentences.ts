import type { Issue, NoPairing } from '@pareo/engine';
import type { Entry, Refusal, Warning } from '@pareo/engine/journal';
import { describeIssue } from '@pareo/texts/issues';
import { describeRefusal } from '@pareo/texts/refusals';
import { spokenName } from '../client/format.ts';
import { language } from '../client/preferences.svelte.ts';
import type { Tournament } from '../client/tournament.svelte.ts';

/* Sentences of acts live in `@pareo/texts`; here they meet the language of the screen and the names of its players. */

export const issueText = (issue: Issue): string => {
  const where = issue.place ? `${issue.place.line}:${issue.place.column} ` : '';
  return where + describeIssue(issue, language());
};

export const warningText = (warning: Warning): string => warning.code;

export const refusalText = (refusal: Refusal): string => refusal.code;

export const refusalsText = (refusals: readonly Refusal[], _tournament?: Tournament): string =>
  refusals.map(refusalText).join(' ');

export const entryText = (entry: Entry, _tournament: Tournament): string => entry.act.kind;

/** Faults of the engine: of a file's form or meaning, or why there is no round. */
export const faultsText = (faults: readonly unknown[], tournament: Tournament): string =>
  (faults as readonly (Issue | NoPairing)[])
    .map(fault => {
      const name = (number: number) =>
        spokenName(tournament.players.find(player => player.number === number)?.data.name ?? String(number));
      return isIssue(fault) ? issueText(fault) : describeRefusal(fault, name, language());
    })
    .join(' ');

const isIssue = (fault: Issue | NoPairing): fault is Issue => 'place' in fault;
