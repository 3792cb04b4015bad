import type { CutPart } from '@pareo/engine/standings';
import type { Rule } from '@pareo/engine/systems';
import { cuts as inEnglish } from './en/cuts.ts';
import { cuts as inSpanish } from './es/cuts.ts';
import type { Language } from './language.ts';
import { textOfRule } from './rules.ts';
import type { Same } from './same.ts';
import { articleIn } from './sources.ts';
import type { NameOf } from './subjects.ts';

/** A round that a tie-break leaves out, with everybody already named. */
export interface CutWords {
  readonly whose: string;
  readonly round: number | undefined;
  readonly opponent: string | undefined;
  readonly against: CutPart['against'];
  /** What it would have added. */
  readonly amount: number;
  /** The article by which it would have added that, where there was no game. */
  readonly article: string;
}

export type CutTexts = Same<typeof inEnglish>;

const cuts: Readonly<Record<Language, CutTexts>> = { en: inEnglish, es: inSpanish };

/** The rounds that a tie-break leaves out, what each would have added, and by which rule: a sentence for each rule. */
export const describeCuts = (
  parts: readonly CutPart[],
  definition: Rule,
  { name, language }: { readonly name: NameOf; readonly language: Language },
): readonly string[] => {
  const texts = cuts[language];
  const lineOf = ({ of, round, opponent, against, amount, rule }: CutPart) =>
    texts.line({
      whose: name(of),
      round,
      opponent: opponent === undefined ? undefined : name(opponent),
      against,
      amount,
      article: articleIn(rule.article, language),
    });
  const rules = new Map(parts.map(({ cut }) => [cut.key, cut]));
  return [...rules.values()].map(rule =>
    texts.notCounted(
      parts.filter(({ cut }) => cut.key === rule.key).map(lineOf),
      // The annex of 1998 defines the cut itself: it is not said twice.
      rule.key === definition.key ? '' : ruleAndArticle(rule, language),
    ),
  );
};

const ruleAndArticle = (rule: Rule, language: Language): string => {
  const text = textOfRule(rule, language).replace(/\.$/, '');
  return `${text.charAt(0).toLowerCase()}${text.slice(1)} (${articleIn(rule.article, language)})`;
};
