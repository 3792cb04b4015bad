import type {
  RankReason,
  TiebreakWarning,
  TiebreakWarningCode,
  TiebreakWarningData,
} from '@pareo/engine/standings';
import { standings as inEnglish } from './en/standings.ts';
import { standings as inSpanish } from './es/standings.ts';
import type { Language } from './language.ts';
import type { NameOf } from './subjects.ts';
import { describeTiebreak } from './tiebreak-texts.ts';

export type WarningTexts = {
  readonly [C in TiebreakWarningCode]: (data: TiebreakWarningData[C]) => string;
};

/** One side of a comparison, in words. */
export interface SideWords {
  readonly name: string;
  readonly value: string;
}

export interface StandingsTexts {
  readonly warnings: WarningTexts;
  readonly separated: (words: {
    readonly ahead: SideWords;
    readonly behind: SideWords;
    readonly by: string;
    readonly levelOn: readonly string[];
  }) => string;
  readonly annulled: (ahead: string, behind: string) => string;
  readonly shared: (rank: number) => string;
  readonly noValue: string;
  /** Numbers that a working gives beside its lines; without a name here they are not shown. */
  readonly facts: Readonly<Record<string, string>>;
  /** `article`: of the system's own text, which has this list. */
  readonly noTiebreaks: (proposed: readonly string[], article?: string) => string;
  readonly unfinished: (players: readonly string[]) => string;
  readonly placeOf: (name: string, rank: number, points: string) => string;
  readonly nobody: string;
  readonly own: string;
  readonly score: string;
  readonly counts: string;
  readonly cut: string;
  readonly rule: string;
  readonly opponent: string;
  readonly round: string;
}

export const standings: Readonly<Record<Language, StandingsTexts>> = { en: inEnglish, es: inSpanish };

/** The sentence for something doubtful in a list of tie-breaks. */
export const describeWarning = <C extends TiebreakWarningCode>(
  warning: TiebreakWarning<C>,
  language: Language,
): string => {
  const texts: WarningTexts = standings[language].warnings;
  return texts[warning.code](warning.data);
};

/** Why one is ahead of the other. */
export const describeRankReason = (reason: RankReason, name: NameOf, language: Language): string => {
  const texts = standings[language];
  const shown = (value: number | undefined) => (value === undefined ? texts.noValue : String(value));
  switch (reason.kind) {
    case 'separated':
      return texts.separated({
        ahead: { name: name(reason.ahead.id), value: shown(reason.ahead.value) },
        behind: { name: name(reason.behind.id), value: shown(reason.behind.value) },
        by: describeTiebreak(reason.by, language),
        levelOn: reason.levelOn.map(
          ({ tiebreak, value }) => `${describeTiebreak(tiebreak, language)} (${shown(value)})`,
        ),
      });
    case 'annulled':
      return texts.annulled(name(reason.ahead), name(reason.behind));
    case 'shared':
      return texts.shared(reason.rank);
  }
};
