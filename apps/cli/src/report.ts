import type { Place } from '@pareo/engine/model';
import { describeIssue, describeRefusal, type Language } from '@pareo/texts';
import { type ExitCode, exitCodeOf, type Fault } from './answer.ts';
import { hintFor } from './hints.ts';
import { printableLine } from './terminal/printable.ts';
import { describeCliFault, textsIn } from './texts/index.ts';

/** A fault as it is printed. */
export interface PrintedFault {
  readonly code: string;
  readonly file: string | undefined;
  readonly place: Place | undefined;
  readonly message: string;
  /** The exit code it calls for. */
  readonly exit: ExitCode;
}

/** `options`: those of the command, for what the call can do about it. */
export const printedFault = (fault: Fault, language: Language, options: readonly string[]): PrintedFault => {
  const hinted = (sentence: string): string =>
    [sentence, hintFor(fault, options, textsIn(language)) ?? ''].join(' ').trimEnd();
  switch (fault.kind) {
    case 'call':
      return {
        code: fault.fault.code,
        file: fault.file,
        place: undefined,
        message: describeCliFault(fault.fault, language),
        exit: exitCodeOf(fault),
      };
    case 'input':
      return {
        code: fault.issue.code,
        file: fault.file,
        place: fault.issue.place,
        message: hinted(describeIssue(fault.issue, language)),
        exit: exitCodeOf(fault),
      };
    case 'refusal':
      return {
        code: fault.refusal.code,
        file: fault.file,
        place: undefined,
        message: hinted(describeRefusal(fault.refusal, fault.name, language)),
        exit: exitCodeOf(fault),
      };
  }
};

/** `file:line:column: sentence [code]`: what editors and terminals turn into a link. */
export const lineOf = ({ code, file, place, message }: PrintedFault): string => {
  const where = file === undefined ? 'pareo' : place ? `${file}:${place.line}:${place.column}` : file;
  return `${printableLine(`${where}: ${message} [${code}]`)}\n`;
};

/** `docs/reference/cli.md`, errors with `--json`. */
export const jsonOf = ({ code, file, place, message }: PrintedFault) => ({
  code,
  file: file ?? null,
  line: place?.line ?? null,
  column: place?.column ?? null,
  message,
});

export const reportOf = (
  faults: readonly Fault[],
  {
    language,
    as,
    options = [],
  }: {
    readonly language: Language;
    readonly as: 'lines' | 'json';
    readonly options?: readonly string[];
  },
): string => {
  const printed = faults.map(fault => printedFault(fault, language, options));
  return as === 'json' ? asJson({ errors: printed.map(jsonOf) }) : printed.map(lineOf).join('');
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
