import type { Options } from '@pareo/engine';
import type { FormatId } from '@pareo/engine/formats';
import type { GeneratorRequest } from '@pareo/engine/generator';
import type { Language } from '@pareo/texts';
import type { PrintedFault } from '../report.ts';

/* What goes to a worker and comes back: plain data, because threads copy it. Faults come back as sentences. */

/** The argument by which our program knows that it runs as a thread; asking Node would cost every start. */
export const AS_THREAD = '--as-thread';

export interface CheckTask {
  readonly kind: 'check';
  readonly path: string;
  /** As the call names it; absent: the file decides. */
  readonly system: string | undefined;
  /** In a folder, files that are no tournament are passed over. */
  readonly origin: 'named' | 'folder';
  readonly language: Language;
}

export interface PairOfFile {
  readonly white: number;
  readonly black: number;
}

/** The part of a round that the other side has not. */
export interface Side {
  readonly pairs: readonly PairOfFile[];
  readonly byes: readonly number[];
}

export interface RoundDifference {
  readonly round: number;
  readonly system: string;
  /** Absent where the system gives no round at all: `reasons` say why. */
  readonly expected: Side | undefined;
  readonly found: Side;
  readonly reasons: readonly string[];
}

export interface RankDifferenceOfFile {
  readonly player: number;
  readonly stated: number;
  readonly computed: number;
  readonly reason: string;
}

export interface CheckedFile {
  readonly kind: 'checked';
  readonly file: string;
  readonly rounds: number;
  /** Rounds that cannot be paired again: the file names a system of its own (decision 405). */
  readonly unpaired?: { readonly code: string; readonly rounds: number };
  /** `recorded`: the file does not announce how many there are, so those it has were taken for all. */
  readonly roundsPlanned: 'announced' | 'recorded';
  readonly differences: readonly RoundDifference[];
  readonly ranks: { readonly checked: number; readonly differences: readonly RankDifferenceOfFile[] };
  /** What is odd and changes nothing, as sentences. */
  readonly remarks: readonly { readonly round: number; readonly text: string }[];
  /** "5 Ana López", by number: everyone a difference names. */
  readonly names: Readonly<Record<number, string>>;
}

export interface GenerateTask {
  readonly kind: 'generate';
  readonly path: string;
  readonly format: FormatId;
  readonly system: string;
  readonly options: Options;
  readonly request: GeneratorRequest;
  readonly language: Language;
  /** What happens to a file that is already there. */
  readonly existing: 'kept' | 'replaced';
}

export interface GeneratedFile {
  readonly kind: 'generated';
  readonly file: string;
  readonly rounds: number;
  /** Where it ended early, the round that could not be paired. */
  readonly ended: number | undefined;
}

export type Task = CheckTask | GenerateTask;
export type TaskResult =
  | CheckedFile
  | GeneratedFile
  | { readonly kind: 'passed-over'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly faults: readonly PrintedFault[] };
