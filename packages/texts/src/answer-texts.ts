import type { Answer, PassedOver } from '@pareo/engine';
import type { AnswerFactsOf, QuestionKind } from '@pareo/engine/systems';
import { answers as inEnglish } from './en/answers.ts';
import { answers as inSpanish } from './es/answers.ts';
import type { Language } from './language.ts';
import { textOfRule } from './rules.ts';
import { articleIn } from './sources.ts';
import type { NameOf } from './subjects.ts';

/** What is asked about and what came of it, with everybody already named by `name`. */
export interface AnswerWords<Kind extends QuestionKind> {
  readonly verdict: Answer['verdict'];
  readonly facts: AnswerFactsOf[Kind];
  readonly name: NameOf;
}

export interface AnswerTexts {
  /** The word that comes first. */
  readonly verdicts: Readonly<Record<Answer['verdict'], string>>;
  /** What is so, in a sentence without the reason. */
  readonly said: { readonly [K in QuestionKind]: (words: AnswerWords<K>) => string };
  /** For whom it would be worse, the counts, the round that forbids it: what there is of these. */
  readonly detail: (words: AnswerWords<'pair'>) => string;
  /** What leads to the rule; its text follows after a colon. Empty where the rule says it all. */
  readonly lead: { readonly [K in QuestionKind]: (words: AnswerWords<K>) => string };
}

export const answers: Readonly<Record<Language, AnswerTexts>> = { en: inEnglish, es: inSpanish };

/** The word, what is so, why, and the article. */
export const describeAnswer = <K extends QuestionKind>(
  answer: Answer<K>,
  name: NameOf,
  language: Language,
): string => {
  const texts: AnswerTexts = answers[language];
  const words: AnswerWords<K> = { verdict: answer.verdict, facts: answer.facts, name };
  const lead = texts.lead[answer.kind](words);
  const rule = textOfRule(answer.rule, language).replace(/\.$/, '');
  const reason = lead === '' ? rule : `${lead}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
  return `${texts.verdicts[answer.verdict]}. ${texts.said[answer.kind](words)} ${reason} (${articleIn(answer.rule.article, language)}).`;
};

/** What was not taken, the word against it, the counts or the round, and the rule: for a list below a decision. */
export const describePassedOver = (passed: PassedOver, name: NameOf, language: Language): string => {
  const texts = answers[language];
  const { players, verdict, rule, chosen, other, suffers = [], round } = passed;
  const facts = {
    about: players,
    suffers,
    ...(chosen === undefined ? {} : { chosen }),
    ...(other === undefined ? {} : { other }),
    ...(round === undefined ? {} : { round }),
  };
  const detail = texts.detail({ verdict, facts, name });
  return `${players.map(name).join(' – ')}: ${texts.verdicts[verdict].toLowerCase()}${detail === '' ? '' : ` ${detail}`} (${articleIn(rule.id, language)}).`;
};
