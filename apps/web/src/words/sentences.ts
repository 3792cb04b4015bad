import type { Issue, NoPairing } from '@pareo/engine';
import type { Entry, Refusal, Warning } from '@pareo/engine/journal';
import { describeAct, describeActRefusal, describeActWarning } from '@pareo/texts/acts';
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

const byKey =
  (tournament: Tournament | undefined) =>
  (key: number): string =>
    tournament ? spokenName(tournament.name(key)) : String(key);

const byNumber =
  (tournament: Tournament | undefined) =>
  (number: number): string =>
    spokenName(tournament?.players.find(player => player.number === number)?.data.name ?? String(number));

export const warningText = (warning: Warning, tournament?: Tournament): string =>
  describeActWarning(warning, byKey(tournament), language());

/** Every reason why an act was not done. */
export const refusalsText = (refusals: readonly Refusal[], tournament?: Tournament): string =>
  refusals
    .map(refusal =>
      describeActRefusal(refusal, { name: byKey(tournament), byNumber: byNumber(tournament) }, language()),
    )
    .join(' ');

export const entryText = (entry: Entry, tournament: Tournament): string =>
  describeAct(entry, byKey(tournament), language());

/** Faults of the engine: of a file's form or meaning, or why there is no round. */
export const faultsText = (faults: readonly unknown[], tournament: Tournament): string =>
  (faults as readonly (Issue | NoPairing | Refusal)[])
    .map(fault => {
      if (isOfJournal(fault)) return refusalsText([fault], tournament);
      return isIssue(fault) ? issueText(fault) : describeRefusal(fault, byNumber(tournament), language());
    })
    .join(' ');

/** Why there is no tournament to pair yet, or no pairing of it. */
const isOfJournal = (fault: Issue | NoPairing | Refusal): fault is Refusal =>
  ['settings-incomplete', 'record-invalid', 'no-pairing'].includes(fault.code);

const isIssue = (fault: Issue | NoPairing): fault is Issue => 'place' in fault;
