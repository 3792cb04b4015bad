import type { Issue, NoPairing } from '@pareo/engine';
import {
  competingIn,
  type Entry,
  type Need,
  pairsTeams,
  type Refusal,
  type Warning,
} from '@pareo/engine/journal';
import type { NamedAs } from '@pareo/texts';
import { describeAct, describeActRefusal, describeActWarning, describeNeed } from '@pareo/texts/acts';
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
  (key: number, of?: NamedAs): string => {
    if (!tournament) return String(key);
    const { shown } = tournament;
    const isTeam = of === 'teams' || (of === 'paired' && pairsTeams(shown));
    return isTeam ? (shown.teams?.[key]?.data.name ?? String(key)) : spokenName(tournament.name(key));
  };

const byNumber =
  (tournament: Tournament | undefined) =>
  (number: number): string => {
    const all = tournament ? Object.values(competingIn(tournament.shown)) : [];
    return spokenName(all.find(one => one.number === number)?.data.name ?? String(number));
  };

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

export const needText = (need: Need, tournament: Tournament): string =>
  describeNeed(need, byKey(tournament), language());

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
