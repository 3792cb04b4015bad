import type {
  LevelOn,
  RankReason,
  Stage,
  TiebreakWarning,
  TiebreakWarningCode,
  TiebreakWarningData,
} from '@pareo/engine/standings';
import { describeCuts } from './cut-texts.ts';
import { standings as inEnglish } from './en/standings.ts';
import { standings as inSpanish } from './es/standings.ts';
import type { Language } from './language.ts';
import type { Same } from './same.ts';
import type { NameOf } from './subjects.ts';
import { describeTiebreak } from './tiebreak-texts.ts';

export type WarningTexts = {
  readonly [C in TiebreakWarningCode]: (data: TiebreakWarningData[C]) => string;
};

/** One side of a comparison, in words. */
interface SideWords {
  readonly name: string;
  readonly value: string;
}

/** Two neighbours of a table, and what stands between them. */
export interface SeparatedWords {
  readonly ahead: SideWords;
  readonly behind: SideWords;
  readonly by: string;
  /** Whether the values are places among the tied. */
  readonly isPlace: boolean;
  readonly levelOn: readonly string[];
}

export type StandingsTexts = Same<typeof inEnglish>;

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
    case 'separated': {
      const { ahead, behind, by, isPlace, levelOn, cuts } = reason;
      const separated = texts.separated({
        ahead: { name: name(ahead.id), value: shown(ahead.value) },
        behind: { name: name(behind.id), value: shown(behind.value) },
        by: describeTiebreak(by, language),
        isPlace,
        levelOn: levelOn.map(level => describeLevel(level, language)),
      });
      return [separated, ...describeCuts(cuts, ahead.working.rule, { name, language })].join(' ');
    }
    case 'annulled':
      return texts.annulled(name(reason.ahead), name(reason.behind));
    case 'stage': {
      const { ahead, behind } = reason;
      return texts.byStage(
        name(ahead.id),
        stageWords(ahead.stage, name, language),
        name(behind.id),
        stageWords(behind.stage, name, language),
      );
    }
    case 'apart':
      return texts.apart;
    case 'shared': {
      const names = reason.players.map(name);
      return reason.stage
        ? texts.sharedStage(names, reason.places, texts.stageClause(reason.stage, undefined, 'two'))
        : texts.shared(names, reason.rank);
    }
  }
};

/** A stage of a knock-out, as a column shows it. */
export const describeStage = (stage: Stage, language: Language): string => standings[language].stage(stage);

/** "lost in the semi-finals to 1 Ana": the end of a sentence about one player. */
export const stageWords = (stage: Stage | undefined, name: NameOf, language: Language): string =>
  standings[language].stageClause(stage, stage?.by === undefined ? undefined : name(stage.by), 'one');

/** "points (4)"; a place among the tied is left out, because it is not a value of the tie-break. */
export const describeLevel = ({ tiebreak, value, isPlace }: LevelOn, language: Language): string => {
  const text = describeTiebreak(tiebreak, language);
  return isPlace ? text : `${text} (${value === undefined ? standings[language].noValue : value})`;
};
