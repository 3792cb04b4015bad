import type { PassedOver, Ruling } from '@pareo/engine';
import type { FactsOf, LeftOver, RulingSubject } from '@pareo/engine/systems';
import { rulings as inEnglish } from './en/rulings.ts';
import { rulings as inSpanish } from './es/rulings.ts';
import type { Language } from './language.ts';
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

/** The word against something, the counts, and who suffers them. */
export interface PassedWords
  extends Pick<PassedOver, 'verdict' | 'chosen' | 'other' | 'unit' | 'each' | 'elsewhere' | 'round'> {
  readonly suffers: readonly string[];
  /** Whether it is the player's own staying; then whom the rule forbids them, and whether others by other rules. */
  readonly isStaying: boolean;
  readonly opponents: readonly string[];
  readonly isByOtherRules: boolean;
  /** Who would have no opponent. */
  readonly leftOver?: NamedLeftOver;
}

/** Who would be left over, named. */
export type NamedLeftOver = Omit<LeftOver, 'players' | 'partners'> & {
  readonly [K in 'players' | 'partners']: readonly string[];
};

export const namedLeftOver = (leftOver: LeftOver, name: NameOf): NamedLeftOver => ({
  ...leftOver,
  players: leftOver.players.map(name),
  partners: leftOver.partners.map(name),
});

export interface RulingTexts {
  /** What was decided, in a sentence without the reason. */
  readonly decided: { readonly [S in RulingSubject]: (words: RulingWords<S>) => string };
  /** What leads to the rule; its text follows after a colon. Empty where the rule says it all. */
  readonly because: { readonly [S in RulingSubject]: (words: RulingWords<S>) => string };
}

export const rulings: Readonly<Record<Language, RulingTexts>> = { en: inEnglish, es: inSpanish };

/** What was decided, what led to it, the rule that decided in the reader's language, and its article. */
export const describeRuling = <S extends RulingSubject>(
  ruling: Ruling<S>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RulingTexts = rulings[language];
  const words = wordsOf(ruling, name);
  const lead = texts.because[ruling.subject](words);
  const rule = textOfRule(ruling.rule, language).replace(/\.$/, '');
  const reason = lead === '' ? rule : `${lead}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
  return `${texts.decided[ruling.subject](words)} ${reason} (${articleIn(ruling.rule.article, language)}).`;
};

/** What was decided, without the reason. */
export const describeDecision = <S extends RulingSubject>(
  ruling: Ruling<S>,
  name: NameOf,
  language: Language,
): string => {
  const texts: RulingTexts = rulings[language];
  return texts.decided[ruling.subject](wordsOf(ruling, name));
};

const wordsOf = <S extends RulingSubject>(ruling: Ruling<S>, name: NameOf): RulingWords<S> => ({
  about: whiteFirst(ruling.about, 'white' in ruling.facts ? ruling.facts.white : undefined).map(name),
  because: ruling.because.map(name),
  facts: ruling.facts,
  ...passedFirst(ruling, name),
});

const passedFirst = (
  { subject, passedOver, about }: Pick<Ruling, 'subject' | 'passedOver' | 'about'>,
  name: NameOf,
): { readonly passed: PassedWords } | Record<never, never> => {
  const [first] = passedOver;
  if (!first) return {};
  const { players, rule, suffers = [], opponents = [], isByOtherRules = false, leftOver, ...told } = first;
  const isStaying = subject === 'float' && players[0] === about[0];
  const forbidden = passedOver.filter(passed => passed.players.length === 2);
  const alike = forbidden.filter(passed => passed.rule.key === rule.key);
  return {
    passed: {
      ...told,
      suffers: suffers.map(name),
      isStaying,
      opponents: (isStaying ? alike.flatMap(passed => passed.players.slice(1)) : opponents).map(name),
      isByOtherRules: isStaying ? alike.length < forbidden.length : isByOtherRules,
      ...(leftOver ? { leftOver: namedLeftOver(leftOver, name) } : {}),
    },
  };
};

const whiteFirst = (about: readonly number[], white: unknown): readonly number[] =>
  about[1] !== undefined && about[1] === white ? [...about].reverse() : about;
