import type { Issue, NoPairing } from '@pareo/engine';
import type { IssueCode } from '@pareo/engine/model';
import type { RefusalCode } from '@pareo/engine/systems';
import type { CliFault, CliFaultCode } from './cli-texts.ts';
import type { Language } from './language.ts';
import type { IssueTexts, NameOf, RefusalTexts } from './subjects.ts';
import { textsIn } from './texts.ts';

/** The sentence for a fault of the input. */
export const describeIssue = <C extends IssueCode>(issue: Issue<C>, language: Language): string => {
  const texts: IssueTexts = textsIn(language).issues;
  return texts[issue.code](issue.data);
};

/** The sentence for a round that could not be paired. */
export const describeRefusal = <C extends RefusalCode>(
  refusal: NoPairing<C>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RefusalTexts = textsIn(language).refusals;
  return texts[refusal.code](refusal.data, name);
};

/** The sentence for a wrong call, or for a file that cannot be used. */
export const describeCliFault = <C extends CliFaultCode>(fault: CliFault<C>, language: Language): string => {
  const texts = textsIn(language).cli.faults;
  return texts[fault.code](fault.data);
};
