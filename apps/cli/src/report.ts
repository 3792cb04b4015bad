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
  if (as === 'json') return asJson({ errors: printed.map(jsonOf) });
  // What a reader of files left out is counted already.
  const counted = printed.filter(({ code }) => code === 'more-faults');
  const told = printed.filter(({ code }) => code !== 'more-faults');
  const rest = told.slice(MOST_LINES);
  const shown = rest.length > 1 ? told.slice(0, MOST_LINES) : told;
  const sum = rest.length > 1 ? `pareo: ${summedUp(rest, language)}\n` : '';
  return [...shown.map(lineOf), sum, ...counted.map(lineOf)].join('');
};

/** What fits a screen; a list of a thousand faults has its first ones scrolled away. */
const MOST_LINES = 10;

/** `And 23 more: 20 result-not-understood, 3 player-not-there.` */
const summedUp = (faults: readonly PrintedFault[], language: Language): string => {
  const counts = new Map<string, number>();
  for (const { code } of faults) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} ${code}`);
  return textsIn(language).cli.notices.moreFaults(faults.length, codes.join(', '));
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
