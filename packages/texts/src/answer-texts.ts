import type { Answer, PassedOver, Rule, Ruling } from '@pareo/engine';
import type { AnswerFactsOf, QuestionKind } from '@pareo/engine/systems';
import { describeCuts } from './cut-texts.ts';
import { reasons as inEnglish } from './en/reasons.ts';
import { reasons as inSpanish } from './es/reasons.ts';
import type { Language } from './language.ts';
import { answersIn } from './reasons/answers.ts';
import { textOfRule } from './rules.ts';
import { articleIn } from './sources.ts';
import type { NameOf } from './subjects.ts';
import { wordingIn } from './wording.ts';

/** What is asked about and what came of it, with everybody already named by `name`. */
export interface AnswerWords<Kind extends QuestionKind> {
  readonly verdict: Answer['verdict'];
  readonly facts: AnswerFactsOf[Kind];
  readonly name: NameOf;
}

export interface AnswerTexts {
  /** The word that comes first. */
  readonly verdicts: Readonly<Record<Answer['verdict'], string>>;
  /** The word for a knock-out, which has no table but a draw. */
  readonly notInDraw: string;
  /** What is so, in a sentence without the reason. */
  readonly said: { readonly [K in QuestionKind]: (words: AnswerWords<K>) => string };
  /** Not a float, in a list of what was not taken. */
  readonly staying: (player: string, opponent?: string) => string;
  /** Not an exchange between the halves, in such a list. */
  readonly unchanged: string;
  /** The bye or a float, instead of the player who has it or floats. */
  readonly instead: (player: string) => string;
  /** In the place of one who did (Dubov). */
  readonly toOtherColour: (player: string) => string;
  /** Who would be worse off, the counts, the round that forbids it: whatever applies. */
  readonly detail: (words: AnswerWords<'pair'>) => string;
  /** What leads to the rule; its text follows after a colon. Empty where the rule says it all. */
  readonly lead: { readonly [K in QuestionKind]: (words: AnswerWords<K>) => string };
}

export const answers: Readonly<Record<Language, AnswerTexts>> = {
  en: answersIn(inEnglish),
  es: answersIn(inSpanish),
};

/** The word, what is so, why, and the article where there is one. */
export const describeAnswer = <K extends QuestionKind>(
  answer: Answer<K>,
  name: NameOf,
  language: Language,
): string => {
  const texts: AnswerTexts = answers[language];
  const words: AnswerWords<K> = { verdict: answer.verdict, facts: answer.facts, name };
  const reason = reasonOf(answer.rule, texts.lead[answer.kind](words), language);
  const verdict =
    answer.verdict === 'table' && answer.facts.draw ? texts.notInDraw : texts.verdicts[answer.verdict];
  const word = hasWord(answer) ? `${verdict}. ` : '';
  return [
    `${word}${texts.said[answer.kind](words)} ${reason}`,
    ...furtherFloatsIn(answer, name, language),
    ...cutsIn(answer, name, language),
  ].join(' ');
};

/** What leads to a rule, its text and its article. */
const reasonOf = (rule: Rule, lead: string, language: Language): string => {
  const text = textOfRule(rule, language).replace(/\.$/, '');
  const reason = lead === '' ? text : `${lead}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return rule.article === '' ? `${reason}.` : `${reason} (${articleIn(rule.article, language)}).`;
};

/** Why whoever floated more than once floated on. */
const furtherFloatsIn = (
  { facts }: Pick<Answer, 'facts'>,
  name: NameOf,
  language: Language,
): readonly string[] =>
  'further' in facts && facts.further !== undefined
    ? facts.further.map(({ rule, facts: more }) =>
        reasonOf(rule, answers[language].lead.float({ verdict: 'chosen', facts: more, name }), language),
      )
    : [];

/** What does not count of the values that separated the two. */
const cutsIn = (
  { facts, rule }: Pick<Answer, 'facts' | 'rule'>,
  name: NameOf,
  language: Language,
): readonly string[] =>
  'cuts' in facts && facts.cuts !== undefined ? describeCuts(facts.cuts, rule, { name, language }) : [];

/** Of colours, boards and ranks it is not asked whether they were chosen: what was decided comes first. */
const hasWord = ({ kind, verdict }: Pick<Answer, 'kind' | 'verdict'>): boolean =>
  verdict !== 'chosen' || kind === 'pair' || kind === 'bye' || kind === 'float';

/**
 * Everything that a ruling passed over, the word against it, the counts or the round, and the rule: the lines below a
 * decision. Players of a list who are passed over for the same reason share a line.
 */
export const describePassedOver = (ruling: Ruling, name: NameOf, language: Language): readonly string[] => {
  const lines = new Map<string, PassedOver[]>();
  for (const [index, passed] of ruling.passedOver.entries()) {
    const { players, verdict, rule, suffers = [], ...told } = passed;
    const isAlone = players.length === 1 && suffers.every(id => id === players[0]);
    const key = isAlone ? JSON.stringify([verdict, rule.key, told]) : `line ${index}`;
    lines.set(key, [...(lines.get(key) ?? []), passed]);
  }
  return [...lines.values()].map(line => lineOf(line, ruling, { name, language }));
};

/** What was not taken of all that a ruling passed over: a pair, staying, somebody instead, or the halves as they were. */
export const describeNotTaken = (
  ruling: Ruling,
  passed: PassedOver,
  name: NameOf,
  language: Language,
): string => {
  const [player = 0, ...others] = passed.players;
  const isInstead =
    others.length === 0 &&
    (ruling.subject === 'bye' || ruling.subject === 'float') &&
    player !== ruling.about[0];
  return isInstead ? answers[language].instead(name(player)) : whatIn([passed], ruling, { name, language });
};

/** What was not taken: a pair, a player or several, staying, or the halves as they were. */
const whatIn = (
  line: readonly PassedOver[],
  { subject, about }: Pick<Ruling, 'subject' | 'about'>,
  { name, language }: { readonly name: NameOf; readonly language: Language },
): string => {
  const texts = answers[language];
  const [player = 0, ...others] = line[0]?.players ?? [];
  if (subject === 'exchange') return texts.unchanged;
  if (subject === 'board' && others.length === 0) return texts.toOtherColour(name(player));
  if (subject === 'float' && player === about[0]) return texts.staying(name(player), ...others.map(name));
  return line.length === 1
    ? [player, ...others].map(name).join(' – ')
    : wordingIn(language).list(line.flatMap(passed => passed.players.map(name)));
};

const lineOf = (
  line: readonly PassedOver[],
  { subject, about }: Ruling,
  { name, language }: { readonly name: NameOf; readonly language: Language },
): string => {
  const texts = answers[language];
  const [first] = line;
  if (!first) return '';
  const { players, verdict, rule, ...told } = first;
  // Of an exchange nobody is named before.
  const facts = { ...told, about: subject === 'exchange' ? [] : players };
  const detail = texts.detail({ verdict, facts, name });
  return `${whatIn(line, { subject, about }, { name, language })}: ${texts.verdicts[verdict].toLowerCase()}${detail === '' ? '' : ` ${detail}`} (${articleIn(rule.id, language)}).`;
};
