import type { Act, Entry, FileFault, GameResult, Need, Refusal, Warning } from '@pareo/engine/journal';
import { type JournalTexts, resultAs } from './act-texts.ts';
import { journal as inEnglish } from './en/journal.ts';
import { journal as inSpanish } from './es/journal.ts';
import { describeIssue } from './issues.ts';
import type { Language } from './language.ts';
import { describeRefusal } from './refusals.ts';
import { articleIn } from './sources.ts';
import type { NameByKey, NameOf } from './subjects.ts';

export type { JournalTexts } from './act-texts.ts';

/* `@pareo/texts/acts`: what was done, why something was not, what must be confirmed, what waits. */

const JOURNAL: Readonly<Record<Language, JournalTexts>> = { en: inEnglish, es: inSpanish };

export const journalTextsIn = (language: Language): JournalTexts => JOURNAL[language];

/** A result as people write it. */
export const describeResult = (result: GameResult, language: Language): string =>
  resultAs(JOURNAL[language].terms.notRated)(result);

/** What the act did, as the journal shows it. `name` calls a participant by the key. */
export const describeAct = ({ act }: Pick<Entry, 'act'>, name: NameByKey, language: Language): string => {
  const texts = JOURNAL[language].acts;
  const describe = texts[act.kind] as (act: Act, name: NameByKey) => string;
  const said = describe(act, name);
  const reason = act.reason?.trim();
  return reason ? `${said} ${JOURNAL[language].terms.reason}: ${reason}` : said;
};

export interface Namings {
  /** By key. */
  readonly name: NameByKey;
  /** By pairing number of the moment: the engine's own refusals speak in numbers. Absent: as `name`. */
  readonly byNumber?: NameOf;
}

/** Why the act is not done, with its article; several sentences where the engine or the file has several reasons. */
export const describeActRefusal = (refusal: Refusal, namings: Namings, language: Language): string => {
  const said = sentenceOf(refusal, namings, language);
  return refusal.article === undefined ? said : `${said} (${articleIn(refusal.article, language)})`;
};

const sentenceOf = (refusal: Refusal, { name, byNumber }: Namings, language: Language): string => {
  const texts = JOURNAL[language].refusals;
  const describe = texts[refusal.code] as (data: Refusal['data'], name: NameByKey) => string;
  const said = describe(refusal.data, name);
  const more =
    refusal.code === 'no-pairing'
      ? refusal.data.faults.map(fault => describeRefusal(fault, byNumber ?? name, language))
      : refusal.code === 'record-invalid'
        ? refusal.data.issues.map(issue => describeIssue(issue, language))
        : refusal.code === 'not-confirmed'
          ? refusal.data.warnings.map(warning => describeActWarning(warning, name, language))
          : refusal.code === 'no-such-norm' ||
              refusal.code === 'plan-invalid' ||
              refusal.code === 'categories-invalid'
            ? refusal.data.issues.map(issue => describeIssue(issue, language))
            : [];
  return [said, ...more].join(' ');
};

/** What must be confirmed, with its article. */
export const describeActWarning = (warning: Warning, name: NameByKey, language: Language): string => {
  const texts = JOURNAL[language].warnings;
  const describe = texts[warning.code] as (data: Warning['data'], name: NameByKey) => string;
  const said = describe(warning.data, name);
  return warning.article === undefined ? said : `${said} (${articleIn(warning.article, language)})`;
};

/** What waits for an arbiter. */
export const describeNeed = (need: Need, name: NameByKey, language: Language): string => {
  const describe = JOURNAL[language].needs[need.kind] as (need: Need, name: NameByKey) => string;
  return describe(need, name);
};

/** What is wrong with a file of a journal. */
export const describeFileFault = (fault: FileFault, language: Language): string => {
  const describe = JOURNAL[language].files[fault.code] as (data: FileFault['data']) => string;
  return describe(fault.data);
};
