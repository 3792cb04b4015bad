import type {
  Act,
  ActKind,
  ActRefusalCode,
  ActRefusalData,
  Attendance,
  ChangeReason,
  Effect,
  FileFaultCode,
  FileFaultData,
  GameResult,
  HandlingId,
  MarkCode,
  Need,
  WarningCode,
  WarningData,
} from '@pareo/engine/journal';
import type { NameByKey } from './subjects.ts';

/** One sentence for every act as the journal shows it; `name` calls a participant by the key. */
export type ActTexts = { readonly [K in ActKind]: (act: Act<K>, name: NameByKey) => string };

/** One sentence for every reason why an act is not done: what, why, what is possible instead. */
export type ActRefusalTexts = {
  readonly [C in ActRefusalCode]: (data: ActRefusalData[C], name: NameByKey) => string;
};

/** One sentence for every consequence that must be confirmed. */
export type ActWarningTexts = {
  readonly [C in WarningCode]: (data: WarningData[C], name: NameByKey) => string;
};

export type NeedTexts = {
  readonly [K in Need['kind']]: (need: Extract<Need, { readonly kind: K }>, name: NameByKey) => string;
};

export type JournalFileTexts = { readonly [C in FileFaultCode]: (data: FileFaultData[C]) => string };

/** Words that sentences and screens share. */
export interface JournalTerms {
  /** The act as a name: a heading, a filter. */
  readonly acts: Readonly<Record<ActKind, string>>;
  readonly attendances: Readonly<Record<Attendance, string>>;
  readonly effects: Readonly<Record<Effect, string>>;
  readonly changes: Readonly<Record<ChangeReason, string>>;
  readonly handlings: Readonly<Record<HandlingId, string>>;
  /** What a line `###` of the report is about. */
  readonly marks: Readonly<Record<MarkCode, string>>;
  readonly notRated: string;
  readonly reason: string;
}

/** Everything about the journal in one language. */
export interface JournalTexts {
  readonly acts: ActTexts;
  readonly refusals: ActRefusalTexts;
  readonly warnings: ActWarningTexts;
  readonly needs: NeedTexts;
  readonly files: JournalFileTexts;
  readonly terms: JournalTerms;
}

const PLAIN: Readonly<Record<GameResult['code'], string>> = {
  '1-0': '1-0',
  '=': '½-½',
  '0-1': '0-1',
  '=-0': '½-0',
  '0-=': '0-½',
  '0-0': '0-0',
  '+-': '+ -',
  '-+': '- +',
  '--': '- -',
  '1-0u': '1-0',
  '=u': '½-½',
  '0-1u': '0-1',
};

/** `½-½`, `+ -`, `412-388`; games shorter than a move say so. */
export const resultAs =
  (notRated: string) =>
  ({ code, tally }: GameResult): string =>
    tally
      ? `${tally.white}-${tally.black}`
      : code.endsWith('u')
        ? `${PLAIN[code]} (${notRated})`
        : PLAIN[code];
