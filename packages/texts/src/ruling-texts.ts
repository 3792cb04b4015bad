import type { PassedOver, Ruling } from '@pareo/engine';
import type { FactsOf, RulingSubject } from '@pareo/engine/systems';
import { reasons as inEnglish } from './en/reasons.ts';
import { reasons as inSpanish } from './es/reasons.ts';
import type { Language } from './language.ts';
import { type Against, namedLeftOver } from './reasons/phrases.ts';
import { rulingsIn } from './reasons/rulings.ts';
import { textOfRule } from './rules.ts';
import { articleIn } from './sources.ts';
import type { NameOf } from './subjects.ts';

/** Who is concerned, already named, and the numbers that the rule gave. */
export interface RulingWords<Subject extends RulingSubject = RulingSubject> {
  readonly about: readonly string[];
  readonly because: readonly string[];
  readonly facts: FactsOf[Subject];
  /** What was passed over first. */
  readonly passed?: PassedWords;
}

/** What was passed over first, and what stands against it. */
export interface PassedWords extends Against {
  /** Whether the player would have stayed: the opponents are then those the rule forbids. */
  readonly isStaying: boolean;
  /** Of the others who were passed over for the bye, those who may not have it, by the numbers of the rules. */
  readonly barred: readonly { readonly rule: string; readonly players: readonly string[] }[];
}

export interface RulingTexts {
  /** What was decided, in a sentence without the reason. */
  readonly decided: { readonly [S in RulingSubject]: (words: RulingWords<S>) => string };
  /** What leads to the rule; its text follows after a colon. Empty where the rule says it all. */
  readonly because: { readonly [S in RulingSubject]: (words: RulingWords<S>) => string };
  /** Who else may not have the bye, in a sentence of its own. */
  readonly barred: (barred: PassedWords['barred']) => string;
}

export const rulings: Readonly<Record<Language, RulingTexts>> = {
  en: rulingsIn(inEnglish),
  es: rulingsIn(inSpanish),
};

/** What was decided, what led to it, the rule that decided in the reader's language, and its article. */
export const describeRuling = <S extends RulingSubject>(
  ruling: Ruling<S>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RulingTexts = rulings[language];
  const words = wordsOf(ruling, { name, language });
  const lead = texts.because[ruling.subject](words);
  const rule = textOfRule(ruling.rule, language).replace(/\.$/, '');
  const reason = lead === '' ? rule : `${lead}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
  const { barred = [] } = words.passed ?? {};
  return [
    `${texts.decided[ruling.subject](words)} ${reason} (${articleIn(ruling.rule.article, language)}).`,
    ...(barred.length === 0 ? [] : [texts.barred(barred)]),
  ].join(' ');
};

/** What was decided, without the reason. */
export const describeDecision = <S extends RulingSubject>(
  ruling: Ruling<S>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RulingTexts = rulings[language];
  return texts.decided[ruling.subject](wordsOf(ruling, { name, language }));
};

interface Reader {
  readonly name: NameOf;
  readonly language: Language;
}

const wordsOf = <S extends RulingSubject>(ruling: Ruling<S>, reader: Reader): RulingWords<S> => ({
  about: whiteFirst(ruling.about, 'white' in ruling.facts ? ruling.facts.white : undefined).map(reader.name),
  because: ruling.because.map(reader.name),
  facts: ruling.facts,
  ...passedFirst(ruling, reader),
});

const passedFirst = (
  { subject, passedOver, about, because }: Pick<Ruling, 'subject' | 'passedOver' | 'about' | 'because'>,
  { name, language }: Reader,
): { readonly passed: PassedWords } | Record<never, never> => {
  const [first] = passedOver;
  if (!first) return {};
  const { players, rule, suffers = [], opponents = [], isByOtherRules = false, leftOver, ...told } = first;
  const isStaying = subject === 'float' && players[0] === about[0];
  const forbidden = passedOver.filter(passed => passed.players.length === 2);
  const alike = forbidden.filter(passed => passed.rule.key === rule.key);
  const isNamed = (id: number): boolean => (isStaying ? about : because).includes(id);
  return {
    passed: {
      ...told,
      // The sentence does not name anybody twice.
      suffers: suffers.every(isNamed) ? [] : suffers.map(name),
      isStaying,
      isOtherColour: subject === 'board' && players.length === 1,
      opponents: (isStaying ? alike.flatMap(passed => passed.players.slice(1)) : opponents).map(name),
      isByOtherRules: isStaying ? alike.length < forbidden.length : isByOtherRules,
      ...(leftOver ? { leftOver: namedLeftOver(leftOver, name, id => articleIn(id, language)) } : {}),
      barred: subject === 'bye' ? barredIn(passedOver, because, { name, language }) : [],
    },
  };
};

/** Rule by rule, without those the sentence has already named. */
const barredIn = (
  passedOver: readonly PassedOver[],
  said: readonly number[],
  { name, language }: Reader,
): PassedWords['barred'] => {
  const byRule = new Map<string, string[]>();
  for (const { players, verdict, rule } of passedOver) {
    if (verdict !== 'forbidden' || players.every(id => said.includes(id))) continue;
    const article = articleIn(rule.id, language);
    byRule.set(article, [...(byRule.get(article) ?? []), ...players.map(name)]);
  }
  return [...byRule].map(([rule, players]) => ({ rule, players }));
};

const whiteFirst = (about: readonly number[], white: unknown): readonly number[] =>
  about[1] !== undefined && about[1] === white ? [...about].reverse() : about;
