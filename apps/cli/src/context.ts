import type { Language } from '@pareo/texts';
import type { Paint } from './terminal/paint.ts';
import type { Texts } from './texts/index.ts';

/** What a command knows besides its call. */
export interface Context {
  readonly language: Language;
  readonly texts: Texts;
  /** Names of the options that the command takes. */
  readonly options: readonly string[];
  /** For standard output. */
  readonly paint: Paint;
  readonly isTerminal: boolean;
  /** Columns of the terminal, within what reads well. */
  readonly width: number;
  /** Our own program, which threads run again. */
  readonly program: URL;
  /** The folder of the package: samples and version are found from here. */
  readonly home: URL;
  /** Writes at once on standard error: only for progress. */
  readonly progress: ((text: string) => void) | undefined;
}
