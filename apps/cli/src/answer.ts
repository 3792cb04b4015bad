import type { Issue, NoPairing, Outcome } from '@pareo/engine';
import type { NameOf } from '@pareo/texts';
import type { CliFault, CliFaultCode, CliFaultData } from './texts/index.ts';

/** `docs/reference/cli.md`, exit codes. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5;

/** Something wrong, with what its sentence needs; the sentence is made where it is printed. */
export type Fault =
  | { readonly kind: 'call'; readonly fault: CliFault; readonly file?: string }
  | { readonly kind: 'input'; readonly issue: Issue; readonly file: string }
  | { readonly kind: 'refusal'; readonly refusal: NoPairing; readonly name: NameOf; readonly file: string };

/** A file to be written once nothing can fail any more. */
export interface NewFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** What was read is not replaced, nor, unless the call is one that does, any other file. Absent: it may replace anything. */
  readonly keeps?: { readonly read: readonly string[]; readonly others: 'kept' | 'replaced' };
  /** Where what stood there before is kept; a copy made earlier gives way. */
  readonly copy?: string;
}

/** What a command gives back. It has written nothing yet: that happens last, and only when all went well. */
export type Answer =
  | {
      readonly kind: 'done';
      readonly exit: ExitCode;
      readonly output: string;
      readonly files: readonly NewFile[];
      /** Remarks for whoever sits at the terminal: on standard error, never in the way of the output. */
      readonly notices: readonly string[];
      /** `data`: the content of a file, which goes to a pipe exactly as it is. */
      readonly as: 'text' | 'data';
    }
  | { readonly kind: 'failed'; readonly faults: readonly Fault[] };

export const done = (
  output: string,
  more: {
    readonly exit?: ExitCode;
    readonly files?: readonly NewFile[];
    readonly notices?: readonly string[];
    readonly as?: 'text' | 'data';
  } = {},
): Answer => ({
  kind: 'done',
  exit: more.exit ?? 0,
  output,
  files: more.files ?? [],
  notices: more.notices ?? [],
  as: more.as ?? 'text',
});

export const failed = (faults: readonly Fault[]): Answer => ({ kind: 'failed', faults });

export const callFault = <C extends CliFaultCode>(code: C, data: CliFaultData[C], file?: string): Fault => ({
  kind: 'call',
  fault: cliFault(code, data),
  ...(file === undefined ? {} : { file }),
});

const cliFault = <C extends CliFaultCode>(code: C, data: CliFaultData[C]): CliFault =>
  ({ code, data }) as CliFault;

/** The value of every outcome, or the faults of all of them. */
export const allOf = <Values extends object>(
  outcomes: {
    readonly [Name in keyof Values]: Outcome<Values[Name], Fault>;
  },
): Outcome<Values, Fault> => {
  const entries: readonly (readonly [string, Outcome<unknown, Fault>])[] = Object.entries(outcomes);
  const faults = entries.flatMap(([, outcome]) => (outcome.ok ? [] : outcome.faults));
  if (faults.length > 0) return { ok: false, faults };
  const values = Object.fromEntries(entries.map(([name, outcome]) => [name, outcome.ok && outcome.value]));
  // Built from exactly the names of `outcomes`, which the compiler cannot follow through `fromEntries`.
  return { ok: true, value: values as Values };
};

export const exitCodeOf = (fault: Fault): ExitCode => {
  switch (fault.kind) {
    case 'call':
      return EXIT_OF_CALL[fault.fault.code] ?? 3;
    case 'input':
      return fault.issue.code === 'limit-exceeded' ? 4 : 3;
    case 'refusal':
      return WITHOUT_ROUND.includes(fault.refusal.code) ? 1 : 3;
  }
};

/** No legal round exists. */
const WITHOUT_ROUND: readonly NoPairing['code'][] = [
  'no-legal-pairing',
  'no-bye-candidate',
  'table-pair-forbidden',
];

const EXIT_OF_CALL: Readonly<Partial<Record<CliFaultCode, ExitCode>>> = {
  'internal-error': 2,
  'input-too-large': 4,
  'file-not-found': 5,
  'folder-not-found': 5,
  'file-is-folder': 5,
  'file-not-allowed': 5,
  'file-not-readable': 5,
  'file-not-writable': 5,
  'pipe-without-writer': 5,
  'output-not-writable': 5,
};
