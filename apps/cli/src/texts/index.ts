import { type Language, type Texts as SharedTexts, textsIn as sharedTextsIn } from '@pareo/texts';
import type { CliFault, CliFaultCode, CliTexts } from './cli-texts.ts';
import { cli as inEnglish } from './en/cli.ts';
import { cli as inSpanish } from './es/cli.ts';

export * from './cli-texts.ts';

const CLI: Readonly<Record<Language, CliTexts>> = { en: inEnglish, es: inSpanish };

/** Every sentence of one language, those of the command line included. */
export interface Texts extends SharedTexts {
  readonly cli: CliTexts;
}

export const textsIn = (language: Language): Texts => ({ ...sharedTextsIn(language), cli: CLI[language] });

/** The sentence for a wrong call, or for a file that cannot be used. */
export const describeCliFault = <C extends CliFaultCode>(fault: CliFault<C>, language: Language): string => {
  const { faults } = CLI[language];
  return faults[fault.code](fault.data);
};
