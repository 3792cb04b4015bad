import { isNamed, wordsOf } from '../client/folded.ts';
import type { DeskBoard, ResultDesk } from './desk.ts';

/* The boards as this phone shows them: what the server last said of them, and over it what was typed here since. */

/** A result that was typed here. */
export interface Typed {
  readonly round: number;
  readonly board: number;
  readonly code: string;
  /** The entry that wrote it. Absent: it waits on this phone. */
  readonly seq?: number;
}

export interface ShownBoard extends DeskBoard {
  /** It is on this phone and not on the server yet. */
  readonly waits: boolean;
}

/** `typed`: oldest first. What the server was read of after the entry is newer than what was typed. */
export const shownBoards = (desk: ResultDesk, typed: readonly Typed[]): readonly ShownBoard[] =>
  desk.boards.map(board => {
    const last = typed.filter(one => isOver(one, desk, board)).at(-1);
    return last
      ? { ...board, result: last.code, mine: true, waits: last.seq === undefined }
      : { ...board, waits: false };
  });

const isOver = ({ round, board, seq }: Typed, desk: ResultDesk, { board: number }: DeskBoard): boolean =>
  round === desk.round && board === number && (seq === undefined || seq > desk.version);

export const isOpen = ({ result }: Pick<DeskBoard, 'result'>): boolean =>
  typeof result === 'string' ? result === '' : result.every(code => code === '');

/** The next open board, from the top again after the last. */
export const nextOpen = (boards: readonly ShownBoard[], after: number): number | undefined => {
  const open = boards.filter(one => isOpen(one) && one.board !== after);
  return (open.find(({ board }) => board > after) ?? open[0])?.board;
};

/** By the beginning of a number, or by the beginnings of parts of a name. */
export const boardsWith = (boards: readonly ShownBoard[], text: string): readonly ShownBoard[] => {
  const wanted = text.trim();
  if (wanted === '') return boards;
  if (/^\d+$/.test(wanted)) {
    const exact = boards.filter(({ board }) => String(board) === wanted);
    return exact.length > 0 ? exact : boards.filter(({ board }) => String(board).startsWith(wanted));
  }
  const words = wordsOf(wanted);
  return boards.filter(({ white, black }) => [white, black].some(name => isNamed(name, words)));
};
