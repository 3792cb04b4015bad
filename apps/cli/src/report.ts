import type { Place } from '@pareo/engine/model';
import { describeIssue, describeRefusal, type Language } from '@pareo/texts';
import { type ExitCode, exitCodeOf, type Fault } from './answer.ts';
import { printableLine } from './terminal/printable.ts';
import { describeCliFault } from './texts/index.ts';

/** A fault as it is printed. */
export interface PrintedFault {
  readonly code: string;
  readonly file: string | undefined;
  readonly place: Place | undefined;
  readonly message: string;
  /** The exit code it calls for. */
  readonly exit: ExitCode;
}

export const printedFault = (fault: Fault, language: Language): PrintedFault => {
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
        message: describeIssue(fault.issue, language),
        exit: exitCodeOf(fault),
      };
    case 'refusal':
      return {
        code: fault.refusal.code,
        file: fault.file,
        place: undefined,
        message: describeRefusal(fault.refusal, fault.name, language),
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
  { language, as }: { readonly language: Language; readonly as: 'lines' | 'json' },
): string => {
  const printed = faults.map(fault => printedFault(fault, language));
  return as === 'json' ? asJson({ errors: printed.map(jsonOf) }) : printed.map(lineOf).join('');
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
