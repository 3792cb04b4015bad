import { office as inEnglish } from './en/office.ts';
import { office as inSpanish } from './es/office.ts';
import type { Language } from './language.ts';

/** What a rating office would refuse in a report. */
export type OfficeCode =
  | 'name-missing'
  | 'city-missing'
  | 'federation-missing'
  | 'federation-unknown'
  | 'start-missing'
  | 'end-missing'
  | 'dates-reversed'
  | 'arbiter-missing'
  | 'time-control-missing'
  | 'round-dates-missing'
  | 'round-dates-outside'
  | 'id-missing'
  | 'id-unknown'
  | 'id-twice'
  | 'player-federation-missing'
  | 'player-federation-unknown'
  | 'title-unknown'
  | 'birth-missing'
  | 'birth-unknown'
  | 'sex-missing'
  | 'games-open';

interface OfficeData {
  readonly rounds?: readonly number[];
  /** By name. */
  readonly players?: readonly string[];
  readonly games?: number;
}

export type OfficeTexts = Readonly<Record<OfficeCode, (data: OfficeData) => string>>;

const TEXTS: Readonly<Record<Language, OfficeTexts>> = { en: inEnglish, es: inSpanish };

/** One sentence, with the first players by name. */
export const describeOffice = (
  {
    code,
    players,
    ...data
  }: { readonly code: OfficeCode; readonly players?: readonly { readonly name: string }[] } & Omit<
    OfficeData,
    'players'
  >,
  language: Language,
): string =>
  TEXTS[language][code]({ ...data, ...(players ? { players: players.map(({ name }) => name) } : {}) });
